import { describe, expect, it } from 'vitest'
import { createScope } from '../../../streams/kernel/scope.ts'
import { cell } from '../../../streams/kernel/state.ts'
import { createVideoDriver, VIDEO_DRIVER_DEFAULTS } from '../../../streams/machines/video/videoDriver.ts'
import type { VideoEvent } from '../../../streams/ports/videoPlayer.ts'
import { createScriptedVideo } from '../../support/media.ts'
import { type Marbles, withMarbles } from '../../support/marbles.ts'

/** A driver in virtual time; events of the environment are written as marbles. */
function createHarness({ cold, scheduler }: Marbles) {
  const scope = createScope((error) => {
    throw error
  })
  const video = createScriptedVideo()
  const online = cell(true)
  const visible = cell(true)
  let muted = true
  let renewals = 0
  const phases: string[] = []
  const screen = video.screen({})
  const driver = createVideoDriver(
    scope,
    {
      screen,
      url: () => `/live/${renewals}.m3u8`,
      renew: () => {
        renewals += 1
      },
      online$: online.state$,
      visible$: visible.state$,
      audible: () => !muted,
      now: () => scheduler.now(),
      random: () => 1,
    },
    VIDEO_DRIVER_DEFAULTS,
  )
  driver.status$.subscribe(({ phase }) => phases.push(`${scheduler.now()} ${phase}`))
  return {
    scope,
    video,
    driver,
    phases,
    online,
    visible,
    unmute: () => {
      muted = false
    },
    at: (marbles: string, acts: Record<string, () => void>) => {
      cold(marbles).subscribe((key) => acts[key]?.())
    },
  }
}

const network: VideoEvent = { type: 'fault', fault: 'network', detail: '' }

