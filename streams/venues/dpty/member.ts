import { map } from 'rxjs'
import type { Currency, Money } from '../../domain/money.ts'
import { err, ok } from '../../domain/result.ts'
import { transportFailure } from '../../link/exchange.ts'
import { accountInfo, announcementPage } from '../../wire/dpty/member.ts'
import { DPTY_CATEGORIES, DPTY_PATHS } from '../../wire/dpty/paths.ts'
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
    path: DPTY_PATHS.account,
    query: { currency: String(currencyCodes[currency]) },
    answer: accountInfo,
  }).pipe(
    mapValue(({ amount }) => unitsMoney(amount, currency)),
    map((result) => {
      if (!result.ok) return result
      return result.value === null ? err(transportFailure('badData')) : ok(result.value)
    }),
  )
}

const PAGE_SIZE = 20

/** Requests a page of announcements, the newest first. */
export function askAnnouncements$(ask: Ask, page: number): Call<AnnouncementPage> {
  return ask({
    kind: 'read',
    path: DPTY_PATHS.billboard,
    body: { pageNum: page, pageSize: PAGE_SIZE, category: DPTY_CATEGORIES.sports },
    answer: announcementPage,
    noData: { pager: {}, pageData: [] },
  }).pipe(
    mapValue(({ pager, pageData }) => ({
      announcements: pageData.map(({ id, title, content, publishTime }) => ({
        id,
        title,
        text: content,
        at: publishTime,
        important: false,
      })),
      more: page * PAGE_SIZE < pager.count,
    })),
  )
}
