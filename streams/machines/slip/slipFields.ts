import { parseAmount } from '../../domain/amount.ts'
import type { SlipStake } from '../../domain/blockReason.ts'
import { money, type Money } from '../../domain/money.ts'
import type { Odds, OddsFormat } from '../../domain/odds.ts'
import { maxReturn, offeredSeries, type Series, seriesStake } from '../../domain/parlay.ts'
import type { Quote, StakeLimit } from '../../domain/quote.ts'
import { quoteSingle, typedRange, typesToWin } from '../../domain/stake.ts'
import { legKey } from './legKeys.ts'
import { quotedFor, seriesField, type Slip } from './slip.ts'
import { presentOdds } from './presentOdds.ts'

/** A stake field of the slip with its computed amounts. */
export interface SlipField extends SlipStake {
  readonly key: string
  readonly text: string
  /** `null` for a single. */
  readonly series: Series | null
  /**
   * Whether the typed amount is the profit instead of the amount risked (Malay and Indonesian prices with a
   * minus).
   */
  readonly toWin: boolean
  /** The profit if the bet wins. */
  readonly profit: Money | null
  /** The return if the bet wins, with the stake. */
  readonly returns: Money | null
}

/** The fields for the slip's kind: one per leg, one for the fold of all legs, or one per series. */
export function slipFields(slip: Slip, quote: Quote | null, format: OddsFormat): readonly SlipField[] {
  if (slip.kind === 'single') return slip.legs.map((_, index) => fieldOfLeg(slip, index, quote, format))
  const offered = offeredSeries(slip.legs.length)
  const shown = slip.kind === 'parlay' ? offered.slice(0, 1) : offered
  return shown.map((series) => fieldOfSeries(slip, series, quote))
}

function fieldOfLeg(slip: Slip, index: number, quote: Quote | null, format: OddsFormat): SlipField {
  const leg = slip.legs[index]
  const key = leg === undefined ? '' : legKey(leg.choice)
  const row = leg === undefined ? null : (quotedFor(leg, quote?.legs ?? []) ?? null)
  const text = slip.stakes[key] ?? ''
  const typed = parseAmount(text, slip.currency)
  const odds = leg === undefined ? null : presentOdds(leg, row)
  const amounts = typed === null || odds === null ? null : quoteSingle(typed, odds, format)
  return {
    key,
    text,
    legs: [index],
    series: null,
    toWin: odds !== null && typesToWin(odds, format),
    typed,
    risked: amounts?.risked ?? null,
    profit: amounts?.profit ?? null,
    returns: amounts?.returns ?? null,
    limit: limitAsTyped(limitFor(quote, row?.wire.optionId ?? leg?.wire.optionId ?? ''), odds, format),
  }
}

function fieldOfSeries(slip: Slip, series: Series, quote: Quote | null): SlipField {
  const key = seriesField(series.key)
  const text = slip.stakes[key] ?? ''
  const typed = parseAmount(text, slip.currency)
  const odds = slip.legs.map((leg) => presentOdds(leg, quotedFor(leg, quote?.legs ?? []) ?? null))
  const risked = typed === null ? null : seriesStake(typed, series)
  const returns = typed === null ? null : maxReturn(typed, series, odds)
  return {
    key,
    text,
    legs: slip.legs.map((_, index) => index),
    series,
    toWin: false,
    typed,
    risked,
    profit:
      risked === null || returns === null
        ? null
        : { minor: returns.minor - risked.minor, currency: slip.currency },
    returns,
    limit: limitFor(quote, series.key),
  }
}

/** Converts limits from the amount risked to the amount to type. */
function limitAsTyped(limit: StakeLimit | null, odds: Odds | null, format: OddsFormat): StakeLimit | null {
  if (limit === null || odds === null) return limit
  const { min, max } = typedRange({ min: limit.min.minor, max: limit.max.minor }, odds, format)
  return { ...limit, min: money(min, limit.min.currency), max: money(max, limit.max.currency) }
}

function limitFor(quote: Quote | null, key: string): StakeLimit | null {
  return quote?.limits.find((limit) => limit.key === key) ?? null
}
