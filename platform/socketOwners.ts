import type { Server } from 'node:http'
import type { Logger } from 'pino'
import type { Product } from './product.ts'
import type { AddressOf } from './http/clientAddress.ts'
import type { Metrics } from './http/metrics.ts'
import { ownSockets } from './http/ownSockets.ts'
import type { SocketOwner } from './http/ownSockets.ts'
import { SOCKET_LIMITS } from './http/socketLimits.ts'
import type { SocketLimits } from './http/socketLimits.ts'
import type { UpgradeHandler } from './http/upgrade.ts'

interface SocketOwnersDeps {
  readonly addressOf: AddressOf
  readonly metrics: Metrics
  readonly log: Logger
}

interface SocketOwnersOptions {
  readonly limits: Partial<SocketLimits>
  /** Whether all connections come from a proxy. */
  readonly proxied: boolean
}

export interface SocketOwners {
  /**
   * Handles the upgrades and sockets of a server. `others` are upgrade paths that need no sign-in.
   *
   * @throws on a second call, because products open their sockets once.
   */
  attach(server: Server, others?: ReadonlyMap<string, UpgradeHandler>): void
  /** Ends every upgraded socket of the server. */
  close(): void
}

/** Routes WebSocket upgrades to the products. */
export function createSocketOwners(
  deps: SocketOwnersDeps,
  products: readonly Product[],
  options: SocketOwnersOptions,
): SocketOwners {
  const { addressOf, metrics, log } = deps
  const limits = { ...SOCKET_LIMITS, ...options.limits }
  let attached: SocketOwner | null = null
  return {
    attach(server, others = new Map()) {
      if (attached !== null) throw new Error('the platform is attached to a server already')
      const paths = new Map<string, UpgradeHandler>()
      const owner = ownSockets(server, { paths, limits, addressOf, proxied: options.proxied, metrics, log })
      for (const product of products) {
        for (const [path, handle] of product.sockets?.(limits, owner.signedIn) ?? []) paths.set(path, handle)
      }
      for (const [path, handle] of others) {
        paths.set(path, (request, socket, head) => {
          owner.signedIn(request)
          handle(request, socket, head)
        })
      }
      attached = owner
    },
    close() {
      attached?.close()
    },
  }
}
