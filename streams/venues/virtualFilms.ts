import { VIRTUAL_FILM_KINDS, VIRTUAL_FILM_SIDES } from '../wire/virtualGames.ts'
import type { FilmMoment, MatchFilm, RaceFilm, Runner } from './virtual.ts'

/** Longer films are treated as invalid, ms. */
const MAX_FILM_MS = 10 * 60 * 1000
const MAX_RUNNERS = 20
const SEGMENTS = 8
const WHOLE_DISTANCE = 1_000_000
const MOST_POINTS = 3

const SIDES: Readonly<Partial<Record<number, 'home' | 'away'>>> = VIRTUAL_FILM_SIDES
const KINDS: readonly FilmMoment['kind'][] = VIRTUAL_FILM_KINDS

/** A race as a venue tells it. */
export interface ToldRace {
  readonly lengthMs: number | null
  readonly distance: number | null
  readonly runners: readonly Runner[]
}

/** `null` for a race that cannot be drawn: it does not lead each runner over the line, in order. */
export function raceFilm({ lengthMs, distance, runners }: ToldRace): RaceFilm | null {
  const numbers = new Set(runners.map(({ number }) => number))
  if (runners.length === 0 || runners.length > MAX_RUNNERS || numbers.size < runners.length) return null
  if (!isLength(lengthMs) || !isLength(distance)) return null
  if (!runners.every((runner) => finishes(runner, lengthMs))) return null
  return {
    kind: 'race',
    lengthMs,
    distance,
    runners: runners.toSorted((one, other) => one.number - other.number),
  }
}

function finishes({ number, finishMs, splits }: Runner, lengthMs: number): boolean {
  const goesOn = splits.every(
    (covered, index) => Number.isInteger(covered) && covered > 0 && covered > (splits[index - 1] ?? 0),
  )
  const whole = splits.length === SEGMENTS && splits.at(-1) === WHOLE_DISTANCE
  return (
    Number.isInteger(number) && number >= 1 && isLength(finishMs) && finishMs <= lengthMs && goesOn && whole
  )
}

/** The length of a film, ms; `null` where it is missing or invalid. */
export function filmLength(told: number | null | undefined): number | null {
  return told != null && told > 0 && told <= MAX_FILM_MS ? told : null
}

function isLength(value: number | null): value is number {
  return Number.isInteger(value) && value !== null && value > 0 && value <= MAX_FILM_MS
}

/** A moment of the film of a match as a venue tells it. */
export interface ToldMoment {
  readonly atMs: number | null
  /** See `VIRTUAL_FILM_SIDES`. */
  readonly side: number
  /** See `VIRTUAL_FILM_KINDS`. */
  readonly kind: string
  /** Points. */
  readonly value: number
}

/** The moments that can be read, in order. */
export function matchFilm(told: readonly ToldMoment[]): MatchFilm {
  const moments = told.flatMap(({ atMs, side, kind, value }): FilmMoment[] => {
    const of = SIDES[side]
    const known = KINDS.find((each) => each === kind)
    if (atMs === null || atMs < 0 || atMs > MAX_FILM_MS || of === undefined || known === undefined) return []
    const points = Number.isInteger(value) && value > 0 && value <= MOST_POINTS ? value : 0
    return [{ atMs, side: of, kind: known, value: known === 'points' ? points : Number(known === 'goal') }]
  })
  return { kind: 'match', moments: moments.toSorted((one, other) => one.atMs - other.atMs) }
}
