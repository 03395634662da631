/** Paths of the soccer data (docs/protocol.md, 1.7). They are not beside the others, which the first screen loads. */
export const soccerPaths = {
  teamDetail: '/api/site/game/newsoccer/soccer/v1/teamDetail',
  matchExInformation: '/api/site/game/newsoccer/soccer/v1/matchExInformation',
  matchDetail: '/api/site/game/newsoccer/soccer/v1/matchDetail',
  matchEventPhase: '/api/site/game/newsoccer/soccer/v1/matchEventPhase',
  get100Odds: '/api/site/game/newsoccer/soccer/v1/get100Odds',
  scoreRank: '/api/site/game/newsoccer/soccer/v2/scoreRank',
  promotionChart: '/api/site/game/newsoccer/soccer/v1/promotionChart',
  oddChangeHistory: '/api/site/game/newsoccer/match/v1/oddChangeHistory',
} as const
