import {
  DPTY_COUNTS,
  DPTY_GAME_SCORE,
  DPTY_KINDS,
  DPTY_MARKETS,
  DPTY_PARTS,
  DPTY_SCORES,
  DPTY_SET_SPORTS,
  DPTY_SETS_PART,
} from './marketTable.ts'

/** A market at the venue: kind code and what is counted (docs/venues/dpty.md, 2.5). */
export interface DptyPlay {
  readonly kc: string
  readonly ctid: number
}

/** What is counted in which part of the match: an entry of `ps`, or the part of a market. */
export interface DptyCount {
  readonly p: string
  readonly c: number
}

interface Spec {
  readonly stat: string
  readonly kind: string
  readonly period: string
}

const KEYS: ReadonlySet<string> = new Set(DPTY_MARKETS)
const COUNTS: ReadonlyMap<string, number> = new Map(Object.entries(DPTY_COUNTS))
const STATS: ReadonlyMap<number, string> = new Map(
  Object.entries(DPTY_COUNTS).map(([stat, ctid]) => [ctid, stat]),
)
const PART_OF_PERIOD: ReadonlyMap<string, string> = new Map(Object.entries(DPTY_PARTS))
const PERIOD_OF_PART: ReadonlyMap<string, string> = new Map(
  Object.entries(DPTY_PARTS).map(([period, part]) => [part, period]),
)
const CODE_OF_KIND: ReadonlyMap<string, string> = new Map(Object.entries(DPTY_KINDS))
const KINDS: readonly (readonly [string, string])[] = Object.entries(DPTY_KINDS)
const SCORES: ReadonlyMap<string, string> = new Map(Object.entries(DPTY_SCORES))
const SCORE_STATS: ReadonlySet<string> = new Set(['sets', 'points', ...SCORES.values()])
const SET_SPORTS: ReadonlySet<string> = new Set(DPTY_SET_SPORTS)
const IN_SETS = 'sets'

/** The score of the present game of tennis, where 0 counts games. */
const GAME = { sport: 'tennis', fact: 'points.match', p: DPTY_PARTS.match, c: DPTY_GAME_SCORE } as const

/** The code of a market; `null` if the venue does not have it. */
export function dptyPlayOf({ stat, kind, period }: Spec): DptyPlay | null {
  const code = CODE_OF_KIND.get(kind)
  if (code === undefined || !KEYS.has(`${stat}.${kind}.${period}`)) return null
  // The winner of the sets is the winner of the match.
  const counted = countCode(kind === 'winner' && stat === IN_SETS ? 'points' : stat, period)
  return counted === null ? null : { kc: `${counted.p}_${code}`, ctid: counted.c }
}

/** `stat.kind.period` of a market of a sport; `null` for a code that is not known. */
export function dptyMarketOf(sport: string, { kc, ctid }: DptyPlay): string | null {
  const at = kc.indexOf('_')
  const part = kc.slice(0, Math.max(0, at))
  const code = kc.slice(at + 1)
  for (const [kind, ofKind] of KINDS) {
    if (ofKind !== code) continue
    const ofSets = kind === 'winner' && part === DPTY_PARTS.match && SET_SPORTS.has(sport)
    const counted = countOf(sport, { p: ofSets ? DPTY_SETS_PART : part, c: ctid })
    if (counted === null) continue
    const key = `${counted.stat}.${kind}.${counted.period}`
    if (KEYS.has(key)) return key
  }
  return null
}

/** The id of a play: `0.FT_AH`. */
export function dptyPlayId({ kc, ctid }: DptyPlay): string {
  return `${ctid}.${kc}`
}

/** The entry of `ps` for a count, `stat.period`; `null` where the venue cannot name it in that sport. */
export function dptyCountOf(sport: string, fact: string): DptyCount | null {
  if (sport === GAME.sport && fact === GAME.fact) return { p: GAME.p, c: GAME.c }
  const [stat = '', period = ''] = fact.split('.')
  const counted = countCode(stat, period)
  return counted !== null && dptyFactOf(sport, counted) === fact ? counted : null
}

/** `stat.period` of an entry of `ps`; `null` for one that is not known. */
export function dptyFactOf(sport: string, count: DptyCount): string | null {
  if (sport === GAME.sport && count.p === GAME.p && count.c === GAME.c) return GAME.fact
  const counted = countOf(sport, count)
  return counted === null ? null : `${counted.stat}.${counted.period}`
}

function countCode(stat: string, period: string): DptyCount | null {
  const part = stat === IN_SETS && period === 'match' ? DPTY_SETS_PART : partOf(period)
  const ctid = SCORE_STATS.has(stat) ? 0 : COUNTS.get(stat)
  return part === null || ctid === undefined ? null : { p: part, c: ctid }
}

function countOf(
  sport: string,
  { p, c }: DptyCount,
): { readonly stat: string; readonly period: string } | null {
  if (p === DPTY_SETS_PART)
    return c === 0 && SET_SPORTS.has(sport) ? { stat: IN_SETS, period: 'match' } : null
  const period = periodOf(p)
  const stat = c === 0 ? scoreIn(sport, period) : STATS.get(c)
  return period === null || stat === undefined ? null : { stat, period }
}

function scoreIn(sport: string, period: string | null): string {
  if (sport === 'boxing' && period !== 'match') return 'points'
  return SCORES.get(sport) ?? 'points'
}

const SET_PERIOD = /^set([1-9]|[1-3]\d|40)$/
const SET_PART = /^S([1-9]|[1-3]\d|40)$/

function partOf(period: string): string | null {
  const [, set] = SET_PERIOD.exec(period) ?? []
  return set === undefined ? (PART_OF_PERIOD.get(period) ?? null) : `S${set}`
}

function periodOf(part: string): string | null {
  const [, set] = SET_PART.exec(part) ?? []
  return set === undefined ? (PERIOD_OF_PART.get(part) ?? null) : `set${set}`
}
