import type { Hono } from 'hono'
import type { Endpoint, Protocol } from './http/endpoint.ts'
import type { CallProtocol } from './http/endpointGuard.ts'
import type { HttpEnv } from './http/httpEnv.ts'
import type { SocketLimits } from './http/socketLimits.ts'
import type { SignedIn, UpgradeHandler } from './http/upgrade.ts'

/** A product of the platform: such as betting, a venue, the games, the wallet, the chat or live video. */
export interface Product {
  readonly name: string
  /** Its rows of the table of endpoints, besides those of `http/endpoints.ts`. */
  readonly endpoints?: readonly Endpoint[]
  /** How the calls of its protocols are admitted and refused. */
  readonly protocols?: ReadonlyMap<Protocol, CallProtocol>
  /** Its calls; every one is in the table of endpoints. */
  readonly routes?: Hono<HttpEnv>
  /** Its WebSockets by exact path; called once. */
  sockets?(limits: SocketLimits, signedIn: SignedIn): ReadonlyMap<string, UpgradeHandler>
  /** Does what is due. Called on each tick of the platform (`tick.ts`). */
  tick?(): Promise<void>
  /** Announces the end to connected clients and closes their connections. May be called twice. */
  disconnect?(): Promise<void>
  /** Stops its work. Called once. */
  close?(): Promise<void>
}
