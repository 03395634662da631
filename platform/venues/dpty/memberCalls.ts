import type { Hono } from 'hono'
import * as v from 'valibot'
import { CURRENCY_IDS } from '../../../streams/domain/money.ts'
import { unitsText } from '../../../streams/wire/amounts.ts'
import { DPTY_CONFIG, type GlobalConfig } from '../../../streams/wire/dpty/config.ts'
import { DPTY_HEADERS, DPTY_PATHS } from '../../../streams/wire/dpty/paths.ts'
import { accountQuery, billboardRequest } from '../../../streams/wire/dpty/requests.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import { announcementsOf } from '../announcements.ts'
import type { VenueDeps } from '../venueServer.ts'
import { type DptyCalls, failed, found, sendDpty } from './dptyCall.ts'
import { underBoth } from './endpoints.ts'
import { pageOf } from './matchLists.ts'
import { currencyOf } from './numbers.ts'
import type { DptySecrets } from './secrets.ts'

/** The calls for time, configuration, balance and announcements (docs/venues/dpty.md, 1.3 and 3.13). */
export function memberCalls(
  app: Hono<HttpEnv>,
  calls: DptyCalls,
  { store, clock }: VenueDeps,
  secrets: DptySecrets,
): void {
  app.on('GET', underBoth(DPTY_PATHS.timestamp), (c) => {
    const now = clock.now()
    return sendDpty(c, found(now), now)
  })
  app.on(
    'GET',
    underBoth(DPTY_PATHS.config),
    calls.get(v.unknown(), (_, { header }) => {
      const { quickAmounts, ...numbers } = DPTY_CONFIG
      const config = { secretBox: secrets.boxOf(header(DPTY_HEADERS.token)), ...numbers, quickAmounts }
      return found(config satisfies Record<keyof GlobalConfig, unknown>)
    }),
  )
  app.on(
    'GET',
    underBoth(DPTY_PATHS.account),
    calls.get(accountQuery, async ({ currency: number }, { memberId }) => {
      const currency = currencyOf(number)
      if (currency === null) return failed('currencyUnsupported')
      const member = await store.accounts.member(memberId)
      return found({
        userId: String(memberId),
        userName: member?.name ?? '',
        currency: CURRENCY_IDS[currency],
        amount: unitsText(await store.ledger.balance(memberId, currency)),
        locked: unitsText(0),
      })
    }),
  )
  app.on(
    'POST',
    underBoth(DPTY_PATHS.billboard),
    calls.post(billboardRequest, (request, { language }) => {
      const { pager, page } = pageOf(announcementsOf({ clock }, language), request)
      const pageData = page.map(({ id, title, content, at }) => ({ id, title, content, publishTime: at }))
      return found({ pager, pageData })
    }),
  )
}
