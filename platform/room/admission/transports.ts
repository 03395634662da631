import type { RoomOptions } from '../options.ts'
import { terminateTransport } from '../connections/sockets.ts'
import type { RoomTransport } from '../connections/sockets.ts'

/**
 * The WebSockets of members. They are counted instead of connections to the namespace: a client may leave the
 * namespace and keep its WebSocket, or join it again and again.
 */
export interface Transports {
  /** Called before a sign-in; `false` while another one is being checked, and after too many. */
  begin(transport: RoomTransport): boolean
  failed(transport: RoomTransport): void
  /** Counts the WebSocket for its member until it closes; `false` when there are too many. */
  hold(transport: RoomTransport, memberId: number): boolean
  /** Ends a WebSocket without a connection to the namespace. */
  end(transport: RoomTransport): void
}

interface SignIns {
  tried: number
  /** One is being checked, or has succeeded. */
  busy: boolean
}

type Limits = Pick<RoomOptions, 'connections' | 'connectionsPerMember' | 'signIns'>

/** Time for sending a last frame. */
const LAST_FRAME_MS = 1000

export function createTransports(limits: Limits): Transports {
  const signIns = new WeakMap<RoomTransport, SignIns>()
  const byMember = new Map<number, number>()
  let held = 0

  function signInsOf(transport: RoomTransport): SignIns {
    const known = signIns.get(transport) ?? { tried: 0, busy: false }
    signIns.set(transport, known)
    return known
  }

  function release(memberId: number): void {
    held -= 1
    const left = (byMember.get(memberId) ?? 1) - 1
    if (left > 0) byMember.set(memberId, left)
    else byMember.delete(memberId)
  }

  return {
    begin(transport) {
      const known = signInsOf(transport)
      known.tried += 1
      if (known.busy || known.tried > limits.signIns) return false
      known.busy = true
      return true
    },
    failed(transport) {
      signInsOf(transport).busy = false
    },
    hold(transport, memberId) {
      const theirs = byMember.get(memberId) ?? 0
      if (theirs >= limits.connectionsPerMember || held >= limits.connections) return false
      // Closed while its token was checked: it would never be released.
      if (transport.readyState !== 'open') return false
      held += 1
      byMember.set(memberId, theirs + 1)
      transport.once('close', () => {
        release(memberId)
      })
      return true
    },
    end(transport) {
      transport.close()
      const late = setTimeout(() => {
        terminateTransport(transport)
      }, LAST_FRAME_MS).unref()
      transport.once('close', () => {
        clearTimeout(late)
      })
    },
  }
}
