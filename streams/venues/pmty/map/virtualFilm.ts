import type { Pair } from '../../../domain/match.ts'
import type { PmtyVirtualFilm } from '../../../wire/pmty/virtualReplay.ts'
import type { Film } from '../../virtual.ts'
import { matchFilm, raceFilm } from '../../virtualFilms.ts'
import { readScore } from './score.ts'

/** A film; `null` where it cannot be drawn. */
export function readFilm({ runners, totalTime = null, distance = null, list }: PmtyVirtualFilm): Film | null {
  if (runners === undefined) return matchFilm(list.map(({ time, ...moment }) => ({ ...moment, atMs: time })))
  return raceFilm({
    lengthMs: totalTime,
    distance,
    runners: runners.map(({ finish, ...runner }) => ({ ...runner, finishMs: finish })),
  })
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
