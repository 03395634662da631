import { isIP } from 'node:net'
import { connectionOf } from './httpEnv.ts'
import type { HttpContext } from './httpEnv.ts'

/** Scheme and host of the addresses that the platform sends to clients. */
export type OriginOf = (c: HttpContext) => string

/**
 * `PUBLIC_URL` if it is set. Otherwise the host of the request, if it is an IP address or `localhost`; any
 * other name could be forged, so the server's own address is used instead.
 */
export function createOriginOf(publicUrl: string | null): OriginOf {
  return (c) => publicUrl ?? claimedOrigin(c)
}

function claimedOrigin(c: HttpContext): string {
  const { origin, hostname } = new URL(c.req.url)
  const socket = connectionOf(c).incoming?.socket
  // Calls within the process have no connection.
  if (
    socket?.localAddress === undefined ||
    hostname === 'localhost' ||
    isIP(hostname.replace(/^\[|\]$/g, '')) !== 0
  ) {
    return origin
  }
  const address = socket.localAddress
  return `http://${isIP(address) === 6 ? `[${address}]` : address}:${String(socket.localPort ?? 80)}`
}
