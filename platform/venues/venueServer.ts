import type { Hono } from 'hono'
import type { Logger } from 'pino'
import type { MarketSpec } from '../../streams/domain/market.ts'
import type { AllLanguages } from '../../streams/domain/localText.ts'
import type { Sport } from '../../streams/domain/vocabulary/sports.ts'
import type { Book } from '../book/book.ts'
import type { PlatformClock } from '../clock.ts'
import type { Endpoint } from '../http/endpoint.ts'
import type { CallProtocol } from '../http/endpointGuard.ts'
import type { HttpEnv } from '../http/httpEnv.ts'
import type { Metrics } from '../http/metrics.ts'
import type { PushServer } from '../http/pushUpgrades.ts'
import type { OriginOf } from '../http/publicOrigin.ts'
import type { WebOrigins } from '../http/webOrigins.ts'
import type { RoomDirectory } from '../live/directory.ts'
import type { LotteryLists } from './lotteryLists.ts'
import type { UnsettledBets } from './unsettledBets.ts'
import type { SessionGate } from '../site/sessionGate.ts'
import type { SiteKeys } from '../site/siteKeys.ts'
import type { VenueDesk } from '../site/venueDesk.ts'
import type { Store } from '../store/store.ts'
import type { VirtualGame } from '../world/virtual/games.ts'
import type { VirtualSports } from '../world/virtual/virtualSports.ts'
import type { World } from '../world/world.ts'

/** A game of a venue that is launched by itself. */
export interface VenueGame {
  readonly id: string
  readonly name: AllLanguages
  /** The path of the client that opens it. */
  readonly path: string
  /** What its picture shows. */
  readonly look: Pick<VirtualGame, 'sport' | 'format'>
}

/** A venue's code and aliases, and the factory of its server. They are listed in `venues.ts`. */
export interface VenueMaker {
  /** The code at the site, in orders and in tokens. */
  readonly code: string
  /** Other codes of this venue at the site (such as `OBTY` for `PMTY`). */
  readonly aliases: readonly string[]
  /**
   * The path of the venue's base address, which a launch answers after the origin: empty, or with a leading and
   * without a trailing slash.
   */
  readonly basePath: string
  /** Whether matches of a sport are offered. Absent for a venue without a sport menu. */
  readonly offers?: (sport: Sport) => boolean
  /** What it is advertised with until the operator publishes something else. */
  readonly advert?: AllLanguages
  /** Its games that are launched by themselves; absent for a venue that has none. */
  readonly launches?: (virtual: VirtualSports | null) => readonly VenueGame[]
  create(deps: VenueDeps): VenueServer
}

/** The server of one venue's protocol. World and book are shared by all venues. */
export interface VenueServer {
  readonly code: string
  /** Its rows of the table of endpoints. */
  readonly endpoints: readonly Endpoint[]
  /** Admission and refusal of its calls. */
  readonly protocol: CallProtocol
  /** Prefixes of its paths: unknown calls below them are refused in the venue's format. */
  readonly pathPrefixes: readonly string[]
  /** The routes of its calls; every one is in `endpoints`. */
  readonly routes: Hono<HttpEnv>
  /** The venue token of a call; `null` without one. */
  tokenOf(headers: Headers): string | null
  /** The venue's number of a market of a sport; `null` if the venue does not offer it. */
  playId(spec: MarketSpec, sport: Sport): string | null
  /** Absent for a venue without push. */
  readonly push?: VenuePush
}

/** A venue's push, on its own path. */
export interface VenuePush extends PushServer {
  readonly path: string
  /** Number of open connections. */
  readonly open: number
  /** Closes silent connections and those whose session has ended. Called on each tick of the platform. */
  tick(): Promise<void>
  /** Closes all connections, or those of a member. Returns their number. */
  cut(memberId: number | null): number
  /** Sends an unmodified frame to all clients, whatever they watch. */
  sendToAll(frame: unknown): void
  close(): void
}

/** Filters the frames to one socket. */
export interface FrameFilter {
  send(frame: string): void
  /** Called when the socket is closed. */
  end(): void
}

export type MakeFrameFilter = (send: (frame: string) => void) => FrameFilter

/** Sends every frame at once. */
export const passAllFrames: MakeFrameFilter = (send) => ({ send, end: () => undefined })

/** The dependencies of venues. */
export interface VenueDeps {
  readonly siteId: number
  /** The listed matches, without virtual sports. */
  readonly world: World
  /** Virtual sports, for a venue that offers them; `null` without any. */
  readonly virtual: VirtualSports | null
  /** Everything that a venue with virtual sports takes bets on: the listed matches and virtual sports. */
  readonly bookWorld: World
  readonly directory: RoomDirectory
  readonly store: Store
  readonly book: Book
  /** The lists of lotteries, for the venue that answers them. */
  readonly lotteryLists: LotteryLists
  /** Bets of all products, which PMTY lists. */
  readonly unsettled: UnsettledBets
  readonly clock: PlatformClock
  /** Real ms. */
  readonly real: () => number
  readonly gate: SessionGate
  readonly venues: VenueDesk
  /** The keys of the site, for venues whose calls are signed. */
  readonly keys: Pick<SiteKeys, 'signKey' | 'tokenKey'>
  /** The addresses of live video. */
  readonly origins: WebOrigins
  /** The origin under which a call has reached the platform. */
  readonly originOf: OriginOf
  /** Allows tests to inject faults into the push. */
  readonly frameFilter: MakeFrameFilter
  readonly log: Logger
  readonly metrics: Metrics
}
