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
  newsList: '/api/site/game/newsoccer/news/v1/list',
  newsDetail: '/api/site/game/newsoccer/news/v1/detail',
  addPrediction: '/api/site/game/newsoccer/soccer/v1/addPrediction',
  getPredictions: '/api/site/game/newsoccer/soccer/v1/getPredictions',
  predictionRank: '/api/site/game/newsoccer/soccer/v1/predictionRank',
  checkUserScorePredict: '/api/game/chatroom/app/v1/checkUserScorePredict',
  scorePredictShare: '/api/game/chatroom/app/v1/scorePredictShare',
} as const
