import type { Side } from '../../streams/domain/market.ts'
import { formatOdds, oddsDisplayOf } from '../../streams/domain/oddsFormat.ts'
import {
  maxReturn,
  offeredSeries,
  type Series,
  type SeriesKey,
  seriesStake,
  SINGLE_SERIES,
} from '../../streams/domain/parlay.ts'
import { quoteSingle } from '../../streams/domain/stake.ts'
import type { NewLeg, NewOrder } from '../store/orders/order.ts'
import { entrantName, teamNames, type World, type WorldMatch } from '../world/world.ts'
import { checkLeg, timingNow } from './acceptance.ts'
import type { OfferedLeg } from './acceptance.ts'
import type { AskedBet, AskedLeg, ConfirmRequest } from './confirmRequest.ts'
import type { LimitedOrder } from './exposure.ts'
import { seriesRange, singleRange, withinRange } from './limits.ts'
import type { LimitedLeg } from './limits.ts'
import { matchName } from './matchName.ts'
import { isInPlay, scoreAtBet } from './matchState.ts'
import { offersFormat } from './oddsFormats.ts'
import { refused } from './refusal.ts'
import type { Refusal } from './refusal.ts'

export type OrderDrafts =
  | { readonly ok: true; readonly orders: readonly LimitedOrder[] }
  | { readonly ok: false; readonly refusal: Refusal }

/** The most legs of an order (docs/betting.md, 4). */
const MAX_LEGS = 10
const MIN_SERIES_LEGS = 2

/** What a confirm depends on besides the world. */
export interface PlacingTerms {
  /** When the confirm is received, platform ms. */
  readonly at: number
  /** How long after `at` a live bet is decided, platform ms. */
  readonly liveDelay: number
  /** The odds level of the member, 1 to 7 for A to G, which scales the limits. */
  readonly oddsLevel: number
}

/**
 * The orders of a confirm at the present prices, or the first refusal: a confirm is taken as a whole or not
 * at all.
 */
export function draftOrders(world: World, confirm: ConfirmRequest, terms: PlacingTerms): OrderDrafts {
  if (terms.at > confirm.validUntil) return { ok: false, refusal: refused('expired') }
  if (confirm.bets.length === 0) return { ok: false, refusal: refused('legCount') }
  const orders: LimitedOrder[] = []
  for (const [index, bet] of confirm.bets.entries()) {
    const draft = draftOrder(world, confirm, bet, terms)
    if (!draft.ok) return { ok: false, refusal: { ...draft.refusal, bet: index } }
    orders.push(draft.limited)
  }
  return { ok: true, orders }
}

type OrderDraft =
  { readonly ok: true; readonly limited: LimitedOrder } | { readonly ok: false; readonly refusal: Refusal }

function draftOrder(world: World, confirm: ConfirmRequest, bet: AskedBet, terms: PlacingTerms): OrderDraft {
  const shape = shapeFault(bet)
  const { series } = bet
  if (shape !== null || series === null) return { ok: false, refusal: shape ?? refused('unknownSeries') }
  const legs: OfferedLeg[] = []
  for (const [index, asked] of bet.legs.entries()) {
    const check = checkLeg(world, asked, confirm.acceptance)
    if (!check.ok) return { ok: false, refusal: refused(check.reason, null, index) }
    legs.push(check.leg)
  }
  const barred = series === SINGLE_SERIES ? -1 : legs.findIndex(({ market }) => !market.parlayAllowed)
  if (barred >= 0) return { ok: false, refusal: refused('parlayNotAllowed', null, barred) }
  const format = formatOf(confirm, bet)
  const unoffered = legs.findIndex(({ market, match }) => !offersFormat(market.spec, format, match.sport))
  if (unoffered >= 0) return { ok: false, refusal: refused('oddsFormat', null, unoffered) }
  const limited = legs.map((leg) => limitedLeg(leg, terms.oddsLevel))
  const amounts = amountsOf(confirm, bet, limited)
  if (!amounts.ok) return amounts
  const live = legs.some(({ match }) => isInPlay(match))
  const order: NewOrder = {
    venue: confirm.venue,
    siteId: confirm.siteId,
    ...(bet.channel === undefined ? {} : { channel: bet.channel }),
    status: live ? 'confirming' : 'accepted',
    currency: confirm.currency,
    series,
    unitStake: bet.unitStake.minor,
    stakeTyped: String(bet.unitStake.minor),
    acceptance: confirm.acceptance,
    oddsFormat: format,
    placedAt: terms.at,
    confirmDueAt: live ? terms.at + terms.liveDelay : null,
    legs: legs.map((leg, index) => newLeg(leg, bet.legs[index], format)),
    ...amounts.value,
  }
  return { ok: true, limited: { order, legs: limited } }
}

