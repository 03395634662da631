import { map, of } from 'rxjs'
import type { Currency, Money } from '../../domain/money.ts'
import { err, ok } from '../../domain/result.ts'
import { transportFailure } from '../../link/exchange.ts'
import * as v from 'valibot'
import { PMTY_PATHS } from '../../wire/pmty/paths.ts'
import { userAmount, userInfo, type UserInfo, type UserPreferenceRequest } from '../../wire/pmty/user.ts'
import type { Call, VenueMember, VenuePreferences } from '../venue.ts'
import type { Ask } from './call.ts'
import { unitsMoney } from './map/money.ts'
import { acceptanceCodes, betPreferenceOf, currencyCodes } from './numbers.ts'
import { mapValue } from './results.ts'

/** What the member has at the venue; an amount that cannot be read is no amount. */
export function askBalance$(ask: Ask, currency: Currency): Call<Money> {
  return ask({
    kind: 'read',
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

/** Quick stakes and saved preferences. */
export function askMember$(ask: Ask): Call<VenueMember> {
  return ask({ kind: 'read', path: PMTY_PATHS.userInfo, answer: userInfo }).pipe(mapValue(venueMember))
}

function venueMember(info: UserInfo): VenueMember {
  const { qon, qtw, qth, qfo, qfi, qsi } = info
  return {
    quickStakes: [qon, qtw, qth, qfo, qfi, qsi].flatMap((stake) =>
      stake !== null && stake > 0 ? [stake] : [],
    ),
    preferences: {
      oddsFormat: info.userMarketPrefer === 'EU' ? 'europe' : info.userMarketPrefer === 'HK' ? 'hk' : null,
      acceptance: info.userBetPrefer === null ? null : betPreferenceOf(info.userBetPrefer),
    },
  }
}

/** Saves what is named; asks nothing when there is nothing to save. */
export function askSavePreferences$(ask: Ask, preferences: Partial<VenuePreferences>): Call<null> {
  const body: UserPreferenceRequest = {
    ...(preferences.oddsFormat == null
      ? {}
      : { userMarketPrefer: preferences.oddsFormat === 'hk' ? ('HK' as const) : ('EU' as const) }),
    ...(preferences.acceptance == null ? {} : { userBetPrefer: acceptanceCodes[preferences.acceptance] }),
  }
  if (Object.keys(body).length === 0) return of(ok(null))
  return ask({ kind: 'write', path: PMTY_PATHS.savePreference, body, answer: v.unknown() }).pipe(
    mapValue(() => null),
  )
}
