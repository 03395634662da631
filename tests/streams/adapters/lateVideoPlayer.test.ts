import { EMPTY, of, Subject } from 'rxjs'
import { describe, expect, it, vi } from 'vitest'
import { createLateVideoPlayer } from '../../../streams/adapters/video/lateVideoPlayer.ts'
import type { VideoEvent, VideoPlayer, VideoScreen } from '../../../streams/ports/videoPlayer.ts'
import { eventually } from '../../support/eventually.ts'

const PLAYING: VideoEvent = { type: 'playing' }

function recordingPlayer() {
  const calls: string[] = []
  const call =
    (name: string) =>
    (...args: readonly unknown[]) => {
      calls.push([name, ...args.map((arg) => JSON.stringify(arg))].join(' '))
    }
  const screen: VideoScreen = {
    play: (url) => {
      calls.push(`play ${url}`)
      return of(PLAYING)
    },
    replay: (url) => {
      calls.push(`replay ${url}`)
      return of(PLAYING)
    },
    recoverMedia: call('recoverMedia'),
    resume: call('resume'),
    setSound: call('setSound'),
    chooseLevel: call('chooseLevel'),
    setLowLatency: call('setLowLatency'),
    sleep: call('sleep'),
    wake: call('wake'),
    pause: call('pause'),
    present: call('present'),
    window$: EMPTY,
    setPictureInPicture: call('setPictureInPicture'),
    setFullscreen: call('setFullscreen'),
    end: call('end'),
  }
  const player: VideoPlayer = { screen: vi.fn(() => screen) }
  return { calls, player }
}

function seen(screen: VideoScreen): VideoEvent[] {
  const events: VideoEvent[] = []
  screen.play('/a.m3u8').subscribe((event) => events.push(event))
  return events
}

describe('a player whose code is loaded late', () => {
  it('loads nothing until a screen plays, and once for all screens', async () => {
    const { player } = recordingPlayer()
    const load = vi.fn(() => Promise.resolve(player))
    const late = createLateVideoPlayer(load)
    const [one, two] = [late.screen({}), late.screen({})]
    expect(load).not.toHaveBeenCalled()
    const events = [seen(one), seen(two)]
    await eventually(() => {
      expect(events).toEqual([[PLAYING], [PLAYING]])
    })
    expect(load).toHaveBeenCalledTimes(1)
    expect(player.screen).toHaveBeenCalledTimes(2)
  })

  it('keeps commands in their order until then, and passes on later ones at once', async () => {
    const { calls, player } = recordingPlayer()
    const screen = createLateVideoPlayer(() => Promise.resolve(player)).screen({})
    screen.setSound({ muted: true, volume: 0.5 })
    screen.chooseLevel(2)
    seen(screen)
    await eventually(() => {
      expect(calls).toEqual(['setSound {"muted":true,"volume":0.5}', 'chooseLevel 2', 'play /a.m3u8'])
    })
    screen.setFullscreen(true)
    expect(calls.at(-1)).toBe('setFullscreen true')
    screen.replay('/goal.m3u8').subscribe()
    expect(calls.at(-1)).toBe('replay /goal.m3u8')
    screen.end()
    expect(calls.at(-1)).toBe('end')
  })

  it('plays nothing when it was left before the code came', async () => {
    const { calls, player } = recordingPlayer()
    const arrives$ = new Subject<VideoPlayer>()
    const load = () => new Promise<VideoPlayer>((done) => arrives$.subscribe(done))
    const screen = createLateVideoPlayer(load).screen({})
    const playing = screen.play('/a.m3u8').subscribe()
    playing.unsubscribe()
    screen.end()
    arrives$.next(player)
    await eventually(() => {
      expect(calls).toEqual(['end'])
    })
  })

  it('says that the code was not loaded, and loads it again for the next play', async () => {
    const { player } = recordingPlayer()
    const load = vi.fn(() => Promise.resolve(player)).mockRejectedValueOnce(new Error('no network'))
    const screen = createLateVideoPlayer(load).screen({})
    const first = seen(screen)
    await eventually(() => {
      expect(first).toEqual([{ type: 'fault', fault: 'network', detail: 'player not loaded' }])
    })
    const second = seen(screen)
    await eventually(() => {
      expect(second).toEqual([PLAYING])
    })
  })
})
