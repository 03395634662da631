import type { Handler } from 'hono'
import * as v from 'valibot'
import { CURRENCY_IDS } from '../../../streams/domain/money.ts'
import { unitsText } from '../../../streams/wire/amounts.ts'
import { GAMES_PUSH_PATH } from '../../../streams/wire/games/push.ts'
import { lotterySettings, saveSettingsRequest } from '../../../streams/wire/lottery/settings.ts'
import { venueWalletTypes } from '../../../streams/wire/site/member.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import { launchCurrency } from '../../site/walletMember.ts'
import type { JsonObject } from '../../store/json.ts'
import { found, type ProductCalls } from '../launched/productCall.ts'
import type { LotteryDeps } from './lotteryDeps.ts'
import { memberOf, purposeOf } from './lotteryMember.ts'

const NOTHING = v.object({})
/** Before the names of the settings among the member's preferences. */
const PREFIX = 'lottery.'

/** The first call after a launch (docs/games/lottery.md, 7.2). */
export function loginCall(calls: ProductCalls, deps: Pick<LotteryDeps, 'store'>): Handler<HttpEnv> {
  return calls.post(NOTHING, async (_, { memberId, currency: launched }) => {
    const member = await memberOf(deps, memberId)
    const currency = launchCurrency(member, launched)
    return found({
      loginName: member.name,
      memberId: String(member.id),
      currencyCode: CURRENCY_IDS[currency],
      walletType: venueWalletTypes[member.walletType],
      balance: unitsText(await deps.store.ledger.balance(memberId, currency, purposeOf(member))),
      push: GAMES_PUSH_PATH,
    })
  })
}

/** The member's settings (docs/games/lottery.md, 7.6). */
export function settingsCall(calls: ProductCalls, deps: Pick<LotteryDeps, 'store'>): Handler<HttpEnv> {
  return calls.post(NOTHING, async (_, { memberId }) =>
    found(settingsOf((await memberOf(deps, memberId)).preferences)),
  )
}

/** Saves those that are sent, and answers all. */
export function saveSettingsCall(calls: ProductCalls, deps: Pick<LotteryDeps, 'store'>): Handler<HttpEnv> {
  return calls.post(saveSettingsRequest, async (changes, { memberId }) => {
    const named = Object.entries(changes).map(([name, value]) => [PREFIX + name, value] as const)
    const member = await deps.store.accounts.changePreference(memberId, Object.fromEntries(named))
    return found(settingsOf(member?.preferences ?? {}))
  })
}

function settingsOf(preferences: JsonObject) {
  const own = Object.entries(preferences)
    .filter(([name]) => name.startsWith(PREFIX))
    .map(([name, value]) => [name.slice(PREFIX.length), value] as const)
  return v.parse(lotterySettings, Object.fromEntries(own))
}
