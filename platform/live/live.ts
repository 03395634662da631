import { Hono } from 'hono'
import type { Protocol } from '../http/endpoint.ts'
import type { CallProtocol } from '../http/endpointGuard.ts'
import type { HttpEnv } from '../http/httpEnv.ts'
import { mediaBasesOf } from '../http/webOrigins.ts'
import type { WebOrigins } from '../http/webOrigins.ts'
import type { Product } from '../product.ts'
import type { World } from '../world/world.ts'
import type { Clips } from './hls/clips.ts'
import type { PlatformClock } from '../clock.ts'
import { createFilm } from './film/film.ts'
import { createHlsApp } from './hlsApp.ts'
import type { StreamFault } from './hlsApp.ts'
import { createLiveApp, LIVE_PROTOCOL } from './liveApp.ts'
import type { LiveAppDeps } from './liveApp.ts'

export interface Live extends Product {
  /** The faults of live streams by name. Changed by `control` only. */
  readonly streamFaults: Map<string, StreamFault>
}

interface LiveDeps extends Omit<LiveAppDeps, 'bases' | 'world'> {
  readonly world: World
  readonly clips: Clips
  readonly origins: WebOrigins
  readonly clock: PlatformClock
  /** Real ms. */
  readonly real: () => number
}

/** The lists of rooms and videos, and the live streams themselves. */
export function createLive({ clips, origins, clock, real, ...lists }: LiveDeps): Live {
  const streamFaults = new Map<string, StreamFault>()
  const film = createFilm({ ...lists, clock, real })
  const routes = new Hono<HttpEnv>()
  routes.route('/', createHlsApp({ clips, film, real, faults: streamFaults }))
  routes.route('/', createLiveApp({ ...lists, bases: mediaBasesOf(origins) }))
  return {
    name: 'live',
    protocols: new Map<Protocol, CallProtocol>([['live', LIVE_PROTOCOL]]),
    routes,
    streamFaults,
    close: () => {
      film.close()
      return Promise.resolve()
    },
  }
}
