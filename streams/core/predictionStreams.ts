import { createPredictionCalls, createPredictionsFeed } from '../feeds/predictions/index.ts'
import type { Scope } from '../kernel/scope.ts'
import { createNewsLink } from '../link/newsLink.ts'
import {
  createMatchPrediction,
  type MatchPredictionModel,
  type PredictedMatch,
} from '../views/predictions/matchPrediction.ts'
import { createPredictors, type PredictorsModel } from '../views/predictions/predictors.ts'
import { createRoomShare, type RoomShareModel } from '../views/predictions/roomShare.ts'
import { siteDomains } from './siteDomains.ts'
import type { VenueCore } from './venueCore.ts'

/** Predictions of final scores; each model ends with its screen. */
export interface PredictionStreams {
  ofMatch(screen: Scope, match: PredictedMatch): MatchPredictionModel
  predictors(screen: Scope): PredictorsModel
  inRoom(screen: Scope, roomId: string, matchId: string): RoomShareModel
}

export function predictionStreams(
  scope: Scope,
  { link, conditions, site, member }: Pick<VenueCore, 'link' | 'conditions' | 'site' | 'member'>,
): PredictionStreams {
  const news = createNewsLink(link, site(siteDomains))
  const calls = createPredictionCalls(member.id, { site: link, news })
  const feed = createPredictionsFeed(scope, { calls, conditions })
  const { serverTime } = link
  return {
    ofMatch: (screen, match) => createMatchPrediction(screen, { feed, calls, serverTime }, match),
    predictors: (screen) => createPredictors(screen, feed),
    inRoom: (screen, roomId, matchId) => createRoomShare(screen, { calls, roomId, matchId }),
  }
}
