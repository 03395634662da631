import { acceptsPrice } from '../../streams/domain/acceptance.ts'
import { marketKey } from '../../streams/domain/market.ts'
import type { Pair } from '../../streams/domain/match.ts'
import type { AcceptanceMode } from '../../streams/domain/order.ts'
import { worstStatus } from '../../streams/domain/status.ts'
import type { World, WorldLine, WorldMarket, WorldMatch, WorldSelection } from '../world/world.ts'
import type { AskedLeg } from './confirmRequest.ts'
import { isInPlay, isOver, scoreStopsBetting } from './matchStanding.ts'
import type { RefusalReason } from './refusal.ts'

/** Where a leg stands in the world now. */
export interface StandingLeg {
  readonly match: WorldMatch
  readonly market: WorldMarket
  readonly line: WorldLine
  readonly selection: WorldSelection
}

export type LegCheck =
  | { readonly ok: true; readonly standing: StandingLeg }
  | { readonly ok: false; readonly reason: RefusalReason }

const refuse = (reason: RefusalReason): LegCheck => ({ ok: false, reason })

/** What must be known of a leg to find it: what was agreed, or what was stored. */
export type SoughtLeg = Pick<AskedLeg, 'matchId' | 'spec' | 'slot' | 'side'> & {
  readonly line: number | null
}

/**
 * The selection of a leg as it is offered now, or why it cannot be bet on. A line is followed through its
 * slot, and when another one stands there that is another bet, whatever the mode.
 */
export function findOpen(world: World, sought: SoughtLeg): LegCheck {
  const match = world.match(sought.matchId)
  if (match === undefined) return refuse('unknownSelection')
  if (isOver(match)) return refuse('matchOver')
  const key = marketKey(sought.spec)
  const market = match.markets.find((each) => each.key === key)
  const line = market?.lines.find((each) => each.slot === sought.slot)
  if (market === undefined || line === undefined) return refuse(market ? 'lineChanged' : 'closed')
  if (line.line !== sought.line) return refuse('lineChanged')
  const selection = line.selections.find((each) => each.side === sought.side)
  if (selection === undefined) return refuse('unknownSelection')
  const status = worstStatus(match.bettingStatus, line.status, selection.status)
  return status === 'open' ? { ok: true, standing: { match, market, line, selection } } : refuse(status)
}

/** Whether a leg may be bet on at this moment, at the price and in the standing that were agreed. */
export function checkLeg(world: World, asked: AskedLeg, mode: AcceptanceMode): LegCheck {
  const found = findOpen(world, asked)
  if (!found.ok) return found
  const { match, selection } = found.standing
  if (asked.timing !== timingNow(match)) return refuse('timingChanged')
  if (scoreStopsBetting(match) && asked.score !== null && !samePair(asked.score, match.score)) {
    return refuse('scoreChanged')
  }
  return acceptsPrice(mode, asked.odds, selection.odds) ? found : refuse('priceChanged')
}

/** The timing that a bet on this match has now. */
export function timingNow(match: WorldMatch): 'live' | 'early' {
  return isInPlay(match) ? 'live' : 'early'
}

export function samePair(one: Pair, other: Pair): boolean {
  return one[0] === other[0] && one[1] === other[1]
}
