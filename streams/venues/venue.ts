import type { BetType } from '../domain/menu.ts'
import type { Currency } from '../domain/money.ts'
import type { OddsFormat } from '../domain/odds.ts'
import type { AcceptanceMode, AcceptanceSetting } from '../domain/order.ts'
import type { Scope } from '../kernel/scope.ts'
import type { Announcements } from './announcements.ts'
import type { Esports } from './esports.ts'
import type { Search } from './search.ts'
import type { SportsBook } from './sportsBook.ts'
import type { Betting } from './betting.ts'
import type { Lobby } from './lobby.ts'
import type { Favourites } from './favourites.ts'
import type { CashOut } from './cashOut.ts'
import type { LostDeps } from './leaveLost.ts'
import type { Preferences } from './preferences.ts'
import type { Reservations } from './reservations.ts'
import type { Results } from './results.ts'
import type { VenueSettings } from './venueSettings.ts'
import type { Virtual } from './virtual.ts'

/**
 * A venue, as facets. `sports` and `bets` are always there, empty at a venue without a sport menu
 * (`noSports.ts`); every other facet is absent where the venue lacks it. Screens check for the facet, never for a
 * venue's name. Reads are retried below this interface; `bets.place` and `cashOut.take` never are.
 */
export interface Venue {
  readonly code: string
  readonly rules: VenueRules
  readonly sports: SportsBook
  readonly bets: Betting
  readonly favourites?: Favourites
  readonly preferences?: Preferences
  readonly search?: Search
  readonly results?: Results
  readonly cashOut?: CashOut
  /** Bets at a price that is not offered yet; `bets.place` makes them. */
  readonly reservations?: Reservations
  readonly announcements?: Announcements
  readonly virtual?: Virtual
  readonly esports?: Esports
  /** A block of settings of its own, beside those of the site. */
  readonly settings?: VenueSettings
  /** Called when the venue is entered: it reacts to a session that the venue has ended for good. */
  readonly whenLost?: (life: Scope, deps: LostDeps) => void
  /** What it shows in place of a sport menu, which it then does not have. */
  readonly lobby?: Lobby
}

/** Static properties of a venue. The first entry of a list is the venue's default. */
export interface VenueRules {
  readonly betTypes: readonly [BetType, ...BetType[]]
  readonly oddsFormats: readonly [OddsFormat, ...OddsFormat[]]
  readonly acceptanceModes: readonly [AcceptanceMode, ...AcceptanceMode[]]
  readonly currencies: readonly [Currency, ...Currency[]]
  /** The most legs in a slip. */
  readonly maxLegs: number
  /** Bets on several legs; `null` where there are only singles. */
  readonly parlay: {
    readonly minLegs: number
    /** Whether smaller folds and covers are offered besides the fold of all legs. */
    readonly systems: boolean
  } | null
  /** The most days of one list of records; missing where there is no such limit. */
  readonly recordDays?: number
  /** The venue ends a session when the member enters it elsewhere; a notice is shown on the device that loses it. */
  readonly oneDevice?: true
  /** The skin that the venue has in the dark theme, unless the member has chosen one. */
  readonly skin?: 'plum'
}

/** What a member can set at the venue: its modes, and to be asked where there is more than one. */
export function acceptanceSettings({
  acceptanceModes,
}: Pick<VenueRules, 'acceptanceModes'>): readonly [AcceptanceSetting, ...AcceptanceSetting[]] {
  return acceptanceModes.length > 1 ? [...acceptanceModes, 'ask'] : acceptanceModes
}

/** The member's setting if the venue supports it, or the venue's default. */
export function offered<T>(choices: readonly [T, ...T[]], wanted: T): T {
  return choices.includes(wanted) ? wanted : choices[0]
}
