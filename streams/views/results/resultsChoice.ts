import { type ResultDay, resultDays, type ResultQuarter, resultQuarters } from '../../domain/resultDays.ts'
import { isSport, type Sport } from '../../domain/vocabulary/sports.ts'

/** What of the results an address names; `null` for what it leaves open. */
export interface ResultsAddress {
  readonly kind: string | null
  readonly sport: string | null
  readonly day: string | null
  readonly quarter: string | null
}

/** In the place of a day: the matches on which the member has bets. */
export const MY_BETS = 'myBets'

/** A choice of results. The part that an address names wrongly is `unknown`. */
export type ResultsChoice =
  | {
      readonly kind: 'matches'
      readonly sport: Sport
      readonly day: ResultDay | typeof MY_BETS | 'unknown'
    }
  | { readonly kind: 'champions'; readonly quarter: ResultQuarter | 'unknown' }

/** What a venue has, and the server's time, ms. */
export interface ResultsOffer {
  readonly sports: readonly Sport[]
  readonly myBets: boolean
  readonly champions: boolean
  readonly serverNow: number
}

/**
 * The choice of an address: of the first sport, of today and of the present quarter where it names none. A sport
 * that the venue does not have is the first one, as after a switch of venue.
 */
export function resultsChoice(address: ResultsAddress, offer: ResultsOffer): ResultsChoice {
  const { serverNow } = offer
  if (address.kind === 'champions' && offer.champions) {
    const quarters = resultQuarters(serverNow)
    const chosen = quarters.find(({ key }) => key === (address.quarter ?? quarters[0]?.key))
    return { kind: 'champions', quarter: chosen ?? 'unknown' }
  }
  const days = resultDays(serverNow)
  const wanted = address.day ?? days.at(-1)?.key
  const day =
    wanted === MY_BETS && offer.myBets ? MY_BETS : (days.find(({ key }) => key === wanted) ?? 'unknown')
  return { kind: 'matches', sport: chosenSport(address.sport, offer.sports), day }
}

function chosenSport(wanted: string | null, sports: readonly Sport[]): Sport {
  const known = wanted !== null && isSport(wanted) && (sports.length === 0 || sports.includes(wanted))
  return known ? wanted : (sports[0] ?? 'football')
}
