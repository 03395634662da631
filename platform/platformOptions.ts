import type { Logger } from 'pino'
import type { RoundProduct } from '../streams/domain/rounds/round.ts'
import type { Audit } from './audit.ts'
import type { PlatformClock } from './clock.ts'
import type { RateAllowances } from './http/rateLimits.ts'
import type { SocketLimits } from './http/socketLimits.ts'
import type { WebOrigins } from './http/webOrigins.ts'
import type { RoomDirectory } from './live/directory.ts'
import type { Clips } from './live/hls/clips.ts'
import type { ChatOptions } from './room/chatProduct.ts'
import type { Store } from './store/store.ts'
import type { VenueMaker } from './venues/venueServer.ts'
import type { VirtualGameId } from './world/virtual/games.ts'
import type { ForcedResults, World } from './world/world.ts'
import type { WorldStart } from './worldStart.ts'

/** A world that goes on: its start, and what control has changed in earlier runs. */
export interface ContinuedWorld extends WorldStart {
  readonly forced: ForcedResults
}

export interface PlatformOptions extends ChatOptions {
  /** Opened by the caller, closed by the platform. */
  readonly store: Store
  readonly createWorld: (clock: PlatformClock, start: ContinuedWorld) => World | Promise<World>
  readonly siteId?: number
  /** The venues that are served, the default one first; those of `venues.ts` when missing. */
  readonly venues?: readonly [VenueMaker, ...VenueMaker[]]
  /** How many times faster than real time platform time runs. */
  readonly speed?: number
  /** The source of the world; its seed and start time are stored for each source separately. */
  readonly worldSource?: string
  /**
   * The virtual games that are offered. With none of them, bets on them are still settled; when missing there are no
   * virtual sports, as in a recording.
   */
  readonly virtualGames?: readonly VirtualGameId[] | undefined
  /**
   * The products whose rounds are played; none when missing. Rounds of the others that have begun are brought to their
   * end.
   */
  readonly roundProducts?: readonly RoundProduct[]
  /** How many tables the casino has, 18 to 60; 18 when missing. */
  readonly casinoTables?: number
  /** `null` keeps the seed that is stored. */
  readonly seed?: number | null
  /** Serves `/control/` and enables faults. */
  readonly control?: boolean
  /** The folder of the built client; `null` serves no client. */
  readonly clientDir?: string | null
  /** Real ms since 1970. */
  readonly real?: () => number
  /** At least 0 and below 1; chooses how long a live bet waits. */
  readonly random?: () => number
  readonly wait?: (ms: number) => Promise<void>
  readonly accessTokenSeconds?: number
  readonly singleSession?: boolean
  readonly rateAllowances?: Partial<RateAllowances>
  readonly socketLimits?: Partial<SocketLimits>
  /** The rooms; when missing they are derived from the world's matches. */
  readonly rooms?: RoomDirectory
  /** The clips of the live streams; no streams when missing. */
  readonly clips?: Clips
  /** Contact of the support; `null` when there is none. */
  readonly contact?: string | null
  /** The default demo member, whose password is public; shown before sign-in. */
  readonly demo?: { readonly name: string; readonly password: string } | null
  /** The number of our own proxies in front of this server. */
  readonly trustedHops?: number
  readonly audit?: Audit
  /** Scheme and host by which clients reach the platform; `null` takes them from each request. */
  readonly publicUrl?: string | null
  /** Other origins that the client uses; none when missing. */
  readonly origins?: WebOrigins
  /** The token for reading `/metrics`; `null` refuses every reader. */
  readonly metricsToken?: string | null
  readonly log?: Logger
}
