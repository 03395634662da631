import type { OddsFormat } from '../domain/odds.ts'
import type { AcceptanceMode, AcceptanceSetting } from '../domain/order.ts'
import type { Call } from './call.ts'

/** The settings that the venue stores for the member. */
export interface Preferences {
  load(): Call<VenuePreferences>
  save(chosen: ChosenPreferences): Call<null>
}

/** What the member has chosen, to be stored by the venue as far as it has a value for it. */
export interface ChosenPreferences {
  readonly oddsFormat: OddsFormat | null
  readonly acceptance: AcceptanceSetting | null
}

/** `null` and empty where the member has made no choice. */
export interface VenuePreferences {
  readonly quickStakes: readonly number[]
  readonly oddsFormat: OddsFormat | null
  readonly acceptance: AcceptanceMode | null
}
