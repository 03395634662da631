import { forkJoin, map, of } from 'rxjs'
import type { Failure } from '../domain/failure.ts'
import type { Pair } from '../domain/match.ts'
import { ok, type Result } from '../domain/result.ts'
import type { Call } from './call.ts'
import { chunks } from './listParts.ts'

type Scores = ReadonlyMap<string, Pair>

/** Requests scores in as many calls as are needed with at most `most` matches each. One that fails fails all. */
export function scoresInParts$(
  matchIds: readonly string[],
  most: number,
  ask$: (ids: readonly string[]) => Call<Scores>,
): Call<Scores> {
  const asked = chunks(matchIds, most).map(ask$)
  if (asked.length === 0) return of(ok(new Map()))
  return forkJoin(asked).pipe(
    map((results): Result<Scores, Failure> => {
      const scores = new Map<string, Pair>()
      for (const result of results) {
        if (!result.ok) return result
        for (const [matchId, score] of result.value) scores.set(matchId, score)
      }
      return ok(scores)
    }),
  )
}
