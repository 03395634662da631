import { BehaviorSubject, NEVER, of, Subject } from 'rxjs'
import { describe, expect, it } from 'vitest'
import type { VideoSource } from '../../../../streams/domain/room/room.ts'
import { createScope } from '../../../../streams/kernel/scope.ts'
import type { VideoEvent } from '../../../../streams/ports/videoPlayer.ts'
import { createReplay, replayAddress } from '../../../../streams/views/player/replay.ts'
import { withMarbles } from '../../../support/marbles.ts'
import { countSubscriptions } from '../../../support/subscriptionCount.ts'

const SOURCE: VideoSource = { kind: 'Live', url: '/m.m3u8', poster: '', replay: '/replay.m3u8' }

function setUp(address: string | null = '/replay.m3u8') {
  const scope = createScope((error) => {
    throw error
  })
  const goal$ = new BehaviorSubject(false)
  const events$ = new Subject<VideoEvent>()
  const played = countSubscriptions(events$)
  const urls: string[] = []
  const replay = createReplay(scope, {
    recentGoal$: goal$,
    address: () => address,
    play: (url) => {
      urls.push(url)
      return played.source$
    },
  })
  return { scope, goal$, events$, played, urls, replay, state: () => replay.replay$.value }
}

describe('a replay', () => {
  it('is offered after a goal, plays until its end, and can be seen again', () => {
    const { goal$, events$, replay, state, urls, played } = setUp()
    expect(state()).toBe('none')
    goal$.next(true)
    expect(state()).toBe('offered')
    replay.start()
    expect(state()).toBe('playing')
    events$.next({ type: 'playing' })
    expect(state()).toBe('playing')
    events$.next({ type: 'ended' })
    expect([state(), played.active]).toEqual(['offered', 0])
    replay.start()
    goal$.next(false)
    expect(state()).toBe('playing')
    replay.end()
    expect([state(), played.active]).toEqual(['none', 0])
    expect(urls).toEqual(['/replay.m3u8', '/replay.m3u8'])
  })

  it('goes back to live when it can not be played, and ends with its player', () => {
    const { goal$, events$, replay, state, played, scope } = setUp()
    goal$.next(true)
    replay.start()
    events$.next({ type: 'fault', fault: 'network', detail: '404' })
    expect([state(), played.active]).toEqual(['offered', 0])
    replay.start()
    scope.end()
    expect(played.active).toBe(0)
  })

  it('that hangs is given up', () => {
    withMarbles(({ expectObservable, cold }) => {
      const scope = createScope((error) => {
        throw error
      })
      const replay = createReplay(scope, {
        recentGoal$: of(true),
        address: () => '/r.m3u8',
        play: () => NEVER,
      })
      cold('999ms s').subscribe(replay.start)
      expectObservable(replay.replay$, '^ 30s !').toBe('o 998ms p 19999ms o', { o: 'offered', p: 'playing' })
    })
  })

  it('is not offered by a stream that has none', () => {
    const { goal$, replay, state, urls } = setUp(null)
    goal$.next(true)
    replay.start()
    expect([state(), urls]).toEqual(['none', []])
  })

  it('is that of the last goal in the picture, not of one that it has yet to show', () => {
    expect(replayAddress(SOURCE, { at: 1_000_000.4, lateMs: 8000 })).toBe('/replay.m3u8?until=1004000')
    expect(replayAddress({ ...SOURCE, replay: '/r.m3u8?a=1' }, { at: 1, lateMs: 0 })).toBe(
      '/r.m3u8?a=1&until=4001',
    )
    expect(replayAddress(SOURCE, null)).toBe('/replay.m3u8')
    expect(replayAddress({ kind: 'Live', url: '/m.m3u8', poster: '' }, null)).toBeNull()
    expect(replayAddress(null, null)).toBeNull()
  })
})
