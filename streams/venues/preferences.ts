import type { OddsFormat } from '../domain/odds.ts'
import type { AcceptanceMode } from '../domain/order.ts'
import type { Call } from './call.ts'

/** The settings that the venue stores for the member. */
export interface Preferences {
  load(): Call<VenuePreferences>
  save(chosen: Pick<VenuePreferences, 'oddsFormat' | 'acceptance'>): Call<null>
}

/** `null` and empty where the member has made no choice. */
export interface VenuePreferences {
  readonly quickStakes: readonly number[]
  readonly oddsFormat: OddsFormat | null
  readonly acceptance: AcceptanceMode | null
}
