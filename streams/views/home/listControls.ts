import { HOT, type ListSport, type ListTab } from '../../domain/menu.ts'
import { isSpecialSport } from '../../domain/vocabulary/sports.ts'

/** The controls that a list has. */
export interface ListControls {
  /** The choice of leagues. */
  readonly filter: boolean
  readonly sort: boolean
  /**
   * Absent where the odds are always European, in series and of outrights, and where the dates need the room.
   */
  readonly oddsFormat: boolean
  /** The choice of how a bet is confirmed; absent in series and where the dates need the room. */
  readonly betBy: boolean
  /** The way to past results. */
  readonly results: boolean
}

/**
 * A list of outrights has one row for each tournament, so it is filtered but not sorted; favourites are chosen
 * already, and virtual sports and esports go on all the time, in no leagues.
 */
export function listControls(betType: ListTab, sport: ListSport): ListControls {
  const special = sport !== HOT && isSpecialSport(sport)
  const usual = !special && betType !== 'champion'
  const roomy = usual && betType !== 'parlay' && betType !== 'early'
  return {
    filter: !special && betType !== 'favourite',
    sort: usual,
    oddsFormat: roomy,
    betBy: roomy,
    results: !special,
  }
}
