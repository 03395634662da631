import * as v from 'valibot'
import { CURRENCY_IDS } from '../../streams/domain/money.ts'
import { type Balances, type MemberInfo, venueWalletTypes } from '../../streams/wire/site/member.ts'
import { sitePaths } from '../../streams/wire/site/paths.ts'
import { preferences, preferencesChange } from '../../streams/wire/site/preferences.ts'
import { unitsText } from '../../streams/wire/amounts.ts'
import { decode } from '../../streams/wire/decode.ts'
import { currenciesOf } from './walletMember.ts'
import { memberCall } from './siteCall.ts'
import type { SiteCall } from './siteCall.ts'
import type { SiteDeps } from './siteDeps.ts'
import { refusal, success } from './siteReply.ts'

const nothing = v.unknown()
/** The site's preferences are stored under one name, next to those of the venues. */
const PREFERENCE = 'site'

type BalanceRow = {
  readonly [K in keyof Balances['items'][number]]: K extends 'currency' ? number : string
}

/** Member information, wallets and preferences. */
export function memberCalls({ store, clock }: SiteDeps): readonly SiteCall[] {
  return [
    memberCall(sitePaths.memberInfo, nothing, async (_, { memberId }) => {
      const member = await store.accounts.member(memberId)
      if (member === null) return refusal('auth', 'signIn')
      const info = {
        id: String(member.id),
        name: member.name,
        level: member.level,
        oddsLevel: member.oddsLevel,
        currencies: currenciesOf(member),
        walletType: venueWalletTypes[member.walletType],
      } satisfies Record<keyof MemberInfo | 'walletType', unknown>
      return success(info)
    }),

    memberCall(sitePaths.balances, nothing, async (_, { memberId }) => {
      const member = await store.accounts.member(memberId)
      if (member === null) return refusal('auth', 'signIn')
      const balances = await store.ledger.balances(memberId)
      const locked = await store.ledger.balances(memberId, 'locked')
      const rows = currenciesOf(member).map((currency): BalanceRow => ({
        currency: CURRENCY_IDS[currency],
        balance: unitsText(balances.get(currency) ?? 0),
        locked: unitsText(locked.get(currency) ?? 0),
      }))
      return success(rows)
    }),

    memberCall(sitePaths.getPreferences, nothing, async (_, { memberId }) => {
      const member = await store.accounts.member(memberId)
      return success(v.parse(preferences, member?.preferences[PREFERENCE] ?? {}))
    }),

    memberCall(sitePaths.savePreferences, v.unknown(), async (body, { memberId }) => {
      const read = decode(preferencesChange, body)
      if (!read.ok) return refusal('validation', 'noSuchOption')
      const change = read.value
      const member = await store.accounts.member(memberId)
      if (member === null) return refusal('auth', 'signIn')
      const kept = v.parse(preferences, member.preferences[PREFERENCE] ?? {})
      const now = clock.now()
      // A device whose clock is ahead must not block changes from other devices.
      const changedAt = Math.min(change.changedAt ?? now, now)
      if (changedAt < (kept.changedAt ?? 0)) return success(kept)
      const next = v.parse(preferences, { ...kept, ...change, changedAt })
      await store.accounts.changePreference(memberId, { [PREFERENCE]: next })
      return success(next)
    }),
  ]
}
