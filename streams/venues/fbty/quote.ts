import { map } from 'rxjs'
import type { Leg } from '../../domain/leg.ts'
import { parseLine, sideLine } from '../../domain/lineFormat.ts'
import { hasLine } from '../../domain/market.ts'
import type { Pair } from '../../domain/match.ts'
import type { Currency } from '../../domain/money.ts'
import { type SeriesKey, SINGLE_SERIES } from '../../domain/parlay.ts'
import type { Quote, QuotedLeg, StakeLimit } from '../../domain/quote.ts'
import { worstStatus } from '../../domain/status.ts'
import {
  type FbtyQuote,
  type FbtyQuotedRow,
  type FbtyQuoteRequest,
  type FbtySeriesRow,
  quoteAnswer,
} from '../../wire/fbty/quote.ts'
import type { Call } from '../call.ts'
import { goneLeg } from '../goneLeg.ts'
import { mapValue } from '../mapAnswer.ts'
import { unitsMoney } from '../unitsMoney.ts'
import type { Ask } from './call.ts'
import {
  currencyIds,
  marketStatusOf,
  optionIdOf,
  readPrice,
  scaledOdds,
  seriesOfValue,
  typeOf,
} from './numbers.ts'

export interface QuoteQuestion {
  readonly legs: readonly Leg[]
  readonly series: readonly SeriesKey[]
  readonly currency: Currency
  readonly now: () => number
}

/** Requests present prices and limits of legs, and of their series. */
export function askQuote$(ask: Ask, { legs, series, currency, now }: QuoteQuestion): Call<Quote> {
  const body = {
    currencyId: currencyIds[currency],
    isSelectSeries: series.some((key) => key !== SINGLE_SERIES),
    betMatchMarketList: legs.map(({ choice, wire }) => ({
      matchId: choice.matchId,
      marketId: wire.marketId,
      type: typeOf(choice.side),
      oddsType: 1,
    })),
  } satisfies FbtyQuoteRequest
  return ask({ kind: 'read', call: 'quote', body, answer: quoteAnswer }).pipe(
    mapValue((answer) => quoteOf(answer, legs, currency)),
    map((result) => (result.ok ? { ...result, value: { ...result.value, at: now() } } : result)),
  )
}

function quoteOf({ bms, sos }: FbtyQuote, legs: readonly Leg[], currency: Currency): Omit<Quote, 'at'> {
  const quoted = legs.map((leg) => ({ leg, row: rowOf(leg, bms) }))
  const present = quoted.map(({ leg, row }) => quotedLeg(leg, row))
  const singles = quoted.flatMap(({ row }, index) => {
    const key = present[index]?.wire.optionId
    return row === undefined || key === undefined ? [] : (limitOf(key, row.smin, row.smax, currency) ?? [])
  })
  const series = sos.flatMap((row) => seriesLimit(row, legs.length, currency) ?? [])
  return { legs: present, limits: [...singles, ...series] }
}

/** Finds a leg's row by the requested market id. Rows of other options of the market belong to other legs. */
function rowOf({ wire, choice }: Leg, rows: readonly FbtyQuotedRow[]): FbtyQuotedRow | undefined {
  const ty = typeOf(choice.side)
  const fits = ({ op }: FbtyQuotedRow) => op === null || op.ty === ty
  return (
    rows.find((row) => row.omid === wire.marketId && fits(row)) ??
    rows.find((row) => row.mid === wire.marketId && row.omid === '' && fits(row))
  )
}

/** A leg without a row, or with a closed one, is closed. */
function quotedLeg(leg: Leg, row: FbtyQuotedRow | undefined): QuotedLeg {
  const { choice, wire } = leg
  const gone = goneLeg(leg)
  if (row?.op == null) return gone
  const live = row.ip === 1
  const score = readScore(row.re)
  const status = marketStatusOf(row.ss)
  const price = readPrice(row.op)
  const own = hasLine(choice.spec.kind) ? parseLine(row.op.li) : null
  if (price === null || (own === null && choice.line !== null)) {
    return { ...gone, status: worstStatus(status, 'suspended'), score, live }
  }
  return {
    choice,
    wire: { ...wire, marketId: row.mid, optionId: optionIdOf(row.mid, row.op.ty) },
    // The venue's line is that of the option's own side.
    line: own === null ? null : sideLine(choice.spec, choice.side, own),
    odds: price.odds,
    status: worstStatus(status, price.status),
    score,
    live,
    ...(row.ro === 1 ? { reservable: true } : {}),
  }
}

/** A score such as `1-0`; `null` before kick-off. */
export function readScore(text: string): Pair | null {
  const [, home, away] = /^(\d{1,4})[-:](\d{1,4})$/.exec(text.trim()) ?? []
  return home === undefined || away === undefined ? null : [Number(home), Number(away)]
}

/** `null` if an amount is unreadable; limits are never guessed. */
function limitOf(key: string, least: string, most: string, currency: Currency): StakeLimit | null {
  const min = unitsMoney(least, currency)
  const max = unitsMoney(most, currency)
  return min === null || max === null ? null : { key, min, max, seriesOdds: null }
}

function seriesLimit(
  { sn, sodd, mi, mx }: FbtySeriesRow,
  legs: number,
  currency: Currency,
): StakeLimit | null {
  const key = seriesOfValue(sn, legs)
  const limit = key === null ? null : limitOf(key, mi, mx, currency)
  return limit === null ? null : { ...limit, seriesOdds: scaledOdds(sodd) }
}
