import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'

/** Takes over a connection whose path and limits have been checked, and whose errors are handled. */
export type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

/**
 * Called when a member has signed in on the WebSocket of a request, which exempts it from the sign-in
 * timeout.
 */
export type SignedIn = (request: IncomingMessage) => void
