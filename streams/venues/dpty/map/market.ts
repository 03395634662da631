import { parseLine, sideLine } from '../../../domain/lineFormat.ts'
import {
  hasLine,
  type Line,
  type Market,
  marketKey,
  type MarketLine,
  type MarketSpec,
  type Selection,
  type Side,
} from '../../../domain/market.ts'
import { ODDS_FORMATS, type OddsFormat, type Odds } from '../../../domain/odds.ts'
import type { Status } from '../../../domain/status.ts'
import { isEsport, type Sport } from '../../../domain/vocabulary/sports.ts'
import type { DptyLine, DptyMarket, DptyOption } from '../../../wire/dpty/match.ts'
import { dptyPlayId } from '../../../wire/dpty/markets.ts'
import { marketSpecOf, oddsOf, optionStatusOf, sideOf } from '../numbers.ts'

/** Kinds whose prices have all odds formats, except in esports (docs/betting.md, 1.3). */
const TWO_WAY: ReadonlySet<MarketSpec['kind']> = new Set<MarketSpec['kind']>([
  'winner',
  'handicap',
  'total',
  'oddEven',
  'bothScore',
  'teamTotalHome',
  'teamTotalAway',
  'oddEvenHome',
  'oddEvenAway',
  'cleanSheetHome',
  'cleanSheetAway',
  'winToNilHome',
  'winToNilAway',
  'anyScore',
  'scoreBothHalvesHome',
  'scoreBothHalvesAway',
  'winBothHalvesHome',
  'winBothHalvesAway',
  'winEitherHalfHome',
  'winEitherHalfAway',
  'distance',
  'toQualify',
])

const EUROPE_ONLY: readonly OddsFormat[] = ['europe']

export function oddsFormatsOf(sport: Sport, { kind }: Pick<MarketSpec, 'kind'>): readonly OddsFormat[] {
  return TWO_WAY.has(kind) && !isEsport(sport) ? ODDS_FORMATS : EUROPE_ONLY
}

/** The known markets of a match, in the venue's order. `at` is the venue's time of the answer, ms. */
export function readMarkets(ptds: readonly DptyMarket[], sport: Sport, at: number): readonly Market[] {
  return ptds.flatMap((ptd, order) => readMarket(ptd, sport, order, at) ?? [])
}

function readMarket(ptd: DptyMarket, sport: Sport, order: number, at: number): Market | null {
  const spec = marketSpecOf(sport, ptd)
  if (spec === null) return null
  return {
    key: marketKey(spec),
    spec,
    playId: dptyPlayId(ptd),
    name: ptd.bn,
    // An outright is a single only, whatever the venue says (decision 0072).
    parlayAllowed: spec.kind !== 'outright' && ptd.ap,
    ...subMatchOf(spec),
    oddsFormats: oddsFormatsOf(sport, spec),
    order,
    lines: readLines(ptd.hcl, { sport, spec }, at),
  }
}

/** Extra time and the shoot-out are matches of their own. */
function subMatchOf({ period }: MarketSpec): Pick<Market, 'subMatch'> {
  if (period === 'extraTime') return { subMatch: 1 }
  return period === 'penalties' ? { subMatch: 2 } : {}
}

/** Lines in the order of their slots. If a slot occurs twice, its first line is used. */
function readLines(lines: readonly DptyLine[], of: OptionMarket, at: number): readonly MarketLine[] {
  const bySlot = new Map<number, MarketLine>()
  for (const wire of lines) {
    const line = readLine(wire, of, at)
    if (line !== null && !bySlot.has(line.slot)) bySlot.set(line.slot, line)
  }
  return [...bySlot.values()].toSorted((one, other) => one.slot - other.slot)
}

/** The market of an option. */
interface OptionMarket {
  readonly sport: Sport
  readonly spec: MarketSpec
}

interface ReadOption {
  readonly selection: Selection
  readonly line: Line | null
}

/** `null` without a readable option, and if the options disagree about the line. */
function readLine({ sbim, bil }: DptyLine, of: OptionMarket, at: number): MarketLine | null {
  const options = bil.flatMap((option) => readOption(option, of) ?? [])
  const [first] = options
  if (first === undefined || options.some(({ line }) => line !== first.line)) return null
  return {
    // The venue has no id of a line: it is that of its first option.
    marketId: first.selection.optionId,
    slot: sbim,
    handle: null,
    line: first.line,
    status: 'open',
    asOf: at,
    selections: options.map(({ selection }) => selection),
  }
}

/** The least price (1.00001), for an option without a valid one, which is suspended. */
const LEAST = 100_001 as Odds

/** `null` if the side is unknown or the line is missing. An invalid price suspends the option. */
function readOption(option: DptyOption, { sport, spec }: OptionMarket): ReadOption | null {
  const side = sideOf(spec, option.hoa, option.n)
  const line = side === null ? undefined : homeLine(spec, side, option.h)
  if (side === null || line === undefined) return null
  const odds = oddsOf(sport, option.od, option.ot)
  const status: Status = optionStatusOf(option.s)
  const named = spec.kind === 'outright' ? { name: option.n } : {}
  const selection = {
    optionId: option.bid,
    side,
    odds: odds ?? LEAST,
    status: odds === null && status === 'open' ? ('suspended' as const) : status,
    ...named,
  }
  return { selection, line }
}

/** The line from the home side; `undefined` if the market needs one and it cannot be read. */
export function homeLine(spec: MarketSpec, side: Side, h: string): Line | null | undefined {
  if (!hasLine(spec.kind)) return null
  const own = parseLine(h)
  return own === null ? undefined : sideLine(spec, side, own)
}

/** `h` of a side: a decimal, empty without a line. */
export function writeLine(spec: MarketSpec, side: Side, line: Line | null): string {
  return line === null ? '' : String(sideLine(spec, side, line) / 4)
}
