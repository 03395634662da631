import { defer, of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import type { MatchQuery, Menu } from '../../../streams/domain/menu.ts'
import { err, ok } from '../../../streams/domain/result.ts'
import { createDetailFeed } from '../../../streams/feeds/detail/index.ts'
import { createMatchesFeed, type ListAnswer } from '../../../streams/feeds/matches/index.ts'
import { createMenuFeed } from '../../../streams/feeds/menu/index.ts'
import { createScope } from '../../../streams/kernel/scope.ts'
import type { Call, Dated } from '../../../streams/venues/call.ts'
import type { ListedMatch } from '../../../streams/domain/menu.ts'
import { withMarbles, type Marbles } from '../../support/marbles.ts'
import { createConditions, handicap, lineOf, matchOf } from './builders.ts'

const LIVE: MatchQuery = {
  betType: 'live',
  sport: 'football',
  menuId: '1',
  day: 'all',
  sort: 'league',
  leagues: [],
}

const MENU: Menu = [{ betType: 'live', count: 1, sports: [] }]

function createFeedUnderTest(marbles: Marbles, answers: (times: number) => boolean = () => true) {
  const { scheduler } = marbles
  const scope = createScope((error) => {
    throw error
  })
  const asked: string[] = []
  const matches = (query: MatchQuery): Call<Dated<readonly ListedMatch[]>> =>
    defer(() => {
      asked.push(`${scheduler.now()} ${query.betType}`)
      if (!answers(asked.length)) return of(err({ type: 'transport', kind: 'network' } as const))
      return of(ok({ value: [{ match: matchOf('m1', 1), markets: [] }], at: asked.length }))
    })
  const feed = createMatchesFeed(scope, {
    sports: { matches },
    conditions: createConditions(marbles).conditions,
  })
  const at = (ms: number, action: () => void): void => {
    scheduler.schedule(action, ms)
  }
  return { feed, scope, asked, at }
}

describe('a list', () => {
  it('is asked once for all its readers, about every 5 s, and not without readers', () => {
    let asked: readonly string[] = []
    withMarbles((marbles) => {
      const under = createFeedUnderTest(marbles)
      asked = under.asked
      const first = under.feed.list$(LIVE).subscribe()
      const second = under.feed.list$({ ...LIVE }).subscribe()
      under.at(6000, () => {
        first.unsubscribe()
        second.unsubscribe()
      })
      under.at(60_000, () => {
        under.scope.end()
      })
    })
    // Two more polls within the grace after the last reader has left.
    expect(asked).toEqual(['0 live', '5000 live', '10000 live', '15000 live'])
  })

  it('of early matches is asked once a minute', () => {
    let asked: readonly string[] = []
    withMarbles((marbles) => {
      const under = createFeedUnderTest(marbles)
      asked = under.asked
      under.feed.list$({ ...LIVE, betType: 'early' }).subscribe()
      under.at(119_000, () => {
        under.scope.end()
      })
    })
    expect(asked).toEqual(['0 early', '60000 early'])
  })

  it('is told to the book before its readers see it, with how long it can be trusted', () => {
    const order: unknown[] = []
    withMarbles((marbles) => {
      const under = createFeedUnderTest(marbles)
      under.feed.answers$.subscribe((answer: ListAnswer) =>
        order.push(['book', answer.at, answer.freshForMs]),
      )
      under.feed.list$(LIVE).subscribe(({ status }) => order.push(status))
      under.at(1000, () => {
        under.scope.end()
      })
    })
    expect(order).toEqual(['connecting', ['book', 1, 12_000], 'live'])
  })

  it('shows its last picture as stale when one comes back to it', () => {
    const emitted: unknown[] = []
    withMarbles((marbles) => {
      const under = createFeedUnderTest(marbles, (times) => times === 1)
      const first = under.feed.list$(LIVE).subscribe()
      under.at(1000, () => {
        first.unsubscribe()
      })
      under.at(60_000, () => {
        under.feed.list$(LIVE).subscribe(({ status, value }) => emitted.push([status, value?.length]))
      })
      under.at(61_000, () => {
        under.scope.end()
      })
    })
    expect(emitted).toEqual([
      ['stale', 1],
      ['stale', 1],
    ])
  })
})

describe('a list left for a short time', () => {
  it('is shown as it was, and asked for anew', () => {
    const told: unknown[] = []
    let asked: readonly string[] = []
    withMarbles((marbles) => {
      const under = createFeedUnderTest(marbles)
      asked = under.asked
      const first = under.feed.list$(LIVE).subscribe()
      under.at(1000, () => {
        first.unsubscribe()
      })
      // The last answer was at 10 s, within the grace.
      under.at(18_000, () => {
        under.feed.list$(LIVE).subscribe(({ status }) => told.push(status))
      })
      under.at(18_500, () => {
        under.scope.end()
      })
    })
    expect(told[0]).toBe('live')
    expect(told).not.toContain('stale')
    expect(asked).toEqual(['0 live', '5000 live', '10000 live', '18000 live'])
  })
})

describe('the menu', () => {
  it('is asked every 30 s while it is shown, and begins with the last one', () => {
    const asked: number[] = []
    const told: unknown[] = []
    withMarbles((marbles) => {
      const { scheduler } = marbles
      const scope = createScope((error) => {
        throw error
      })
      const { menu$ } = createMenuFeed(scope, {
        sports: {
          menu: () =>
            defer((): Call<Menu> => {
              asked.push(scheduler.now())
              return asked.length === 1
                ? of(ok(MENU))
                : of(err({ type: 'transport', kind: 'network' } as const))
            }),
        },
        conditions: createConditions(marbles).conditions,
      })
      const first = menu$.subscribe()
      scheduler.schedule(() => {
        first.unsubscribe()
      }, 1000)
      scheduler.schedule(() => {
        menu$.subscribe(({ status, value }) => told.push([status, value?.length]))
      }, 50_000)
      scheduler.schedule(scope.end, 51_000)
    })
    expect(asked).toEqual([0, 50_000])
    expect(told[0]).toEqual(['live', 1])
  })
})

describe('the detail', () => {
  it('asks for match and markets together, tells the book, and fails when one is missing', () => {
    const emitted: unknown[] = []
    withMarbles((marbles) => {
      const scope = createScope((error) => {
        throw error
      })
      let times = 0
      const feed = createDetailFeed(scope, {
        sports: {
          match: () => of(ok({ value: matchOf('m1', 7), at: 7 })),
          markets: () =>
            defer(() => {
              times += 1
              return times === 2
                ? of(err({ type: 'transport', kind: 'timeout' } as const))
                : of(ok({ value: [handicap([lineOf('x', 8, 190_000)])], at: 8 }))
            }),
          categories: () => of(ok([{ id: '1', name: 'all', playIds: ['4'] }])),
        },
        conditions: createConditions(marbles).conditions,
      })
      feed.answers$.subscribe(({ match, marketsAt }) => emitted.push(['book', match.id, marketsAt]))
      feed.detail$('m1').subscribe((now) => emitted.push([now.status, now.value?.markets.length]))
      feed.categories$('m1', 'football').subscribe((now) => emitted.push(now.value?.[0]?.name))
      marbles.scheduler.schedule(() => {
        scope.end()
      }, 9000)
    })
    expect(emitted).toEqual([
      ['connecting', undefined],
      undefined,
      ['book', 'm1', 8],
      ['live', 1],
      'all',
      ['stale', 1],
    ])
  })
})

describe('the menu', () => {
  it('is asked every 30 s for all its readers, and gives each tab', () => {
    const asked: number[] = []
    const counts: (number | undefined)[] = []
    withMarbles((marbles) => {
      const scope = createScope((error) => {
        throw error
      })
      const { scheduler } = marbles
      const menu = createMenuFeed(scope, {
        sports: {
          menu: () =>
            defer((): Call<Menu> => {
              asked.push(scheduler.now())
              return of(ok([{ betType: 'live' as const, count: asked.length, sports: [] }]))
            }),
        },
        conditions: { ...createConditions(marbles).conditions, random: () => 0.5 },
      })
      menu.menu$.subscribe(({ value }) => counts.push(value?.[0]?.count))
      scheduler.schedule(() => {
        scope.end()
      }, 31_000)
    })
    expect(asked).toEqual([0, 30_000])
    expect(counts).toEqual([undefined, 1, 2])
  })
})
