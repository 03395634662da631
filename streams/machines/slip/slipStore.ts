import * as v from 'valibot'
import type { SlipKind } from '../../domain/blockReason.ts'
import { SLIP_LIMIT } from '../../domain/slipLegs.ts'
import type { Leg } from '../../domain/leg.ts'
import { oddsFromScaled } from '../../domain/odds.ts'
import { ACCEPTANCE_MODES } from '../../domain/order.ts'
import { isPlacingChannel, type PlacingChannel } from '../../domain/placingChannel.ts'
import { parseJson } from '../../kernel/parseJson.ts'
import type { KeyValue } from '../../ports/storage.ts'
import { withHandle } from '../former/leg.ts'
import { formerSeries } from '../former/series.ts'
import { EMPTY_SLIP, seriesField, type Slip } from './slip.ts'
import { SLIP_KINDS } from './slipKinds.ts'
import { formerSlipKey, slipKey } from './slipKeys.ts'

/** A match is over this long after its kick-off, ms; its legs are dropped. A tournament may last for months. */
const MATCH_LENGTH_MS = 4 * 60 * 60 * 1000

const text = v.string()
const pair = v.tuple([v.number(), v.number()])

const storedLeg = v.object({
  venue: text,
  choice: v.object({
    matchId: text,
    sport: text,
    spec: v.object({ kind: text, stat: text, period: text }),
    handle: v.nullable(text),
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
  sealsAt: v.optional(v.number()),
  channel: v.optional(
    v.custom<PlacingChannel>((input) => typeof input === 'string' && isPlacingChannel(input)),
  ),
  names: v.object({ home: text, away: text, entrant: v.optional(text), league: text, market: text }),
})

const storedSlip = v.object({
  legs: v.pipe(v.array(v.unknown()), v.maxLength(SLIP_LIMIT)),
  kind: v.picklist(SLIP_KINDS),
  stakes: v.record(v.string(), v.string()),
  acceptance: v.nullable(v.picklist(ACCEPTANCE_MODES)),
  asks: v.optional(v.boolean(), false),
  currency: v.picklist(['RMB', 'USDT']),
})

/** Stores a member's slip at a venue on the device. The choices are kept; prices need a fresh quote. */
export interface SlipStore {
  save(slip: Slip): void
  /** The stored slip, without legs that are invalid or whose match is over at `serverNow`. */
  load(serverNow: number): Slip
}

export function createSlipStore(device: KeyValue, memberId: string, venue: string): SlipStore {
  const key = slipKey(memberId, venue)
  return {
    save: (slip) => {
      device.set(key, JSON.stringify(slip))
    },
    load: (serverNow) => {
      const read = v.safeParse(storedSlip, parseJson(device.get(key)))
      if (!read.success) return EMPTY_SLIP
      const legs = read.output.legs.flatMap(readLeg).filter((leg) => leg.venue === venue)
      const kept = legs.filter(
        ({ timing, kickOff }) => timing === 'champion' || kickOff + MATCH_LENGTH_MS > serverNow,
      )
      const kind: SlipKind = kept.length < 2 ? 'single' : read.output.kind
      const stakes = Object.fromEntries(
        Object.entries(read.output.stakes).map(([field, typed]) => [presentField(field, legs.length), typed]),
      )
      return { ...read.output, stakes, legs: kept, kind }
    },
  }
}

/** Until 0.1 the field of a series was named by a number. */
function presentField(field: string, legs: number): string {
  const [, number] = /^series\|(\d+)$/.exec(field) ?? []
  const series = number === undefined ? null : formerSeries(Number(number), legs)
  return series === null ? field : seriesField(series)
}

/** The codes in a stored leg are not validated: a leg that the venue no longer knows is quoted as closed. */
function readLeg(input: unknown): readonly Leg[] {
  const leg = withHandle(input)
  return v.is(storedLeg, leg) ? [leg as object as Leg] : []
}

/** Moves a slip that was stored for all members, and belongs to this one, to the venues of its legs. */
export function adoptFormerSlip(device: KeyValue, owner: string): void {
  const former = formerSlipKey(owner)
  const text = device.get(former)
  if (text === null) return
  const read = v.safeParse(storedSlip, parseJson(text))
  const venues = read.success ? new Set(read.output.legs.flatMap(readLeg).map((leg) => leg.venue)) : []
  const kept = [...venues].map((venue) => {
    const key = slipKey(owner, venue)
    return device.get(key) !== null || device.set(key, text)
  })
  if (kept.every(Boolean)) device.remove(former)
}
