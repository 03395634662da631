import { defer, of } from 'rxjs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { err, ok } from '../../../../streams/domain/result.ts'
import { gameBannersFeed$, type GameBanner } from '../../../../streams/feeds/anchorGames/index.ts'
import { createScope, type Scope } from '../../../../streams/kernel/scope.ts'
import { constant } from '../../../../streams/kernel/state.ts'
import { transportFailure } from '../../../../streams/link/exchange.ts'

const EVERY_MS = 30_000
const GRACE_MS = 1_000

const conditions = {
  active$: constant(true),
  online$: constant(true),
  rateLimited$: constant(false),
  reach$: constant('reachable' as const),
  slowdown$: constant(1),
  random: () => 0.5,
  now: () => Date.now(),
}

const bannerOf = (id: string): GameBanner => ({
  id,
  game: 'penalty',
  roomId: `r${id}`,
  title: '点球大战',
  picture: `/${id}.svg`,
})

describe('the banners of the games', () => {
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

  /** Each call takes the next answer, and the last one again. */
  function asking(answers: readonly (readonly GameBanner[] | null)[]) {
    const asked: number[] = []
    const banners$ = gameBannersFeed$(
      scope,
      {
        calls: {
          banners: (siteId) =>
            defer(() => {
              const answer = answers[Math.min(asked.length, answers.length - 1)] ?? null
              asked.push(siteId)
              return of(answer === null ? err(transportFailure('timeout')) : ok(answer))
            }),
        },
        siteId$: of(1001),
        conditions,
      },
      { everyMs: EVERY_MS, graceMs: GRACE_MS },
    )
    return { banners$, asked }
  }

  it('are asked for of the site, once for all who show them, and not when nobody does', () => {
    const { banners$, asked } = asking([[bannerOf('1')], [bannerOf('2')]])
    vi.advanceTimersByTime(EVERY_MS)
    expect(asked).toEqual([])
    const shown = [banners$.subscribe(), banners$.subscribe()]
    vi.advanceTimersByTime(1)
    expect([asked, banners$.value.value]).toEqual([[1001], [bannerOf('1')]])
    vi.advanceTimersByTime(2 * EVERY_MS)
    const often = asked.length
    expect(often).toBeGreaterThan(1)
    expect(banners$.value.value).toEqual([bannerOf('2')])
    for (const each of shown) each.unsubscribe()
    vi.advanceTimersByTime(GRACE_MS + 10 * EVERY_MS)
    expect(asked).toHaveLength(often)
  })

  it('stay while the site does not answer', () => {
    const { banners$, asked } = asking([[bannerOf('1')], null])
    scope.run(banners$)
    vi.advanceTimersByTime(3 * EVERY_MS)
    expect(asked.length).toBeGreaterThan(1)
    expect(banners$.value.value).toEqual([bannerOf('1')])
  })
})
