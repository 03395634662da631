import type { Match } from '../../../../streams/domain/match.ts'

const team = (id: string, name: string) => ({ id, name, kit: null })

/** A football match in the first half, for tests of the picture. */
export const FOOTBALL_MATCH: Match = {
  id: 'm1',
  sport: 'football',
  league: { id: 'l1', name: 'League', hot: false, favourite: false },
  teams: { home: team('t1', 'Northgate'), away: team('t2', 'Southbank') },
  kickOff: 0,
  state: 'live',
  phase: 'firstHalf',
  clock: { seconds: 600, running: true, direction: 'up', at: 0 },
  bettingStatus: 'open',
  score: [0, 0],
  facts: {},
  serving: null,
  marketCount: 0,
  parlayAllowed: true,
  video: true,
  animation: false,
  favourite: false,
  neutral: false,
  asOf: 0,
}

export function scored(home: number, away: number, change: Partial<Match> = {}): Match {
  return { ...FOOTBALL_MATCH, score: [home, away], ...change }
}
