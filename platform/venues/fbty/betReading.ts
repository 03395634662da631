import { parseMarketKey } from '../../../streams/domain/market.ts'
import type { Pair } from '../../../streams/domain/match.ts'
import { type Currency, money } from '../../../streams/domain/money.ts'
import { ODDS_SCALE, oddsFromScaled } from '../../../streams/domain/odds.ts'
import { type SeriesKey, SINGLE_SERIES } from '../../../streams/domain/parlay.ts'
import { minorUnits } from '../../../streams/wire/amounts.ts'
import type { FbtyBetLeg } from '../../../streams/wire/fbty/bet.ts'
import { FBTY_PUSH_TYPES } from '../../../streams/wire/fbty/betTables.ts'
import type { AskedLeg, ConfirmRequest } from '../../book/confirmRequest.ts'
import { parseMarketId } from '../../world/ids.ts'
import type { World } from '../../world/world.ts'
import { FBTY } from './code.ts'
import { acceptanceOf, formatOf, playIdOf, sideOfType, timingOf } from './numbers.ts'

/** What the bets of a call have in common. */
export interface BetCall {
  readonly memberId: number
  readonly siteId: number
  readonly currency: Currency
  readonly validUntil: number
}

interface WireBet {
  readonly relatedId: string
  readonly unitStake: string
  readonly oddsChange: 0 | 1 | 2
  readonly pushType?: 1 | 2 | undefined
}

/** A bet of a call as a confirm of its own; `null` when a leg names nothing. */
export function readBet(
  world: Pick<World, 'match'>,
  call: BetCall,
  { relatedId, unitStake, oddsChange, pushType }: WireBet,
  { series, legs }: { readonly series: SeriesKey | null; readonly legs: readonly FbtyBetLeg[] },
): ConfirmRequest | null {
  const read = legs.map((leg) => readLeg(world, leg))
  const known = read.filter((leg) => leg !== null)
  const minor = minorUnits(unitStake)
  const [first] = legs
  const channel = pushType === FBTY_PUSH_TYPES.yes ? { channel: 'push' as const } : {}
  if (known.length < legs.length || minor === null || first === undefined) return null
  return {
    memberId: call.memberId,
    venue: FBTY,
    siteId: String(call.siteId),
    clientOrderId: relatedId,
    validUntil: call.validUntil,
    currency: call.currency,
    acceptance: acceptanceOf(oddsChange),
    oddsFormat: series === SINGLE_SERIES ? formatOf(first.oddsFormat) : 'europe',
    bets: [{ series, unitStake: money(minor, call.currency), legs: known, ...channel }],
  }
}

function readLeg(world: Pick<World, 'match'>, leg: FbtyBetLeg): AskedLeg | null {
  const named = parseMarketId(leg.marketId)
  const spec = named === null ? null : parseMarketKey(named.key)
  const match = named === null ? undefined : world.match(named.matchId)
  const side = sideOfType(leg.optionType)
  const odds = oddsFromScaled(Math.round(leg.odds * ODDS_SCALE))
  if (named === null || spec === null || side === null || odds === null) return null
  const playId = match === undefined ? null : playIdOf(match.sport, spec)
  // A market that the venue does not offer in the sport is unknown; of an unknown match the book says so.
  if (match !== undefined && playId === null) return null
  return {
    matchId: named.matchId,
    spec,
    slot: named.slot,
    line: named.line,
    side,
    odds,
    timing: timingOf(leg.ip, spec),
    score: scoreOf(leg.re),
    ids: null,
    playId: playId ?? named.key,
  }
}

function scoreOf(text: string): Pair | null {
  const [, home, away] = /^(\d{1,3})[-:](\d{1,3})$/.exec(text) ?? []
  return home === undefined || away === undefined ? null : [Number(home), Number(away)]
}
