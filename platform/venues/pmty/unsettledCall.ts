import type { Hono } from 'hono'
import { RECORD_STATUS } from '../../../streams/wire/games/records.ts'
import { MIXED_RECORD_PATHS, unsettledRequest } from '../../../streams/wire/site/gameRecords.ts'
import { BODY, type Endpoint, MEMBERS } from '../../http/endpoint.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import type { VenueDeps } from '../venueServer.ts'
import { PMTY } from './code.ts'
import { failed, found, type PmtyCalls } from './pmtyCall.ts'

export const UNSETTLED_ENDPOINT: Endpoint = {
  name: 'pmty.unsettled',
  method: 'POST',
  protocol: `venue:${PMTY}`,
  path: MIXED_RECORD_PATHS.unsettled,
  access: 'venueMember',
  limits: MEMBERS,
  maxBody: BODY.small,
  changes: false,
}

/** The bets of all products that are not settled (docs/games/wallet.md, 8.2). */
export function unsettledCall(
  app: Hono<HttpEnv>,
  calls: PmtyCalls,
  { unsettled }: Pick<VenueDeps, 'unsettled'>,
): void {
  app.post(
    MIXED_RECORD_PATHS.unsettled,
    calls.post(unsettledRequest, async ({ page, size, orderStatus }, { memberId, language, now }) => {
      if (orderStatus !== RECORD_STATUS.open) return failed('noData')
      const caller = { memberId, language }
      const part = await unsettled.page({ page, size }, caller)
      if (part === null) return failed('noData')
      return found(
        {
          total: part.total,
          pages: Math.ceil(part.total / size),
          current: page,
          size,
          counts: await unsettled.counts(caller),
          records: part.records,
        },
        now,
      )
    }),
  )
}
