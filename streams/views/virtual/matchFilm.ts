import type { Pair } from '../../domain/match.ts'
import type { FilmMoment, MatchFilm } from '../../venues/virtual.ts'

/** What part of a match the film is in. */
export type FilmPart =
  | 'firstHalf'
  | 'halfTime'
  | 'secondHalf'
  | 'penalties'
  | 'quarter1'
  | 'quarter2'
  | 'quarter3'
  | 'quarter4'
  | 'break'
  | 'over'

/** The place of the film of a match. */
export interface MatchMoment {
  readonly score: Pair
  readonly part: FilmPart
  /** The minute of football as it is shown; `null` between the halves and in basketball. */
  readonly minute: number | null
  /** The kicks of a shoot-out so far, whether each is a goal. */
  readonly kicks: { readonly home: readonly boolean[]; readonly away: readonly boolean[] }
  /** What happened last, and what comes next, between which the ball is drawn. */
  readonly last: FilmMoment | null
  readonly next: FilmMoment | null
}

const FOOTBALL = { half: 45_000, second: 50_000, kicks: 95_000 } as const
const MINUTES_OF_HALF = 45
const QUARTERS = [
  ['quarter1', 0],
  ['quarter2', 26_000],
  ['quarter3', 54_000],
  ['quarter4', 80_000],
] as const
const QUARTER_MS = 24_000

/** A match of football at a time of its film, ms; `lengthMs` is that of the whole batch. */
export function footballAt(film: MatchFilm, ms: number, lengthMs: number): MatchMoment {
  const kicksUntil = film.moments.findLast(({ kind }) => isKick(kind))?.atMs
  return { ...soFar(film, ms), ...footballPart(ms, lengthMs, kicksUntil !== undefined) }
}

function footballPart(ms: number, lengthMs: number, shootOut: boolean): Pick<MatchMoment, 'part' | 'minute'> {
  if (ms >= lengthMs) return { part: 'over', minute: null }
  if (ms < FOOTBALL.half) return { part: 'firstHalf', minute: minuteAt(ms) }
  if (ms < FOOTBALL.second) return { part: 'halfTime', minute: null }
  if (ms < FOOTBALL.kicks) {
    return { part: 'secondHalf', minute: MINUTES_OF_HALF + minuteAt(ms - FOOTBALL.second) }
  }
  return { part: shootOut ? 'penalties' : 'over', minute: null }
}

/** A second of playing time is 50/3 ms of film. */
function minuteAt(msOfHalf: number): number {
  const seconds = Math.floor((msOfHalf * 3) / 50)
  return Math.min(MINUTES_OF_HALF, Math.floor(seconds / 60) + 1)
}

/** A match of basketball at a time of its film, ms. */
export function basketballAt(film: MatchFilm, ms: number, lengthMs: number): MatchMoment {
  const begun = QUARTERS.findLast(([, from]) => from <= Math.max(0, ms))
  const over = ms >= lengthMs
  const playing = begun !== undefined && ms < begun[1] + QUARTER_MS
  const ended = begun?.[0] === 'quarter4' && !playing
  const part = over || ended || begun === undefined ? 'over' : playing ? begun[0] : 'break'
  return { ...soFar(film, ms), part, minute: null }
}

function isKick(kind: FilmMoment['kind']): boolean {
  return kind === 'kick' || kind === 'kickMissed'
}

function soFar({ moments }: MatchFilm, ms: number): Omit<MatchMoment, 'part' | 'minute'> {
  const past = moments.filter(({ atMs }) => atMs <= ms)
  const scoreOf = (side: FilmMoment['side']): number =>
    past.reduce((sum, moment) => sum + (moment.side === side ? moment.value : 0), 0)
  const kicksOf = (side: FilmMoment['side']): readonly boolean[] =>
    past.flatMap((moment) => (moment.side === side && isKick(moment.kind) ? [moment.kind === 'kick'] : []))
  return {
    score: [scoreOf('home'), scoreOf('away')],
    kicks: { home: kicksOf('home'), away: kicksOf('away') },
    last: past.at(-1) ?? null,
    next: moments[past.length] ?? null,
  }
}
