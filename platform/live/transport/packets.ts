/** The length of an MPEG-TS packet, bytes (ISO/IEC 13818-1, 2.4.3.2). */
export const PACKET_BYTES = 188

const SYNC = 0x47
const HEADER_BYTES = 4

/** Where the parts of one transport packet are in its segment. */
export interface Packet {
  /** The index of its first byte in the segment. */
  readonly at: number
  /** What it belongs to: a table, the picture or the sound. */
  readonly pid: number
  /** Whether a table or a PES packet begins in it. */
  readonly begins: boolean
  /** The index of the first byte of its payload; `null` in a packet without one. */
  readonly payloadAt: number | null
  /** The flags of its adaptation field; 0 when there is none. */
  readonly flags: number
}

/**
 * The packets of a segment, in order.
 *
 * @throws when the bytes are not whole transport packets.
 */
export function packetsOf(segment: Uint8Array): readonly Packet[] {
  if (segment.length % PACKET_BYTES !== 0) throw new Error('a segment has whole packets of 188 bytes')
  return Array.from({ length: segment.length / PACKET_BYTES }, (_, index) =>
    packetAt(segment, index * PACKET_BYTES),
  )
}

function packetAt(segment: Uint8Array, at: number): Packet {
  if (byteAt(segment, at) !== SYNC) throw new Error(`no packet begins at byte ${String(at)}`)
  const control = byteAt(segment, at + 3)
  const hasField = (control & 0x20) !== 0
  const fieldBytes = hasField ? 1 + byteAt(segment, at + HEADER_BYTES) : 0
  return {
    at,
    pid: ((byteAt(segment, at + 1) & 0x1f) << 8) | byteAt(segment, at + 2),
    begins: (byteAt(segment, at + 1) & 0x40) !== 0,
    payloadAt: (control & 0x10) === 0 ? null : at + HEADER_BYTES + fieldBytes,
    flags: fieldBytes > 1 ? byteAt(segment, at + HEADER_BYTES + 1) : 0,
  }
}

/** @throws beyond the end. */
export function byteAt(bytes: Uint8Array, at: number): number {
  const byte = bytes[at]
  if (byte === undefined) throw new Error('a segment is cut short')
  return byte
}
