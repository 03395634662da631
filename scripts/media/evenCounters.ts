import { PACKET_BYTES, type Packet, packetsOf } from '../../platform/live/transport/packets.ts'

const COUNTER_STEPS = 16
const HEADER_BYTES = 4
/** The service description, which players of HLS do not read. */
const SERVICE_PID = 0x11
/** The program association table. */
const ASSOCIATION_PID = 0

/**
 * Rewrites a segment so that its four-bit continuity counters stay consecutive when any other segment follows. Audio
 * and video get a multiple of 16 packets each, numbered from 0, by splitting packets in two with stuffing. Each table
 * is kept once.
 */
export function evenCounters(segment: Uint8Array): Uint8Array<ArrayBuffer> {
  const packets = packetsOf(segment)
  const byPid = groupedByPid(packets)
  const divided = new Set<Packet>()
  const left = new Set<Packet>()
  for (const [pid, own] of byPid) {
    const surplus = own.length % COUNTER_STEPS
    if (pid === SERVICE_PID) addAll(left, own)
    else if (isTable(own, segment)) addAll(left, own.slice(1))
    else if (surplus > 0) addAll(divided, divisible(own, COUNTER_STEPS - surplus))
  }
  const kept = packets.filter((packet) => !left.has(packet))
  const written = kept.flatMap((packet) =>
    divided.has(packet) ? halves(segment, packet) : [segment.slice(packet.at, packet.at + PACKET_BYTES)],
  )
  return numbered(written)
}

/** Tables begin in each of their packets, which have no times. */
function isTable(own: readonly Packet[], segment: Uint8Array): boolean {
  return own.every(
    ({ pid, begins, payloadAt }) =>
      begins && payloadAt !== null && (pid === ASSOCIATION_PID || segment[payloadAt + 1] === 2),
  )
}

function divisible(own: readonly Packet[], count: number): readonly Packet[] {
  const full = own.filter(
    ({ begins, flags, payloadAt, at }) => !begins && flags === 0 && payloadAt === at + HEADER_BYTES,
  )
  if (full.length < count) throw new Error('a segment has too few packets to divide')
  return full.slice(0, count)
}

/** The payload of a full packet in two packets. */
function halves(segment: Uint8Array, { at }: Packet): readonly Uint8Array<ArrayBuffer>[] {
  const payload = segment.slice(at + HEADER_BYTES, at + PACKET_BYTES)
  const middle = payload.length / 2
  return [payload.slice(0, middle), payload.slice(middle)].map((part) => {
    const packet = new Uint8Array(PACKET_BYTES).fill(0xff)
    packet.set(segment.slice(at, at + HEADER_BYTES))
    packet[3] = ((packet[3] ?? 0) & 0xcf) | 0x30
    const stuffing = PACKET_BYTES - HEADER_BYTES - part.length
    packet[HEADER_BYTES] = stuffing - 1
    packet[HEADER_BYTES + 1] = 0
    packet.set(part, HEADER_BYTES + stuffing)
    return packet
  })
}

function numbered(packets: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(packets.length * PACKET_BYTES)
  for (const [index, packet] of packets.entries()) whole.set(packet, index * PACKET_BYTES)
  const counts = new Map<number, number>()
  for (const { at, pid } of packetsOf(whole)) {
    const count = counts.get(pid) ?? 0
    whole[at + 3] = ((whole[at + 3] ?? 0) & 0xf0) | (count % COUNTER_STEPS)
    counts.set(pid, count + 1)
  }
  return whole
}

function addAll<T>(set: Set<T>, values: readonly T[]): void {
  for (const value of values) set.add(value)
}

function groupedByPid(packets: readonly Packet[]): ReadonlyMap<number, readonly Packet[]> {
  const groups = new Map<number, Packet[]>()
  for (const packet of packets) {
    const group = groups.get(packet.pid)
    if (group === undefined) groups.set(packet.pid, [packet])
    else group.push(packet)
  }
  return groups
}
