import * as v from 'valibot'
import type { Hono } from 'hono'
import { unitsText } from '../../../streams/wire/amounts.ts'
import { balanceRequest, IMTY_FIRST_PREFERENCES } from '../../../streams/wire/imty/member.ts'
import {
  chosenPreferences,
  type ImtyChosenPreferences,
  type ImtyPreferences,
  savePreferencesRequest,
} from '../../../streams/wire/imty/preferences.ts'
import { IMTY_PATHS } from '../../../streams/wire/imty/paths.ts'
import { IMTY_CURRENCY_CODES } from '../../../streams/wire/imty/tables.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import type { JsonObject } from '../../store/json.ts'
import { announcementsOf } from './announcements.ts'
import { offeredMatches } from './eventLists.ts'
import { failed, found, type ImtyCalls } from './imtyCall.ts'
import type { ImtyDeps } from './imtyDeps.ts'
import { askedCurrency } from './numbers.ts'

const nothing = v.looseObject({})

/** The calls for the member's balance and settings, and announcements (docs/venues/imty.md, 3.10 and 3.11). */
export function memberCalls(app: Hono<HttpEnv>, calls: ImtyCalls, { store, world, code }: ImtyDeps): void {
  async function chosenBy(memberId: number): Promise<ImtyChosenPreferences | null> {
    const member = await store.accounts.member(memberId)
    if (member === null) return null
    const kept = v.safeParse(chosenPreferences, member.preferences[code] ?? {})
    return kept.success ? kept.output : {}
  }

  app.post(
    IMTY_PATHS.balance,
    calls(balanceRequest, async ({ Currency }, { memberId }) => {
      const currency = askedCurrency(Currency)
      if (currency === null) return failed('currencyUnsupported')
      const balance = await store.ledger.balance(memberId, currency)
      return found({ Balance: unitsText(balance), Currency: IMTY_CURRENCY_CODES[currency] })
    }),
  )
  app.post(
    IMTY_PATHS.preferences,
    calls(nothing, async (_, { memberId }) => {
      const chosen = await chosenBy(memberId)
      return chosen === null ? failed('badMember') : found({ UserPreferences: completed(chosen) })
    }),
  )
  app.post(
    IMTY_PATHS.savePreferences,
    calls(savePreferencesRequest, async ({ UserPreferences }, { memberId }) => {
      const before = await chosenBy(memberId)
      if (before === null) return failed('badMember')
      const chosen = { ...before, ...UserPreferences }
      await store.accounts.changePreference(memberId, { [code]: sent(chosen) })
      return found({ UserPreferences: completed(chosen) })
    }),
  )
  app.post(
    IMTY_PATHS.announcements,
    calls(nothing, (_, { language }) =>
      found({ Announcements: announcementsOf(offeredMatches(world.matches()), language) }),
    ),
  )
}

function completed(chosen: ImtyChosenPreferences): ImtyPreferences {
  return { ...IMTY_FIRST_PREFERENCES, ...sent(chosen) }
}

/** The settings without those that were not chosen. */
function sent(chosen: ImtyChosenPreferences): JsonObject {
  return Object.fromEntries(
    Object.entries(chosen).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}
