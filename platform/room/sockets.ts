import type { Namespace, Server, Socket } from 'socket.io'
import type { ClosingFrame } from '../../streams/wire/room/frames.ts'
import type { RateLimit } from '../http/rateLimit.ts'
import type { Caller } from './caller.ts'
import type { RoomNews } from './roomBus.ts'
import type { Batch } from './roomChannel.ts'

/** What comes up is unknown until it is decoded; so is whether anybody waits for an answer. */
interface Up {
  join: (payload: unknown, answer: unknown) => void
  leave: (payload: unknown, answer: unknown) => void
  command: (payload: unknown, answer: unknown) => void
}

interface Down {
  batch: (frame: Batch) => void
  closing: (frame: ClosingFrame) => void
}

interface Across {
  news: (news: RoomNews) => void
}

interface Held {
  caller: Caller
  limit: RateLimit
  /** How often it was told that it is too fast. */
  excess: number
}

export type RoomIo = Server<Up, Down, Across, Held>
export type RoomNamespace = Namespace<Up, Down, Across, Held>
export type RoomConnection = Socket<Up, Down, Across, Held>

/** Tells why, and closes for good: a client does not come back by itself unless told when. */
export function sendAway(
  connection: RoomConnection,
  reason: Exclude<ClosingFrame['reason'], 'unknown'>,
  retryMs: number | null,
): void {
  connection.emit('closing', { reason, retryMs })
  connection.disconnect(true)
}

/** Packets that the network has not taken yet. The engine keeps them to itself, so they are looked for. */
export function packetsWaiting(connection: RoomConnection): number {
  const waiting: unknown = Reflect.get(connection.conn, 'writeBuffer')
  return Array.isArray(waiting) ? waiting.length : 0
}

/** Ends a connection without a goodbye, which would wait behind what the network does not take. */
export function breakOff(connection: RoomConnection): void {
  const socket: unknown = Reflect.get(connection.conn.transport, 'socket')
  // The engine brings its own `ws`, so it is known by what it can do.
  if (isTerminable(socket)) socket.terminate()
  else connection.conn.close(true)
}

function isTerminable(socket: unknown): socket is { terminate(): void } {
  return (
    typeof socket === 'object' &&
    socket !== null &&
    'terminate' in socket &&
    typeof socket.terminate === 'function'
  )
}
