import { combineStates } from '../kernel/combineStates.ts'
import type { State$ } from '../kernel/state.ts'
import type { SettingsFeed } from '../feeds/settings/index.ts'
import { offered, type VenueRules } from '../venues/venue.ts'

/** The member's own quick stakes in the present currency, or those of the venue. */
export function ownQuickStakes$(
  { settings$ }: Pick<SettingsFeed, 'settings$'>,
  { currencies }: Pick<VenueRules, 'currencies'>,
  venue$: State$<readonly number[]>,
): State$<readonly number[]> {
  return combineStates(
    { settings: settings$, venue: venue$ },
    ({ settings: { quickStakes, currency }, venue }) => quickStakes[offered(currencies, currency)] ?? venue,
  )
}
