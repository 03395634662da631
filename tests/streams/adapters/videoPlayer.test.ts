// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FindOpener } from '../../../streams/adapters/video/screen.ts'
import type { VideoStream } from '../../../streams/adapters/video/stream.ts'
import { createVideoPlayer } from '../../../streams/adapters/video/videoPlayer.ts'
import type { VideoEvent } from '../../../streams/ports/videoPlayer.ts'

/** Openers whose streams open at once and do nothing. */
function openers() {
  const streams: { readonly url: string; ended: boolean }[] = []
  const lowLatency: string[] = []
  const find: FindOpener = () =>
    Promise.resolve((_video, url) => {
      const stream = { url, ended: false }
      streams.push(stream)
      return {
        recoverMedia: () => undefined,
        chooseLevel: () => undefined,
        setLowLatency: (on) => {
          lowLatency.push(`${url} ${String(on)}`)
        },
        sleep: () => undefined,
        wake: () => undefined,
        behindMs: () => 6000,
        shown: () => ({ at: 1_000_000, lateMs: 8000 }),
        end: () => {
          stream.ended = true
        },
      } satisfies VideoStream
    })
  return { streams, lowLatency, find }
}

const refusal = () => Promise.reject(new DOMException('no gesture', 'NotAllowedError'))
const play = vi.fn<(this: HTMLVideoElement) => Promise<void>>()

beforeEach(() => {
  HTMLMediaElement.prototype.play = play
  play.mockResolvedValue(undefined)
})
afterEach(() => {
  play.mockReset()
  document.body.replaceChildren()
})

function surface(): HTMLElement {
  const host = document.createElement('div')
  document.body.append(host)
  return host
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('the video player', () => {
  it('plays in a video of its own, inline, and takes both down', async () => {
    const { streams, find } = openers()
    const host = surface()
    const screen = createVideoPlayer(find).screen(host)
    const running = screen.play('/a.m3u8').subscribe()
    await settled()
    expect(streams).toEqual([{ url: '/a.m3u8', ended: false }])
    expect(host.querySelector('video')?.hasAttribute('playsinline')).toBe(true)
    running.unsubscribe()
    screen.end()
    expect(streams[0]?.ended).toBe(true)
    expect(host.childElementCount).toBe(0)
  })

  it('opens nothing when it was left before its library came', async () => {
    const { streams, find } = openers()
    createVideoPlayer(find).screen(surface()).play('/a.m3u8').subscribe().unsubscribe()
    await settled()
    expect(streams).toEqual([])
  })

  it('plays a recording muted above the stream, which goes on, and takes it down at its end', async () => {
    const { streams, find } = openers()
    const host = surface()
    const screen = createVideoPlayer(find).screen(host)
    const running = screen.play('/a.m3u8').subscribe()
    await settled()
    const events: string[] = []
    let completed = false
    screen.replay('/goal.m3u8').subscribe({
      next: ({ type }) => events.push(type),
      complete: () => {
        completed = true
      },
    })
    await settled()
    const [live, replay] = host.querySelectorAll('video')
    expect([live?.muted, replay?.muted]).toEqual([false, true])
    expect(streams).toEqual([
      { url: '/a.m3u8', ended: false },
      { url: '/goal.m3u8', ended: false },
    ])
    replay?.dispatchEvent(new Event('ended'))
    expect([events.at(-1), completed, streams[1]?.ended, streams[0]?.ended]).toEqual([
      'ended',
      true,
      true,
      false,
    ])
    expect(host.querySelectorAll('video')).toHaveLength(1)
    running.unsubscribe()
    screen.end()
  })

  it('plays one stream at a time', async () => {
    const { streams, find } = openers()
    const player = createVideoPlayer(find)
    const events: VideoEvent[] = []
    let completed = false
    player
      .screen(surface())
      .play('/a.m3u8')
      .subscribe({
        next: (event) => events.push(event),
        complete: () => {
          completed = true
        },
      })
    await settled()
    const running = player.screen(surface()).play('/b.m3u8').subscribe()
    await settled()
    expect(events).toEqual([{ type: 'displaced' }])
    expect(completed).toBe(true)
    expect(streams.map(({ ended }) => ended)).toEqual([true, false])
    running.unsubscribe()
  })

  it('plays without sound where sound is refused, and waits for a tap where all is', async () => {
    const { find } = openers()
    const host = surface()
    const screen = createVideoPlayer(find).screen(host)
    const events: string[] = []
    play.mockImplementationOnce(refusal)
    const running = screen.play('/a.m3u8').subscribe(({ type }) => events.push(type))
    await settled()
    expect(events).toEqual(['silenced'])
    expect(host.querySelector('video')?.muted).toBe(true)
    play.mockImplementationOnce(refusal)
    screen.resume()
    await settled()
    expect(events).toEqual(['silenced', 'refused'])
    screen.resume()
    await settled()
    expect(events).toHaveLength(2)
    running.unsubscribe()
  })

  it('passes the latency on to the stream that plays, and to those that are opened later', async () => {
    const { lowLatency, find } = openers()
    const screen = createVideoPlayer(find).screen(surface())
    const first = screen.play('/a.m3u8').subscribe()
    await settled()
    expect(lowLatency).toEqual([])
    screen.setLowLatency(true)
    first.unsubscribe()
    const second = screen.play('/b.m3u8').subscribe()
    await settled()
    screen.setLowLatency(false)
    expect(lowLatency).toEqual(['/a.m3u8 true', '/b.m3u8 true', '/b.m3u8 false'])
    second.unsubscribe()
  })

  it('says so when nothing here plays such streams, or its library does not come', async () => {
    const hears = async (find: FindOpener) => {
      const events: VideoEvent[] = []
      const running = createVideoPlayer(find)
        .screen(surface())
        .play('/a.m3u8')
        .subscribe((event) => events.push(event))
      await settled()
      running.unsubscribe()
      return events
    }
    expect(await hears(() => Promise.resolve(null))).toMatchObject([{ type: 'fault', fault: 'unsupported' }])
    expect(await hears(() => Promise.reject(new Error('offline')))).toMatchObject([
      { type: 'fault', fault: 'network' },
    ])
  })
})
