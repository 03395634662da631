import { placesAt } from '../../../streams/domain/virtual/raceFilm.ts'
import type { BatchView } from '../../world/virtual/batchViews.ts'
import { type FilmedMatch, filmsOfBatch, type RaceOfBatch } from '../virtualFilms.ts'

const SECOND_MS = 1000

/** The films of a batch by `mid`; `wanted` is the `orderNo` of one of them, `null` for all. */
export function filmRecords(view: BatchView, wanted: number | null) {
  const { batchNo } = view.plan
  const chosen = filmsOfBatch(view).flatMap((film) => {
    const { matchId, orderNo } = film
    if (wanted !== null && wanted !== orderNo) return []
    const own = film.kind === 'race' ? raceFilm(view, film) : matchFilm(film)
    return [[matchId, { batchNo, orderNo, ...own }] as const]
  })
  return { detail: Object.fromEntries(chosen) }
}

function raceFilm({ startsAt }: BatchView, { length, distance, order, runners }: RaceOfBatch) {
  return {
    beginTime: startsAt,
    totalTime: length,
    distance,
    order,
    runners,
    list: Array.from({ length: Math.floor(length / SECOND_MS) }, (_, index) => {
      const time = (index + 1) * SECOND_MS
      const [ranking1, ranking2, ranking3] = placesAt(runners, time)
      return { time, ranking1, ranking2, ranking3 }
    }),
  }
}

function matchFilm({ score: [homeScore, awayScore], frames }: FilmedMatch) {
  return {
    homeScore,
    awayScore,
    list: frames.map(({ score, ...frame }) => ({ ...frame, score: score.join(':') })),
  }
}
