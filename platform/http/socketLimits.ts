import type { Allowance } from './rateLimit.ts'

/** How many sockets the platform keeps, in all and for each address, and for how long. */
export interface SocketLimits {
  /** TCP connections of all kinds. */
  readonly open: number
  /**
   * TCP connections of one address; not checked behind a proxy, where all connections come from the proxy.
   */
  readonly openPerPeer: number
  /** WebSockets of all kinds; the rest of `open` remains for plain requests. */
  readonly upgraded: number
  readonly upgradedPerAddress: number
  /** WebSockets on which no member has signed in yet. */
  readonly unsigned: number
  readonly unsignedPerAddress: number
  /** The time within which a member must sign in on a WebSocket, real ms. */
  readonly signInMs: number
  /** Frames of one WebSocket, of all kinds. */
  readonly frames: Allowance
  /** A WebSocket with more frames than this over its allowance is ended. */
  readonly excessFrames: number
  /**
   * A WebSocket that receives more bytes than this in each of `heavySeconds` consecutive seconds is ended.
   */
  readonly bytesPerSecond: number
  readonly heavySeconds: number
}

/**
 * A phone has one push, one room connection and up to six plain ones. A mobile network puts hundreds of
 * phones behind one address and a stadium's network more, so the limits for an address only stop what no
 * crowd does.
 */
export const SOCKET_LIMITS: SocketLimits = {
  open: 50_000,
  openPerPeer: 8000,
  upgraded: 42_000,
  upgradedPerAddress: 4000,
  unsigned: 5000,
  unsignedPerAddress: 500,
  signInMs: 10_000,
  frames: { perSecond: 30, burst: 200 },
  excessFrames: 200,
  bytesPerSecond: 128 * 1024,
  heavySeconds: 3,
}

/** Deadlines of a plain connection, real ms. */
export const HTTP_DEADLINES = {
  /** From the start to the end of the request headers; applies to silent connections too. */
  headersMs: 10_000,
  /** To the end of the request body: the largest body at 9 KB/s. */
  requestMs: 30_000,
  /**
   * Between two requests. Longer than the 60 s of usual load balancers, which could otherwise reuse a closed
   * connection.
   */
  keepAliveMs: 65_000,
  /** Without a byte in either direction during an answer: the client does not read it. */
  silentMs: 60_000,
  /** How often the deadlines are checked. */
  checkMs: 2000,
} as const
