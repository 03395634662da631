import { byteAt, PACKET_BYTES, packetsOf } from './packets.ts'

/** Ticks a second of PTS, DTS and of the base of a PCR; they have 33 bits (ISO/IEC 13818-1, 2.4.3). */
export const TICKS = 90_000
const STAMP_LIMIT = 2 ** 33

const PCR_FLAG = 0x10
/** PES packets of sound and pictures begin with 00 00 01 and an id from here on (ISO/IEC 13818-1, table 2-22). */
const [FIRST_STREAM_ID, LAST_STREAM_ID] = [0xc0, 0xef]
const [PTS_FLAG, DTS_FLAG] = [0x80, 0x40]
const STAMP_BYTES = 5
const PES_STAMPS_AT = 9

type StampKind = 'pcr' | 'pts' | 'dts'

/** One time in a segment. */
export interface Stamp {
  readonly kind: StampKind
  readonly pid: number
  /** The index of its first byte in the segment. */
  readonly at: number
  readonly ticks: number
}

/** The times of a segment, in the order of its bytes. */
export function stampsOf(segment: Uint8Array): readonly Stamp[] {
  return packetsOf(segment).flatMap(({ at, pid, begins, payloadAt, flags }): Stamp[] => {
    const found: Stamp[] = []
    if ((flags & PCR_FLAG) !== 0)
      found.push({ kind: 'pcr', pid, at: at + 6, ticks: readPcr(segment, at + 6) })
    if (!begins || payloadAt === null) return found
    return [...found, ...pesStamps(segment, payloadAt, { pid, end: at + PACKET_BYTES })]
  })
}

function pesStamps(
  segment: Uint8Array,
  from: number,
  { pid, end }: { readonly pid: number; readonly end: number },
): readonly Stamp[] {
  if (from + PES_STAMPS_AT > end) return []
  const id = byteAt(segment, from + 3)
  const starts = segment[from] === 0 && segment[from + 1] === 0 && segment[from + 2] === 1
  if (!starts || id < FIRST_STREAM_ID || id > LAST_STREAM_ID) return []
  const flags = byteAt(segment, from + 7)
  const first = from + PES_STAMPS_AT
  const kinds: StampKind[] = [
    ...((flags & PTS_FLAG) !== 0 ? ['pts' as const] : []),
    ...((flags & DTS_FLAG) !== 0 ? ['dts' as const] : []),
  ]
  return kinds.map((kind, index) => {
    const at = first + index * STAMP_BYTES
    return { kind, pid, at, ticks: readStamp(segment, at) }
  })
}

/**
 * The same segment with every time moved by so many ticks, modulo 2^33; nothing else is changed. `stamps` are those
 * of the segment, which is not changed itself.
 */
export function moved(
  segment: Uint8Array<ArrayBuffer>,
  stamps: readonly Stamp[],
  by: number,
): Uint8Array<ArrayBuffer> {
  const copy = segment.slice()
  for (const { kind, at, ticks } of stamps) {
    const later = wrapped(ticks + by)
    if (kind === 'pcr') writePcr(copy, at, later)
    else writeStamp(copy, at, later)
  }
  return copy
}

/** A number of ticks as 33 bits hold it. */
export function wrapped(ticks: number): number {
  return ((ticks % STAMP_LIMIT) + STAMP_LIMIT) % STAMP_LIMIT
}

/** Four bits of kind, then 3, 15 and 15 bits of time, each group followed by a marker bit. */
function readStamp(bytes: Uint8Array, at: number): number {
  const high = (byteAt(bytes, at) >> 1) & 0x07
  const middle = (byteAt(bytes, at + 1) << 7) | (byteAt(bytes, at + 2) >> 1)
  const low = (byteAt(bytes, at + 3) << 7) | (byteAt(bytes, at + 4) >> 1)
  return high * 2 ** 30 + middle * 2 ** 15 + low
}

function writeStamp(bytes: Uint8Array, at: number, ticks: number): void {
  const high = Math.floor(ticks / 2 ** 30)
  const middle = Math.floor(ticks / 2 ** 15) & 0x7fff
  const low = ticks % 2 ** 15
  bytes[at] = (byteAt(bytes, at) & 0xf1) | (high << 1)
  bytes[at + 1] = middle >> 7
  bytes[at + 2] = ((middle & 0x7f) << 1) | (byteAt(bytes, at + 2) & 1)
  bytes[at + 3] = low >> 7
  bytes[at + 4] = ((low & 0x7f) << 1) | (byteAt(bytes, at + 4) & 1)
}

/** A PCR has 33 bits of ticks, then six reserved bits and nine of a finer clock, which do not change. */
function readPcr(bytes: Uint8Array, at: number): number {
  const high =
    byteAt(bytes, at) * 2 ** 24 +
    (byteAt(bytes, at + 1) << 16) +
    (byteAt(bytes, at + 2) << 8) +
    byteAt(bytes, at + 3)
  return high * 2 + (byteAt(bytes, at + 4) >> 7)
}

function writePcr(bytes: Uint8Array, at: number, ticks: number): void {
  const high = Math.floor(ticks / 2)
  bytes[at] = Math.floor(high / 2 ** 24)
  bytes[at + 1] = (high >> 16) & 0xff
  bytes[at + 2] = (high >> 8) & 0xff
  bytes[at + 3] = high & 0xff
  bytes[at + 4] = (byteAt(bytes, at + 4) & 0x7f) | ((ticks % 2) << 7)
}
