import type { VenueDesk } from '../site/venueDesk.ts'
import type { RoomEntry } from './directory.ts'

/**
 * The venue at which a room's match is answered to a client of these venues: the first that has its sport, otherwise
 * that of the directory. All venues show the same world, and a match has the same id at each.
 */
export function venueShowing(
  venues: Pick<VenueDesk, 'find' | 'offers'>,
  { sport, venue }: NonNullable<RoomEntry['match']>,
  asked: readonly string[],
): string {
  const name = asked.find((each) => venues.offers(each, sport))
  return (name === undefined ? undefined : venues.find(name)?.code) ?? venue
}
