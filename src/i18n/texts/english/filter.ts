import type { SameTexts } from '../../sameTexts.ts'
import type { filter as original } from '../cmn/filter.ts'

/** The choice of leagues of a list. */
export const filter: SameTexts<typeof original> = {
  title: 'Choose leagues',
  find: 'Find a league',
  tags: 'Groups of leagues',
  index: 'Find by letter',
  all: 'Select all',
  none: 'Clear',
  apply_one: 'Show {{count}} match',
  apply_other: 'Show {{count}} matches',
  applyOutrights_one: 'Show {{count}} tournament',
  applyOutrights_other: 'Show {{count}} tournaments',
  chooseOne: 'Choose at least one league',
  tooMany: 'Choose at most 200 leagues',
  noLeagues: 'There are no leagues here',
  nothingFound: 'Nothing found for “{{text}}”',
  failed: 'The leagues could not be loaded',
}
