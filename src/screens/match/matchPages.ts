import type { Match } from '../../../streams/index.ts'

/** The pages of a match: its markets, its statistics, predicted scores, the ties of a tournament, past prices. */
export type MatchPage = 'bets' | 'data' | 'predict' | 'chart' | 'trend'

/** The pages that a match has, in display order. */
export function pagesOf({ sport, teams }: Pick<Match, 'sport' | 'teams'>): readonly MatchPage[] {
  if (teams === null) return ['bets', 'chart', 'trend']
  return sport === 'football' ? ['bets', 'data', 'predict', 'trend'] : ['bets', 'trend']
}

/** Whether the place of the ball is shown above the markets. */
export function hasTracker({
  sport,
  animation,
  state,
}: Pick<Match, 'sport' | 'animation' | 'state'>): boolean {
  return sport === 'football' && animation && (state === 'live' || state === 'paused')
}
