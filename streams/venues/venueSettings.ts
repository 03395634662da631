import type { Currency } from '../domain/money.ts'
import type { OddsFormat } from '../domain/odds.ts'
import type { Sport } from '../domain/vocabulary/sports.ts'
import type { Call } from './call.ts'

/**
 * A block of settings that the venue keeps for the member. While the member is at the venue, they go before the
 * same settings of the site and leave those as they are.
 */
export interface VenueSettings {
  /** The sports with which the venue can open. */
  readonly sports: readonly [Sport, ...Sport[]]
  load(): Call<VenueBlock>
  /** Changes some of them and answers all. Sent once. */
  save(change: Partial<VenueBlock>): Call<VenueBlock>
}

export interface VenueBlock {
  /** `null` where the member has made no choice. */
  readonly oddsFormat: OddsFormat | null
  /** The zone of kick-offs and records, minutes east of UTC; not of the days of a list. */
  readonly timeZone: number
  /** Quick stakes of singles, and of series for each combination; whole units. */
  readonly quickStakes: BlockStakes
  readonly seriesQuickStakes: BlockStakes
  /** The sport with which the venue opens. */
  readonly sport: Sport
  /** The order of lists, where the site's setting is not the hot leagues first. */
  readonly sort: 'time' | 'league'
  readonly betBy: 'tap' | 'slide'
  /** A series begins with any price accepted. */
  readonly seriesAcceptsAny: boolean
}

export type BlockStakes = Readonly<Record<Currency, readonly number[]>>
