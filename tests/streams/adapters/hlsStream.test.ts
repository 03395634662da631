// @vitest-environment jsdom
import { ErrorDetails, ErrorTypes, Events } from 'hls.js'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openHls } from '../../../streams/adapters/video/hlsStream.ts'
import type { VideoEvent } from '../../../streams/ports/videoPlayer.ts'

type Listener = (event: string, data: unknown) => void

/** The fields of an hls.js error that the adapter reads. */
interface Failure {
  readonly details: ErrorDetails
  readonly fatal: boolean
  readonly type?: ErrorTypes
  readonly errorAction?: { readonly resolved: boolean }
}

/** A fake of the part of hls.js that the adapter uses. */
const hls = vi.hoisted(() => ({
  listeners: new Map<string, Listener>(),
  calls: [] as string[],
  newest: null as number | null,
  live: true,
  playing: null as Date | null,
  levels: [] as { readonly width: number; readonly height: number; readonly bitrate: number }[],
  config: {},
  targetLatency: 6,
  rate: null as number | null,
}))

vi.mock('hls.js', async (importOriginal) => {
  const original = await importOriginal<object>()
  class ScriptedHls {
    static isSupported = () => true
    constructor(config: Readonly<Record<string, unknown>>) {
      hls.config = config
    }
    get levels() {
      return hls.levels
    }
    readonly latency = 30
    get playingDate() {
      return hls.playing
    }
    get latestLevelDetails() {
      return { live: hls.live }
    }
    readonly bandwidthEstimate = Number.NaN
    get targetLatency() {
      return hls.targetLatency
    }
    set targetLatency(seconds) {
      hls.targetLatency = seconds
    }
    readonly config = {
      set maxLiveSyncPlaybackRate(rate: number) {
        hls.rate = rate
      },
    }
    nextLevel = -1
    get liveSyncPosition() {
      return hls.newest
    }
    on(event: string, listener: Listener) {
      hls.listeners.set(event, listener)
    }
    loadSource(url: string) {
      hls.calls.push(`load ${url}`)
    }
    attachMedia() {
      hls.calls.push('attach')
    }
    recoverMediaError() {
      hls.calls.push('recover')
    }
    startLoad(at: number) {
      hls.calls.push(`start ${at}`)
    }
    stopLoad() {
      hls.calls.push('stop')
    }
    destroy() {
      hls.calls.push('destroy')
    }
  }
  return { ...original, default: ScriptedHls }
})

beforeEach(() => {
  hls.listeners.clear()
  hls.calls.length = 0
  hls.newest = null
  hls.levels = []
})

function open() {
  const video = document.createElement('video')
  const events: VideoEvent[] = []
  const stream = openHls(video, '/live/a.m3u8', (event) => events.push(event))
  hls.calls.length = 0
  const say = (event: Events, data: object = {}): void => hls.listeners.get(event)?.(event, data)
  const fail = (data: Failure): void => {
    say(Events.ERROR, { type: ErrorTypes.MEDIA_ERROR, ...data })
  }
  return { video, stream, events, say, fail }
}

const fault = (kind: string, detail: string) => ({ type: 'fault', fault: kind, detail })

