import * as v from 'valibot'
import {
  listAnswer,
  looseFlag,
  looseId,
  looseNested,
  looseNumber,
  looseObject,
  looseText,
} from '../lenient.ts'
import { looseDate } from './dates.ts'
import { looseNumbers } from './event.ts'
import type { ImtyPreferences } from './preferences.ts'

/** The member's balance and settings, and announcements (docs/venues/imty.md, 3.10 and 3.11). */

export const balanceRequest = v.object({ Currency: looseText })
export const balanceAnswer = v.object({ Balance: looseText, Currency: looseText })

/** The settings of a member who has chosen none. */
export const IMTY_FIRST_PREFERENCES: ImtyPreferences = {
  OddsType: null,
  TimeZone: 480,
  FastBetSingle: { CNY: [100, 500, 1000, 5000], USDT: [100, 500, 1000, 5000] },
  FastBetCombo: { CNY: [10, 50, 100, 500], USDT: [10, 50, 100, 500] },
  SportId: 1,
  EventSorting: 2,
  BettingStyle: 1,
  ComboAutoAccept: false,
}

const amounts = looseNested({ CNY: looseNumbers, USDT: looseNumbers })

/** The block as the client reads it: a missing or unreadable setting has its first value. */
export const preferencesAnswer = v.object({
  UserPreferences: looseNested({
    OddsType: looseNumber(null),
    TimeZone: looseNumber(IMTY_FIRST_PREFERENCES.TimeZone),
    FastBetSingle: amounts,
    FastBetCombo: amounts,
    SportId: looseNumber(IMTY_FIRST_PREFERENCES.SportId),
    EventSorting: looseNumber(IMTY_FIRST_PREFERENCES.EventSorting),
    BettingStyle: looseNumber(IMTY_FIRST_PREFERENCES.BettingStyle),
    ComboAutoAccept: looseFlag,
  }),
})

const announcement = looseObject({
  AnnouncementId: looseId,
  Title: looseText,
  Content: looseText,
  PostingDate: looseDate,
  IsImportant: looseFlag,
})

export const announcementsAnswer = v.object({ Announcements: listAnswer(announcement) })
