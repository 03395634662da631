import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { Logger } from 'pino'
import type { AddressOf } from './clientAddress.ts'
import type { Metrics } from './metrics.ts'
import { handBackWithoutUpgrade } from './plainRequest.ts'
import type { SocketLimits } from './socketLimits.ts'
import type { SignedIn, UpgradeHandler } from './upgrade.ts'
import { countUpgraded } from './upgradedSockets.ts'

export interface SocketOwnerOptions {
  /** By exact path, without the query. */
  readonly paths: ReadonlyMap<string, UpgradeHandler>
  readonly limits: SocketLimits
  /** The client's address, for limits. */
  readonly addressOf: AddressOf
  /** Whether all connections come from a proxy. */
  readonly proxied: boolean
  readonly metrics: Metrics
  readonly log: Logger
}

export interface SocketOwner {
  readonly signedIn: SignedIn
  /** Ends every upgraded socket and refuses further ones. */
  close(): void
}

/** Time for sending the answer to a refused upgrade. */
const LINGER_MS = 1000

/**
 * Handles every upgrade and every raw socket of a server. It is the only `upgrade` listener: at that point
 * Node has removed its own `error` listener from the socket, and a socket that nothing ends is never freed.
 */
export function ownSockets(server: Server, options: SocketOwnerOptions): SocketOwner {
  const { paths, limits, addressOf, proxied, metrics, log } = options
  const upgraded = countUpgraded(limits, (why) => {
    metrics.endedSockets.inc({ why })
  })
  const refused = new Set<Duplex>()
  const stopCounting = proxied ? noop : limitPeers(server, limits.openPerPeer)
  let closed = false

  function refuse(socket: Duplex, status: string, why: string): void {
    metrics.endedSockets.inc({ why })
    refused.add(socket)
    const late = setTimeout(() => socket.destroy(), LINGER_MS).unref()
    socket.once('close', () => {
      clearTimeout(late)
      refused.delete(socket)
    })
    socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
    // Discards further input; otherwise the end of the connection would not be noticed.
    socket.resume()
  }

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    destroyOnError(socket)
    if (socket.destroyed) return
    if (request.headers.upgrade?.toLowerCase() !== 'websocket') {
      handBackWithoutUpgrade(server, request, socket, head)
      return
    }
    const handle = paths.get(pathOf(request))
    if (handle === undefined) refuse(socket, '404 Not Found', 'unknownPath')
    else if (closed) refuse(socket, '503 Service Unavailable', 'closing')
    else if (!upgraded.take(request, socket, addressOf(request))) {
      refuse(socket, '429 Too Many Requests', 'tooMany')
    } else {
      try {
        handle(request, socket, head)
      } catch (error) {
        log.error({ err: error, path: pathOf(request) }, 'an upgrade failed')
        socket.destroy()
      }
    }
  }

  server.on('upgrade', upgrade)
  return {
    signedIn: upgraded.signedIn,
    close() {
      // The listener stays: without one Node treats upgrades as plain requests, on a server that is closing.
      closed = true
      stopCounting()
      upgraded.close()
      for (const socket of refused) socket.destroy()
    },
  }
}

/** Not with `URL`, which throws for some request targets. */
function pathOf({ url = '' }: IncomingMessage): string {
  return url.split('?', 1)[0] ?? ''
}

const handled = new WeakSet<Duplex>()

/** Called again for a connection whose upgrade was ignored, with its next request. */
function destroyOnError(socket: Duplex): void {
  if (handled.has(socket)) return
  handled.add(socket)
  socket.on('error', () => {
    socket.destroy()
  })
}

function limitPeers(server: Server, most: number): () => void {
  const open = new Map<string, number>()
  const counted = new WeakSet<Socket>()
  function count(socket: Socket): void {
    // The connection was returned to the server after an ignored upgrade.
    if (counted.has(socket)) return
    counted.add(socket)
    const peer = socket.remoteAddress ?? ''
    const others = open.get(peer) ?? 0
    if (others >= most) {
      socket.destroy()
      return
    }
    open.set(peer, others + 1)
    socket.once('close', () => {
      const left = (open.get(peer) ?? 1) - 1
      if (left > 0) open.set(peer, left)
      else open.delete(peer)
    })
  }
  server.on('connection', count)
  return () => server.off('connection', count)
}

function noop(): void {}