describe('a stream by hls.js', () => {
  it('whose codec changes is left to hls.js as long as it helps itself', () => {
    const { fail, events } = open()
    fail({ details: ErrorDetails.BUFFER_APPEND_ERROR, fatal: false })
    fail({ details: ErrorDetails.BUFFER_ADD_CODEC_ERROR, fatal: false })
    fail({ details: ErrorDetails.FRAG_PARSING_ERROR, fatal: false })
    expect(events).toEqual([])
  })

  it.each([
    ErrorDetails.BUFFER_APPEND_ERROR,
    ErrorDetails.BUFFER_ADD_CODEC_ERROR,
    ErrorDetails.BUFFER_INCOMPATIBLE_CODECS_ERROR,
  ])('that gives up with %s can not be decoded', (details) => {
    const { fail, events } = open()
    fail({ details, fatal: true })
    expect(events).toEqual([fault('media', details)])
  })

  it('of which no quality has a codec that is known here is not played', () => {
    const { fail, events } = open()
    fail({ details: ErrorDetails.MANIFEST_INCOMPATIBLE_CODECS_ERROR, fatal: true })
    expect(events).toEqual([fault('unsupported', 'manifestIncompatibleCodecsError')])
  })

  it('for which nobody here has a key is not played, and nothing is waited for', () => {
    const { fail, events } = open()
    fail({ details: ErrorDetails.KEY_SYSTEM_NO_KEYS, fatal: false, type: ErrorTypes.KEY_SYSTEM_ERROR })
    expect(events).toEqual([fault('unsupported', 'keySystemNoKeys')])
  })

  it('plays nearer to the live edge with low latency, at once and not below the edge that it had', () => {
    const { video, stream } = open()
    video.currentTime = 100
    hls.newest = 103
    stream.setLowLatency(true)
    expect([hls.targetLatency, hls.rate, video.currentTime]).toEqual([3, 1.1, 103])
    hls.newest = 100
    stream.setLowLatency(false)
    expect([hls.targetLatency, hls.rate, video.currentTime]).toEqual([6, 1.05, 103])
  })

  it('is late only when it is live: the end of a recording is nothing to be behind of', () => {
    const { stream } = open()
    expect(stream.behindMs()).toBe(30_000)
    hls.live = false
    expect(stream.behindMs()).toBeNull()
    hls.live = true
  })

  it('tells when its picture was filmed, and how late it is on the clock of the server', () => {
    vi.useFakeTimers({ now: 1_000_000 })
    const { stream, say } = open()
    expect(stream.shown()).toBeNull()
    hls.playing = new Date(1_052_000)
    expect(stream.shown()).toEqual({ at: 1_052_000, lateMs: 0 })
    const load = (server: number) => {
      say(Events.LEVEL_LOADED, {
        details: { m3u8: `#EXTM3U\n#EXT-X-TOUCHLINE-SERVER-TIME:${new Date(server).toISOString()}\n1.ts\n` },
      })
    }
    // The device is a minute behind, and an answer that took longer says nothing better.
    load(1_060_000)
    load(1_055_000)
    say(Events.LEVEL_LOADED, { details: { m3u8: '#EXTM3U\n' } })
    expect(stream.shown()).toEqual({ at: 1_052_000, lateMs: 8000 })
    hls.playing = null
    vi.useRealTimers()
  })

  it('calls a quality by its lines, also when the picture stands upright', () => {
    const { events, say } = open()
    hls.levels = [
      { width: 1280, height: 720, bitrate: 1_200_000 },
      { width: 720, height: 1280, bitrate: 1_200_000 },
      { width: 0, height: 0, bitrate: 64_000 },
    ]
    say(Events.MANIFEST_PARSED)
    const levels = events.flatMap((event) => (event.type === 'levels' ? event.levels : []))
    expect(levels.map(({ height }) => height)).toEqual([720, 720, null])
  })

  it('has no text tracks, which the policy of the page would refuse to load', () => {
    open()
    expect(hls.config).toMatchObject({
      renderTextTracksNatively: false,
      enableWebVTT: false,
      enableIMSC1: false,
      enableCEA708Captions: false,
    })
  })

  it('says so when hls.js has taken the decoder anew by itself, or nobody would play on', () => {
    const { fail, events } = open()
    fail({ details: ErrorDetails.MEDIA_SOURCE_REQUIRES_RESET, fatal: false })
    expect(events).toEqual([fault('media', 'mediaSourceRequiresReset')])
  })

  it('stands still when its playlist does, unless another quality is taken', () => {
    const { fail, events } = open()
    const details = ErrorDetails.PLAYLIST_UNCHANGED_ERROR
    fail({ type: ErrorTypes.NETWORK_ERROR, details, fatal: false, errorAction: { resolved: true } })
    expect(events).toEqual([])
    fail({ type: ErrorTypes.NETWORK_ERROR, details, fatal: false })
    expect(events).toEqual([fault('frozen', details)])
  })

  it('loads again once its decoder is taken anew, from the newest: hls.js has stopped it', () => {
    const { stream } = open()
    stream.recoverMedia()
    hls.newest = 42
    stream.recoverMedia()
    expect(hls.calls).toEqual(['recover', 'start -1', 'recover', 'start 42'])
  })

  it('that slept for ten minutes goes on at the newest: as it is guessed, then as the list says', () => {
    const { stream, video, say } = open()
    video.currentTime = 30
    hls.newest = 32
    stream.sleep()
    hls.newest = 632
    stream.wake()
    expect(hls.calls).toEqual(['stop', 'start -1'])
    expect(video.currentTime).toBe(632)
    hls.newest = 640
    say(Events.LEVEL_UPDATED)
    expect(video.currentTime).toBe(640)
    // Later updates of the list do not seek again.
    hls.newest = 650
    say(Events.LEVEL_UPDATED)
    expect(video.currentTime).toBe(640)
  })

  it('that played on unseen stays where it is when that is the newest', () => {
    const { stream, video } = open()
    video.currentTime = 630.5
    hls.newest = 631
    stream.wake()
    expect(video.currentTime).toBe(630.5)
  })
})
