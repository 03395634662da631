import type { Hono } from 'hono'
import * as v from 'valibot'
import { collectRequest } from '../../../streams/wire/lottery/lists.ts'
import { LOTTERY_LIST_PATHS } from '../../../streams/wire/lottery/paths.ts'
import { BODY, byMember, type Endpoint, MEMBERS } from '../../http/endpoint.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import type { ListName } from '../lotteryLists.ts'
import type { VenueDeps } from '../venueServer.ts'
import { PMTY } from './code.ts'
import { failed, found, type PmtyCalls } from './pmtyCall.ts'

const NOTHING = v.object({})

const LISTS: readonly ListName[] = ['all', 'hot', 'ins', 'collected']

const call = { protocol: `venue:${PMTY}`, access: 'venueMember' } as const

export const LOTTERY_LIST_ENDPOINTS: readonly Endpoint[] = [
  ...LISTS.map((list): Endpoint => ({
    ...call,
    name: `pmty.lottery.${list}`,
    method: 'GET',
    path: LOTTERY_LIST_PATHS[list],
    limits: MEMBERS,
    maxBody: BODY.none,
    changes: false,
  })),
  {
    ...call,
    name: 'pmty.lottery.collect',
    method: 'POST',
    path: LOTTERY_LIST_PATHS.collect,
    limits: [...MEMBERS, byMember('bet')],
    maxBody: BODY.small,
    changes: true,
  },
]

/** The lists of the lottery, which are called with the token of this venue (docs/games/lottery.md, 7.1). */
export function lotteryCalls(
  app: Hono<HttpEnv>,
  calls: PmtyCalls,
  { lotteryLists, clock }: Pick<VenueDeps, 'lotteryLists' | 'clock'>,
): void {
  for (const list of LISTS) {
    app.get(
      LOTTERY_LIST_PATHS[list],
      calls.get(NOTHING, async (_, caller) => found(await lotteryLists.list(list, caller), caller.now)),
    )
  }
  app.post(
    LOTTERY_LIST_PATHS.collect,
    calls.post(collectRequest, async ({ ticketId, collect }, { memberId }) =>
      // Dated after the write: every list of that time or later has it.
      (await lotteryLists.collect(memberId, ticketId, collect)) ? found(null, clock.now()) : failed('noData'),
    ),
  )
}
