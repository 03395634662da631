import type { Sport } from '../../streams/index.ts'

/** The routes of the specification (platform part, 2), and ours. */
export const PATHS = {
  login: '/entry/login',
  home: '/app/home/home-sport',
  match: '/app/match/:sport/:matchId',
  records: '/common-sport-records/',
  settings: '/app/settings',
  rooms: '/app/live',
  room: '/app/live/:roomId',
} as const

/** What {@link matchRoomPath} calls its match. */
export const MATCH_IN_QUERY = 'match'

export function matchPath(sport: Sport, matchId: string): string {
  return `/app/match/${sport}/${encodeURIComponent(matchId)}`
}

/** The list of rooms, which goes on to the one that shows a match. */
export function matchRoomPath(matchId: string): string {
  return `${PATHS.rooms}?${MATCH_IN_QUERY}=${encodeURIComponent(matchId)}`
}

export function roomPath(roomId: string): string {
  return `/app/live/${encodeURIComponent(roomId)}`
}
