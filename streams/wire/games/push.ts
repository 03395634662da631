import * as v from 'valibot'
import { numeric, text } from '../decode.ts'
import { looseId, looseList, looseNumber, looseObject, looseText } from '../lenient.ts'
import { protocolVersion, type SpokenVersions } from '../protocolVersion.ts'
import { roundRows } from './round.ts'
import { OWN_BET_STATES, ROUND_PRODUCTS } from './words.ts'

/** The WebSocket of rounds and own bets, below the page's origin (docs/games/rounds.md, 6). */
export const GAMES_PUSH_PATH = '/games/push'

export const GAMES_PUSH_VERSIONS: SpokenVersions = { oldest: 1, current: 1 }

/** The codes with which the server closes a socket; the same as those of PMTY's push (docs/protocol.md, 2.3). */
export const GAMES_PUSH_CLOSE_CODES = {
  signedOut: 4401,
  silent: 4408,
  tooSlow: 4413,
  clientTooOld: 4426,
  serverTooOld: 4427,
  tooMany: 4429,
  cut: 4500,
} as const

/** The most games that one connection watches; further ones are ignored. */
export const MAX_WATCHED_GAMES = 80

/** The largest frame from a client, bytes. */
export const MAX_GAMES_FRAME_BYTES = 16 * 1024

const watchedGame = looseObject({ product: v.picklist(ROUND_PRODUCTS), game: looseId })

/** A frame from the client. */
export const gamesUpFrame = v.variant('cmd', [
  v.object({ cmd: v.literal('G0'), token: text, protocol: protocolVersion }),
  v.object({ cmd: v.literal('G1'), games: looseList(watchedGame) }),
])

export type GamesUpFrame = v.InferOutput<typeof gamesUpFrame>

/** An own bet that was placed, settled, cancelled or rolled back. Amounts are minor units. */
export const ownBetRow = looseObject({
  orderNo: looseId,
  clientOrderId: looseText,
  product: v.picklist(ROUND_PRODUCTS),
  game: looseId,
  round: looseId,
  state: v.picklist(OWN_BET_STATES),
  stake: numeric,
  /** What it has returned so far, stake included. */
  returned: numeric,
  /** The name or the site's number of the currency, as text. */
  currency: looseText,
})

export type OwnBetRow = v.InferOutput<typeof ownBetRow>

/** A frame from the server. `ts` is the platform time at which it was written, ms. */
export const gamesDownFrame = v.variant('cmd', [
  v.object({ cmd: v.literal('G0'), ts: looseNumber(null) }),
  v.object({ cmd: v.literal('G2'), ts: looseNumber(null), rounds: roundRows }),
  v.object({ cmd: v.literal('G3'), ts: looseNumber(null), bets: looseList(ownBetRow) }),
])

export type GamesDownFrame = v.InferOutput<typeof gamesDownFrame>
