import { Subject, timer } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { line } from '../../../../streams/domain/market.ts'
import { createOddsBook, type PriceCell } from '../../../../streams/feeds/odds/index.ts'
import type { DetailAnswer } from '../../../../streams/feeds/detail/index.ts'
import type { ListAnswer } from '../../../../streams/feeds/matches/index.ts'
import { createScope } from '../../../../streams/kernel/scope.ts'
import type { State$ } from '../../../../streams/kernel/state.ts'
import type { PushEvent } from '../../../../streams/venues/push.ts'
import { type Marbles, withMarbles } from '../../../support/marbles.ts'
import { createConditions, handicap, lineOf, matchOf, pushedPrice } from '../builders.ts'

const FRAME_MS = 10

function createBookUnderTest(marbles: Marbles) {
  const { scheduler } = marbles
  const scope = createScope((error) => {
    throw error
  })
  const polls$ = new Subject<ListAnswer | DetailAnswer>()
  const pushes$ = new Subject<PushEvent>()
  const { conditions, reach } = createConditions(marbles)
  const book = createOddsBook(scope, {
    polls$,
    pushes$,
    frames: { next: () => timer(FRAME_MS) },
    reach$: reach.state$,
    slowdown$: conditions.slowdown$,
    now: () => scheduler.now(),
  })
  const at = (ms: number, action: () => void): void => {
    scheduler.schedule(action, ms)
  }
  const list = (
    matchId: string,
    home: number,
    asOf: number,
    change: Parameters<typeof lineOf>[3] = {},
  ): void => {
    polls$.next({
      type: 'list',
      matches: [
        {
          match: matchOf(matchId, asOf),
          markets: [handicap([lineOf(`${matchId}x`, asOf, home, change)])],
        },
      ],
      at: asOf,
      freshForMs: 12_000,
    })
  }
  /** All markets: a handicap with two lines. */
  const detail = (matchId: string, asOf: number): void => {
    const lines = [lineOf(`${matchId}x`, asOf, 190_000), lineOf(`${matchId}y`, asOf, 170_000, { slot: 2 })]
    polls$.next({
      type: 'detail',
      match: matchOf(matchId, asOf),
      markets: [handicap(lines)],
      marketsAt: asOf,
      freshForMs: 12_000,
    })
  }
  const price = (matchId: string, home: number, asOf: number): void => {
    pushes$.next({ type: 'lines', matchId, at: asOf, lines: [pushedPrice(`${matchId}x`, home)] })
  }
  const home$ = (matchId: string): State$<PriceCell | null> =>
    book.selection$(matchId, 'goals.handicap.match', 1, 'home')
  /** Logs what a reader receives, as `ms: odds move status`. */
  const log = (cell$: State$<PriceCell | null>, into: string[], untilMs = 60_000): void => {
    const subscription = cell$.subscribe((cell) => {
      const arrow = cell?.move === 'up' ? '↑' : cell?.move === 'down' ? '↓' : ''
      const state = cell?.stale === true ? 'stale' : (cell?.status ?? '')
      into.push(`${scheduler.now()}: ${cell === null ? 'none' : `${cell.odds}${arrow} ${state}`}`)
    })
    at(untilMs, () => {
      subscription.unsubscribe()
      scope.end()
    })
  }
  return { book, scope, reach, at, list, detail, price, home$, log, pushes$ }
}

describe('a price', () => {
  it('is told at the next frame, once for a burst, with an arrow for three seconds', () => {
    const emitted: string[] = []
    withMarbles((marbles) => {
      const { at, list, price, home$, log } = createBookUnderTest(marbles)
      list('m1', 190_000, 1)
      log(home$('m1'), emitted, 5000)
      at(100, () => {
        price('m1', 195_000, 2)
        price('m1', 200_000, 3)
      })
      at(1000, () => {
        price('m1', 198_000, 4)
      })
    })
    expect(emitted).toEqual([
      '0: 190000 open',
      '110: 200000↑ open',
      '1010: 198000↓ open',
      '4010: 198000 open',
    ])
  })

  it('has no arrow when first shown, nor when another line took the place', () => {
    const emitted: string[] = []
    withMarbles((marbles) => {
      const { at, list, home$, log } = createBookUnderTest(marbles)
      log(home$('m1'), emitted, 3000)
      at(100, () => {
        list('m1', 190_000, 1)
      })
      at(200, () => {
        list('m1', 250_000, 2, { line: line(-4) })
      })
    })
    expect(emitted).toEqual(['0: none', '110: 190000 open', '210: 250000 open'])
  })

  it('is told only to its own readers', () => {
    const mine: string[] = []
    const others: string[] = []
    withMarbles((marbles) => {
      const { at, book, list, price, home$, log } = createBookUnderTest(marbles)
      list('m1', 190_000, 1)
      list('m2', 180_000, 1)
      log(home$('m1'), mine, 1000)
      log(home$('m2'), others, 1000)
      log(book.selection$('m1', 'goals.handicap.match', 1, 'away'), others, 1000)
      book.match$('m1').subscribe((match) => others.push(`match ${match?.id}`))
      book.layout$('m1').subscribe((layout) => others.push(`layout ${layout.length}`))
      at(100, () => {
        price('m1', 195_000, 2)
      })
    })
    expect(mine).toHaveLength(2)
    expect(others).toEqual(['0: 180000 open', '0: 191000 open', 'match m1', 'layout 1'])
  })

  it('takes the worst status of match, line and option', () => {
    const emitted: string[] = []
    withMarbles((marbles) => {
      const { at, list, home$, log, pushes$ } = createBookUnderTest(marbles)
      list('m1', 190_000, 1)
      log(home$('m1'), emitted, 1000)
      at(100, () => {
        pushes$.next({ type: 'bettingStatus', matchId: 'm1', at: 2, status: 'suspended' })
      })
      at(200, () => {
        pushes$.next({
          type: 'lines',
          matchId: 'm1',
          at: 3,
          lines: [pushedPrice('m1x', 190_000, { status: 'locked' })],
        })
      })
    })
    expect(emitted).toEqual(['0: 190000 open', '110: 190000 suspended', '210: 190000 locked'])
  })

  it('is stale when nothing was heard for twelve seconds, and at once when the platform is out of reach', () => {
    const emitted: string[] = []
    withMarbles((marbles) => {
      const { at, reach, list, home$, log } = createBookUnderTest(marbles)
      list('m1', 190_000, 1)
      log(home$('m1'), emitted, 20_500)
      at(13_500, () => {
        list('m1', 190_000, 2)
      })
      at(20_000, () => {
        reach.set('unreachable')
      })
    })
    expect(emitted).toEqual([
      '0: 190000 open',
      '13000: 190000 stale',
      '13510: 190000 open',
      '20000: 190000 stale',
    ])
  })
})

