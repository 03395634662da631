import { map } from 'rxjs'
import * as v from 'valibot'
import type { Failure } from '../../domain/failure.ts'
import { ok } from '../../domain/result.ts'
import type { PredictionShare, Score, ScorePrediction } from '../../domain/scorePrediction.ts'
import type { Link } from '../../link/createLink.ts'
import type { NewsLink } from '../../link/newsLink.ts'
import type { Call } from '../../venues/call.ts'
import { PREDICTION_CODES, type PredictionCodeName } from '../../wire/site/predictionCodes.ts'
import * as wire from '../../wire/site/predictions.ts'
import { soccerPaths } from '../../wire/site/soccerPaths.ts'
import type { Page } from '../pagedFeed.ts'

/** A page of the member's own predictions, newest first, with the sums of all of them. */
export interface OwnPage extends Page<ScorePrediction> {
  readonly points: number
  readonly exact: number
  /** The place among all members; `null` without a settled prediction. */
  readonly place: number | null
  /** What all members expect of the match that was asked for. */
  readonly share: PredictionShare | null
}

/** The points of all time, or of this month. */
export type RankPeriod = (typeof wire.RANK_PERIODS)[number]

export interface PredictorRow {
  readonly place: number
  /** Masked as in the rooms. */
  readonly name: string
  readonly points: number
  readonly exact: number
  readonly settled: number
}

/** What a member may do with a prediction in a room. */
export interface RoomPrediction {
  /** Whether the match can still be predicted. */
  readonly open: boolean
  readonly predicted: ScorePrediction | null
  /** Whether the member has shared it in this room. */
  readonly shared: boolean
}

/** The calls of predictions (docs/site/news.md, 2). */
export interface PredictionCalls {
  /** The member's predictions of a match, or of all. */
  own(page: number, matchId?: string): Call<OwnPage>
  ranks(period: RankPeriod): Call<readonly PredictorRow[]>
  /** Never repeated. */
  add(matchId: string, score: Score): Call<ScorePrediction>
  inRoom(roomId: string, matchId: string): Call<RoomPrediction>
  /** Never repeated. */
  shareInRoom(roomId: string, matchId: string): Call<null>
}

/** Items of a full page. */
const PREDICTIONS_PAGE = 20

/** `site` answers what concerns a room, `news` the rest. */
export function createPredictionCalls(
  memberId: string,
  { site, news }: { readonly site: Pick<Link, 'call'>; readonly news: NewsLink },
): PredictionCalls {
  return {
    own: (page, matchId) =>
      news
        .call({
          path: soccerPaths.getPredictions,
          body: { memberId, ...(matchId === undefined ? {} : { matchId }), page, size: PREDICTIONS_PAGE },
          data: wire.predictions,
          kind: 'read',
          retries: 1,
          failureOf,
        })
        .pipe(
          map((result) => {
            if (!result.ok) return result
            const { items, total, ...sums } = result.value
            return ok<OwnPage>({ ...sums, items: items.items, pages: Math.ceil(total / PREDICTIONS_PAGE) })
          }),
        ),
    ranks: (period) =>
      news
        .callOpenly({
          path: soccerPaths.predictionRank,
          body: { period },
          data: wire.predictionRank,
          kind: 'read',
          retries: 1,
          failureOf,
        })
        .pipe(map((result) => (result.ok ? ok(result.value.items.items) : result))),
    add: (matchId, { home, away }) =>
      news.call({
        path: soccerPaths.addPrediction,
        body: { memberId, matchId, home, away },
        data: wire.scorePrediction,
        kind: 'write',
        failureOf,
      }),
    inRoom: (roomId, matchId) =>
      site.call({
        path: soccerPaths.checkUserScorePredict,
        body: { roomId, matchId },
        data: wire.roomPrediction,
        kind: 'read',
        retries: 1,
        failureOf,
      }),
    shareInRoom: (roomId, matchId) =>
      site
        .call({
          path: soccerPaths.scorePredictShare,
          body: { roomId, matchId },
          data: v.unknown(),
          kind: 'write',
          failureOf,
        })
        .pipe(map((result) => (result.ok ? ok(null) : result))),
  }
}

const names = new Map<number, PredictionCodeName>(
  Object.entries(PREDICTION_CODES).map(([name, code]) => [code, name as PredictionCodeName]),
)

/** A refusal of these calls. The platform's message says why, in the member's language. */
function failureOf(code: number, message: string): Failure | null {
  const reason = names.get(code)
  return reason === undefined
    ? null
    : {
        type: 'refusal',
        reason,
        textKey: 'errors.site.unknown',
        message: message === '' ? null : message,
        action: 'none',
      }
}
