import { type DrawnBatch, filmMs, raceDistance } from '../../streams/domain/virtual/batch.ts'
import type { Pair } from '../../streams/domain/match.ts'
import { basketballFrames, footballFrames, type MatchFrame } from '../../streams/domain/virtual/matchFilms.ts'
import { runnersOf } from '../../streams/domain/virtual/raceFilm.ts'
import type { BatchView } from '../world/virtual/batchViews.ts'
import { virtualMatchId } from '../world/virtual/eras.ts'

interface FilmOf {
  readonly matchId: string
  readonly orderNo: number
  /** Ms. */
  readonly length: number
}

export interface RaceOfBatch extends FilmOf {
  readonly kind: 'race'
  /** Metres. */
  readonly distance: number | null
  /** The numbers by place. */
  readonly order: readonly number[]
  readonly runners: ReturnType<typeof runnersOf>
}

export interface FilmedMatch extends FilmOf {
  readonly kind: 'match'
  readonly score: Pair
  readonly frames: readonly MatchFrame[]
}

/** The films of a batch by `orderNo`; there are none before its start (docs/virtual-sports.md, 4). */
export function filmsOfBatch({ plan, drawn }: BatchView): readonly (RaceOfBatch | FilmedMatch)[] {
  if (drawn === null) return []
  const length = filmMs(drawn)
  return contentsOf(drawn, plan.ref.game).map((film, index) => {
    const orderNo = index + 1
    return { matchId: virtualMatchId(plan.ref.game, plan.batchNo, orderNo), orderNo, length, ...film }
  })
}

type Content = Omit<RaceOfBatch, keyof FilmOf> | Omit<FilmedMatch, keyof FilmOf>

function contentsOf(drawn: DrawnBatch, game: BatchView['plan']['ref']['game']): readonly Content[] {
  switch (drawn.kind) {
    case 'race': {
      const { order } = drawn.race.result
      return [{ kind: 'race', distance: raceDistance(game), order, runners: runnersOf(drawn.race) }]
    }
    case 'football':
      return drawn.matches.map((match) => ({
        kind: 'match',
        score: match.result.score,
        frames: footballFrames(match),
      }))
    case 'basketball':
      return drawn.matches.map((match) => ({
        kind: 'match',
        score: match.result.score,
        frames: basketballFrames(match),
      }))
  }
}
