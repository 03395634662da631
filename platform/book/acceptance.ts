import { acceptsPrice } from '../../streams/domain/acceptance.ts'
import { marketKey } from '../../streams/domain/market.ts'
import type { Pair } from '../../streams/domain/match.ts'
import type { AcceptanceMode } from '../../streams/domain/order.ts'
import { worstStatus } from '../../streams/domain/status.ts'
import type { World, WorldLine, WorldMarket, WorldMatch, WorldSelection } from '../world/world.ts'
import type { AskedLeg } from './confirmRequest.ts'
import { isVirtualSport } from '../../streams/domain/vocabulary/sports.ts'
import { isInPlay, isOver, scoreStopsBetting } from './matchState.ts'
import type { RefusalReason } from './refusal.ts'

/** The match, market, line and selection of a leg as they are now. */
export interface OfferedLeg {
  readonly match: WorldMatch
  readonly market: WorldMarket
  readonly line: WorldLine
  readonly selection: WorldSelection
}

export type LegCheck =
  { readonly ok: true; readonly leg: OfferedLeg } | { readonly ok: false; readonly reason: RefusalReason }

const refuse = (reason: RefusalReason): LegCheck => ({ ok: false, reason })

/** The fields by which the leg of a new or a stored bet is found. */
export type SoughtLeg = Pick<AskedLeg, 'matchId' | 'spec' | 'slot' | 'side'> & {
  readonly line: number | null
}

/**
 * The present selection of a leg, or why it cannot be bet on. A leg names a slot; if the slot now has another
 * line, that is another bet and is refused, whatever the acceptance mode.
 */
export function findOpen(world: World, sought: SoughtLeg): LegCheck {
  const match = world.match(sought.matchId)
  if (match === undefined) return refuse('unknownSelection')
  if (isVirtualSport(match.sport)) return findVirtual(match, sought)
  if (isOver(match)) return refuse('matchOver')
  const key = marketKey(sought.spec)
  const market = match.markets.find((each) => each.key === key)
  const line = market?.lines.find((each) => each.slot === sought.slot)
  if (market === undefined || line === undefined) return refuse(market ? 'lineChanged' : 'closed')
  if (line.line !== sought.line) return refuse('lineChanged')
  const selection = line.selections.find((each) => each.side === sought.side)
  if (selection === undefined) return refuse('unknownSelection')
  const status = worstStatus(match.bettingStatus, line.status, selection.status)
  return status === 'open' ? { ok: true, leg: { match, market, line, selection } } : refuse(status)
}

/** A virtual match is `locked` from the lock on, and `closed` if it was cancelled. Its lines never move. */
function findVirtual(match: WorldMatch, sought: SoughtLeg): LegCheck {
  if (match.bettingStatus !== 'open') return refuse(match.bettingStatus)
  const market = match.markets.find(({ key }) => key === marketKey(sought.spec))
  const line = market?.lines.find((each) => each.slot === sought.slot && each.line === sought.line)
  const selection = line?.selections.find(({ side }) => side === sought.side)
  if (market === undefined || line === undefined || selection === undefined) return refuse('unknownSelection')
  const status = worstStatus(line.status, selection.status)
  return status === 'open' ? { ok: true, leg: { match, market, line, selection } } : refuse(status)
}

/** Whether a leg can be bet on now, at the agreed price and score. */
export function checkLeg(world: World, asked: AskedLeg, mode: AcceptanceMode): LegCheck {
  const found = findOpen(world, asked)
  if (!found.ok) return found
  const { match, line, selection } = found.leg
  if (asked.timing !== timingNow(match)) return refuse('timingChanged')
  if (scoreStopsBetting(match) && !sawScore(asked, match)) return refuse('scoreChanged')
  const virtual = isVirtualSport(match.sport)
  if (asked.ids !== null && !namesBoth(asked.ids, line, selection))
    return refuse(virtual ? 'unknownSelection' : 'lineChanged')
  // Its price is fixed, so another one was never offered.
  if (virtual && asked.odds !== selection.odds) return refuse('priceChanged')
  return acceptsPrice(mode, asked.odds, selection.odds) ? found : refuse('priceChanged')
}

/** Whether the score that the member saw is the present one. */
export function sawScore({ score }: Pick<AskedLeg, 'score'>, match: WorldMatch): boolean {
  return score === null ? !isInPlay(match) : samePair(score, match.score)
}

function namesBoth(
  { marketId, optionId }: NonNullable<AskedLeg['ids']>,
  line: WorldLine,
  selection: WorldSelection,
): boolean {
  return marketId === line.marketId && optionId === selection.optionId
}

/** The timing of a bet on this match now: `champion` for a tournament, `virtual` for virtual sports. */
export function timingNow(match: WorldMatch): 'live' | 'early' | 'champion' | 'virtual' {
  if (isVirtualSport(match.sport)) return 'virtual'
  if (match.teams === null) return 'champion'
  return isInPlay(match) ? 'live' : 'early'
}

export function samePair(one: Pair, other: Pair): boolean {
  return one[0] === other[0] && one[1] === other[1]
}
