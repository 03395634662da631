import type { Packet } from './packets.ts'
import { moved, type Stamp, TICKS, wrapped } from './stamps.ts'

/** A segment of a clip, with what is rewritten in it when it becomes part of a stream. */
export interface ClipSegment {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly stamps: readonly Stamp[]
  /** Where the packets of tables are; there is one of each table. */
  readonly tables: readonly number[]
}

/** So that nothing in the first segments is before the clock begins. */
const LEAD_TICKS = TICKS

/**
 * A segment with its times moved to where it is in the stream: the picture of segment `number` begins at
 * `number * seconds`, and the counters of tables go on. Segments in the order of their numbers then are one stream,
 * whatever clips they are from (docs/live-rooms.md, 11).
 */
export function placedInStream(
  { bytes, stamps, tables }: ClipSegment,
  number: number,
  seconds: number,
): Uint8Array<ArrayBuffer> {
  const begins = stamps.reduce(
    (first, { kind, ticks }) => (kind === 'pcr' ? first : Math.min(first, ticks)),
    Infinity,
  )
  const by = Number.isFinite(begins) ? wrapped(number * seconds * TICKS + LEAD_TICKS) - begins : 0
  const placed = moved(bytes, stamps, by)
  for (const at of tables) placed[at + 3] = ((placed[at + 3] ?? 0) & 0xf0) | (number % 16)
  return placed
}

/** Where the packets are that are alone on their stream: the tables, in a segment of `npm run media`. */
export function tablesIn(packets: readonly Packet[]): readonly number[] {
  const counts = new Map<number, number>()
  for (const { pid } of packets) counts.set(pid, (counts.get(pid) ?? 0) + 1)
  return packets.filter(({ pid }) => counts.get(pid) === 1).map(({ at }) => at)
}