describe('a match in the book', () => {
  it('tells its feed: live, then stale with the time it was last heard of', () => {
    const emitted: unknown[] = []
    withMarbles((marbles) => {
      const { at, book, list, scope } = createBookUnderTest(marbles)
      book.feed$('m1').subscribe(({ status, asOf }) => emitted.push([status, asOf]))
      at(100, () => {
        list('m1', 190_000, 1)
      })
      at(5000, () => {
        list('m1', 190_000, 2)
      })
      at(20_000, () => {
        scope.end()
      })
    })
    expect(emitted).toEqual([
      ['connecting', undefined],
      ['live', 100],
      ['stale', 5000],
    ])
  })

  it('is not told anew when a poll says the same', () => {
    let emitted = 0
    withMarbles((marbles) => {
      const { at, book, list, scope } = createBookUnderTest(marbles)
      list('m1', 190_000, 1)
      book.match$('m1').subscribe(() => (emitted += 1))
      book.markets$('m1').subscribe(() => (emitted += 1))
      at(100, () => {
        list('m1', 190_000, 2)
      })
      at(1000, () => {
        scope.end()
      })
    })
    expect(emitted).toBe(2)
  })

  it('is watched while anything of it is read, and let go when nobody reads it', () => {
    const watched: string[] = []
    let kept: unknown[] = []
    withMarbles((marbles) => {
      const { at, book, list, home$, scope } = createBookUnderTest(marbles)
      book.read$.subscribe((ids) => watched.push(ids.join()))
      list('m1', 190_000, 1)
      list('m2', 190_000, 1)
      const price = home$('m1').subscribe()
      const other = book.match$('m1').subscribe()
      at(1000, () => {
        price.unsubscribe()
      })
      at(200_000, () => {
        kept = [book.match$('m1').value?.id, book.match$('m2').value?.id]
        other.unsubscribe()
      })
      at(300_000, () => {
        kept.push(book.match$('m1').value?.id)
        scope.end()
      })
    })
    expect(watched).toEqual(['', 'm1', ''])
    expect(kept).toEqual(['m1', undefined, undefined])
  })

  it('is told again to a stream that was kept while the match was let go', () => {
    const emitted: unknown[] = []
    withMarbles((marbles) => {
      const { at, book, list, scope } = createBookUnderTest(marbles)
      list('m1', 190_000, 1)
      const match$ = book.match$('m1')
      at(200_000, () => {
        match$.subscribe((match) => emitted.push(match?.id))
      })
      at(200_100, () => {
        list('m1', 190_000, 2)
      })
      at(201_000, () => {
        scope.end()
      })
    })
    expect(emitted).toEqual([undefined, 'm1'])
  })
})

it('the time of all markets is told at the frame that tells of the markets', () => {
  const emitted: string[] = []
  withMarbles((marbles) => {
    const { book, scope, at, list, detail } = createBookUnderTest(marbles)
    const { scheduler } = marbles
    list('m1', 190_000, 1)
    book.wholeAt$('m1').subscribe((wholeAt) => emitted.push(`${scheduler.now()}: ${wholeAt}`))
    book.layout$('m1').subscribe((markets) => {
      emitted.push(`${scheduler.now()}: ${markets.flatMap(({ lines }) => lines).length} lines`)
    })
    at(100, () => {
      detail('m1', 2)
    })
    at(200, scope.end)
  })
  expect(emitted).toEqual(['0: null', '0: 1 lines', '110: 2 lines', '110: 2'])
})
