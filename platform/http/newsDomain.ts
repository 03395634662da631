import { soccerPaths } from '../../streams/wire/site/soccerPaths.ts'
import { type Endpoint, BODY, PUBLIC_LIMITS } from './endpoint.ts'

/** The calls that are asked at the news domain, which may be another origin than that of the page. */
export const NEWS_DOMAIN_PATHS: readonly string[] = [
  soccerPaths.newsList,
  soccerPaths.newsDetail,
  soccerPaths.addPrediction,
  soccerPaths.getPredictions,
  soccerPaths.predictionRank,
]

/** They carry the site's headers, for which browsers send a preflight to another origin. */
export const NEWS_PREFLIGHTS: readonly Endpoint[] = NEWS_DOMAIN_PATHS.map((path) => ({
  method: 'OPTIONS',
  name: 'news.preflight',
  path,
  protocol: 'plain',
  access: 'anyone',
  limits: PUBLIC_LIMITS,
  maxBody: BODY.none,
  changes: false,
  acrossOrigins: true,
}))
