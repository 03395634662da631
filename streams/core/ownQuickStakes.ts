import { combineStates } from '../kernel/combineStates.ts'
import type { State$ } from '../kernel/state.ts'
import { offered, type VenueRules } from '../venues/venue.ts'
import type { QuickStakesOfKind } from '../views/slip/slipModel.ts'
import type { SettingsHere } from './venueBlock.ts'

/** The member's own quick stakes in the present currency, or those of the venue. */
export function ownQuickStakes$(
  { settings$ }: Pick<SettingsHere, 'settings$'>,
  { currencies }: Pick<VenueRules, 'currencies'>,
  venue$: State$<readonly number[]>,
): State$<QuickStakesOfKind> {
  return combineStates({ settings: settings$, venue: venue$ }, ({ settings, venue }) => {
    const currency = offered(currencies, settings.currency)
    const singles = settings.quickStakes[currency] ?? venue
    return { singles, series: settings.seriesQuickStakes?.[currency] ?? singles }
  })
}
