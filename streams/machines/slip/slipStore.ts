import * as v from 'valibot'
import type { SlipKind } from '../../domain/blockReason.ts'
import { CART_LIMIT } from '../../domain/cart.ts'
import type { Leg } from '../../domain/leg.ts'
import { oddsFromScaled } from '../../domain/odds.ts'
import { ACCEPTANCE_MODES } from '../../domain/order.ts'
import { parseJson } from '../../kernel/parseJson.ts'
import type { KeyValue } from '../../ports/storage.ts'
import { EMPTY_SLIP, type Slip, SLIP_KINDS } from './slip.ts'

const KEY = 'touchline.slip'

/** A leg chosen longer ago than this before its kick-off is no use: the match is over. */
const MATCH_LENGTH_MS = 4 * 60 * 60 * 1000

const text = v.string()
const pair = v.tuple([v.number(), v.number()])

const storedLeg = v.object({
  venue: text,
  choice: v.object({
    matchId: text,
    sport: text,
    spec: v.object({ kind: text, stat: text, period: text }),
    slot: v.number(),
    line: v.nullable(v.pipe(v.number(), v.integer())),
    side: text,
  }),
  wire: v.object({ marketId: text, optionId: text, playId: text }),
  agreedOdds: v.pipe(
    v.number(),
    v.check((odds) => oddsFromScaled(odds) !== null),
  ),
  timing: v.picklist(['early', 'live', 'champion', 'virtual', 'esports']),
  parlayAllowed: v.boolean(),
  oddsFormats: v.optional(v.array(text)),
  score: v.nullable(pair),
  leagueId: text,
  kickOff: v.number(),
  names: v.object({ home: text, away: text, league: text, market: text }),
})

const storedSlip = v.object({
  legs: v.pipe(v.array(v.unknown()), v.maxLength(CART_LIMIT)),
  kind: v.picklist(SLIP_KINDS),
  stakes: v.record(v.string(), v.string()),
  acceptance: v.picklist(ACCEPTANCE_MODES),
  currency: v.picklist(['RMB', 'USDT']),
})

/** The slip as kept on the device: choices are the truth, prices are asked again. */
export interface SlipStore {
  save(slip: Slip): void
  /** What is stored, without legs that can't be read or whose match is over at `serverNow`. */
  load(serverNow: number): Slip
}

export function createSlipStore(device: KeyValue): SlipStore {
  return {
    save: (slip) => {
      device.set(KEY, JSON.stringify(slip))
    },
    load: (serverNow) => {
      const read = v.safeParse(storedSlip, parseJson(device.get(KEY)))
      if (!read.success) return EMPTY_SLIP
      const legs = read.output.legs.flatMap(readLeg)
      const kept = legs.filter((leg) => leg.kickOff + MATCH_LENGTH_MS > serverNow)
      const kind: SlipKind = kept.length < 2 ? 'single' : read.output.kind
      return { ...read.output, legs: kept, kind }
    },
  }
}

/** Names inside a stored leg were written by this app; a venue that no longer knows them closes the leg. */
function readLeg(input: unknown): readonly Leg[] {
  return v.is(storedLeg, input) ? [input as object as Leg] : []
}
