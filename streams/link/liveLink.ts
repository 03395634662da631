import { map, type Observable } from 'rxjs'
import type { Ports } from '../ports/ports.ts'
import { ROOM_NAMESPACE, ROOM_PATH, ROOM_VERSIONS } from '../wire/room/constants.ts'
import type { RoomAuth } from '../wire/room/frames.ts'
import type { Link } from './createLink.ts'
import { createLiveRequest, type LiveRequest } from './liveCall.ts'
import type { SiteDomains } from './domains.ts'
import { liveDomain$ } from './liveDomain.ts'
import { type RoomLinkEvent, roomLink$ } from './roomLink.ts'

/** The connection to the live rooms. It uses the link, and is loaded with the first screen that needs it. */
export interface LiveLink {
  /** A GET on the live domain. Emits one result and completes. Never errors. */
  readonly liveCall: LiveRequest
  /** The connection to the rooms of a venue: one socket per subscription, which reconnects by itself. */
  room$(venueCode: string): Observable<RoomLinkEvent>
}

export function createLiveLink(
  link: Link,
  { http, crypto, storage, rooms, clock, random: chance }: Ports,
  domains: Pick<SiteDomains, 'domainOf' | 'domains$'>,
): LiveLink {
  const {
    clientVersion,
    config,
    session,
    exits,
    network,
    deviceId,
    commonHeaders,
    times,
    faults,
    language,
    onResult,
  } = link
  const random = (): number => chance.next()
  const domain$ = liveDomain$(link, domains, storage.local)
  return {
    liveCall: createLiveRequest(
      { http, crypto, faults, config, domain$, commonHeaders, random, onResult: onResult.live },
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
                  protocol: ROOM_VERSIONS.current,
                }
                return { url: apiBase, path: ROOM_PATH, namespace: ROOM_NAMESPACE, auth }
              }),
            ),
          onRefused: ({ failure }) => {
            exits.raise('auth', failure.type === 'refusal' ? failure.message : null)
          },
          onOutdated: clientVersion.markOutdated,
          now: () => clock.now(),
          random,
        },
        times,
      ),
  }
}
