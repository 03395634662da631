import fc from 'fast-check'
import { NEVER, of } from 'rxjs'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Currency } from '../../../../streams/domain/money.ts'
import { ok } from '../../../../streams/domain/result.ts'
import { createChases } from '../../../../streams/feeds/gameRecords/index.ts'
import { type LotteryChase, readChasePage$ } from '../../../../streams/feeds/lottery/index.ts'
import { createScope, type Scope } from '../../../../streams/kernel/scope.ts'
import { constant } from '../../../../streams/kernel/state.ts'

/** Chases of a page. */
const SIZE = 2

let scope: Scope
beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  scope = createScope((error) => {
    throw error
  })
})
afterEach(() => {
  scope.end()
  vi.useRealTimers()
})

/** The list of a member who has made chases at these times in each currency, newest first. */
function create(made: Record<Currency, readonly number[]>) {
  const asked: string[] = []
  const model = createChases(scope, {
    read: (page) =>
      readChasePage$(
        (number, currency) => {
          asked.push(`${currency} ${number}`)
          const times = made[currency].slice((number - 1) * SIZE, number * SIZE)
          const chases = times.map(
            (placedAt) => ({ chaseNo: `${currency} ${placedAt}`, placedAt }) as LotteryChase,
          )
          const pages = Math.ceil(made[currency].length / SIZE)
          return of(ok({ chases, pages, lastAt: times.at(-1) ?? 0 }))
        },
        ['RMB', 'USDT'],
        page,
      ),
    conditions: {
      active$: constant(true),
      online$: constant(true),
      rateLimited$: constant(false),
      reach$: constant('reachable' as const),
      slowdown$: constant(1),
      random: () => 0.5,
      now: () => Date.now(),
    },
    changed$: NEVER,
  })
  model.list$.subscribe()
  vi.advanceTimersByTime(1)
  const times = () => model.list$.value.value?.chases.map(({ placedAt }) => placedAt) ?? []
  return { model, asked, times, hasMore: () => model.list$.value.value?.more === true }
}

it('the chases of both currencies are listed newest first, page by page, until there are no more', () => {
  const { model, asked, times, hasMore } = create({ RMB: [90, 80, 70, 60, 50], USDT: [85, 40, 30] })
  expect(asked).toEqual(['RMB 1', 'USDT 1'])
  // 40 waits: RMB may have others before it.
  expect([times(), hasMore()]).toEqual([[90, 85, 80], true])
  model.more()
  expect([times(), hasMore()]).toEqual([[90, 85, 80, 70, 60], true])
  model.more()
  expect([times(), hasMore()]).toEqual([[90, 85, 80, 70, 60, 50, 40, 30], false])
  const reads = asked.length
  model.more()
  expect(asked).toHaveLength(reads)
})

it('a page only ever adds chases at the end, and the last one has shown them all', () => {
  const times$ = fc
    .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 500 }), fc.boolean()), { selector: ([at]) => at })
    .map((all) => all.toSorted(([one], [other]) => other - one))
  fc.assert(
    fc.property(times$, (all) => {
      const inCurrency = (wanted: boolean) => all.flatMap(([at, isRmb]) => (isRmb === wanted ? [at] : []))
      const { model, times, hasMore } = create({ RMB: inCurrency(true), USDT: inCurrency(false) })
      for (let before = times(); hasMore(); before = times()) {
        model.more()
        expect(times().length).toBeGreaterThan(before.length)
        expect(times().slice(0, before.length)).toEqual(before)
      }
      expect(times()).toEqual(all.map(([at]) => at))
    }),
  )
})

it('a chase that ends or is made meanwhile hides none of the others', () => {
  const made: Record<Currency, readonly number[]> = { RMB: [90, 80, 70, 60, 50], USDT: [40] }
  const { model, times, hasMore } = create(made)
  model.more()
  expect([times(), hasMore()]).toEqual([[90, 80, 70, 60], true])
  // With one less there is no further page, so nothing waits for it.
  made.RMB = [80, 70, 60, 50]
  model.refresh()
  vi.advanceTimersByTime(1)
  expect([times(), hasMore()]).toEqual([[80, 70, 60, 50, 40], false])
  made.RMB = [100, 80, 70, 60, 50]
  model.refresh()
  vi.advanceTimersByTime(1)
  expect([times(), hasMore()]).toEqual([[100, 80, 70, 60], true])
  model.more()
  expect([times(), hasMore()]).toEqual([[100, 80, 70, 60, 50, 40], false])
})