/** Errors of a bet that do not depend on the world. */
function shapeFault({ series, legs, unitStake }: AskedBet): Refusal | null {
  if (!Number.isSafeInteger(unitStake.minor) || unitStake.minor <= 0) return refused('badAmount')
  if (series === SINGLE_SERIES) return legs.length === 1 ? null : refused('legCount')
  if (legs.length < MIN_SERIES_LEGS || legs.length > MAX_LEGS) return refused('legCount')
  if (offeredAs(series, legs.length) === null) return refused('unknownSeries')
  const seen = new Set<string>()
  for (const [index, { matchId }] of legs.entries()) {
    if (seen.has(matchId)) return refused('sameMatch', null, index)
    seen.add(matchId)
  }
  return null
}

/** The series on this many legs; `null` if it is not offered, as for a single. */
function offeredAs(key: SeriesKey | null, legs: number): Series | null {
  return offeredSeries(legs).find((series) => series.key === key) ?? null
}

/** Series always use European odds (docs/betting.md, 4). */
function formatOf({ oddsFormat }: ConfirmRequest, { series }: AskedBet): NewOrder['oddsFormat'] {
  return series === SINGLE_SERIES ? oddsFormat : 'europe'
}

type Amounts =
  | { readonly ok: true; readonly value: Pick<NewOrder, 'lines' | 'totalStake' | 'maxReturn'> }
  | { readonly ok: false; readonly refusal: Refusal }

function amountsOf(confirm: ConfirmRequest, bet: AskedBet, legs: readonly LimitedLeg[]): Amounts {
  const { currency } = confirm
  const [first] = legs
  if (first === undefined) return { ok: false, refusal: refused('legCount') }
  const series = offeredAs(bet.series, legs.length)
  if (series === null) return singleAmounts(confirm, bet, first)
  const fit = withinRange(bet.unitStake, seriesRange(series, legs, currency))
  if (fit !== 'within') return { ok: false, refusal: refused(fit) }
  const odds = legs.map((leg) => leg.odds)
  return {
    ok: true,
    value: {
      lines: series.combinations,
      totalStake: seriesStake(bet.unitStake, series).minor,
      maxReturn: maxReturn(bet.unitStake, series, odds).minor,
    },
  }
}

function limitedLeg({ match, selection }: OfferedLeg, oddsLevel: number): LimitedLeg {
  return { odds: selection.odds, leagueLevel: match.league.level, live: isInPlay(match), oddsLevel }
}

/** In some formats the typed number is the amount to win; limits apply to the stake. */
function singleAmounts({ currency, oddsFormat }: ConfirmRequest, bet: AskedBet, leg: LimitedLeg): Amounts {
  const { risked, returns } = quoteSingle(bet.unitStake, leg.odds, oddsFormat)
  const fit = withinRange(risked, singleRange(leg, currency))
  if (fit !== 'within') return { ok: false, refusal: refused(fit) }
  return { ok: true, value: { lines: 1, totalStake: risked.minor, maxReturn: returns.minor } }
}

/** A leg as it is stored, at the present price. */
export function newLeg(
  { match, market, line, selection }: OfferedLeg,
  asked: AskedLeg | undefined,
  format: NewOrder['oddsFormat'],
): NewLeg {
  return {
    matchId: match.id,
    sport: match.sport,
    leagueId: match.league.id,
    leagueName: { ...match.league.name },
    matchName: storedMatchName(match),
    selectionName: storedEntrant(match, selection.side),
    spec: market.spec,
    marketId: line.marketId,
    optionId: selection.optionId,
    playId: asked?.playId ?? market.key,
    slot: line.slot,
    line: line.line,
    side: selection.side,
    odds: selection.odds,
    oddsFinal: formatOdds(selection.odds, format, oddsDisplayOf(match.sport)),
    scoreBenchmark: scoreAtBet(match, market.spec),
    placedScore: match.score,
    timing: timingNow(match),
    kickOff: match.kickOff,
  }
}

function storedEntrant(match: WorldMatch, side: Side): NewLeg['selectionName'] {
  const name = entrantName(match, side)
  return name === null ? null : { ...name }
}

function storedMatchName(match: WorldMatch): NewLeg['matchName'] {
  const { home, away } = teamNames(match)
  return {
    cmn: matchName(home.cmn, away.cmn),
    zho: matchName(home.zho, away.zho),
    english: matchName(home.english, away.english),
  }
}
