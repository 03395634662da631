import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { SignedIn } from './upgrade.ts'
import type { SocketLimits } from './socketLimits.ts'

/** The open upgraded sockets and their limits. */
export interface UpgradedSockets {
  /** Counts a socket until it closes; `false` when there are too many. */
  take(request: IncomingMessage, socket: Duplex, address: string): boolean
  readonly signedIn: SignedIn
  close(): void
}

interface Upgraded {
  readonly address: string
  readonly openedAt: number
  signedIn: boolean
  bytes: number
  /** Consecutive seconds with too many bytes. */
  heavy: number
}

interface Counts {
  open: number
  unsigned: number
}

const LOOK_MS = 1000

/** `ended` is called with the reason when a socket is ended. */
export function countUpgraded(
  limits: SocketLimits,
  ended: (why: 'notSignedIn' | 'tooMuch') => void,
): UpgradedSockets {
  const sockets = new Map<Duplex, Upgraded>()
  const byRequest = new WeakMap<IncomingMessage, Upgraded>()
  const byAddress = new Map<string, Counts>()
  let unsigned = 0

  function sign(upgraded: Upgraded): void {
    if (upgraded.signedIn) return
    upgraded.signedIn = true
    unsigned -= 1
    const counts = byAddress.get(upgraded.address)
    if (counts !== undefined) counts.unsigned -= 1
  }

  function release(socket: Duplex, upgraded: Upgraded): void {
    if (!sockets.delete(socket)) return
    sign(upgraded)
    const counts = byAddress.get(upgraded.address)
    if (counts === undefined) return
    counts.open -= 1
    if (counts.open === 0) byAddress.delete(upgraded.address)
  }

  function look(): void {
    const now = performance.now()
    for (const [socket, upgraded] of sockets) {
      const bytes = bytesRead(socket)
      upgraded.heavy = bytes - upgraded.bytes > limits.bytesPerSecond ? upgraded.heavy + 1 : 0
      upgraded.bytes = bytes
      if (!upgraded.signedIn && now - upgraded.openedAt > limits.signInMs) {
        ended('notSignedIn')
        socket.destroy()
      } else if (upgraded.heavy >= limits.heavySeconds) {
        ended('tooMuch')
        socket.destroy()
      }
    }
  }
  const looking = setInterval(look, Math.min(LOOK_MS, limits.signInMs)).unref()

  return {
    take(request, socket, address) {
      const counts = byAddress.get(address) ?? { open: 0, unsigned: 0 }
      if (sockets.size >= limits.upgraded || unsigned >= limits.unsigned) return false
      if (counts.open >= limits.upgradedPerAddress || counts.unsigned >= limits.unsignedPerAddress)
        return false
      const [openedAt, bytes] = [performance.now(), bytesRead(socket)]
      const upgraded: Upgraded = { address, openedAt, signedIn: false, bytes, heavy: 0 }
      sockets.set(socket, upgraded)
      byRequest.set(request, upgraded)
      counts.open += 1
      counts.unsigned += 1
      unsigned += 1
      byAddress.set(address, counts)
      socket.once('close', () => {
        release(socket, upgraded)
      })
      return true
    },
    signedIn(request) {
      const upgraded = byRequest.get(request)
      if (upgraded !== undefined) sign(upgraded)
    },
    close() {
      clearInterval(looking)
      for (const socket of sockets.keys()) socket.destroy()
    },
  }
}

function bytesRead(socket: Duplex): number {
  return 'bytesRead' in socket && typeof socket.bytesRead === 'number' ? socket.bytesRead : 0
}
