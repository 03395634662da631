import { map, type Observable } from 'rxjs'
import type { Ports } from '../ports/ports.ts'
import { ROOM_NAMESPACE, ROOM_PATH } from '../wire/room/constants.ts'
import type { RoomAuth } from '../wire/room/frames.ts'
import type { Link } from './createLink.ts'
import { createLiveRequest, type LiveRequest } from './liveCall.ts'
import { type RoomLinkEvent, roomLink$ } from './roomLink.ts'

/** What connects us to the live rooms: stands on the link, and comes with the first screen that needs it. */
export interface LiveLink {
  /** A GET on the live domain: one result, then complete. Never errors. */
  readonly liveCall: LiveRequest
  /** The connection of the rooms at a venue: one per subscription, coming back by itself. */
  room$(venueCode: string): Observable<RoomLinkEvent>
}

export function createLiveLink(
  link: Link,
  { http, crypto, storage, rooms, clock, random: chance }: Ports,
): LiveLink {
  const { config, session, exits, network, deviceId, commonHeaders, times, faults, language } = link
  const random = (): number => chance.next()
  return {
    liveCall: createLiveRequest(
      { http, crypto, faults, config, local: storage.local, commonHeaders, random },
      times,
    ),
    room$: (venueCode) =>
      roomLink$(
        {
          socket: rooms,
          network,
          session,
          target: (token) =>
            config.ready$.pipe(
              map(({ apiBase, siteId }) => {
                const auth: RoomAuth = {
                  token,
                  siteId: String(siteId),
                  venue: venueCode,
                  language: language(),
                  device: deviceId,
                }
                return { url: apiBase, path: ROOM_PATH, namespace: ROOM_NAMESPACE, auth }
              }),
            ),
          onRefused: ({ failure }) => {
            exits.raise('auth', failure.lane === 'outcome' ? failure.message : null)
          },
          now: () => clock.now(),
          random,
        },
        times,
      ),
  }
}
