import type { Pair } from '../../../domain/match.ts'
import { PMTY_FRAME_KINDS, PMTY_FRAME_SIDES } from '../../../wire/pmty/virtualNumbers.ts'
import type { PmtyVirtualFilm } from '../../../wire/pmty/virtualReplay.ts'
import type { Film, FilmMoment, MatchFilm, RaceFilm, Runner } from '../../virtual.ts'
import { readScore } from './score.ts'

/** Longer films are not believed, ms. */
const MAX_FILM_MS = 10 * 60 * 1000
const MAX_RUNNERS = 20
const SEGMENTS = 8
const WHOLE_DISTANCE = 1_000_000

const SIDES: Readonly<Partial<Record<number, 'home' | 'away'>>> = PMTY_FRAME_SIDES
const KINDS: readonly FilmMoment['kind'][] = PMTY_FRAME_KINDS

/** A film; `null` where it cannot be drawn: a race that does not lead each runner over the line, in order. */
export function readFilm(wire: PmtyVirtualFilm): Film | null {
  return wire.runners === undefined ? readMatchFilm(wire) : readRace(wire)
}

function readRace({ totalTime, distance, runners = [] }: PmtyVirtualFilm): RaceFilm | null {
  const read = runners.flatMap(readRunner)
  const numbers = new Set(read.map(({ number }) => number))
  if (read.length === 0 || read.length !== runners.length || numbers.size !== read.length) return null
  if (read.length > MAX_RUNNERS || !isLength(totalTime) || !isLength(distance)) return null
  if (read.some(({ finishMs }) => finishMs > totalTime)) return null
  return {
    kind: 'race',
    lengthMs: totalTime,
    distance,
    runners: read.toSorted((one, other) => one.number - other.number),
  }
}

function readRunner({
  number,
  finish,
  splits,
}: {
  readonly number: number
  readonly finish: number
  readonly splits: readonly number[]
}): readonly Runner[] {
  const goesOn = splits.every(
    (covered, index) => Number.isInteger(covered) && covered > 0 && covered > (splits[index - 1] ?? 0),
  )
  const whole = splits.length === SEGMENTS && splits.at(-1) === WHOLE_DISTANCE
  if (!Number.isInteger(number) || number < 1 || !isLength(finish) || !goesOn || !whole) return []
  return [{ number, finishMs: finish, splits }]
}

function isLength(value: number | null | undefined): value is number {
  return Number.isInteger(value) && value != null && value > 0 && value <= MAX_FILM_MS
}

function readMatchFilm({ list }: PmtyVirtualFilm): MatchFilm {
  const moments = list.flatMap(({ time, side, kind, value }): FilmMoment[] => {
    const of = SIDES[side]
    const known = KINDS.find((each) => each === kind)
    if (time === null || time < 0 || time > MAX_FILM_MS || of === undefined || known === undefined) return []
    const points = Number.isInteger(value) && value > 0 && value <= 3 ? value : 0
    return [
      { atMs: time, side: of, kind: known, value: known === 'points' ? points : Number(known === 'goal') },
    ]
  })
  return { kind: 'match', moments: moments.toSorted((one, other) => one.atMs - other.atMs) }
}

/** The scores that are readable. */
export function readVirtualScores(
  wire: ReadonlyMap<string, { readonly S1: string }>,
): ReadonlyMap<string, Pair> {
  return new Map(
    [...wire].flatMap(([matchId, { S1 }]) => {
      const score = readScore(S1)
      return score === null ? [] : [[matchId, score] as const]
    }),
  )
}
