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

export function matchPath(sport: Sport, matchId: string): string {
  return `/app/match/${sport}/${encodeURIComponent(matchId)}`
}

export function roomPath(roomId: string): string {
  return `/app/live/${encodeURIComponent(roomId)}`
}
