import type { SameTexts } from '../../sameTexts.ts'
import type { results as original } from '../cmn/results.ts'

/** Results of matches and of tournaments. */
export const results: SameTexts<typeof original> = {
  title: 'Results',
  one: 'Result',
  kind: {
    label: 'Kind of result',
    matches: 'Matches',
    champions: 'Outright',
  },
  day: {
    label: 'Day',
    today: 'Today',
    yesterday: 'Yesterday',
  },
  quarter: {
    label: 'Quarter of the year',
    name: 'Q{{quarter}} {{year}}',
  },
  myBets: 'My bets, 24 h',
  column: {
    half: 'HT',
    full: 'FT',
  },
  group: {
    score: 'Score',
    bookings: 'Bookings',
  },
  noWinner: 'No winner, stakes returned',
  unknown: 'Not known',
  none: 'This venue has no results',
  failed: 'Could not get the results',
  empty: {
    day: 'No results on this day yet',
    myBets: 'No ended match with your bets in the last 24 hours',
    quarter: 'No winners in this quarter yet',
    text: 'Try another day or sport.',
  },
  unknownDay: {
    title: 'No results for this date',
    text: 'Results are kept for 7 days, outrights for 4 quarters.',
    action: 'See the latest results',
  },
  gone: {
    title: 'No such result',
    text: 'The link may be wrong, or the match has not ended.',
    action: 'See all results',
  },
  kickOff: 'Kick-off {{time}}',
  lifeCycle: {
    settling: 'Some markets have no result yet and will be settled.',
    rollback: 'The result is withdrawn. Bets are settled again once it is published anew.',
  },
  notPlayed: 'The match was not played to its end. Markets without a result return the stake.',
  beforeKickOff:
    'Lines are those before kick-off. In-play handicaps count from the score at the bet; your bets show their results.',
}
