import { type GameKey, gameId } from '../../streams/domain/rounds/round.ts'
import { decodeJson } from '../../streams/wire/decode.ts'
import {
  GAMES_PUSH_CLOSE_CODES,
  GAMES_PUSH_VERSIONS,
  type GamesUpFrame,
  gamesUpFrame,
  MAX_WATCHED_GAMES,
} from '../../streams/wire/games/push.ts'
import { incompatibilityOf } from '../../streams/wire/protocolVersion.ts'
import type { PushWire } from '../http/pushUpgrades.ts'
import { createRateLimit } from '../http/rateLimit.ts'
import type { TokenHolder } from '../site/tokens.ts'
import { createSignIn } from './signIn.ts'
import { createUnsentFrames } from './unsentFrames.ts'

/** A client says G0 every 20 s; one that is silent for longer than this is gone. Real ms. */
export const SILENCE_MS = 60_000
/** The time within which a client must sign in, real ms. */
export const SIGN_IN_MS = 10_000
/** A client with so many unsent frames is closed, and starts again. */
export const MAX_UNSENT_FRAMES = 50
/** Allowance of frames; turning the pages of a lobby changes the watched games a few times a second. */
const FRAMES = { perSecond: 10, burst: 60 }
/** A client is disconnected after this many frames over its allowance. */
const EXCESS = 100

/** A client of the push of rounds, and what it watches. */
export interface GamesSocket {
  /** The member and session that signed in on it; `null` before. */
  readonly holder: TokenHolder | null
  watches(game: GameKey): boolean
  /** Sends to a signed-in client. Returns `false` if it read too slowly and was closed. */
  deliver(text: string): boolean
  /** Handles a text frame from the client; `real` is real time, ms. */
  receive(text: string, real: number): Promise<void>
  /** Closes the socket of a client that has been silent, or not signed in, for too long. */
  checkSilence(real: number): void
  close(code: number, reason: string): void
  /** Called when the WebSocket is closed. */
  closed(): void
}

export interface GamesSocketOptions {
  readonly wire: PushWire
  /** Sends a frame; tests insert faults here. */
  readonly send: (text: string) => void
  readonly admit: (token: string) => Promise<TokenHolder | null>
  readonly mayJoin: (memberId: number) => boolean
  /** Whether there is such a game. */
  readonly isKnown: (game: GameKey) => boolean
  readonly heartbeat: () => string
  /** Called with the games that a signed-in client watches from now on. */
  readonly watching: (games: readonly GameKey[]) => void
  readonly openedAt: number
}

export function createGamesSocket(options: GamesSocketOptions): GamesSocket {
  const { wire, send, isKnown, heartbeat, watching, openedAt } = options
  const close = (code: number, reason: string): void => {
    // Pending events are not sent on a closed socket.
    signIn.end()
    wire.close(code, reason)
  }
  const signIn = createSignIn({ ...options, close })
  const unsent = createUnsentFrames()
  let heardAt = openedAt
  let excess = 0
  let watched: ReadonlyMap<string, GameKey> | null = null
  const frames = createRateLimit(FRAMES, () => heardAt)

  async function hello(token: string): Promise<void> {
    const wasSignedIn = signIn.holder !== null
    if (!(await signIn.signIn(token))) return
    wire.send(heartbeat())
    if (wasSignedIn) return
    wire.signedIn()
    if (watched !== null) watching([...watched.values()])
  }

  async function act(frame: GamesUpFrame): Promise<void> {
    if (frame.cmd === 'G0') {
      const incompatibility = incompatibilityOf(frame.protocol, GAMES_PUSH_VERSIONS)
      if (incompatibility === null) await hello(frame.token)
      else close(GAMES_PUSH_CLOSE_CODES[incompatibility], incompatibility)
      return
    }
    // Clients send G1 right after G0, so it is accepted while the token is checked.
    if (signIn.holder === null && !signIn.checking) return
    const known = frame.games.filter(isKnown).slice(0, MAX_WATCHED_GAMES)
    watched = new Map(known.map((game) => [gameId(game), game]))
    if (signIn.holder !== null) watching([...watched.values()])
  }

  return {
    get holder() {
      return signIn.holder
    },
    watches: (game) => watched?.has(gameId(game)) ?? false,
    deliver(text) {
      if (signIn.holder === null) return true
      if (unsent.count(wire.waiting) >= MAX_UNSENT_FRAMES) {
        close(GAMES_PUSH_CLOSE_CODES.tooSlow, 'read too slowly')
        return false
      }
      unsent.sent(text)
      send(text)
      return true
    },
    async receive(text, real) {
      heardAt = real
      if (!frames.take('')) {
        excess += 1
        if (excess === EXCESS) close(GAMES_PUSH_CLOSE_CODES.tooMany, 'too many frames')
        return
      }
      const frame = decodeJson(gamesUpFrame, text)
      if (frame.ok) await act(frame.value)
    },
    checkSilence(real) {
      if (real - heardAt > SILENCE_MS) close(GAMES_PUSH_CLOSE_CODES.silent, 'no heartbeat')
      else if (signIn.holder === null && real - openedAt > SIGN_IN_MS)
        close(GAMES_PUSH_CLOSE_CODES.signedOut, 'nobody has signed in')
    },
    close,
    closed() {
      signIn.end()
    },
  }
}
