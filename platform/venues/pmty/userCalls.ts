import * as v from 'valibot'
import type { Hono } from 'hono'
import { MAX_SERIES_LEGS, MIN_SERIES_LEGS } from '../../../streams/domain/parlay.ts'
import { unitsText } from '../../../streams/wire/amounts.ts'
import { looseText } from '../../../streams/wire/lenient.ts'
import { PMTY_API_PATHS, PMTY_PATHS } from '../../../streams/wire/pmty/paths.ts'
import { userPreferenceRequest } from '../../../streams/wire/pmty/user.ts'
import type { UserAmount, UserInfo, UserPreferenceRequest } from '../../../streams/wire/pmty/user.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import type { Member } from '../../store/accounts.ts'
import { askedCurrency } from './betReading.ts'
import { failed, found } from './pmtyCall.ts'
import type { PmtyCalls } from './pmtyCall.ts'
import { PMTY } from './code.ts'
import type { VenueDeps } from '../venueServer.ts'

const amountQuery = v.object({ currencyCode: looseText })
/** Quick stakes, units. */
const QUICK_STAKES = { qon: 10, qtw: 50, qth: 100, qfo: 500, qfi: 1000, qsi: 2000 } as const

/** The calls for the member's balance and preferences. */
export function userCalls(app: Hono<HttpEnv>, calls: PmtyCalls, { store }: VenueDeps): void {
  app.on(
    'GET',
    [PMTY_PATHS.amount, PMTY_API_PATHS.amount],
    calls.get(amountQuery, async ({ currencyCode }, { memberId }) => {
      const currency = askedCurrency(currencyCode)
      if (currency === null) return failed('currencyUnsupported')
      const balance = await store.ledger.balance(memberId, currency)
      const amount: UserAmount = { amount: unitsText(balance) }
      return found(amount)
    }),
  )
  app.on(
    'GET',
    [PMTY_PATHS.userInfo, PMTY_API_PATHS.userInfo],
    calls.get(v.unknown(), async (_, { memberId }) => {
      const member = await store.accounts.member(memberId)
      if (member === null) return failed('userMissing')
      const preferred = preferencesOf(member)
      const info = {
        userId: String(member.id),
        userName: member.name,
        ...QUICK_STAKES,
        userMarketPrefer: preferred.userMarketPrefer ?? null,
        userBetPrefer: preferred.userBetPrefer ?? null,
        minSeriesNum: MIN_SERIES_LEGS,
        maxSeriesNum: MAX_SERIES_LEGS,
      } satisfies Record<keyof UserInfo | 'minSeriesNum' | 'maxSeriesNum', unknown>
      return found(info)
    }),
  )
  app.on(
    'POST',
    [PMTY_PATHS.savePreference, PMTY_API_PATHS.savePreference],
    calls.post(userPreferenceRequest, async (chosen, { memberId }) => {
      const member = await store.accounts.member(memberId)
      if (member === null) return failed('userMissing')
      const { userMarketPrefer, userBetPrefer } = { ...preferencesOf(member), ...chosen }
      await store.accounts.changePreference(memberId, {
        [PMTY]: {
          ...(userMarketPrefer === undefined ? {} : { userMarketPrefer }),
          ...(userBetPrefer === undefined ? {} : { userBetPrefer }),
        },
      })
      return found(null)
    }),
  )
}

function preferencesOf({ preferences }: Member): UserPreferenceRequest {
  const kept = v.safeParse(userPreferenceRequest, preferences[PMTY] ?? {})
  return kept.success ? kept.output : {}
}
