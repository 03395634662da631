import { parseLine } from '../../../streams/domain/lineFormat.ts'
import { parseMarketKey } from '../../../streams/domain/market.ts'
import type { LegTiming } from '../../../streams/domain/leg.ts'
import type { Pair } from '../../../streams/domain/match.ts'
import { money } from '../../../streams/domain/money.ts'
import type { Currency } from '../../../streams/domain/money.ts'
import { oddsFromScaled } from '../../../streams/domain/odds.ts'
import type { OddsFormat } from '../../../streams/domain/odds.ts'
import type { ReservePay } from '../../../streams/domain/reservation.ts'
import { minorUnits } from '../../../streams/wire/amounts.ts'
import type { BetLeg, BetRequest, SeriesOrder } from '../../../streams/wire/pmty/bet.ts'
import { PMTY_PRE_BET } from '../../../streams/wire/pmty/betNumbers.ts'
import { PMTY_CHANNELS } from '../../../streams/wire/pmty/orderNumbers.ts'
import { SINGLE_SERIES_CODE } from '../../../streams/wire/seriesCodes.ts'
import { PMTY_CURRENCY_CODES } from '../../../streams/wire/pmty/tables.ts'
import { PMTY_RESERVE_PAYS } from '../../../streams/wire/pmty/reservationTables.ts'
import { timingNow } from '../../book/acceptance.ts'
import type { AskedBet, AskedLeg, ConfirmRequest } from '../../book/confirmRequest.ts'
import { isEsport } from '../../../streams/domain/vocabulary/sports.ts'
import type { World } from '../../world/world.ts'
import type { VenueDeps } from '../venueServer.ts'
import { acceptanceOf, marketKeyOf, oddsFormatOf, sideOf, timingOf } from './numbers.ts'
import { PMTY } from './code.ts'
import { seriesOfCode } from '../seriesCodes.ts'

/** Why a bet request is invalid. */
export type Unreadable = 'currencyUnsupported' | 'selectionInvalid' | 'oddsFormatInvalid'

/** Converts a bet request to a confirm, or returns the reason why it is invalid. */
export function readBet(
  { world, siteId }: Pick<VenueDeps, 'world' | 'siteId'>,
  request: BetRequest,
  memberId: number,
): ConfirmRequest | Unreadable {
  const currency = currencyOf(request.currencyCode)
  if (currency === null) return 'currencyUnsupported'
  const bets = request.seriesOrders.map((order) => readOrder(world, order, currency))
  const known = bets.filter((bet) => bet !== null)
  if (known.length < bets.length) return 'selectionInvalid'
  const oddsFormat = formatOfSingles(request)
  if (oddsFormat === null) return 'oddsFormatInvalid'
  return {
    memberId,
    venue: PMTY,
    siteId: String(siteId),
    clientOrderId: request.clientOrderId,
    validUntil: request.validUntil,
    currency,
    acceptance: acceptanceOf(request.acceptOdds),
    oddsFormat,
    bets: known,
    ...(request.preBet === PMTY_PRE_BET.reserve ? { reserve: reservePayOf(request.reservePay) } : {}),
  }
}

/** When a reservation is paid; its stake is held at once, unless the request says otherwise. */
function reservePayOf(code: BetRequest['reservePay']): ReservePay {
  return code === undefined ? 'held' : PMTY_RESERVE_PAYS[code]
}

/** The currency of a `currencyCode`, or `null`. */
export function currencyOf(code: string): Currency | null {
  if (code === PMTY_CURRENCY_CODES.RMB) return 'RMB'
  return code === PMTY_CURRENCY_CODES.USDT ? 'USDT' : null
}

/** The currency of a request; RMB when it names none, as at the venue. */
export function askedCurrency(code: string): Currency | null {
  return code === '' ? 'RMB' : currencyOf(code)
}

/** The common format of all singles of a confirm; a series is always in European odds. */
function formatOfSingles({ seriesOrders }: BetRequest): OddsFormat | null {
  const singles = seriesOrders.filter(({ seriesType }) => seriesType === SINGLE_SERIES_CODE)
  const names = new Set(
    singles.flatMap(({ orderDetailList }) => orderDetailList.map((leg) => leg.marketTypeFinally)),
  )
  const [name = 'EU'] = names
  return names.size > 1 ? null : oddsFormatOf(name)
}

function readOrder(world: World, order: SeriesOrder, currency: Currency): AskedBet | null {
  const legs = order.orderDetailList.map((leg) => readLeg(world, leg))
  const known = legs.filter((leg) => leg !== null)
  const amounts = new Set(order.orderDetailList.map(({ betAmount }) => minorUnits(betAmount)))
  const [unit = null] = amounts
  // Refused: legs with different amounts, or a wrong number of combinations.
  if (known.length < legs.length || amounts.size !== 1 || unit === null) return null
  const series = seriesOfCode(order.seriesType, legs.length)
  if (order.seriesSum !== (series?.combinations ?? 1)) return null
  return {
    series: series?.key ?? null,
    unitStake: money(unit, currency),
    legs: known,
    ...(order.betChannel === undefined ? {} : { channel: PMTY_CHANNELS[order.betChannel] }),
  }
}

function readLeg(world: World, leg: BetLeg): AskedLeg | null {
  const spec = parseMarketKey(marketKeyOf(leg.playId) ?? '')
  const side = sideOf(spec, leg.playOptions)
  const odds = oddsFromScaled(leg.odds)
  const timing = askedTiming(world, leg)
  const line = leg.marketValue === '' ? null : parseLine(leg.marketValue)
  const unreadable = leg.marketValue !== '' && line === null
  if (spec === null || side === null || odds === null || timing === null || unreadable) return null
  return {
    matchId: leg.matchId,
    spec,
    slot: leg.placeNum,
    line,
    side,
    odds,
    timing,
    score: scoreOf(leg.scoreBenchmark),
    ids: { marketId: leg.marketId, optionId: leg.playOptionsId },
    playId: leg.playId,
  }
}

/**
 * The timing of a `matchType`. Of esports 5 means whichever the match has now, and another one is never the timing of
 * the match, so that the book refuses it (docs/esports.md, 6.7).
 */
function askedTiming(world: World, { matchId, matchType }: BetLeg): LegTiming | null {
  const asked = timingOf(matchType)
  const match = world.match(matchId)
  if (match === undefined || !isEsport(match.sport)) return asked
  return asked === 'esports' ? timingNow(match) : 'esports'
}

function scoreOf(text: string): Pair | null {
  const [, home, away] = /^(?:S1\|)?(\d{1,3})[:-](\d{1,3})$/.exec(text) ?? []
  return home === undefined || away === undefined ? null : [Number(home), Number(away)]
}
