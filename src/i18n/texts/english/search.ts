import type { SameTexts } from '../../sameTexts.ts'
import type { search as original } from '../cmn/search.ts'

/** The search for teams and leagues. */
export const search: SameTexts<typeof original> = {
  title: 'Search',
  field: 'Team or league',
  none: 'This venue has no search',
  start: 'Find a team or a league',
  startText: 'A part of the name is enough.',
  history: 'History',
  forgetAll: 'Clear the history',
  forget: 'Remove “{{text}}”',
  live: 'In play',
  upcoming: 'Not started',
  count_one: '{{count}} match found',
  count_other: '{{count}} matches found',
  empty: 'Nothing found for “{{text}}”',
  emptyText: 'Try another spelling, or only a part.',
  failed: 'The search did not finish',
}
