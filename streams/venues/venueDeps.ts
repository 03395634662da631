import type { ResultListeners } from '../link/resultListeners.ts'
import type { NetworkWatch } from '../link/network.ts'
import type { RetryTimes } from '../link/retryPolicy.ts'
import type { TextSocketTimes } from '../link/textSocket.ts'
import type { VenueSession } from '../link/venueSession.ts'
import type { Inflate } from '../ports/crypto.ts'
import type { Http } from '../ports/http.ts'
import type { Socket } from '../ports/socket.ts'
import type { Language } from '../wire/site/headers.ts'
import type { Venue } from './venue.ts'

/**
 * Creates a venue for one member and one language. It holds no resources: everything it opens is closed when
 * its subscribers leave.
 */
export type VenueMaker = (deps: VenueDeps) => Venue

/** The dependencies of a venue. */
export interface VenueDeps {
  /** The member's session with the venue: launched when first needed, and again when the venue ends it. */
  readonly session: Pick<VenueSession, 'launched' | 'relaunch' | 'reportCall'>
  readonly http: Http
  readonly inflate: Inflate
  readonly socket: Socket
  readonly network: Pick<NetworkWatch, 'online$' | 'visible$'>
  readonly random: () => number
  /** Local and platform time, ms. */
  readonly now: () => number
  readonly serverNow: () => number
  readonly memberId: () => string
  /** The language of names and messages. */
  readonly language: () => Language
  /** The site's own diagnostics headers. */
  readonly siteHeaders: () => Readonly<Record<string, string>>
  /** Receives the result of each call, for rate limit and reachability. */
  readonly onResult: ResultListeners['venue']
  /** Receives each answer that did not match its schema, with the path of the call. */
  readonly onBadData: (path: string, fault: unknown) => void
  /** Called when the push no longer supports this client's version. */
  readonly onOutdated: () => void
  readonly times: VenueTimes
}

export type VenueTimes = RetryTimes &
  TextSocketTimes & {
    readonly requestTimeoutMs: number
    readonly pollTimeoutMs: number
    readonly placeBetTimeoutMs: number
  }
