import { decodeJson } from '../../../streams/wire/decode.ts'
import { HEARTBEAT_MS, upFrame } from '../../../streams/wire/pmty/push.ts'
import type { UpFrame } from '../../../streams/wire/pmty/push.ts'

/** What the push needs of a WebSocket. */
export interface PushWire {
  send(text: string): void
  /** Bytes that wait to be sent. */
  readonly waiting: number
  close(code: number, reason: string): void
}

/** Close codes: the venue's own, from 4000 on (RFC 6455, 7.4.2). */
export const CLOSE_CODES = { tokenExpired: 4401, silent: 4408, tooSlow: 4413, cut: 4500 } as const

/** A client that misses two heartbeats is gone. */
export const SILENCE_MS = 3 * HEARTBEAT_MS
/** What waits is older than the next poll long before this. */
const MAX_WAITING_BYTES = 512 * 1024

/** One client of the push, and what it watches. */
export interface PushSocket {
  readonly memberId: number | null
  watches(matchId: string): boolean
  /** Sends to a client that has said who it is. `false` when it reads too slowly and was closed. */
  deliver(text: string): boolean
  /** A text frame from the client, at a real time (ms). */
  receive(text: string, real: number): Promise<void>
  /** Closes a client that has been silent for too long. */
  checkSilence(real: number): void
  close(code: number, reason: string): void
}

export interface PushSocketOptions {
  readonly wire: PushWire
  /** Stands before the wire; tests put faults there. */
  readonly send: (text: string) => void
  /** The member of a venue token, or `null`. */
  readonly admit: (token: string) => Promise<number | null>
  /** After C8 or C2. */
  readonly watching: (matchIds: readonly string[]) => void
  readonly openedAt: number
}

const HEARTBEAT = JSON.stringify({ cmd: 'C0' })

export function createPushSocket({ wire, send, admit, watching, openedAt }: PushSocketOptions): PushSocket {
  let memberId: number | null = null
  let heardAt = openedAt
  let matches: ReadonlySet<string> = new Set()
  let slipMatches: ReadonlySet<string> = new Set()

  async function open(token: string): Promise<void> {
    memberId = await admit(token)
    if (memberId === null) wire.close(CLOSE_CODES.tokenExpired, 'the token is expired')
    else wire.send(HEARTBEAT)
  }

  async function act(frame: UpFrame): Promise<void> {
    if (frame.cmd === 'C0') {
      if (memberId === null || frame.requestId !== undefined) await open(frame.requestId ?? '')
      else wire.send(HEARTBEAT)
      return
    }
    if (memberId === null) return
    const mids = new Set(frame.list.map(({ mid }) => mid))
    if (frame.cmd === 'C8') matches = mids
    else slipMatches = mids
    watching([...mids])
  }

  return {
    get memberId() {
      return memberId
    },
    watches: (matchId) => memberId !== null && (matches.has(matchId) || slipMatches.has(matchId)),
    deliver(text) {
      if (memberId === null) return true
      if (wire.waiting > MAX_WAITING_BYTES) {
        wire.close(CLOSE_CODES.tooSlow, 'read too slowly')
        return false
      }
      send(text)
      return true
    },
    async receive(text, real) {
      heardAt = real
      const frame = decodeJson(upFrame, text)
      if (frame.ok) await act(frame.value)
    },
    checkSilence(real) {
      if (real - heardAt > SILENCE_MS) wire.close(CLOSE_CODES.silent, 'no heartbeat')
    },
    close: (code, reason) => {
      wire.close(code, reason)
    },
  }
}
