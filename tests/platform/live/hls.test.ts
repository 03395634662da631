import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readClips } from '../../../platform/live/hls/clips.ts'
import { createHlsApp, type StreamFault } from '../../../platform/live/hls/hlsApp.ts'
import { newestAt, segmentAt, WINDOW_SEGMENTS, windowAt } from '../../../platform/live/hls/window.ts'

const MEDIA = 'platform/live/media'
const NOW = Date.UTC(2026, 10, 21, 12, 0, 0)

const clip = fc
  .array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 9 })
  .map((lengths) => lengths.map((length) => length / 10))
const instant = fc.integer({ min: NOW, max: NOW + 86_400_000 })

describe('the sliding window', () => {
  it('has no holes, agrees with the window before on what both show, and never goes back', () => {
    fc.assert(
      fc.property(clip, instant, fc.nat(30_000), (seconds, now, later) => {
        const before = windowAt(seconds, now)
        const after = windowAt(seconds, now + later)
        const numbers = after.map(({ number }) => number)
        expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index))
        expect(numbers[0]).toBeGreaterThanOrEqual(before[0]?.number ?? 0)
        for (const segment of before) {
          const again = after.find(({ number }) => number === segment.number)
          if (again !== undefined) expect(again).toEqual(segment)
        }
      }),
    )
  })

  it('names only what is over, and the newest of that', () => {
    fc.assert(
      fc.property(clip, instant, (seconds, now) => {
        const newest = segmentAt(seconds, newestAt(seconds, now))
        const endsAt = newest.startsAt + newest.seconds * 1000
        expect(endsAt).toBeLessThanOrEqual(now + 1)
        const next = segmentAt(seconds, newest.number + 1)
        expect(next.startsAt + next.seconds * 1000).toBeGreaterThan(now - 1)
        expect(next.startsAt).toBeGreaterThanOrEqual(endsAt - 1)
      }),
    )
  })
})

async function openApp() {
  const hand = { at: NOW }
  const faults = new Map<string, StreamFault>()
  const app = createHlsApp({ clips: await readClips(MEDIA), real: () => hand.at, faults })
  const text = async (path: string): Promise<string> => (await app.request(path)).text()
  return { app, hand, faults, text }
}

