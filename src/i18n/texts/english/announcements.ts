import type { SameTexts } from '../../sameTexts.ts'
import type { announcements as original } from '../cmn/announcements.ts'

/** The announcements of a venue. */
export const announcements: SameTexts<typeof original> = {
  title: 'Announcements',
  unseen_one: '{{count}} new',
  unseen_other: '{{count}} new',
  nothingNew: 'Nothing new',
  empty: 'This venue has no announcements yet',
  failed: 'The announcements could not be loaded',
  earlier: 'Earlier announcements',
  done: 'Got it',
  important: 'Important',
}
