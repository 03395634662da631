import { map } from 'rxjs'
import type { Leg } from '../../domain/leg.ts'
import { MINOR_PER_UNIT, money, type Currency, type Money } from '../../domain/money.ts'
import { ODDS_SCALE, oddsFromScaled } from '../../domain/odds.ts'
import { type SeriesKey, SINGLE_SERIES } from '../../domain/parlay.ts'
import type { Quote, QuotedLeg, StakeLimit } from '../../domain/quote.ts'
import { err, ok } from '../../domain/result.ts'
import { type LimitItem, limitsAnswer, type SeriesLimit } from '../../wire/dpty/limits.ts'
import { DPTY_PATHS } from '../../wire/dpty/paths.ts'
import { dptyOddsOf } from '../../wire/dpty/prices.ts'
import type { Call } from '../call.ts'
import { goneLeg } from '../goneLeg.ts'
import { codeOfSeries, seriesOfCode } from '../seriesCodes.ts'
import { unitsMoney } from '../unitsMoney.ts'
import type { Ask } from './call.ts'
import { LIMITS_UNAVAILABLE } from './errors.ts'
import { homeLine } from './map/market.ts'
import { readPair } from './map/match.ts'
import { currencyCodes, hoaOf, marketSpecOf, oddsOf, optionStatusOf } from './numbers.ts'
import { marketKey } from '../../domain/market.ts'

export interface QuoteQuestion {
  readonly legs: readonly Leg[]
  readonly series: readonly SeriesKey[]
  readonly currency: Currency
  readonly now: () => number
}

/** Requests prices, lines and limits of the legs, and limits of series. */
export function askQuote$(ask: Ask, { legs, series, currency, now }: QuoteQuestion): Call<Quote> {
  const codes = series.filter((key) => key !== SINGLE_SERIES).map(codeOfSeries)
  return ask({
    kind: 'read',
    polled: true,
    path: DPTY_PATHS.limits,
    query: {
      currency: String(currencyCodes[currency]),
      ...(codes.length === 0 ? {} : { series: codes.join(',') }),
    },
    body: legs.map(({ choice, wire }) => ({ matchId: choice.matchId, betItemsId: wire.optionId })),
    answer: limitsAnswer,
  }).pipe(
    map((result) => {
      if (!result.ok) return result
      const { items, series: rows } = result.value.value
      // One row for each leg, in their order: with others nothing is known.
      if (items.length !== legs.length) return err(LIMITS_UNAVAILABLE)
      const quoted = legs.map((leg, index) => quotedLeg(leg, items[index]))
      const limits = [
        ...items.flatMap((item, index) => singleLimit(item, legs[index], currency) ?? []),
        ...rows.flatMap((row) => seriesLimit(row, legs.length, currency) ?? []),
      ]
      return ok({ legs: quoted, limits, at: now() })
    }),
  )
}

/** A leg as it is now. An option on another line replaces the one that was asked for. */
function quotedLeg(leg: Leg, item: LimitItem | undefined): QuotedLeg {
  const { choice, wire } = leg
  const gone = goneLeg(leg)
  if (item?.betItemsId !== wire.optionId) return gone
  const present = { score: readPair(item.scoreBenchmark), live: item.ip }
  const spec = marketSpecOf(choice.sport, item)
  const isSame =
    spec !== null && marketKey(spec) === marketKey(choice.spec) && item.hoa === hoaOf(choice.side)
  const line = isSame ? homeLine(choice.spec, choice.side, item.h) : undefined
  if (line === undefined) return { ...gone, ...present }
  const odds = oddsOf(choice.sport, item.od, item.ot)
  const status = optionStatusOf(item.s)
  return {
    choice,
    wire: { ...wire, optionId: item.bid },
    line,
    odds,
    status: odds === null && status === 'open' ? 'suspended' : status,
    ...present,
    ...(item.openReserve ? { reservable: true } : {}),
  }
}

/** `null` if an amount or the price is unreadable; limits are never guessed. */
function singleLimit(item: LimitItem, leg: Leg | undefined, currency: Currency): StakeLimit | null {
  const [min, max, win] = [item.minAmount, item.maxAmount, item.maxWinAmount].map((amount) =>
    unitsMoney(amount, currency),
  )
  const odds = leg === undefined ? null : oddsOf(leg.choice.sport, item.od, item.ot)
  if (min == null || max == null || win == null || odds === null) return null
  return { key: item.bid, min, max: leastOf(max, stakeFor(win, odds)), seriesOdds: null }
}

/** The stake that wins an amount together with itself, in whole units. */
function stakeFor({ minor, currency }: Money, odds: number): Money {
  const stake = Number((BigInt(Math.max(0, minor)) * BigInt(ODDS_SCALE)) / BigInt(odds))
  return money(Math.floor(stake / MINOR_PER_UNIT) * MINOR_PER_UNIT, currency)
}

function leastOf(one: Money, other: Money): Money {
  return one.minor <= other.minor ? one : other
}

function seriesLimit(row: SeriesLimit, legs: number, currency: Currency): StakeLimit | null {
  const key = seriesOfCode(row.seriesType, legs)
  const [min, max] = [unitsMoney(row.minAmount, currency), unitsMoney(row.maxAmount, currency)]
  if (key === null || min === null || max === null) return null
  return { key, min, max, seriesOdds: oddsFromScaled(dptyOddsOf(row.seriesOdds) ?? 0) }
}
