import * as v from 'valibot'
import { CURRENCY_IDS } from '../../streams/domain/money.ts'
import type { Currency } from '../../streams/domain/money.ts'
import type { Balances, MemberInfo } from '../../streams/wire/site/member.ts'
import { sitePaths } from '../../streams/wire/site/paths.ts'
import { preferences } from '../../streams/wire/site/preferences.ts'
import { unitsText } from '../../streams/wire/pmty/amounts.ts'
import { memberCall } from './siteCall.ts'
import type { SiteCall } from './siteCall.ts'
import type { SiteDeps } from './siteDeps.ts'
import { refusal, success } from './siteReply.ts'

const nothing = v.unknown()
/** Preferences live under one name, beside those of the venues. */
const PREFERENCE = 'site'

const CURRENCIES: readonly Currency[] = ['RMB', 'USDT']

type BalanceRow = {
  readonly [K in keyof Balances['items'][number]]: K extends 'currency' ? number : string
}

/** Who the member is, what is in the wallets, and how the member likes the app. */
export function memberCalls({ store }: SiteDeps): readonly SiteCall[] {
  return [
    memberCall(sitePaths.memberInfo, nothing, async (_, { memberId }) => {
      const member = await store.accounts.member(memberId)
      if (member === null) return refusal('auth', 'signIn')
      const info = {
        id: String(member.id),
        name: member.name,
        level: member.level,
        oddsLevel: member.oddsLevel,
        currencies: CURRENCIES,
      } satisfies Record<keyof MemberInfo, unknown>
      return success(info)
    }),

    memberCall(sitePaths.balances, nothing, async (_, { memberId }) => {
      const balances = await store.ledger.balances(memberId)
      const rows = CURRENCIES.map((currency): BalanceRow => ({
        currency: CURRENCY_IDS[currency],
        balance: unitsText(balances.get(currency) ?? 0),
        locked: unitsText(0),
      }))
      return success(rows)
    }),

    memberCall(sitePaths.getPreferences, nothing, async (_, { memberId }) => {
      const member = await store.accounts.member(memberId)
      return success(v.parse(preferences, member?.preferences[PREFERENCE] ?? {}))
    }),

    memberCall(sitePaths.savePreferences, preferences, async (chosen, { memberId }) => {
      await store.accounts.changePreference(memberId, { [PREFERENCE]: { ...chosen } })
      return success(chosen)
    }),
  ]
}
