import { map, of } from 'rxjs'
import type { Currency, Money } from '../../domain/money.ts'
import { err, ok } from '../../domain/result.ts'
import { transportFailure } from '../../link/exchange.ts'
import * as v from 'valibot'
import { PMTY_PATHS } from '../../wire/pmty/paths.ts'
import { userAmount, userInfo, type UserInfo, type UserPreferenceRequest } from '../../wire/pmty/user.ts'
import type { Call } from '../call.ts'
import type { ChosenPreferences, VenuePreferences } from '../preferences.ts'
import type { Ask } from './call.ts'
import { unitsMoney } from '../unitsMoney.ts'
import { betPreferenceCodes, betPreferenceOf, currencyCodes } from './numbers.ts'
import { mapValue } from '../mapAnswer.ts'

/** Requests the member's balance at the venue; an unreadable amount is a failure. */
export function askBalance$(ask: Ask, currency: Currency): Call<Money> {
  return ask({
    kind: 'read',
    polled: true,
    path: PMTY_PATHS.amount,
    query: { currencyCode: currencyCodes[currency] },
    answer: userAmount,
  }).pipe(
    mapValue(({ amount }) => unitsMoney(amount, currency)),
    map((result) => {
      if (!result.ok) return result
      return result.value === null ? err(transportFailure('badData')) : ok(result.value)
    }),
  )
}

/** Requests quick stakes and stored preferences. */
export function askPreferences$(ask: Ask): Call<VenuePreferences> {
  return ask({ kind: 'read', path: PMTY_PATHS.userInfo, answer: userInfo }).pipe(mapValue(preferencesOf))
}

function preferencesOf(info: UserInfo): VenuePreferences {
  const { qon, qtw, qth, qfo, qfi, qsi } = info
  return {
    quickStakes: [qon, qtw, qth, qfo, qfi, qsi].flatMap((stake) =>
      stake !== null && stake > 0 ? [stake] : [],
    ),
    oddsFormat: info.userMarketPrefer === 'EU' ? 'europe' : info.userMarketPrefer === 'HK' ? 'hk' : null,
    acceptance: info.userBetPrefer === null ? null : betPreferenceOf(info.userBetPrefer),
  }
}

/** Saves the given preferences; sends nothing if there are none. The venue supports two odds formats only. */
export function askSavePreferences$(ask: Ask, { oddsFormat, acceptance }: ChosenPreferences): Call<null> {
  const body: UserPreferenceRequest = {
    ...(oddsFormat === null
      ? {}
      : { userMarketPrefer: oddsFormat === 'hk' ? ('HK' as const) : ('EU' as const) }),
    ...(acceptance === null ? {} : { userBetPrefer: betPreferenceCodes[acceptance] }),
  }
  if (Object.keys(body).length === 0) return of(ok(null))
  return ask({ kind: 'write', path: PMTY_PATHS.savePreference, body, answer: v.unknown() }).pipe(
    mapValue(() => null),
  )
}
