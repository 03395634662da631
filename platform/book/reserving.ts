import { formatOdds, oddsDisplayOf } from '../../streams/domain/oddsFormat.ts'
import { line as quarters, type Line, marketKey } from '../../streams/domain/market.ts'
import { money, type Currency } from '../../streams/domain/money.ts'
import { SINGLE_SERIES } from '../../streams/domain/parlay.ts'
import {
  isReservable,
  isReservePrice,
  maxReserveStake,
  type ReservePay,
  shownPrice,
} from '../../streams/domain/reservation.ts'
import { quoteSingle } from '../../streams/domain/stake.ts'
import { worstStatus } from '../../streams/domain/status.ts'
import { isVirtualSport } from '../../streams/domain/vocabulary/sports.ts'
import type { NewOrder, StoredLeg } from '../store/orders/order.ts'
import type { World, WorldLine, WorldMarket, WorldMatch, WorldSelection } from '../world/world.ts'
import { type OfferedLeg, sawScore, timingNow } from './acceptance.ts'
import type { AskedLeg, ConfirmRequest } from './confirmRequest.ts'
import { reserveLimits } from './limits.ts'
import { isInPlay, isOver, scoreStopsBetting } from './matchState.ts'
import { newLeg, type OrderDrafts } from './placing.ts'
import { refused, type RefusalReason } from './refusal.ts'

/** The most reservations that wait at a time, of one member at one venue (docs/betting.md, 6.7). */
export const MAX_RESERVED = 10

/** How far beyond the offered lines another line can be reserved, quarters. */
const LINES_BEYOND = 4

/** How a reservation on a match can be paid. In play its stake is held, so that a fill never waits for money. */
export function payChoices(match: WorldMatch): readonly ReservePay[] {
  return isInPlay(match) ? ['held'] : ['held', 'atFill']
}

/** Whether a bet on this market can be reserved now. */
export function reservableNow(match: WorldMatch, { spec }: Pick<WorldMarket, 'spec'>): boolean {
  return match.teams !== null && !isVirtualSport(match.sport) && !isOver(match) && isReservable(spec)
}

/**
 * The lines of a market that can be reserved, from the lowest: those between and a little beyond the offered ones.
 * Empty for a market without lines.
 */
export function reservableLines({ lines }: Pick<WorldMarket, 'lines'>): readonly Line[] {
  const offered = lines.flatMap(({ line }) => (line === null ? [] : [line as number]))
  if (offered.length === 0) return []
  // Sports that have no quarter lines get none here.
  const step = offered.some((each) => each % 2 !== 0) ? 1 : 2
  const [first = 0] = offered
  const least = Math.min(...offered) - LINES_BEYOND
  const most = Math.max(...offered) + LINES_BEYOND
  const anchor = ((first % step) + step) % step
  return Array.from({ length: most - least + 1 }, (_, index) => least + index)
    .filter((each) => ((each % step) + step) % step === anchor)
    .map((each) => quarters(each))
}

/** The open selection on this line with the best price, in whatever slot; `null` when there is none now. */
export function openOnLine(
  match: WorldMatch,
  { spec, line, side }: Pick<StoredLeg, 'spec' | 'line' | 'side'>,
): OfferedLeg | null {
  const market = match.markets.find(({ key }) => key === marketKey(spec))
  if (market === undefined) return null
  const open = market.lines.flatMap((each): OfferedLeg[] => {
    if (each.line !== line) return []
    return openIn(match, market, each, side)
  })
  return open.reduce<OfferedLeg | null>(
    (best, each) => (best !== null && best.selection.odds >= each.selection.odds ? best : each),
    null,
  )
}

function openIn(
  match: WorldMatch,
  market: WorldMarket,
  line: WorldLine,
  side: WorldSelection['side'],
): OfferedLeg[] {
  const selection = line.selections.find((each) => each.side === side)
  if (selection === undefined) return []
  const status = worstStatus(match.bettingStatus, line.status, selection.status)
  return status === 'open' ? [{ match, market, line, selection }] : []
}

/** What a reservation depends on besides the world. */
export interface ReservingTerms {
  readonly pay: ReservePay
  /** When it is received, platform ms. */
  readonly at: number
  /** The odds level of the member, 1 to 7 for A to G. */
  readonly oddsLevel: number
}

/** What a member stakes at which price. */
interface ReservedStake {
  readonly odds: AskedLeg['odds']
  readonly currency: Currency
  /** Minor units. */
  readonly stake: number
  readonly oddsLevel: number
}