describe('a live stream', () => {
  it('leads from its qualities to segments that are there', async () => {
    const { app, text } = await openApp()
    const master = await text('/live/hls/pitch-r1/master.m3u8')
    const qualities = master.split('\n').filter((line) => line.endsWith('index.m3u8'))
    expect(qualities).toEqual(['360p/index.m3u8', '720p/index.m3u8'])
    for (const quality of qualities) {
      const list = await text(`/live/hls/pitch-r1/${quality}`)
      const segments = list.split('\n').filter((line) => line.endsWith('.ts'))
      expect(segments).toHaveLength(WINDOW_SEGMENTS)
      for (const segment of segments) {
        const answer = await app.request(`/live/hls/pitch-r1/${quality.replace('index.m3u8', segment)}`)
        expect(answer.headers.get('content-type')).toBe('video/mp2t')
        const bytes = new Uint8Array(await answer.arrayBuffer())
        // Every MPEG-TS packet is 188 bytes long and begins with the sync byte 0x47.
        expect([bytes[0], bytes[188], bytes.length % 188]).toEqual([0x47, 0x47, 0])
      }
    }
  })

  it('says where its clip begins again, and counts what has left', async () => {
    const { hand, text } = await openApp()
    let breaks = 0
    // The count must stay small, because players iterate over all discontinuities that it covers.
    const counts = /DISCONTINUITY-SEQUENCE:(\d+)/.exec(await text('/live/hls/court-r1/360p/index.m3u8'))
    expect(Number(counts?.[1])).toBeLessThan(60_000)
    let counted: number | null = null
    for (let step = 0; step < 30; step += 1) {
      hand.at = NOW + step * 2000
      const list = await text('/live/hls/court-r1/360p/index.m3u8')
      const sequence = Number(/DISCONTINUITY-SEQUENCE:(\d+)/.exec(list)?.[1])
      const within = list.split('#EXT-X-DISCONTINUITY\n').length - 1
      breaks += within
      // The total of past and visible discontinuities never falls, and grows by at most one per step.
      if (counted !== null) expect([0, 1]).toContain(sequence + within - counted)
      counted = sequence + within
    }
    expect(breaks).toBeGreaterThan(10)
  })

  it('knows nothing of other names, and of segments that are not there yet or any more', async () => {
    const { app } = await openApp()
    for (const path of [
      '/live/hls/nothing-r1/master.m3u8',
      '/live/hls/pitch/master.m3u8',
      '/live/hls/..%2Fpitch-r1/master.m3u8',
      '/live/hls/pitch-r1/4k/index.m3u8',
      '/live/hls/pitch-r1/360p/0.ts',
      '/live/hls/pitch-r1/360p/999999999999.ts',
      '/live/hls/pitch-r1/360p/clip.json',
      '/live/hls/pitch-r1/360p/%2e%2e%2f0.ts',
    ]) {
      expect((await app.request(path)).status, path).toBe(404)
    }
  })

  it('can stand still, lose its segments and end', async () => {
    const { app, hand, faults, text } = await openApp()
    const list = '/live/hls/pitchupright-r1/720p/index.m3u8'
    faults.set('pitchupright-r1', { kind: 'stall', since: hand.at })
    const before = await text(list)
    hand.at += 60_000
    expect(await text(list)).toBe(before)
    faults.set('pitchupright-r1', { kind: 'lose', since: hand.at })
    const segment = (await text(list)).split('\n').find((line) => line.endsWith('.ts')) ?? ''
    expect((await app.request(list.replace('index.m3u8', segment))).status).toBe(404)
    faults.set('pitchupright-r1', { kind: 'end', since: hand.at })
    expect(await text(list)).toMatch(/#EXT-X-ENDLIST\n$/)
    faults.delete('pitchupright-r1')
    expect(await text(list)).not.toContain('ENDLIST')
  })

  it('has clips of whole transport packets, as players read them', async () => {
    for (const qualities of (await readClips(MEDIA)).values()) {
      for (const segment of qualities.flatMap(({ segments }) => segments)) {
        expect(segment.length % 188).toBe(0)
        for (let at = 0; at < segment.length; at += 188) expect(segment[at]).toBe(0x47)
      }
    }
  })

  it('can change its codec: a break, then the other quality, and the same list at the top', async () => {
    const { app, hand, faults, text } = await openApp()
    const clips = await readClips(MEDIA)
    const [small, large] = clips.get('pitch') ?? []
    if (small === undefined || large === undefined) throw new Error('the pitch has two qualities')
    const master = await text('/live/hls/pitch-r1/master.m3u8')
    const before = namesIn(await text('/live/hls/pitch-r1/360p/index.m3u8'))
    faults.set('pitch-r1', { kind: 'codecChange', since: hand.at })
    expect(await text('/live/hls/pitch-r1/master.m3u8')).toBe(master)
    const bytesOf = async (name: string | undefined) => {
      const answer = await app.request(`/live/hls/pitch-r1/360p/${name ?? ''}`)
      expect(answer.status).toBe(200)
      return new Uint8Array(await answer.arrayBuffer())
    }
    // Segments that were listed before the fault keep their content.
    for (const name of before) expect(small.segments).toContainEqual(await bytesOf(name))
    hand.at += 2000
    const after = await text('/live/hls/pitch-r1/360p/index.m3u8')
    const changed = namesIn(after).at(-1)
    expect(before).not.toContain(changed)
    expect(breakBefore(after, changed)).toBe(true)
    expect(large.segments).toContainEqual(await bytesOf(changed))
    expect(profileOf(await bytesOf(changed))).not.toBe(profileOf(await bytesOf(before.at(-1))))
  })

  it('counts the break of a changed codec like any other, wherever in the clip it falls', async () => {
    for (let offset = 0; offset < CLIP.length; offset += 1) {
      const { hand, faults, text } = await openApp()
      const list = '/live/hls/court-r1/720p/index.m3u8'
      hand.at += offset * 2000
      const steady = countedIn(await text(list))
      faults.set('court-r1', { kind: 'codecChange', since: hand.at })
      expect(countedIn(await text(list))).toBe(steady)
      let counted = steady
      for (let step = 0; step < 12; step += 1) {
        hand.at += 2000
        const now = countedIn(await text(list))
        expect([0, 1]).toContain(now - counted)
        counted = now
      }
      // Three discontinuities for three loops of the clip, and one for the change, unless it coincides with a
      // loop.
      const onLoop = segmentAt(CLIP, newestAt(CLIP, NOW + offset * 2000) + 1).loops
      expect(counted - steady).toBe(onLoop ? 3 : 4)
    }
  })
})

const CLIP = [2, 2, 2, 2]

function namesIn(list: string): readonly string[] {
  return list.split('\n').filter((line) => line.endsWith('.ts'))
}

function breakBefore(list: string, name: string | undefined): boolean {
  const lines = list.split('\n')
  const last = lines.slice(0, lines.indexOf(name ?? ''))
  return last.lastIndexOf('#EXT-X-DISCONTINUITY') > last.findLastIndex((line) => line.endsWith('.ts'))
}

/** The number of discontinuities so far: those that have left the window, and those in it. */
function countedIn(list: string): number {
  const sequence = Number(/DISCONTINUITY-SEQUENCE:(\d+)/.exec(list)?.[1])
  return sequence + list.split('#EXT-X-DISCONTINUITY\n').length - 1
}

/** Profile and level of the H.264 stream in a segment, in hexadecimal as in its codec string. */
function profileOf(segment: Uint8Array): string {
  const at = Buffer.from(segment).indexOf(Buffer.from([0, 0, 1, 0x67]))
  return Buffer.from(segment.subarray(at + 4, at + 7)).toString('hex')
}
