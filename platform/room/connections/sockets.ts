import type { Namespace, Server, Socket } from 'socket.io'
import type { ClosingFrame } from '../../../streams/wire/room/frames.ts'
import type { RateLimit } from '../../http/rateLimit.ts'
import type { Caller } from './caller.ts'
import type { RoomNews } from '../hub/roomBus.ts'
import type { Batch } from '../hub/roomChannel.ts'

/** Payloads are unknown until they are decoded, and acknowledgement callbacks are optional. */
interface ClientToServerEvents {
  join: (payload: unknown, answer: unknown) => void
  leave: (payload: unknown, answer: unknown) => void
  command: (payload: unknown, answer: unknown) => void
  read: (payload: unknown, answer: unknown) => void
}

interface ServerToClientEvents {
  batch: (frame: Batch) => void
  closing: (frame: ClosingFrame) => void
}

interface InterServerEvents {
  news: (news: RoomNews) => void
}

interface SocketData {
  caller: Caller
  limit: RateLimit
  /** How often it has exceeded its limit. */
  excess: number
}

export type RoomIo = Server<ClientToServerEvents, ServerToClientEvents, InterServerEvents, SocketData>
export type RoomNamespace = Namespace<
  ClientToServerEvents,
  ServerToClientEvents,
  InterServerEvents,
  SocketData
>
export type RoomConnection = Socket<ClientToServerEvents, ServerToClientEvents, InterServerEvents, SocketData>
/** The WebSocket of a connection, as the engine represents it. */
export type RoomTransport = RoomConnection['conn']

/** Sends the reason and disconnects. The client only reconnects by itself when `retryMs` is set. */
export function closeWithReason(
  connection: RoomConnection,
  reason: Exclude<ClosingFrame['reason'], 'unknown'>,
  retryMs: number | null,
): void {
  connection.emit('closing', { reason, retryMs })
  connection.disconnect(true)
}

/** The number of unsent packets. The engine has no public property for it. */
export function packetsWaiting(connection: RoomConnection): number {
  const waiting: unknown = Reflect.get(connection.conn, 'writeBuffer')
  return Array.isArray(waiting) ? waiting.length : 0
}

/** Ends a connection without a close frame, which would wait behind unsent packets. */
export function terminate(connection: RoomConnection): void {
  terminateTransport(connection.conn)
}

export function terminateTransport(transport: RoomTransport): void {
  const socket: unknown = Reflect.get(transport.transport, 'socket')
  // The engine does not export this type, so it is recognised by its method.
  if (isTerminable(socket)) socket.terminate()
  else transport.close(true)
}

function isTerminable(socket: unknown): socket is { terminate(): void } {
  return (
    typeof socket === 'object' &&
    socket !== null &&
    'terminate' in socket &&
    typeof socket.terminate === 'function'
  )
}
