import type { NetworkWatch } from '../../link/network.ts'
import type { RetryTimes } from '../../link/retryPolicy.ts'
import type { Hearing } from '../../link/hearing.ts'
import type { TextSocketTimes } from '../../link/textSocket.ts'
import type { VenueSession } from '../../link/venueSession.ts'
import type { Inflate } from '../../ports/crypto.ts'
import type { Http } from '../../ports/http.ts'
import type { Socket } from '../../ports/socket.ts'

export interface PmtyDeps {
  /** The member's stay at the venue: launched when first needed, and anew when the venue forgets him. */
  readonly session: Pick<VenueSession, 'launched' | 'relaunch'>
  readonly http: Http
  readonly inflate: Inflate
  readonly socket: Socket
  readonly network: Pick<NetworkWatch, 'online$' | 'visible$'>
  readonly random: () => number
  /** Local and platform time, ms. */
  readonly now: () => number
  readonly serverNow: () => number
  /** The member's id (`cuid`), and the venue's language for the texts of its answers. */
  readonly memberId: () => string
  readonly language: () => 'zh' | 'tw' | 'en'
  /** The site's own diagnostics headers. */
  readonly siteHeaders: () => Readonly<Record<string, string>>
  /** Told how each call fared; the link's flags follow from it. */
  readonly heard: Hearing['venue']
  /** Told of an answer that broke its contract, with where it was met. */
  readonly onBadData: (path: string, fault: unknown) => void
  readonly times: PmtyTimes
}

export type PmtyTimes = RetryTimes &
  TextSocketTimes & {
    readonly requestTimeoutMs: number
    readonly placeBetTimeoutMs: number
  }
