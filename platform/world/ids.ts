import type { Line, MarketKey, MarketKind, Period, Side, Stat } from '../../streams/domain/market.ts'

const STATS: readonly Stat[] = ['goals', 'corners', 'cards', 'points', 'sets', 'games']
const KINDS: readonly MarketKind[] = [
  'result',
  'winner',
  'handicap',
  'total',
  'oddEven',
  'correctScore',
  'bothScore',
  'doubleChance',
  'teamTotalHome',
  'teamTotalAway',
]
const PERIODS: readonly Period[] = [
  'match',
  'firstHalf',
  'secondHalf',
  'quarter1',
  'quarter2',
  'quarter3',
  'quarter4',
  'set1',
  'set2',
  'set3',
]
const SIDES: readonly Side[] = [
  'home',
  'draw',
  'away',
  'over',
  'under',
  'odd',
  'even',
  'yes',
  'no',
  'homeOrDraw',
  'homeOrAway',
  'drawOrAway',
  'otherScore',
]
/** Brings every line that exists above zero. */
const LINE_SHIFT = 4000

/** The id of what stands in a slot: another line, another id. Digits only, like the venues' own. */
export function marketIdOf(matchId: string, key: MarketKey, slot: number, line: Line | null): string {
  const lineCode = line === null ? 0 : LINE_SHIFT + line
  return `${matchId}${marketCode(key)}${String(slot).padStart(2, '0')}${String(lineCode).padStart(4, '0')}`
}

export function optionIdOf(marketId: string, side: Side): string {
  return `${marketId}${String(sideCode(side)).padStart(3, '0')}`
}

/** Whether a text is the name of a market. */
export function isMarketKey(text: string): text is MarketKey {
  const [stat, kind, period, ...rest] = text.split('.')
  const known: readonly string[] = [...STATS, ...KINDS, ...PERIODS]
  return rest.length === 0 && [stat, kind, period].every((part) => part !== undefined && known.includes(part))
    ? indexesOf(text).every((index) => index >= 0)
    : false
}

export function isSide(text: string): text is Side {
  return SIDES.some((side) => side === text) || /^\d{1,2}:\d{1,2}$/.test(text)
}

/** The parts of a market's name. */
export function parseMarketKey(key: MarketKey): {
  readonly stat: Stat
  readonly kind: MarketKind
  readonly period: Period
} {
  const [stat, kind, period] = indexesOf(key)
  return {
    stat: STATS[stat ?? 0] ?? 'goals',
    kind: KINDS[kind ?? 0] ?? 'result',
    period: PERIODS[period ?? 0] ?? 'match',
  }
}

function indexesOf(key: string): readonly number[] {
  const [stat, kind, period] = key.split('.')
  return [
    STATS.findIndex((name) => name === stat),
    KINDS.findIndex((name) => name === kind),
    PERIODS.findIndex((name) => name === period),
  ]
}

/** Asked for at every price, so remembered; there are few names. */
const codes = new Map<MarketKey, string>()

function marketCode(key: MarketKey): string {
  const known = codes.get(key)
  if (known !== undefined) return known
  const code = indexesOf(key).join('')
  codes.set(key, code)
  return code
}

function sideCode(side: Side): number {
  const named = SIDES.indexOf(side)
  if (named >= 0) return named + 1
  const [home = 0, away = 0] = side.split(':').map(Number)
  return 100 + home * 30 + Math.min(away, 29)
}
