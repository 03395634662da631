import { line as quarters } from '../../../streams/domain/market.ts'
import type { Line, MarketKey, Side } from '../../../streams/domain/market.ts'
import { oddsFromScaled } from '../../../streams/domain/odds.ts'
import type { Odds } from '../../../streams/domain/odds.ts'
import { STATUSES } from '../../../streams/domain/status.ts'
import type { Status } from '../../../streams/domain/status.ts'
import type { MatchLine, PriceLine, SlotLine } from './format.ts'
import { createEntryBlocks } from './entryBlocks.ts'

/** An entry of a recording. `t` is ms from the start of the recording. */
export type RecordedEntry =
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
export interface RecordedEntries {
  readonly length: number
  readonly timeAt: (index: number) => number
  readonly matchIdAt: (index: number) => string
  readonly at: (index: number) => RecordedEntry
}

const NO_LINE = -0x8000
const GONE = 0xff
/** Marks a match line; `odds` is then its index among the match lines. */
const MATCH_LINE = 0xffff_ffff

/** A recording that is being written. Entries must be in order of time. */
export interface RecordedEntriesWriter extends RecordedEntries {
  addMatch(t: number, line: MatchLine): void
  addPrice(t: number, line: PriceLine): void
  addSlot(t: number, line: SlotLine): void
  /** Empties every slot, at the start of another session of the recorder. */
  emptySlots(t: number): void
}

/** The subject of price and slot lines. It is stored once for all lines of a selection. */
interface Track {
  readonly matchId: string
  readonly key: MarketKey
  readonly slot: number
  /** `null` for the slot as a whole. */
  readonly side: Side | null
}

/** The tracks of a recording, by number. */
function createTracks() {
  const tracks: Track[] = []
  const numbers = new Map<string, number>()
  return {
    numberOf(track: Track): number {
      const name = `${track.matchId} ${track.key} ${track.slot} ${track.side ?? ''}`
      const known = numbers.get(name)
      if (known !== undefined) return known
      numbers.set(name, tracks.length)
      return tracks.push(track) - 1
    },
    at(number: number): Track {
      const track = tracks[number]
      if (track === undefined) throw new RangeError(`No track ${number}`)
      return track
    },
    /** One track of each slot. */
    slots(): Iterable<Track> {
      return new Map(tracks.map((track) => [`${track.matchId} ${track.key} ${track.slot}`, track])).values()
    },
  }
}

export function createRecordedEntries(): RecordedEntriesWriter {
  const blocks = createEntryBlocks()
  const tracks = createTracks()
  const matchLines: MatchLine[] = []

  function matchLineAt(number: number): MatchLine {
    const line = matchLines[number]
    if (line === undefined) throw new RangeError(`No match line ${number}`)
    return line
  }

  return {
    get length() {
      return blocks.length
    },
    timeAt: (index) => blocks.timeAt(index),
    matchIdAt(index) {
      const { track, odds } = blocks.at(index)
      return track === MATCH_LINE ? matchLineAt(odds).match.id : tracks.at(track).matchId
    },
    at(index): RecordedEntry {
      const { t, track, odds: scaled, line: stored, status: code } = blocks.at(index)
      if (track === MATCH_LINE) {
        const line = matchLineAt(scaled)
        return { kind: 'match', t, matchId: line.match.id, line }
      }
      const { matchId, key, slot, side } = tracks.at(track)
      const status = STATUSES[code] ?? null
      const odds = oddsFromScaled(scaled)
      if (side === null || odds === null) return { kind: 'slot', t, matchId, key, slot, status }
      const line = stored === NO_LINE ? null : quarters(stored)
      return { kind: 'price', t, matchId, key, slot, side, line, odds, status: status ?? 'closed' }
    },
    addMatch(t, line) {
      blocks.add({ t, track: MATCH_LINE, odds: matchLines.push(line) - 1, line: NO_LINE, status: 0 })
    },
    addPrice(t, { match: matchId, market: key, slot, side, line, odds, status }) {
      const track = tracks.numberOf({ matchId, key, slot, side })
      blocks.add({ t, track, odds, line: line ?? NO_LINE, status: STATUSES.indexOf(status) })
    },
    addSlot(t, { match: matchId, market: key, slot, status, gone }) {
      const track = tracks.numberOf({ matchId, key, slot, side: null })
      const code = gone === true || status === undefined ? GONE : STATUSES.indexOf(status)
      blocks.add({ t, track, odds: 0, line: NO_LINE, status: code })
    },
    emptySlots(t) {
      for (const { matchId, key, slot } of tracks.slots()) {
        const track = tracks.numberOf({ matchId, key, slot, side: null })
        blocks.add({ t, track, odds: 0, line: NO_LINE, status: GONE })
      }
    },
  }
}
