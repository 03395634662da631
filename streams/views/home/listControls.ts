import { HOT, type ListSport, type ListTab } from '../../domain/menu.ts'
import { isSpecialSport } from '../../domain/vocabulary/sports.ts'

/** The controls that a list has. */
export interface ListControls {
  /** The choice of leagues. */
  readonly filter: boolean
  readonly sort: boolean
  /** Absent for series, outrights and special sports (`isSpecialSport`), and in lists with a row of dates. */
  readonly oddsFormat: boolean
  /** The choice of how a bet is confirmed; absent in the same lists as `oddsFormat`. */
  readonly betBy: boolean
  /** The way to past results. */
  readonly results: boolean
}

/**
 * A list of outrights has one row for each tournament, so it can be filtered but not sorted. Favourites are not
 * filtered. Esports and virtual sports have lists of their own, without these controls.
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
