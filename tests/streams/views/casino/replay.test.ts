import { Subject } from 'rxjs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Replay } from '../../../../streams/feeds/casino/index.ts'
import { CONNECTING, type Feed, live } from '../../../../streams/kernel/feed.ts'
import { createScope, type Scope } from '../../../../streams/kernel/scope.ts'
import { cell } from '../../../../streams/kernel/state.ts'
import { createReplay } from '../../../../streams/views/casino/replayModel.ts'
import { countSubscriptions } from '../../../support/subscriptionCount.ts'

const REPLAY: Replay = {
  durationMs: 13_500,
  events: [
    { at: 0, do: 'seal' },
    { at: 1000, do: 'card', hand: 'player', card: 3 },
    { at: 2500, do: 'card', hand: 'banker', card: 7 },
    { at: 4000, do: 'card', hand: 'player', card: 51 },
    { at: 5500, do: 'card', hand: 'banker', card: 12 },
    { at: 8000, do: 'result' },
  ],
}

describe('a replay', () => {
  let scope: Scope
  beforeEach(() => {
    vi.useFakeTimers()
    scope = createScope((error) => {
      throw error
    })
  })
  afterEach(() => {
    scope.end()
    vi.useRealTimers()
  })

  const create = () => {
    const feed = cell<Feed<Replay>>(CONNECTING)
    const replay = createReplay(scope, feed.state$)
    scope.run(replay.view$)
    return { feed, replay }
  }

  it('begins by itself when it is read, and shows each card at its time', () => {
    const { feed, replay } = create()
    expect(replay.view$.value).toMatchObject({ playing: false, status: 'connecting', cards: [] })
    feed.set(live(REPLAY, 0))
    vi.advanceTimersByTime(900)
    expect(replay.view$.value.cards).toEqual([])
    vi.advanceTimersByTime(100)
    expect(replay.view$.value.cards).toEqual([{ hand: 'player', card: 3 }])
    vi.advanceTimersByTime(7000)
    expect(replay.view$.value).toMatchObject({ at: 8000, over: true, playerPoints: 4, bankerPoints: 8 })
    vi.advanceTimersByTime(60_000)
    expect(replay.view$.value).toMatchObject({ at: 13_500, playing: false })
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is paused, moved and played faster, and begins again after its end', () => {
    const { feed, replay } = create()
    feed.set(live(REPLAY, 0))
    replay.setSpeed(4)
    vi.advanceTimersByTime(1000)
    expect(replay.view$.value.at).toBe(4000)
    replay.pause()
    vi.advanceTimersByTime(5000)
    expect(replay.view$.value.at).toBe(4000)
    replay.seek(99_999)
    expect(replay.view$.value).toMatchObject({ at: 13_500, over: true })
    replay.play()
    expect(replay.view$.value).toMatchObject({ at: 0, over: false, playing: true, cards: [] })
  })

  it('is read once for all who show it, and left when its screen closes', () => {
    const feed$ = new Subject<Feed<Replay>>()
    const counted = countSubscriptions(feed$)
    const replay = createReplay(scope, scope.state<Feed<Replay>>(counted.source$, CONNECTING))
    replay.view$.subscribe()
    replay.view$.subscribe()
    feed$.next(live(REPLAY, 0))
    vi.advanceTimersByTime(1000)
    expect([counted.subscribed, counted.active]).toEqual([1, 1])
    scope.end()
    expect(counted.active).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
  })
})
