import { type DrawnBatch, filmMs, raceDistance } from '../../../streams/domain/virtual/batch.ts'
import {
  basketballFrames,
  footballFrames,
  type MatchFrame,
} from '../../../streams/domain/virtual/matchFilms.ts'
import { placesAt, runnersOf } from '../../../streams/domain/virtual/raceFilm.ts'
import type { BatchView } from '../../world/virtual/batchViews.ts'
import { virtualMatchId } from '../../world/virtual/eras.ts'

const SECOND_MS = 1000

/** The films of a batch by `mid`; `orderNo` is one of them, `null` for all. */
export function filmRecords(view: BatchView, drawn: DrawnBatch, orderNo: number | null) {
  const { plan } = view
  const films = drawn.kind === 'race' ? [raceFilm(view, drawn)] : matchFilms(drawn)
  const chosen = films.flatMap((film, index) => {
    const number = index + 1
    if (orderNo !== null && orderNo !== number) return []
    const mid = virtualMatchId(plan.ref.game, plan.batchNo, number)
    return [[mid, { batchNo: plan.batchNo, orderNo: number, ...film }] as const]
  })
  return { detail: Object.fromEntries(chosen) }
}

function raceFilm({ plan, startsAt }: BatchView, drawn: Extract<DrawnBatch, { readonly kind: 'race' }>) {
  const runners = runnersOf(drawn.race)
  const totalTime = filmMs(drawn)
  return {
    beginTime: startsAt,
    totalTime,
    distance: raceDistance(plan.ref.game),
    order: drawn.race.result.order,
    runners,
    list: Array.from({ length: Math.floor(totalTime / SECOND_MS) }, (_, index) => {
      const time = (index + 1) * SECOND_MS
      const [ranking1, ranking2, ranking3] = placesAt(runners, time)
      return { time, ranking1, ranking2, ranking3 }
    }),
  }
}

function matchFilms(drawn: Exclude<DrawnBatch, { readonly kind: 'race' }>) {
  if (drawn.kind === 'football') {
    return drawn.matches.map((match) => matchFilm(match.result.score, footballFrames(match)))
  }
  return drawn.matches.map((match) => matchFilm(match.result.score, basketballFrames(match)))
}

function matchFilm([homeScore, awayScore]: MatchFrame['score'], frames: readonly MatchFrame[]) {
  return {
    homeScore,
    awayScore,
    list: frames.map(({ score, ...frame }) => ({ ...frame, score: score.join(':') })),
  }
}
