// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { err, ok, type Result } from '../../../../streams/domain/result.ts'
import { createMovieCache } from '../../../../streams/adapters/gift/movieCache.ts'
import type { PaintedMovie } from '../../../../streams/adapters/gift/paint.ts'
import { createSvgaPlayer } from '../../../../streams/adapters/gift/svgaPlayer.ts'
import type { GiftFault, GiftPlayEvent } from '../../../../streams/ports/giftPlayer.ts'

const FILE = new Uint8Array([1])
const PAINTED: PaintedMovie = {
  movie: {
    version: '2',
    videoSize: { width: 1, height: 1 },
    FPS: 20,
    frames: 40,
    images: {},
    sprites: [],
    audios: [],
  },
  pictures: new Map(),
}

function setUp(decoded: Result<PaintedMovie, GiftFault> = ok(PAINTED)) {
  const kept: string[] = []
  const read: string[] = []
  const playback = { running: 0, finish: () => {} }
  const player = createSvgaPlayer({
    files: {
      read: (url) => {
        read.push(url)
        return Promise.resolve(url.startsWith('/gone') ? err('notLoaded') : ok(FILE))
      },
      keep: (url) => {
        kept.push(url)
        return Promise.resolve()
      },
    },
    decode: () => Promise.resolve(decoded),
    cache: createMovieCache(5),
    loadStage: () =>
      Promise.resolve({
        runSvga: (_host, _painted, finished) => {
          playback.running += 1
          playback.finish = finished
          return {
            stop: () => {
              playback.running -= 1
            },
          }
        },
      }),
  })
  const play = (url: string) => {
    const events: GiftPlayEvent[] = []
    const running = player.play(document.createElement('div'), url).subscribe((event) => events.push(event))
    return { events, running }
  }
  return { play, playback, kept, read }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('a gift that plays', () => {
  it('starts, finishes and is taken down; the second time it is not fetched', async () => {
    const { play, playback, kept, read } = setUp()
    const { events, running } = play('/a.svga')
    await settled()
    expect(events).toEqual([{ type: 'started', lengthMs: 2000 }])
    playback.finish()
    expect(events.at(-1)).toEqual({ type: 'finished' })
    expect(running.closed).toBe(true)
    expect(playback.running).toBe(0)
    play('/a.svga')
    await settled()
    expect(playback.running).toBe(1)
    expect([kept, read]).toEqual([['/a.svga'], ['/a.svga']])
  })

  it('draws nothing when it was left while it loaded', async () => {
    const { play, playback } = setUp()
    play('/a.svga').running.unsubscribe()
    await settled()
    expect(playback.running).toBe(0)
  })

  it('tells why it can not, and keeps no broken file', async () => {
    const gone = setUp().play('/gone.svga')
    const broken = setUp(err('broken'))
    const { events } = broken.play('/a.svga')
    await settled()
    expect(gone.events).toEqual([{ type: 'failed', fault: 'notLoaded' }])
    expect(events).toEqual([{ type: 'failed', fault: 'broken' }])
    expect(broken.kept).toEqual([])
  })
})
