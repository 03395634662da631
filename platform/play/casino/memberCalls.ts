import * as v from 'valibot'
import {
  readSetting,
  REMOTE_CODES,
  settingOfCode,
  settingsFromRemote,
  settingsToRemote,
} from '../../../streams/domain/casino/settings.ts'
import { CURRENCY_IDS, type Currency } from '../../../streams/domain/money.ts'
import { unitsText } from '../../../streams/wire/amounts.ts'
import { WALLET_TYPES } from '../../../streams/wire/casino/login.ts'
import { saveSettingsRequest } from '../../../streams/wire/casino/userInfo.ts'
import { GAMES_PUSH_PATH } from '../../../streams/wire/games/push.ts'
import type { Member } from '../../store/accounts.ts'
import { launchCurrency } from '../../site/walletMember.ts'
import { found, type ProductCalls, refused } from '../launched/productCall.ts'
import type { CasinoDeps } from './casinoDeps.ts'
import { memberOf, purposeOf } from './casinoMember.ts'
import { PRODUCT } from './tableRoundGame.ts'

const HISTORY_MS = 30 * 24 * 3_600_000
/** Before the remote code, in the member's stored preferences. */
const PREFERENCE = 'casino '

/** The login of a launch (docs/games/casino.md, 6.1); the handler has seen that the path names the token. */
export async function loginData(deps: CasinoDeps, memberId: number, launched: Currency) {
  const member = await memberOf(deps, memberId)
  const currency = launchCurrency(member, launched)
  const balance = await deps.store.ledger.balance(memberId, currency, purposeOf(member))
  return {
    loginName: member.name,
    memberId: String(memberId),
    currencyCode: CURRENCY_IDS[currency],
    walletType: WALLET_TYPES[member.walletType],
    balance: unitsText(balance),
    push: GAMES_PUSH_PATH,
  }
}

/** The member's settings and the tables at which the member has bet (docs/games/casino.md, 6.2 and 6.3). */
export function settingsCalls(deps: CasinoDeps, { post }: Pick<ProductCalls, 'post'>) {
  const { store, tables } = deps

  async function userInfo(member: Member, now: number) {
    const since = now - HISTORY_MS
    const played = await store.positions.gamesPlayed(member.id, { product: PRODUCT, since })
    return {
      loginName: member.name,
      settings: settingsToRemote(settingsOf(member)),
      history: played.filter((game) => tables.some(({ tableId }) => tableId === game)),
    }
  }

  return {
    read: post(v.object({}), async (_, { memberId, now }) =>
      found(await userInfo(await memberOf(deps, memberId), now)),
    ),
    save: post(saveSettingsRequest, async ({ settings }, { memberId, now }) => {
      const changes = Object.entries(settings)
      if (!changes.every(([code, value]) => isAllowed(code, value))) return refused('badRequest')
      const stored = changes.map(([code, value]) => [PREFERENCE + code, value] as const)
      const member = await store.accounts.changePreference(memberId, Object.fromEntries(stored))
      return found(await userInfo(member ?? (await memberOf(deps, memberId)), now))
    }),
  }
}

function isAllowed(code: string, value: string): boolean {
  const name = settingOfCode(code)
  return name !== null && readSetting(name, value) !== null
}

/** A stored value that is not allowed any more is read as the default. */
function settingsOf({ preferences }: Member) {
  const codes = Object.values(REMOTE_CODES)
  return settingsFromRemote(Object.fromEntries(codes.map((code) => [code, preferences[PREFERENCE + code]])))
}
