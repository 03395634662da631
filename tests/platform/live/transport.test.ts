import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readClips } from '../../../platform/live/hls/clips.ts'
import { placedInStream } from '../../../platform/live/transport/joined.ts'
import { packetsOf } from '../../../platform/live/transport/packets.ts'
import { moved, stampsOf, TICKS, wrapped } from '../../../platform/live/transport/stamps.ts'

const MEDIA = 'platform/live/media'
const [PICTURE, SOUND] = [256, 257]

const clips = await readClips(MEDIA)
const segments = [...clips.values()].flatMap((qualities) =>
  qualities.flatMap(({ parts }) => Object.values(parts).flat()),
)

/** A packet of a picture with a clock reference, a PTS and a DTS. */
function packetWith(pcr: number, pts: number, dts: number): Uint8Array<ArrayBuffer> {
  const packet = new Uint8Array(188).fill(0xa5)
  packet.set([0x47, 0x41, 0x00, 0x37, 7, 0x10, 0, 0, 0, 0, 0x7e, 0xff])
  packet.set([0, 0, 1, 0xe0, 0, 0, 0x80, 0xc0, 10, 0x31, 0, 1, 0, 1, 0x11, 0, 1, 0, 1], 12)
  const zero = stampsOf(packet)
  const set = (kind: string, ticks: number) =>
    zero.map((stamp) => ({ ...stamp, ticks: stamp.kind === kind ? ticks : stamp.ticks }))
  let made = moved(packet, set('pcr', pcr), 0)
  made = moved(
    made,
    stampsOf(made).map((stamp) => ({ ...stamp, ticks: stamp.kind === 'pts' ? pts : stamp.ticks })),
    0,
  )
  return moved(
    made,
    stampsOf(made).map((stamp) => ({ ...stamp, ticks: stamp.kind === 'dts' ? dts : stamp.ticks })),
    0,
  )
}

const ticks = fc.integer({ min: 0, max: 2 ** 33 - 1 })

describe('the times of a segment', () => {
  it('are read as the standard writes them', () => {
    const packet = new Uint8Array(188)
    // 33 bits of clock: 0x100000001; PTS and DTS by the example of bits 0001 111 1 …
    packet.set([0x47, 0x41, 0x00, 0x30, 7, 0x10, 0x80, 0, 0, 0, 0xfe, 0])
    packet.set([0, 0, 1, 0xe0, 0, 0, 0x80, 0xc0, 10], 12)
    packet.set([0x3f, 0xff, 0xff, 0xff, 0xff, 0x11, 0x00, 0x03, 0x00, 0x05], 21)
    expect(stampsOf(packet).map(({ kind, ticks: at }) => [kind, at])).toEqual([
      ['pcr', 2 ** 32 + 1],
      ['pts', 2 ** 33 - 1],
      ['dts', 2 ** 15 + 2],
    ])
  })

  it('move by any number of ticks, modulo 2^33, and nothing else changes', () => {
    fc.assert(
      fc.property(ticks, ticks, ticks, fc.integer({ min: -(2 ** 34), max: 2 ** 34 }), (pcr, pts, dts, by) => {
        const packet = packetWith(pcr, pts, dts)
        const stamps = stampsOf(packet)
        expect(stamps.map((stamp) => stamp.ticks)).toEqual([pcr, pts, dts])
        const later = moved(packet, stamps, by)
        expect(stampsOf(later).map((stamp) => stamp.ticks)).toEqual(
          [pcr, pts, dts].map((at) => wrapped(at + by)),
        )
        expect(moved(later, stampsOf(later), -by)).toEqual(packet)
      }),
    )
  })

  it('are not looked for in bytes that are not packets', () => {
    expect(() => stampsOf(new Uint8Array(187))).toThrow('whole packets')
    expect(() => stampsOf(new Uint8Array(188))).toThrow('no packet begins')
    expect(() => stampsOf(Uint8Array.of(0x47, ...new Uint8Array(187).fill(0xff)))).not.toThrow()
  })
})

describe('a clip', () => {
  it('has segments that begin at one time and end within two seconds, sound and picture', () => {
    expect(segments.length).toBeGreaterThan(100)
    for (const { stamps } of segments) {
      const of = (pid: number) =>
        stamps.filter((stamp) => stamp.kind === 'pts' && stamp.pid === pid).map((stamp) => stamp.ticks)
      const [picture, sound] = [of(PICTURE), of(SOUND)]
      expect(picture[0]).toBe(sound[0])
      expect(picture).toHaveLength(24)
      for (const times of [picture, sound])
        expect(Math.max(...times) - (times[0] ?? 0)).toBeLessThan(2 * TICKS)
    }
  })

  it('has counters that go on across any join: sixteen packets or a multiple, and one of each table', () => {
    for (const { bytes, tables } of segments) {
      const counts = new Map<number, number>()
      for (const { at, pid, payloadAt } of packetsOf(bytes)) {
        const count = counts.get(pid) ?? 0
        if (payloadAt === null) continue
        expect((bytes[at + 3] ?? 0) & 0x0f).toBe(count % 16)
        counts.set(pid, count + 1)
      }
      expect(tables).toHaveLength(2)
      expect([(counts.get(PICTURE) ?? 1) % 16, (counts.get(SOUND) ?? 1) % 16, counts.size]).toEqual([0, 0, 4])
    }
  })

  it('is small enough to be part of the repository', () => {
    const files = readdirSync(MEDIA, { recursive: true, withFileTypes: true }).filter((file) => file.isFile())
    const total = files.reduce((sum, file) => sum + readFileSync(join(file.parentPath, file.name)).length, 0)
    expect(total).toBeLessThan(8_500_000)
  })
})

describe('a joined stream', () => {
  const order = fc.array(fc.nat(segments.length - 1), { minLength: 2, maxLength: 5 })
  const start = fc.integer({ min: 800_000_000, max: 1_000_000_000 })

  it('has times that only grow, and one counter for each of its streams', () => {
    fc.assert(
      fc.property(order, start, (indices, first) => {
        const latest = new Map<string, number>()
        const counters = new Map<number, number>()
        const base = wrapped(first * 2 * TICKS)
        for (const [place, index] of indices.entries()) {
          const segment = segments[index]
          if (segment === undefined) throw new Error('no segment')
          const bytes = placedInStream(segment, first + place, 2)
          expect(bytes.length).toBe(segment.bytes.length)
          for (const { kind, pid, ticks: at } of stampsOf(bytes)) {
            const since = wrapped(at - base)
            const before = latest.get(`${kind} ${pid}`)
            if (before !== undefined) expect(since).toBeGreaterThan(before)
            latest.set(`${kind} ${pid}`, since)
          }
          for (const { at, pid } of packetsOf(bytes)) {
            const counter = (bytes[at + 3] ?? 0) & 0x0f
            const before = counters.get(pid)
            if (before !== undefined) expect(counter).toBe((before + 1) % 16)
            counters.set(pid, counter)
          }
        }
      }),
      { numRuns: 40 },
    )
  })
})
