import type { Hono } from 'hono'
import { unitsText } from '../../../streams/wire/amounts.ts'
import type { FbtyBulletin, FbtyMerchant, FbtyUser } from '../../../streams/wire/fbty/answers.ts'
import { FBTY_MAX } from '../../../streams/wire/fbty/paths.ts'
import {
  bulletinsRequest,
  countsRequest,
  plainRequest,
  userRequest,
} from '../../../streams/wire/fbty/requests.ts'
import { FBTY_CURRENCIES, FBTY_ODDS_FORMAT_CODES } from '../../../streams/wire/fbty/tables.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import { announcementsOf } from '../announcements.ts'
import type { VenueDeps } from '../venueServer.ts'
import { FBTY } from './code.ts'
import { countsOf } from './counts.ts'
import { fbtyPath } from './endpoints.ts'
import { failed, type FbtyCalls, found } from './fbtyCall.ts'
import { pageOf } from './matchCalls.ts'
import { currencyOf } from './numbers.ts'

/** The calls for the member, the counts of lists, the venue and its announcements. */
export function infoCalls(app: Hono<HttpEnv>, calls: FbtyCalls, deps: VenueDeps): void {
  const { store, world, siteId } = deps

  app.post(
    fbtyPath('user'),
    calls.post(userRequest, async ({ currencyId }, { memberId }) => {
      const currency = currencyOf(currencyId)
      if (currency === null) return failed('currency')
      const balance = await store.ledger.balance(memberId, currency)
      const user: FbtyUser = {
        uid: String(memberId),
        bl: unitsText(balance),
        currencyId: FBTY_CURRENCIES[currency],
      }
      return found(user)
    }),
  )
  app.post(
    fbtyPath('counts'),
    calls.post(countsRequest, (request, caller) => found(countsOf(world.matches(), request, caller))),
  )
  app.post(
    fbtyPath('merchant'),
    calls.post(plainRequest, () => {
      const offers: FbtyMerchant = { reserve: 1, cashOut: 1 }
      return found({
        merchantId: String(siteId),
        name: FBTY,
        currencyIds: Object.values(FBTY_CURRENCIES),
        oddsTypes: Object.values(FBTY_ODDS_FORMAT_CODES),
        ...offers,
        mon: FBTY_MAX.bets,
        msl: FBTY_MAX.seriesLegs,
      })
    }),
  )
  app.post(
    fbtyPath('bulletins'),
    calls.post(bulletinsRequest, (request, { language }) => {
      const page = pageOf(announcementsOf(deps, language), request)
      const records = page.records.map(({ id, title, content, at }): FbtyBulletin => ({
        id,
        ti: title,
        co: content,
        pt: at,
      }))
      return found({ ...page, records })
    }),
  )
}
