import { isEsport, isVirtualSport, type Sport, SPORT_IDS } from '../../streams/domain/vocabulary/sports.ts'
import { sitePaths } from '../../streams/wire/site/paths.ts'
import { sportVenuesRequest, venueCategories } from '../../streams/wire/site/sportVenues.ts'
import { WORLD_SPORTS } from '../world/sports.ts'
import { VIRTUAL_GAME_IDS, VIRTUAL_GAMES } from '../world/virtual/games.ts'
import { anyoneCall, type SiteCall } from './siteCall.ts'
import type { SiteDeps } from './siteDeps.ts'
import { success } from './siteReply.ts'

const PLAYED: readonly Sport[] = [
  ...WORLD_SPORTS,
  ...new Set(VIRTUAL_GAME_IDS.map((game) => VIRTUAL_GAMES[game].sport)),
]

/** What can be bet on at each venue of the site. A venue without a sport menu is in no category. */
export function sportVenueCalls({ venues }: Pick<SiteDeps, 'venues'>): readonly SiteCall[] {
  return [
    anyoneCall(sitePaths.sportVenues, sportVenuesRequest, ({ category }) => {
      const rows = venues.codes.map((venueCode) => ({
        venueCode,
        sports: PLAYED.filter(
          (sport) =>
            venues.offers(venueCode, sport) &&
            (category === venueCategories.all || category === categoryOf(sport)),
        ).map((sport) => SPORT_IDS[sport]),
      }))
      return Promise.resolve(success(rows.filter(({ sports }) => sports.length > 0)))
    }),
  ]
}

function categoryOf(sport: Sport): number {
  if (isEsport(sport)) return venueCategories.esports
  return isVirtualSport(sport) ? venueCategories.virtual : venueCategories.sports
}
