import type { TFunction } from 'i18next'
import { isEsport, isVirtualSport, type Sport } from '../../streams/index.ts'

const NAMED = ['PMTY', 'IMTY', 'FBTY', 'DPTY', 'YBTY', 'ZBYX'] as const

type NamedVenue = (typeof NAMED)[number]

const isNamed = (code: string): code is NamedVenue => NAMED.some((name) => name === code)

/** The venue's name in the member's language; its code for a venue without a name. */
export function venueName(t: TFunction, code: string): string {
  return isNamed(code) ? t(`common.venue.names.${code}`) : code
}

/** Two letters that stand for the venue where there is no room for its name. */
export function venueMark(code: string): string {
  return code.slice(0, 2)
}

/** What can be bet on at a venue: how many sports, and whether there are esports and virtual sports. */
export function sportsText(t: TFunction, sports: readonly Sport[]): string {
  const usual = sports.filter((sport) => !isEsport(sport) && !isVirtualSport(sport)).length
  return [
    ...(usual > 0 ? [t('venues.sports', { count: usual })] : []),
    ...(sports.some(isEsport) ? [t('venues.esports')] : []),
    ...(sports.some(isVirtualSport) ? [t('venues.virtual')] : []),
  ].join(' · ')
}
