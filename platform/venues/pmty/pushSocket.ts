import { decodeJson } from '../../../streams/wire/decode.ts'
import { HEARTBEAT_MS, PUSH_CLOSE_CODES, PUSH_VERSIONS, upFrame } from '../../../streams/wire/pmty/push.ts'
import type { UpFrame } from '../../../streams/wire/pmty/push.ts'
import { incompatibilityOf } from '../../../streams/wire/protocolVersion.ts'
import type { SpokenVersions } from '../../../streams/wire/protocolVersion.ts'
import type { PushWire } from '../../http/pushUpgrades.ts'
import { createRateLimit } from '../../http/rateLimit.ts'
import type { TokenHolder } from '../../site/tokens.ts'

/** A client that has missed two heartbeats is considered dead. */
export const SILENCE_MS = 3 * HEARTBEAT_MS
/** Most unsent bytes; a client that reads more slowly gets newer data from its next poll. */
const MAX_WAITING_BYTES = 512 * 1024
/** Allowance of frames; a fast scroll changes the watched matches a few times a second. */
const FRAMES = { perSecond: 10, burst: 60 }
/** A client is disconnected after this many frames over its allowance. */
const EXCESS = 100

/** A client of the push, and what it watches. */
export interface PushSocket {
  /** The member and session that signed in on it; `null` before. */
  readonly holder: TokenHolder | null
  watches(matchId: string): boolean
  /** Matches with markets in the member's slip (C2). */
  readonly slipMatches: ReadonlySet<string>
  /** Sends to a signed-in client. Returns `false` if it read too slowly and was closed. */
  deliver(text: string): boolean
  /** Handles a text frame from the client; `real` is real time, ms. */
  receive(text: string, real: number): Promise<void>
  /** Closes the socket of a client that has been silent for too long. */
  checkSilence(real: number): void
  close(code: number, reason: string): void
  /** Called when the WebSocket is closed. */
  closed(): void
}

export interface PushSocketOptions {
  readonly wire: PushWire
  /** Sends a frame; tests insert faults here. */
  readonly send: (text: string) => void
  /** The holder of a venue token, or `null`. */
  readonly admit: (token: string) => Promise<TokenHolder | null>
  /** Whether the member may have another socket. */
  readonly mayJoin: (memberId: number) => boolean
  /** Called after C8 or C2 with the watched matches. */
  readonly watching: (matchIds: readonly string[]) => void
  readonly openedAt: number
  readonly versions?: SpokenVersions
}

const HEARTBEAT = JSON.stringify({ cmd: 'C0' })

export function createPushSocket(options: PushSocketOptions): PushSocket {
  const { wire, send, admit, mayJoin, watching, openedAt, versions = PUSH_VERSIONS } = options
  const signIn = createSignIn(wire, admit, mayJoin)
  let heardAt = openedAt
  let excess = 0
  let matches: ReadonlySet<string> = new Set()
  let slipMatches: ReadonlySet<string> = new Set()
  const frames = createRateLimit(FRAMES, () => heardAt)

  async function open(token: string): Promise<void> {
    if (!(await signIn.signIn(token))) return
    wire.signedIn()
    watching([...matches, ...slipMatches])
    wire.send(HEARTBEAT)
  }

  async function act(frame: UpFrame): Promise<void> {
    if (frame.cmd === 'C0') {
      const incompatibility = incompatibilityOf(frame.protocol, versions)
      if (incompatibility !== null) wire.close(PUSH_CLOSE_CODES[incompatibility], incompatibility)
      else if (signIn.holder === null || frame.requestId !== undefined) await open(frame.requestId ?? '')
      else wire.send(HEARTBEAT)
      return
    }
    // Clients send C8 and C2 right after C0, so they are accepted while the token is checked.
    if (signIn.holder === null && !signIn.checking) return
    const mids = new Set(frame.list.map(({ mid }) => mid))
    if (frame.cmd === 'C8') matches = mids
    else slipMatches = mids
    if (signIn.holder !== null) watching([...mids])
  }

  return {
    get holder() {
      return signIn.holder
    },
    get slipMatches() {
      return slipMatches
    },
    watches: (matchId) => signIn.holder !== null && (matches.has(matchId) || slipMatches.has(matchId)),
    deliver(text) {
      if (signIn.holder === null) return true
      if (wire.waiting > MAX_WAITING_BYTES) {
        wire.close(PUSH_CLOSE_CODES.tooSlow, 'read too slowly')
        return false
      }
      send(text)
      return true
    },
    async receive(text, real) {
      heardAt = real
      if (!frames.take('')) {
        excess += 1
        if (excess === EXCESS) wire.close(PUSH_CLOSE_CODES.tooMany, 'too many frames')
        return
      }
      const frame = decodeJson(upFrame, text)
      if (frame.ok) await act(frame.value)
    },
    checkSilence(real) {
      if (real - heardAt > SILENCE_MS) wire.close(PUSH_CLOSE_CODES.silent, 'no heartbeat')
    },
    close(code, reason) {
      // Pending events are not sent on a closed socket.
      signIn.signOut()
      wire.close(code, reason)
    },
    closed() {
      signIn.end()
    },
  }
}

/** The sign-in on a socket. */
interface SignIn {
  readonly holder: TokenHolder | null
  /** Whether a token is being checked. */
  readonly checking: boolean
  /** Returns whether the token's member is signed in now; closes the socket when the token is refused. */
  signIn(token: string): Promise<boolean>
  signOut(): void
  /** Signs out for good. */
  end(): void
}

function createSignIn(
  wire: PushWire,
  admit: PushSocketOptions['admit'],
  mayJoin: PushSocketOptions['mayJoin'],
): SignIn {
  let holder: TokenHolder | null = null
  let checking = false
  let ended = false

  function refuse(code: number, reason: string): false {
    holder = null
    wire.close(code, reason)
    return false
  }

  return {
    get holder() {
      return holder
    },
    get checking() {
      return checking
    },
    async signIn(token) {
      // One check at a time, because each costs a signature and two reads.
      if (checking) return false
      checking = true
      const admitted = await admit(token).finally(() => {
        checking = false
      })
      // A closed socket would never be removed from the member's count.
      if (ended) return false
      if (admitted === null) return refuse(PUSH_CLOSE_CODES.signedOut, 'the token is expired')
      if (admitted.memberId !== holder?.memberId && !mayJoin(admitted.memberId)) {
        return refuse(PUSH_CLOSE_CODES.tooMany, 'too many connections')
      }
      holder = admitted
      return true
    },
    signOut() {
      holder = null
    },
    end() {
      ended = true
      holder = null
    },
  }
}
