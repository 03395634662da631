/** The venue's numbers of results; apart from `tables.ts`, because the list of matches does not need them. */

/** `type` of a request for results: of a sport, or of the matches that the member has bets on. */
export const PMTY_RESULT_TYPES = { sport: 28, myBets: 29 } as const

/**
 * Groups of results by `tyg`, by what is counted. The venue sends no group; the numbers to 5559 are
 * those of FBTY, the others our choice (docs/pmty.md, 1.13).
 */
export const PMTY_RESULT_GROUPS = {
  5: 'score',
  6: 'corners',
  7: 'yellowCards',
  8: 'redCards',
  9: 'bookings',
  5556: 'sets',
  5559: 'games',
  5601: 'hits',
  5602: 'wickets',
  5603: 'touchdowns',
  5604: 'tries',
  5605: 'legs',
  127: 'kills',
  5609: 'rounds',
  5610: 'towers',
  5611: 'homeRuns',
  5612: 'fieldGoals',
  5613: 'fours',
  5614: 'sixes',
} as const
