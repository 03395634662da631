import type { Sport } from '../../streams/index.ts'

/** The route patterns of the app. */
export const PATHS = {
  login: '/entry/login',
  register: '/entry/register',
  recover: '/entry/recover',
  help: '/entry/help',
  home: '/app/home/home-sport',
  match: '/app/match/:sport/:matchId',
  search: '/app/search',
  news: '/app/news/*',
  records: '/common-sport-records/',
  results: '/app/results',
  result: '/app/results/:matchId',
  settings: '/app/settings',
  protection: '/app/settings/protection',
  announcements: '/app/settings/announcements',
  rooms: '/app/live',
  room: '/app/live/:roomId',
  sharedSlip: '/app/slip',
  round: '/rounds/:product/:game/:round',
  virtual: '/vr/:path',
  virtualMatch: '/vr/:path/match/:matchId',
  wallet: '/wallet',
  casino: '/casino',
  casinoMulti: '/casino/multi',
  casinoTable: '/casino/:table',
  lottery: '/lottery',
  lotteryTicket: '/lottery/:ticketId',
  lotteryTrend: '/lottery/:ticketId/trend',
  statement: '/wallet/statement',
  esports: '/esports',
  esportsList: '/esports/list/:path',
} as const

const WITHOUT_LIST =
  /^\/(?:app\/(?:live$|news|results|search|settings)|casino|common|lottery|rounds|vr|wallet)/

/**
 * Whether a path first shows matches: a list, a match or a room. True of the entry pages too, because the home list
 * follows the sign-in.
 */
export function opensOnList(path: string): boolean {
  return !WITHOUT_LIST.test(path)
}

/** The search parameters of {@link matchRoomPath}. */
export const MATCH_IN_QUERY = 'match'
export const SPORT_IN_QUERY = 'sport'

export function matchPath(sport: Sport, matchId: string): string {
  return `/app/match/${sport}/${encodeURIComponent(matchId)}`
}

export function esportsListPath(path: string): string {
  return `/esports/list/${encodeURIComponent(path)}`
}

/** The search parameter of {@link sharedSlipPath}. */
export const SLIP_IN_QUERY = 'legs'

/** The page of a slip that the address itself holds; the code needs no escaping. */
export function sharedSlipPath(code: string): string {
  return `${PATHS.sharedSlip}?${SLIP_IN_QUERY}=${code}`
}

/** The page of virtual sports; by default the one that the row of sports links to. */
export function virtualPath(path = 'soccer'): string {
  return `/vr/${path}`
}

/** The page that proves a round of a game. */
export function roundPath(product: string, game: string, round: string): string {
  return ['/rounds', ...[product, game, round].map(encodeURIComponent)].join('/')
}

/** What the platform publishes to prove a round: not a page of the app. */
export function publishedProofPath(product: string, game: string, round: string): string {
  return ['/games/proof', ...[product, game, round].map(encodeURIComponent)].join('/')
}

export function casinoTablePath(tableId: string): string {
  return `/casino/${encodeURIComponent(tableId)}`
}

export function lotteryPath(ticketId: string): string {
  return `/lottery/${encodeURIComponent(ticketId)}`
}

export function lotteryTrendPath(ticketId: string): string {
  return `${lotteryPath(ticketId)}/trend`
}

export function resultPath(matchId: string): string {
  return `/app/results/${encodeURIComponent(matchId)}`
}

/** The path of the room list that redirects to the room of a match, or to the match, where its own video is. */
export function matchRoomPath(sport: Sport, matchId: string): string {
  return `${PATHS.rooms}?${MATCH_IN_QUERY}=${encodeURIComponent(matchId)}&${SPORT_IN_QUERY}=${sport}`
}

export function roomPath(roomId: string): string {
  return `/app/live/${encodeURIComponent(roomId)}`
}

/** The search parameter that opens a game in a room. */
export const GAME_IN_QUERY = 'game'
