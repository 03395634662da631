import { roomPredictionRequest } from '../../streams/wire/site/predictions.ts'
import type { PredictionCodeName } from '../../streams/wire/site/predictionCodes.ts'
import { soccerPaths } from '../../streams/wire/site/soccerPaths.ts'
import type { ScoreShareOutcome } from '../room/roomServer.ts'
import { memberCall, type SiteCall } from '../site/siteCall.ts'
import { success } from '../site/siteReply.ts'
import { findPredicted, isOpen } from './predictedMatch.ts'
import type { PredictionDeps } from './predictionDeps.ts'
import { predictionRow } from './predictionRows.ts'
import { refusedPrediction } from './refusals.ts'

/** Refusals of a share; any other means that the member cannot write in the room now. */
const REFUSALS: Readonly<Partial<Record<ScoreShareOutcome, PredictionCodeName>>> = {
  otherMatch: 'unknownMatch',
  unpredicted: 'unpredicted',
  already: 'shared',
  muted: 'muted',
}

/** A member's prediction of the match of a room, and its share (docs/site/news.md, 2.5). */
export function roomPredictionCalls({ store, world, clock, room }: PredictionDeps): readonly SiteCall[] {
  const predictions = store.scorePredictions
  return [
    memberCall(soccerPaths.checkUserScorePredict, roomPredictionRequest, async (request, { memberId }) => {
      const { roomId, matchId } = request
      const match = findPredicted(world, matchId)
      const own = await predictions.of(memberId, matchId)
      return success({
        open: match !== null && isOpen(match, clock.now()),
        predicted: own === null ? null : predictionRow(own, world),
        shared: await predictions.isShared(memberId, matchId, roomId),
      })
    }),
    memberCall(soccerPaths.scorePredictShare, roomPredictionRequest, async (request, { memberId }) => {
      const outcome = await room.shareScore({ memberId, ...request })
      return outcome === 'shared'
        ? success({ shared: true })
        : refusedPrediction(REFUSALS[outcome] ?? 'notNow')
    }),
  ]
}
