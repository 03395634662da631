import { documented, documentedFields } from '../documented.ts'

const NAME = { cmn: '曼城', zho: '曼城', english: 'Manchester City' }

export const PREDICTION_STATES = documented('site/news 2.3', [
  [1, 'open'],
  [2, 'exact'],
  [3, 'outcome'],
  [4, 'missed'],
  [5, 'void'],
])

export const PREDICTION_REFUSALS = documented('site/news 2.4', [
  [800101, 'unknown match'],
  [800102, 'begun'],
  [800103, 'bad score'],
  [800104, 'other member'],
  [800105, 'unpredicted'],
  [800106, 'shared'],
  [800107, 'muted'],
  [800108, 'not now'],
])

const HEAD = {
  id: 'report-11001050',
  kind: 'report',
  leagueId: '1001',
  league: NAME,
  matchId: '11001050',
  publishedAt: 1767225600000,
  title: NAME,
  summary: NAME,
}

export const NEWS_LIST = documentedFields('site/news 1.1', { total: 2, items: [HEAD] })

export const ARTICLE = documentedFields('site/news 1', {
  ...HEAD,
  paragraphs: [NAME],
  rows: [{ label: NAME, home: '2', away: '1' }],
  standings: [{ place: 1, team: NAME, played: 9, won: 8, drawn: 1, lost: 0, goals: '20:3', points: 25 }],
})

const PREDICTION = {
  matchId: '11001104',
  league: NAME,
  homeName: NAME,
  awayName: NAME,
  kickOff: 1767225600000,
  home: 2,
  away: 1,
  placedAt: 1767222000000,
  state: 2,
  points: 3,
  result: { home: 2, away: 1 },
}

export const ADDED = documentedFields('site/news 2.1', PREDICTION)

export const PREDICTIONS = documentedFields('site/news 2.1', {
  total: 1,
  items: [PREDICTION],
  points: 3,
  exact: 1,
  place: 1,
  share: { home: 2, draw: 0, away: 1, scores: [{ home: 2, away: 1, count: 2 }] },
})

export const RANKING = documentedFields('site/news 2.2', {
  items: [{ place: 1, name: 'm***r', points: 3, exact: 1, settled: 1 }],
})

export const IN_ROOM = documentedFields('site/news 2', { open: true, predicted: PREDICTION, shared: false })
