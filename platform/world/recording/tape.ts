import { line as quarters } from '../../../streams/domain/market.ts'
import type { Line, MarketKey, Side } from '../../../streams/domain/market.ts'
import { oddsFromScaled } from '../../../streams/domain/odds.ts'
import type { Odds } from '../../../streams/domain/odds.ts'
import { STATUSES } from '../../../streams/domain/status.ts'
import type { Status } from '../../../streams/domain/status.ts'
import type { MatchLine, PriceLine, SlotLine } from './format.ts'

/** The subject of price and slot lines. It is stored once for all lines of a selection. */
interface Track {
  readonly matchId: string
  readonly key: MarketKey
  readonly slot: number
  /** `null` for the slot as a whole. */
  readonly side: Side | null
}

/** An entry of a tape. `t` is ms from the start of the recording. */
export type TapeEntry =
  | { readonly kind: 'match'; readonly t: number; readonly matchId: string; readonly line: MatchLine }
  | {
      readonly kind: 'price'
      readonly t: number
      readonly matchId: string
      readonly key: MarketKey
      readonly slot: number
      readonly side: Side
      readonly line: Line | null
      readonly odds: Odds
      readonly status: Status
    }
  | {
      readonly kind: 'slot'
      readonly t: number
      readonly matchId: string
      readonly key: MarketKey
      readonly slot: number
      /** `null` when the slot becomes empty. */
      readonly status: Status | null
    }

/** The contents of a recording by time, in about twenty bytes per price. */
export interface Tape {
  readonly length: number
  readonly timeAt: (index: number) => number
  readonly matchIdAt: (index: number) => string
  readonly at: (index: number) => TapeEntry
}

const BLOCK_BITS = 14
const BLOCK = 1 << BLOCK_BITS
const NO_LINE = -0x8000
const GONE = 0xff
/** Marks a match line; `odds` is then its index among the match lines. */
const MATCH_LINE = 0xffff_ffff

interface Block {
  readonly times: Float64Array
  readonly tracks: Uint32Array
  readonly odds: Uint32Array
  readonly lines: Int16Array
  readonly statuses: Uint8Array
}

function newBlock(): Block {
  return {
    times: new Float64Array(BLOCK),
    tracks: new Uint32Array(BLOCK),
    odds: new Uint32Array(BLOCK),
    lines: new Int16Array(BLOCK),
    statuses: new Uint8Array(BLOCK),
  }
}

/** A tape that is being written. Entries must be in order of time. */
export interface TapeWriter extends Tape {
  addMatch(t: number, line: MatchLine): void
  addPrice(t: number, line: PriceLine): void
  addSlot(t: number, line: SlotLine): void
  /** Empties every slot, at the start of another session of the recorder. */
  emptySlots(t: number): void
}

export function createTape(): TapeWriter {
  const blocks: Block[] = []
  const tracks: Track[] = []
  const trackNumbers = new Map<string, number>()
  const matchLines: MatchLine[] = []
  let length = 0

  function trackNumber(track: Track): number {
    const name = `${track.matchId} ${track.key} ${track.slot} ${track.side ?? ''}`
    const known = trackNumbers.get(name)
    if (known !== undefined) return known
    trackNumbers.set(name, tracks.length)
    return tracks.push(track) - 1
  }

  function add(t: number, track: number, odds: number, line: number, status: number): void {
    const place = length & (BLOCK - 1)
    if (place === 0) blocks.push(newBlock())
    const block = blocks.at(-1)
    if (block === undefined) return
    block.times[place] = t
    block.tracks[place] = track
    block.odds[place] = odds
    block.lines[place] = line
    block.statuses[place] = status
    length += 1
  }

  function find(index: number): { readonly block: Block; readonly place: number } {
    const block = blocks[index >> BLOCK_BITS]
    if (block === undefined || index >= length)
      throw new RangeError(`No entry ${index} on a tape of ${length}`)
    return { block, place: index & (BLOCK - 1) }
  }

  function matchLineAt(number: number): MatchLine {
    const line = matchLines[number]
    if (line === undefined) throw new RangeError(`No match line ${number}`)
    return line
  }

  function trackAt(number: number): Track {
    const track = tracks[number]
    if (track === undefined) throw new RangeError(`No track ${number}`)
    return track
  }

  return {
    get length() {
      return length
    },
    timeAt(index) {
      const { block, place } = find(index)
      return block.times[place] ?? 0
    },
    matchIdAt(index) {
      const { block, place } = find(index)
      const track = block.tracks[place] ?? 0
      return track === MATCH_LINE ? matchLineAt(block.odds[place] ?? 0).match.id : trackAt(track).matchId
    },
    at(index): TapeEntry {
      const { block, place } = find(index)
      const t = block.times[place] ?? 0
      const track = block.tracks[place] ?? 0
      const scaled = block.odds[place] ?? 0
      if (track === MATCH_LINE) {
        const line = matchLineAt(scaled)
        return { kind: 'match', t, matchId: line.match.id, line }
      }
      const { matchId, key, slot, side } = trackAt(track)
      const status = STATUSES[block.statuses[place] ?? GONE] ?? null
      const odds = oddsFromScaled(scaled)
      if (side === null || odds === null) return { kind: 'slot', t, matchId, key, slot, status }
      const stored = block.lines[place] ?? NO_LINE
      const line = stored === NO_LINE ? null : quarters(stored)
      return { kind: 'price', t, matchId, key, slot, side, line, odds, status: status ?? 'closed' }
    },
    addMatch(t, line) {
      add(t, MATCH_LINE, matchLines.push(line) - 1, NO_LINE, 0)
    },
    addPrice(t, { match: matchId, market: key, slot, side, line, odds, status }) {
      add(t, trackNumber({ matchId, key, slot, side }), odds, line ?? NO_LINE, STATUSES.indexOf(status))
    },
    addSlot(t, { match: matchId, market: key, slot, status, gone }) {
      const code = gone === true || status === undefined ? GONE : STATUSES.indexOf(status)
      add(t, trackNumber({ matchId, key, slot, side: null }), 0, NO_LINE, code)
    },
    emptySlots(t) {
      const slots = new Map(tracks.map((track) => [`${track.matchId} ${track.key} ${track.slot}`, track]))
      for (const { matchId, key, slot } of slots.values()) {
        add(t, trackNumber({ matchId, key, slot, side: null }), 0, NO_LINE, GONE)
      }
    },
  }
}
