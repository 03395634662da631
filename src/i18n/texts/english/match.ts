import type { SameTexts } from '../../sameTexts.ts'
import type { match as original } from '../cmn/match.ts'
import type { matchPage } from '../cmn/matchPage.ts'

/** The match page. */
export const match: SameTexts<typeof original & typeof matchPage> = {
  title: 'Match',
  categories: 'Market categories',
  allMarkets: 'All',
  halfTimeScore: 'Half time {{score}}',
  regularScore: '90 min {{score}}',
  part: {
    regular: 'Regular time',
    extraTime: 'Extra time',
    penalty: 'Penalties',
  },
  starts: 'Starts {{time}}',
  favourite: 'Favourite',
  stat: {
    said: '{{stat}} {{home}}, {{away}}',
  },
  closed: 'Closed',
  parlayRefused: 'Singles only',
  handicapFromNow: 'Counts from the score when you bet',
  handicapBasis: 'Counts from {{score}} as 0-0',
  moreLines: 'More lines {{lines}}',
  fewerLines: 'Fewer lines',
  foldAll: 'Collapse all markets',
  showAll: 'Show all markets',
  siblings: 'Other matches of the league',
  pin: 'Pin {{market}}',
  history: 'Price history of {{market}}',
  unpin: 'Unpin {{market}}',
  noMarkets: 'No markets for this match right now',
  over: 'The match is over and takes no more bets',
  gone: 'Match not found',
  goneText: 'It may have ended or been cancelled.',
}
