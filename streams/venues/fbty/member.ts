import { defer, map, type Observable, of, tap } from 'rxjs'
import type { Currency, Money } from '../../domain/money.ts'
import { err, ok } from '../../domain/result.ts'
import { transportFailure } from '../../link/exchange.ts'
import { bulletinPage, type FbtyMerchant, merchantAnswer, userAnswer } from '../../wire/fbty/answers.ts'
import type { AnnouncementPage } from '../announcements.ts'
import type { Call } from '../call.ts'
import { mapValue } from '../mapAnswer.ts'
import { unitsMoney } from '../unitsMoney.ts'
import type { Ask } from './call.ts'
import { currencyIds } from './numbers.ts'

/** Requests the member's balance; an unreadable amount is a failure. */
export function askBalance$(ask: Ask, currency: Currency): Call<Money> {
  const body = { currencyId: currencyIds[currency] }
  return ask({ kind: 'read', call: 'user', body, answer: userAnswer }).pipe(
    mapValue(({ bl }) => unitsMoney(bl, currency)),
    map((result) => {
      if (!result.ok) return result
      return result.value === null ? err(transportFailure('badData')) : ok(result.value)
    }),
  )
}

const ANNOUNCEMENTS_IN_A_PAGE = 20

/** Requests a page of the announcements. */
export function askAnnouncements$(ask: Ask, page: number): Call<AnnouncementPage> {
  const body = { current: page, size: ANNOUNCEMENTS_IN_A_PAGE }
  return ask({ kind: 'read', call: 'bulletins', body, answer: bulletinPage }).pipe(
    mapValue(({ total, records }) => ({
      announcements: records.map(({ id, ti, co, pt }) => ({
        id,
        title: ti,
        text: co,
        at: pt,
        important: false,
      })),
      more: page * ANNOUNCEMENTS_IN_A_PAGE < total,
    })),
  )
}

type Switch = keyof Pick<FbtyMerchant, 'reserve' | 'cashOut'>

/**
 * What the venue offers, read once when it is first needed. Until it has been read,
 * everything counts as offered, and the venue refuses what it does not offer.
 */
export function createOffers(ask: Ask): { readonly isOn$: (what: Switch) => Observable<boolean> } {
  let known: FbtyMerchant | null = null
  const merchant$ = ask({ kind: 'read', call: 'merchant', answer: merchantAnswer }).pipe(
    tap((result) => {
      if (result.ok) known = result.value.value
    }),
    map((result) => (result.ok ? result.value.value : null)),
  )
  return {
    isOn$: (what) =>
      defer(() => (known === null ? merchant$ : of(known))).pipe(map((merchant) => merchant?.[what] !== 0)),
  }
}
