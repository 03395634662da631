import type { SameTexts } from '../../sameTexts.ts'
import type { news as original } from '../cmn/news.ts'

/** Articles about matches and leagues. */
export const news: SameTexts<typeof original> = {
  title: 'News',
  row: 'Match news',
  leagues: 'Leagues',
  all: 'All',
  empty: 'No articles yet',
  emptyLeague: 'No articles about this league yet',
  failed: 'The articles could not be loaded',
  moreFailed: 'The next articles could not be loaded',
  gone: 'This article does not exist',
  goneText: 'It may have been taken down.',
  toList: 'All articles',
  toMatch: 'Open the match',
  ofMatch: 'About this match',
  noneOfMatch: 'No articles about this match yet',
  comparison: 'The teams compared',
  fact: 'Fact',
  home: 'Home',
  away: 'Away',
  standings: 'Table',
  place: 'Place',
  team: 'Team',
  played: 'P',
  wdl: 'W/D/L',
  goals: 'Goals',
  points: 'Pts',
  kind: { preview: 'Preview', report: 'Report', table: 'Table', unknown: 'News' },
}
