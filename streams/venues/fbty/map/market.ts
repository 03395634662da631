import { parseLine } from '../../../domain/lineFormat.ts'
import {
  hasLine,
  type Market,
  marketKey,
  type MarketLine,
  type MarketSpec,
  type Selection,
} from '../../../domain/market.ts'
import type { OddsFormat } from '../../../domain/odds.ts'
import type { FbtyLine, FbtyMarket, FbtyOption } from '../../../wire/fbty/match.ts'
import { fbtyPlayId } from '../../../wire/fbty/plays.ts'
import { FBTY_OFFERED_FORMATS } from '../../../wire/fbty/tables.ts'
import { subMatchTypes } from '../../../wire/subMatchTypes.ts'
import { ALL_FORMATS, marketSpecOf, marketStatusOf, optionIdOf, readPrice, sideOf } from '../numbers.ts'

/** What a list has in common for its markets. */
export interface MarketTerms {
  /** Venue time, ms. */
  readonly at: number
  /** Whether its prices are offered in European odds only, as in outrights and parlays. */
  readonly europeOnly: boolean
}

const EUROPE: readonly OddsFormat[] = ['europe']

/** The known markets, in the venue's order. */
export function readMarkets(markets: readonly FbtyMarket[], terms: MarketTerms): readonly Market[] {
  return markets.flatMap((market, order) => readMarket(market, order, terms) ?? [])
}

function readMarket(market: FbtyMarket, order: number, { at, europeOnly }: MarketTerms): Market | null {
  const spec = marketSpecOf(market)
  if (spec === null) return null
  const lines = readLines(market.mks, spec, at)
  const inAllFormats = market.mks.some(({ op }) => op.some(({ odt }) => odt === FBTY_OFFERED_FORMATS.all))
  const subMatch = subMatchOf(spec)
  return {
    key: marketKey(spec),
    spec,
    playId: fbtyPlayId(market),
    name: market.nm,
    // An outright is a single only, whatever the venue says (decision 0072).
    parlayAllowed:
      spec.kind !== 'outright' && market.mks.length > 0 && market.mks.every(({ au }) => au === 1),
    ...(subMatch === null ? {} : { subMatch }),
    oddsFormats: inAllFormats && !europeOnly ? ALL_FORMATS : EUROPE,
    order,
    lines,
  }
}

/** The part of the match that a market is about; `null` for regular time and for a whole tie. */
function subMatchOf({ period }: MarketSpec): number | null {
  if (period === 'extraTime') return subMatchTypes.extraTime
  return period === 'penalties' ? subMatchTypes.penalty : null
}

/** Lines in the order of their slots. If a slot occurs twice, its first line is used. */
function readLines(lines: readonly FbtyLine[], spec: MarketSpec, at: number): readonly MarketLine[] {
  const bySlot = new Map<number, MarketLine>()
  for (const wire of lines) {
    const line = readLine(wire, spec, at)
    if (line !== null && !bySlot.has(line.slot)) bySlot.set(line.slot, line)
  }
  return [...bySlot.values()].toSorted((one, other) => one.slot - other.slot)
}

/** `null` if the market needs a line and the venue's is missing or invalid. */
function readLine(wire: FbtyLine, spec: MarketSpec, at: number): MarketLine | null {
  const lined = hasLine(spec.kind)
  const line = lined ? parseLine(wire.li) : null
  if (lined && line === null) return null
  return {
    marketId: wire.id,
    slot: wire.mbl,
    // A line is found again by its id, also after it has moved.
    handle: null,
    line,
    status: marketStatusOf(wire.ss),
    asOf: at,
    selections: wire.op.flatMap((option) => readSelection(wire.id, option, spec) ?? []),
  }
}

/** `null` without a known side or any price. */
function readSelection(marketId: string, option: FbtyOption, spec: MarketSpec): Selection | null {
  const side = sideOf(option.ty)
  const price = readPrice(option)
  if (side === null || price === null) return null
  const named = spec.kind === 'outright' ? { name: option.nm } : {}
  return { optionId: optionIdOf(marketId, option.ty), side, ...price, ...named }
}
