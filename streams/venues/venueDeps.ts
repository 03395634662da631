import type { Observable } from 'rxjs'
import type { Link } from '../link/createLink.ts'
import type { ResultListeners } from '../link/resultListeners.ts'
import type { NetworkWatch } from '../link/network.ts'
import type { RetryTimes } from '../link/retryPolicy.ts'
import type { TextSocketTimes } from '../link/textSocket.ts'
import type { VenueSession } from '../link/venueSession.ts'
import type { Crypto, Inflate } from '../ports/crypto.ts'
import type { Http } from '../ports/http.ts'
import type { Socket } from '../ports/socket.ts'
import type { KeyValue } from '../ports/storage.ts'
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
  readonly session: Pick<VenueSession, 'venue$' | 'launched' | 'relaunch' | 'reportCall'>
  readonly http: Http
  readonly inflate: Inflate
  /** For venues that sign their calls, or whose configuration is sealed. */
  readonly crypto: Pick<Crypto, 'sign' | 'digest' | 'openSealed'>
  /** The `signKey` of the site's present configuration, base64url. Emits once when it is loaded, and completes. */
  readonly signKey$: Observable<string>
  readonly socket: Socket
  readonly network: Pick<NetworkWatch, 'online$' | 'visible$'>
  /** What the member keeps on this device at a venue that does not keep it. */
  readonly device: KeyValue
  readonly random: () => number
  /** Cryptographically random, lower-case hexadecimal, two characters a byte. */
  readonly randomHex: (bytes: number) => string
  /** Local and platform time, ms. */
  readonly now: () => number
  readonly serverNow: () => number
  /** Platform ms per local ms (docs/decisions/0012-platform-time-has-a-rate.md). */
  readonly rate: () => number
  readonly memberId: () => string
  /** The language of names and messages. */
  readonly language: () => Language
  /** The site's own diagnostics headers. */
  readonly siteHeaders: () => Readonly<Record<string, string>>
  /** Receives the result of each call, for rate limit and reachability. */
  readonly onResult: ResultListeners['venue']
  /** Receives each answer that did not match its schema, with the path of the call. */
  readonly onBadData: (path: string, fault: unknown) => void
  /**
   * Shows the message, and then leads to the page of the reason (docs/protocol.md, 1.4). Repeated calls show it
   * once. Without a message it is that of the reason, or the text with this key.
   */
  readonly leave: (
    reason: 'venueMaintenance' | 'accessRestricted',
    message: string | null,
    textKey?: string,
  ) => void
  /** Enters the venue again when the site reports that it is open, for a venue that has stopped its calls. */
  readonly enterWhenOpen: () => void
  /** Tells the member once, with a text of the client. */
  readonly say: (textKey: string, params?: Readonly<Record<string, string | number>>) => void
  /** Writes a line to the log, with the path of the call. */
  readonly log: (path: string, note: string) => void
  /** Calls of the site with the member's token, for a venue without calls of its own. */
  readonly siteCall$: Link['call']
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