describe('live pictures', () => {
  it('come back after a broken connection, by a fresh address', () => {
    withMarbles((marbles) => {
      const { driver, video, phases, at, scope } = createHarness(marbles)
      at('s 999ms p 999ms f 3s p', {
        s: () => driver.say({ type: 'start' }),
        p: () => video.tell({ type: 'playing' }),
        f: () => video.tell(network),
      })
      marbles.flush()
      expect(phases.slice(0, 5)).toEqual([
        '0 idle',
        '0 loading',
        '1000 playing',
        '2000 recovering',
        '5001 playing',
      ])
      expect(video.opened).toEqual(['/live/0.m3u8', '/live/1.m3u8'])
      scope.end()
      expect(video.open).toBe(0)
    })
  })

  it('whose codec changes under way get a new decoder, and go on with it', () => {
    withMarbles((marbles) => {
      const { driver, video, phases, at, scope } = createHarness(marbles)
      at('s 999ms p 99s f 499ms p 40s e', {
        s: () => driver.say({ type: 'start' }),
        p: () => video.tell({ type: 'playing' }),
        f: () => video.tell({ type: 'fault', fault: 'media', detail: 'bufferAppendError' }),
        e: scope.end,
      })
      marbles.flush()
      // Emitted again when the fault is forgotten.
      const after = ['100001 recovering', '100501 playing', '130501 playing']
      expect(phases.slice(2)).toEqual(['1000 playing', ...after])
      expect(video.commands).toEqual(['recoverMedia'])
      expect(video.opened).toHaveLength(1)
      expect(driver.status$.value.fault).toBeNull()
    })
  })

  it('of a codec that is not decoded here are given up, with nothing left open', () => {
    withMarbles((marbles) => {
      const { driver, video, phases, at } = createHarness(marbles)
      const broken: VideoEvent = { type: 'fault', fault: 'media', detail: 'bufferAddCodecError' }
      // The stream breaks half a second after every attempt.
      at('s 499ms f 499ms f 3s f 9s f 499ms f 30s f', {
        s: () => driver.say({ type: 'start' }),
        f: () => video.tell(broken),
      })
      marbles.flush()
      expect(phases.at(-1)).toMatch(/failed$/)
      expect(driver.status$.value.fault).toBe('media')
      expect([video.open, video.opened.length]).toEqual([0, 3])
    })
  })

  it('that never come are given up after five more tries, with nothing left open', () => {
    withMarbles((marbles) => {
      const { driver, video, phases } = createHarness(marbles)
      driver.say({ type: 'start' })
      marbles.flush()
      expect(phases.at(-1)).toMatch(/failed$/)
      expect(video.opened).toHaveLength(6)
      expect(video.open).toBe(0)
      driver.say({ type: 'retry' })
      expect(video.open).toBe(1)
    })
  })

  it('that stop moving are called stalled, then opened anew', () => {
    withMarbles((marbles) => {
      const { driver, video, phases, at, scope } = createHarness(marbles)
      at('s 9ms p 9ms w 20s e', {
        s: () => driver.say({ type: 'start' }),
        p: () => video.tell({ type: 'playing' }),
        w: () => video.tell({ type: 'waiting' }),
        e: scope.end,
      })
      marbles.flush()
      expect(phases).toEqual(['0 idle', '0 loading', '10 playing', '20 stalled', '10020 recovering'])
      expect(video.opened).toHaveLength(2)
    })
  })

  it('wait for the network and open once when it is back', () => {
    withMarbles((marbles) => {
      const { driver, video, phases, at, online, scope } = createHarness(marbles)
      at('s 9ms o 99s n 9s e', {
        s: () => driver.say({ type: 'start' }),
        o: () => online.set(false),
        n: () => online.set(true),
        e: scope.end,
      })
      marbles.flush()
      expect(phases).toEqual(['0 idle', '0 loading', '10 offline', '99011 recovering'])
      expect(video.opened).toHaveLength(2)
    })
  })

  it('sleep when neither seen nor heard for ten seconds, and wake at the newest', () => {
    withMarbles((marbles) => {
      const { driver, video, at, visible, scope } = createHarness(marbles)
      at('s 9ms p 9ms h 600s v 9ms e', {
        s: () => driver.say({ type: 'start' }),
        p: () => video.tell({ type: 'playing' }),
        h: () => visible.set(false),
        v: () => visible.set(true),
        e: scope.end,
      })
      marbles.flush()
      expect(video.commands).toEqual(['sleep', 'wake'])
      expect(video.opened).toHaveLength(1)
    })
  })

  it('that ran dry unseen for ten minutes are not called frozen, and go on at the newest', () => {
    withMarbles((marbles) => {
      const { driver, video, phases, at, visible, scope } = createHarness(marbles)
      at('s 9ms p 9ms h 20s w 600s v 999ms p 40s e', {
        s: () => driver.say({ type: 'start' }),
        p: () => video.tell({ type: 'playing' }),
        h: () => visible.set(false),
        w: () => video.tell({ type: 'waiting' }),
        v: () => visible.set(true),
        e: scope.end,
      })
      marbles.flush()
      expect(phases).toEqual(['0 idle', '0 loading', '10 playing', '20021 stalled', '621022 playing'])
      expect(video.commands).toEqual(['sleep', 'wake'])
      expect(video.opened).toHaveLength(1)
    })
  })

  it('that do not come back after a sleep are opened anew, by a fresh address', () => {
    withMarbles((marbles) => {
      const { driver, video, phases, at, visible, scope } = createHarness(marbles)
      at('s 9ms p 9ms h 20s w 600s v 30s e', {
        s: () => driver.say({ type: 'start' }),
        p: () => video.tell({ type: 'playing' }),
        h: () => visible.set(false),
        w: () => video.tell({ type: 'waiting' }),
        v: () => visible.set(true),
        e: scope.end,
      })
      marbles.flush()
      expect(phases.at(-1)).toBe('635022 recovering')
      expect(video.opened).toEqual(['/live/0.m3u8', '/live/1.m3u8'])
    })
  })

  it('of a tab whose clocks stood still wake as well', () => {
    withMarbles((marbles) => {
      const { driver, video, at, visible, scope } = createHarness(marbles)
      // The browser froze the page before the driver put the stream to sleep.
      at('s 9ms h 5s v 9ms e', {
        s: () => driver.say({ type: 'start' }),
        h: () => visible.set(false),
        v: () => visible.set(true),
        e: scope.end,
      })
      marbles.flush()
      expect(video.commands).toEqual(['wake'])
    })
  })

  it('go on in the background while they are heard', () => {
    withMarbles((marbles) => {
      const { driver, video, at, visible, unmute, scope } = createHarness(marbles)
      unmute()
      at('s 9ms h 600s e', {
        s: () => driver.say({ type: 'start' }),
        h: () => visible.set(false),
        e: scope.end,
      })
      marbles.flush()
      expect(video.commands).toEqual([])
    })
  })

  it('need a tap where the browser says so', () => {
    withMarbles((marbles) => {
      const { driver, video, phases, at, scope } = createHarness(marbles)
      at('s 9ms r 60s t 9ms p 9ms e', {
        s: () => driver.say({ type: 'start' }),
        r: () => video.tell({ type: 'refused' }),
        t: () => driver.say({ type: 'tap' }),
        p: () => video.tell({ type: 'playing' }),
        e: scope.end,
      })
      marbles.flush()
      expect(phases).toEqual(['0 idle', '0 loading', '10 blocked', '60011 loading', '60021 playing'])
      expect(video.commands).toEqual(['resume'])
      expect(video.opened).toHaveLength(1)
    })
  })
})
