import { parseLine } from '../../../streams/domain/lineFormat.ts'
import type { MarketKey, MarketSpec } from '../../../streams/domain/market.ts'
import type { Pair } from '../../../streams/domain/match.ts'
import { money } from '../../../streams/domain/money.ts'
import type { Currency } from '../../../streams/domain/money.ts'
import { oddsFromScaled } from '../../../streams/domain/odds.ts'
import { seriesOf, SINGLE_SERIES } from '../../../streams/domain/parlay.ts'
import { minorUnits } from '../../../streams/wire/pmty/amounts.ts'
import type { BetLeg, BetRequest, SeriesOrder } from '../../../streams/wire/pmty/bet.ts'
import { PMTY_CURRENCY_CODES } from '../../../streams/wire/pmty/tables.ts'
import type { AskedBet, AskedLeg, ConfirmRequest } from '../../book/confirmRequest.ts'
import { acceptanceOf, marketKeyOf, oddsFormatOf, sideOf, timingOf } from './numbers.ts'
import { PMTY } from './pmtyDeps.ts'

/** A bet as the book reads it; `null` for one that says what the venue cannot mean. */
export function readBet(request: BetRequest, memberId: number, siteId: number): ConfirmRequest | null {
  const currency = currencyOf(request.currencyCode)
  const bets = request.seriesOrders.map((order) => readOrder(order, currency))
  const known = bets.filter((bet) => bet !== null)
  if (known.length < bets.length) return null
  const single = request.seriesOrders.find(({ seriesType }) => seriesType === SINGLE_SERIES)
  return {
    memberId,
    venue: PMTY,
    siteId: String(siteId),
    clientOrderId: request.clientOrderId,
    validUntil: request.validUntil,
    currency,
    acceptance: acceptanceOf(request.acceptOdds),
    oddsFormat: oddsFormatOf(single?.orderDetailList[0]?.marketTypeFinally ?? ''),
    bets: known,
  }
}

/** The currency of a `currencyCode`; RMB when it names none, as at the venue. */
export function currencyOf(code: string): Currency {
  return code === PMTY_CURRENCY_CODES.USDT ? 'USDT' : 'RMB'
}

function readOrder(order: SeriesOrder, currency: Currency): AskedBet | null {
  const legs = order.orderDetailList.map((leg) => readLeg(leg))
  const known = legs.filter((leg) => leg !== null)
  const amounts = new Set(order.orderDetailList.map(({ betAmount }) => minorUnits(betAmount)))
  const [unit = null] = amounts
  // One amount for each line: legs that name two, or a wrong count of lines, are not guessed at.
  if (known.length < legs.length || amounts.size !== 1 || unit === null) return null
  const lines = seriesOf(order.seriesType, legs.length)?.lines ?? 1
  if (order.seriesSum !== lines) return null
  return { series: order.seriesType, unitStake: money(unit, currency), legs: known }
}

function readLeg(leg: BetLeg): AskedLeg | null {
  const key = marketKeyOf(leg.playId)
  const spec = key === null ? null : specOfKey(key)
  const side = sideOf(leg.playOptions)
  const odds = oddsFromScaled(leg.odds)
  const timing = timingOf(leg.matchType)
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
    playId: leg.playId,
  }
}

/** A market's meaning is its name: stat, kind and period. */
function specOfKey(key: MarketKey): MarketSpec {
  const [stat, kind, period] = key.split('.') as [
    MarketSpec['stat'],
    MarketSpec['kind'],
    MarketSpec['period'],
  ]
  return { stat, kind, period }
}

function scoreOf(text: string): Pair | null {
  const [, home, away] = /^(?:S1\|)?(\d{1,3})[:-](\d{1,3})$/.exec(text) ?? []
  return home === undefined || away === undefined ? null : [Number(home), Number(away)]
}