/** The order of a reservation, or why it is refused. */
export function draftReservation(
  world: World,
  confirm: ConfirmRequest,
  { pay, at, oddsLevel }: ReservingTerms,
): OrderDrafts {
  const refuse = (reason: RefusalReason): OrderDrafts => ({ ok: false, refusal: refused(reason, 0, 0) })
  const [bet, ...others] = confirm.bets
  const [asked, ...more] = bet?.legs ?? []
  if (at > confirm.validUntil) return refuse('expired')
  if (bet === undefined || asked === undefined || others.length > 0 || more.length > 0)
    return refuse('legCount')
  if (bet.series !== SINGLE_SERIES) return refuse('reserveNotAllowed')
  if (confirm.oddsFormat !== 'europe') return refuse('oddsFormat')
  const { unitStake } = bet
  if (!Number.isSafeInteger(unitStake.minor) || unitStake.minor <= 0) return refuse('badAmount')
  const place = placeOf(world, asked)
  if (typeof place === 'string') return refuse(place)
  const { match, market, line } = place
  if (!payChoices(match).includes(pay)) return refuse('reserveNotAllowed')
  const fault =
    priceFault(match, asked) ??
    stakeFault(match, { odds: asked.odds, currency: confirm.currency, stake: unitStake.minor, oddsLevel })
  if (fault !== null) return refuse(fault)
  const live = isInPlay(match)
  const { odds } = asked
  const selection = place.selection
  const leg = {
    ...newLeg({ match, market, line, selection }, asked, 'europe'),
    line: asked.line,
    odds,
    oddsFinal: formatOdds(odds, 'europe', oddsDisplayOf(match.sport)),
  }
  const order: NewOrder = {
    venue: confirm.venue,
    siteId: confirm.siteId,
    ...(bet.channel === undefined ? {} : { channel: bet.channel }),
    status: 'reserved',
    reserve: pay,
    currency: confirm.currency,
    series: SINGLE_SERIES,
    lines: 1,
    unitStake: unitStake.minor,
    totalStake: unitStake.minor,
    stakeTyped: String(unitStake.minor),
    // The price that is waited for, or a better one.
    acceptance: 'better',
    oddsFormat: 'europe',
    maxReturn: quoteSingle(unitStake, odds, 'europe').returns.minor,
    placedAt: at,
    confirmDueAt: null,
    legs: [leg],
  }
  return { ok: true, orders: [{ order, legs: [{ odds, leagueLevel: match.league.level, live, oddsLevel }] }] }
}

/** The market of a leg, with the slot that it names; its line may be another one. */
function placeOf(world: World, asked: AskedLeg): OfferedLeg | RefusalReason {
  const match = world.match(asked.matchId)
  if (match === undefined) return 'unknownSelection'
  if (isVirtualSport(match.sport)) return 'reserveNotAllowed'
  if (isOver(match)) return 'matchOver'
  const market = match.markets.find(({ key }) => key === marketKey(asked.spec))
  if (market === undefined) return 'closed'
  if (!reservableNow(match, market)) return 'reserveNotAllowed'
  if (asked.timing !== timingNow(match)) return 'timingChanged'
  if (scoreStopsBetting(match) && !sawScore(asked, match)) return 'scoreChanged'
  if (match.bettingStatus !== 'open') return match.bettingStatus
  const line = market.lines.find(({ slot }) => slot === asked.slot) ?? market.lines[0]
  const selection = line?.selections.find(({ side }) => side === asked.side)
  if (line === undefined || selection === undefined) return 'unknownSelection'
  const isOffered = asked.line === null ? line.line === null : reservableLines(market).includes(asked.line)
  return isOffered ? { match, market, line, selection } : 'lineChanged'
}

/** A price below the present one would be no target, and one above the highest is never reached. */
function priceFault(
  match: WorldMatch,
  { spec, line, side, odds }: Pick<AskedLeg, 'spec' | 'line' | 'side' | 'odds'>,
): RefusalReason | null {
  if (!isReservePrice(odds)) return 'reserveOdds'
  const now = openOnLine(match, { spec, line, side })
  return now !== null && odds < shownPrice(now.selection.odds) ? 'reserveOdds' : null
}

function stakeFault(
  match: WorldMatch,
  { odds, currency, stake, oddsLevel }: ReservedStake,
): RefusalReason | null {
  const leg = { leagueLevel: match.league.level, live: isInPlay(match), oddsLevel }
  const { min, maxReturn } = reserveLimits(leg, currency)
  if (stake < min) return 'reserveBelowMin'
  const most = Math.max(min, maxReserveStake(money(maxReturn, currency), odds).minor)
  return stake > most ? 'reserveAboveMax' : null
}

/** Why a waiting order may not wait for this price; `null` when it may. */
export function editFault(world: World, leg: StoredLeg, wanted: ReservedStake): RefusalReason | null {
  const match = world.match(leg.matchId)
  if (match === undefined || isOver(match)) return 'matchOver'
  const line = leg.line === null ? null : quarters(leg.line)
  return priceFault(match, { ...leg, line, odds: wanted.odds }) ?? stakeFault(match, wanted)
}
