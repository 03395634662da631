import { map, of } from 'rxjs'
import type { Currency, Money } from '../../domain/money.ts'
import { err, ok } from '../../domain/result.ts'
import { transportFailure } from '../../link/exchange.ts'
import { announcementsAnswer, balanceAnswer } from '../../wire/imty/member.ts'
import { IMTY_PATHS } from '../../wire/imty/paths.ts'
import type { AnnouncementPage } from '../announcements.ts'
import type { Call } from '../call.ts'
import { mapValue } from '../mapAnswer.ts'
import { unitsMoney } from '../unitsMoney.ts'
import type { Ask } from './call.ts'
import { currencyCodes } from './numbers.ts'

/** Requests the member's balance at the venue; an unreadable amount is a failure. */
export function askBalance$(ask: Ask, currency: Currency): Call<Money> {
  return ask({
    kind: 'read',
    polled: true,
    path: IMTY_PATHS.balance,
    payload: { Currency: currencyCodes[currency] },
    answer: balanceAnswer,
  }).pipe(
    map((result) => {
      if (!result.ok) return result
      const balance = unitsMoney(result.value.value.Balance, currency)
      return balance === null ? err(transportFailure('badData')) : ok(balance)
    }),
  )
}

/** Requests the announcements, all of which are on the first page. */
export function askAnnouncements$(ask: Ask, page: number): Call<AnnouncementPage> {
  if (page > 1) return of(ok({ announcements: [], more: false }))
  return ask({
    kind: 'read',
    path: IMTY_PATHS.announcements,
    answer: announcementsAnswer,
    quiet: true,
  }).pipe(
    mapValue(({ Announcements }) => ({
      announcements: Announcements.map(({ AnnouncementId, Title, Content, PostingDate, IsImportant }) => ({
        id: AnnouncementId,
        title: Title,
        text: Content,
        at: PostingDate ?? 0,
        important: IsImportant,
      })).toSorted((one, other) => other.at - one.at),
      more: false,
    })),
  )
}
