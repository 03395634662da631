import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CLIP_PARTS, readClips } from '../../../platform/live/hls/clips.ts'
import { createHlsApp, type StreamFault } from '../../../platform/live/hlsApp.ts'
import {
  newestAt,
  runningAt,
  segmentAt,
  WINDOW_SEGMENTS,
  windowAt,
} from '../../../platform/live/hls/window.ts'
import { stampsOf } from '../../../platform/live/transport/stamps.ts'
import { createScriptedFilm } from './filmOfTest.ts'

const MEDIA = 'platform/live/media'
const NOW = Date.UTC(2026, 10, 21, 12, 0, 0)

const instant = fc.integer({ min: NOW, max: NOW + 86_400_000 })

describe('the sliding window', () => {
  it('has no holes, agrees with the window before on what both show, and never goes back', () => {
    fc.assert(
      fc.property(instant, fc.nat(30_000), (now, later) => {
        const before = windowAt(now)
        const after = windowAt(now + later)
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
      fc.property(instant, (now) => {
        const newest = newestAt(now)
        expect(segmentAt(newest + 1).startsAt).toBeLessThanOrEqual(now)
        expect(segmentAt(newest + 2).startsAt).toBeGreaterThan(now)
      }),
    )
  })
})

async function openApp() {
  const hand = { at: NOW }
  const faults = new Map<string, StreamFault>()
  const film = createScriptedFilm()
  const app = createHlsApp({ clips: await readClips(MEDIA), film, real: () => hand.at, faults })
  const text = async (path: string): Promise<string> => (await app.request(path)).text()
  const bytes = async (path: string): Promise<Uint8Array> => {
    const answer = await app.request(path)
    expect(answer.status, path).toBe(200)
    return new Uint8Array(await answer.arrayBuffer())
  }
  return { app, hand, faults, film, text, bytes }
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

  it('goes on without a break over loops and goals: every time of it is later than the one before', async () => {
    const { hand, film, text, bytes } = await openApp()
    const first = runningAt(NOW)
    film.show.set(first + 1, { part: 'left', place: 0 })
    film.show.set(first + 2, { part: 'left', place: 1 })
    film.show.set(first + 3, { part: 'pause', place: first + 3 })
    hand.at = NOW + 12_000
    const list = await text('/live/hls/court-r1/360p/index.m3u8')
    expect(list).not.toContain('#EXT-X-DISCONTINUITY\n')
    const latest = new Map<string, number>()
    let earliest = Infinity
    for (const name of namesIn(list)) {
      for (const { kind, pid, ticks } of stampsOf(await bytes(`/live/hls/court-r1/360p/${name}`))) {
        const before = latest.get(`${kind} ${pid}`)
        if (before !== undefined) expect(ticks).toBeGreaterThan(before)
        latest.set(`${kind} ${pid}`, ticks)
        earliest = Math.min(earliest, ticks)
      }
    }
    // The times of sound, picture and clock in six segments of two seconds.
    expect(latest.size).toBe(3)
    expect(Math.max(...latest.values()) - earliest).toBeGreaterThan(11 * 90_000)
  })

  it('has the date of each segment, and the time of the server', async () => {
    const { text } = await openApp()
    const list = await text('/live/hls/pitch-r1/360p/index.m3u8')
    const dates = [...list.matchAll(/#EXT-X-PROGRAM-DATE-TIME:(\S+)/g)].map(([, date]) =>
      Date.parse(date ?? ''),
    )
    expect(dates).toEqual([12, 10, 8, 6, 4, 2].map((seconds) => NOW - seconds * 1000))
    expect(list).toContain(`#EXT-X-TOUCHLINE-SERVER-TIME:${new Date(NOW).toISOString()}`)
  })

  it('shows what the film says, in each quality and also where the picture stands upright', async () => {
    const { film, bytes } = await openApp()
    const number = newestAt(NOW)
    const seen = new Set<string>()
    for (const part of CLIP_PARTS) {
      film.show.set(number, { part, place: 5 })
      for (const stream of ['pitch-r1', 'pitchupright-r1', 'pitchalone-m7']) {
        seen.add(Buffer.from(await bytes(`/live/hls/${stream}/360p/${number}.ts`)).toString('base64'))
        seen.add(Buffer.from(await bytes(`/live/hls/${stream}/720p/${number}.ts`)).toString('base64'))
      }
    }
    expect(seen.size).toBe(4 * 3 * 2)
  })

  it('has pairs in the clips of tennis, a stopped clock in basketball, and bases in games with lanes', async () => {
    const { film, bytes } = await openApp()
    const number = newestAt(NOW)
    const clipsOf = async (stream: string): Promise<number> => {
      const seen = new Set<string>()
      for (const part of CLIP_PARTS) {
        film.show.set(number, { part, place: 1 })
        seen.add(Buffer.from(await bytes(`/live/hls/${stream}-r1/360p/${number}.ts`)).toString('base64'))
      }
      return seen.size
    }
    const scenes = ['pitch', 'court', 'tennis', 'volleyball', 'lanes', 'defusal']
    for (const upright of ['', 'upright']) {
      const counts: number[] = []
      // One after the other, because they share a film.
      for (const scene of scenes) counts.push(await clipsOf(`${scene}${upright}`))
      expect(counts).toEqual([4, 5, 7, 4, 6, 4])
    }
  })

  it('plays the last score again from a list that ends, and has none without a score', async () => {
    const { app, film, text, bytes } = await openApp()
    expect((await app.request('/live/hls/pitch-r1/replay.m3u8')).status).toBe(404)
    const scored = runningAt(NOW - 60_000)
    film.lastScoreAt = scored
    film.show.set(scored, { part: 'right', place: 0 })
    const master = await text('/live/hls/pitch-r1/replay.m3u8?until=1')
    const [quality] = master.split('\n').filter((line) => line.endsWith('.m3u8'))
    expect(quality).toBe(`360p/replay-${scored}.m3u8`)
    const list = await text(`/live/hls/pitch-r1/${quality ?? ''}`)
    expect(list).toMatch(/PLAYLIST-TYPE:VOD[^]*#EXT-X-ENDLIST\n$/)
    expect(namesIn(list)).toEqual([-1, 0, 1].map((after) => `${scored + after}.ts`))
    for (const name of namesIn(list)) await bytes(`/live/hls/pitch-r1/360p/${name}`)
    for (const old of ['360p/replay-7.m3u8', `360p/replay-${runningAt(NOW)}.m3u8`]) {
      expect((await app.request(`/live/hls/pitch-r1/${old}`)).status).toBe(404)
    }
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

  it('can change its codec: a break, then the other quality, and the same list at the top', async () => {
    const { hand, faults, text, bytes } = await openApp()
    const master = await text('/live/hls/pitch-r1/master.m3u8')
    const list = '/live/hls/pitch-r1/360p/index.m3u8'
    const before = namesIn(await text(list))
    const bytesOf = (name: string | undefined) => bytes(`/live/hls/pitch-r1/360p/${name ?? ''}`)
    const profiles = new Map<string, string>()
    for (const name of before) profiles.set(name, profileOf(await bytesOf(name)))
    faults.set('pitch-r1', { kind: 'codecChange', since: hand.at })
    expect(await text('/live/hls/pitch-r1/master.m3u8')).toBe(master)
    // Segments that were listed before the fault keep their content.
    for (const name of before) expect(profileOf(await bytesOf(name))).toBe(profiles.get(name))
    hand.at += 2000
    const after = await text(list)
    const changed = namesIn(after).at(-1)
    expect(before).not.toContain(changed)
    expect(breakBefore(after, changed)).toBe(true)
    expect([...profiles.values()]).not.toContain(profileOf(await bytesOf(changed)))
    let counted = countedIn(after)
    expect(counted).toBe(1)
    for (let step = 0; step < 12; step += 1) {
      hand.at += 2000
      counted = countedIn(await text(list))
      expect(counted).toBe(1)
    }
  })
})

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
