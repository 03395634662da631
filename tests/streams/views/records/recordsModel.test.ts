import { EMPTY, of, Subject } from 'rxjs'
import { expect, it, vi } from 'vitest'
import type { Currency } from '../../../../streams/domain/money.ts'
import { money } from '../../../../streams/domain/money.ts'
import type { OpenOrders, OrdersFeed } from '../../../../streams/feeds/orders/index.ts'
import { createOpenBets$, createUnsettled$ } from '../../../../streams/core/memberStreams.ts'
import { linkDefaults } from '../../../../streams/link/constants.ts'
import { createFirstListGate } from '../../../../streams/link/firstListGate.ts'
import type { VenueCore } from '../../../../streams/core/venueCore.ts'
import { ok } from '../../../../streams/domain/result.ts'
import { CONNECTING, type Feed, interrupted, live } from '../../../../streams/kernel/feed.ts'
import { createScope } from '../../../../streams/kernel/scope.ts'
import { createMemoryStore } from '../../../support/ports.ts'
import { cell, constant } from '../../../../streams/kernel/state.ts'
import { readChoice } from '../../../../streams/feeds/recordsList/index.ts'
import { createRecords } from '../../../../streams/views/records/recordsModel.ts'
import { createUnsettled } from '../../../../streams/views/records/unsettled.ts'
import { eventually } from '../../../support/eventually.ts'

const CURRENCIES: readonly Currency[] = ['RMB', 'USDT']

function pageOf(currency: Currency, total: number, missing = 0): Feed<OpenOrders> {
  const none = money(0, currency)
  const sums = {
    stakeTotal: none,
    profitTotal: none,
    maxWinTotal: none,
    consumedTotal: null,
    canReturnTotal: null,
  }
  return live({ orders: [], total, refused: 0, ...sums, more: false, at: 0, missing }, 0)
}

const UNASKED = {
  mostDays: null,
  read$: () => {
    throw new Error('not asked for')
  },
  memory: createMemoryStore(),
  memberId: '7',
}

function open() {
  const scope = createScope((error) => {
    throw error
  })
  const lists = { RMB: cell<Feed<OpenOrders>>(CONNECTING), USDT: cell<Feed<OpenOrders>>(CONNECTING) }
  const counts = { RMB: cell<number | null>(null), USDT: cell<number | null>(null) }
  const orders: OrdersFeed = {
    open$: (currency) => lists[currency].state$,
    openCount$: (currency) => counts[currency].state$,
    refresh: () => undefined,
    refreshed$: EMPTY,
    settled: () => {
      throw new Error('not asked for')
    },
  }
  const own = cell<Currency>('RMB')
  return { scope, lists, counts, orders, own }
}

it('the records show the bets of another currency, and the currency of bets stays', () => {
  const { scope, lists, counts, orders, own } = open()
  const model = createRecords(scope, {
    orders,
    currencies: CURRENCIES,
    currency$: own.state$,
    shareRoom$: constant(null),
    share: () => undefined,
    ...UNASKED,
  })
  model.records$.subscribe()
  lists.RMB.set(pageOf('RMB', 1))
  lists.USDT.set(pageOf('USDT', 2))
  counts.RMB.set(1)
  counts.USDT.set(2)
  expect(model.records$.value).toMatchObject({
    currency: 'RMB',
    list: { value: { total: 1 } },
    currencies: [
      { currency: 'RMB', open: 1 },
      { currency: 'USDT', open: 2 },
    ],
  })
  model.setCurrency('USDT')
  expect(model.records$.value).toMatchObject({ currency: 'USDT', list: { value: { total: 2 } } })
  expect(own.state$.value).toBe('RMB')
  scope.end()
})

it('the unsettled bets are listed wherever one is chosen, whatever the records list', () => {
  const { scope, lists, orders, own } = open()
  const memory = createMemoryStore()
  const settled = vi.fn(() => ({ list$: constant(CONNECTING), more: vi.fn(), reload: vi.fn() }))
  const records = createRecords(scope, {
    orders: { ...orders, settled },
    currencies: CURRENCIES,
    currency$: own.state$,
    shareRoom$: constant(null),
    share: () => undefined,
    ...UNASKED,
    memory,
  })
  records.setSettled(true)
  const kept = readChoice(memory, { memberId: '7' })
  lists.RMB.set(pageOf('RMB', 1))
  lists.USDT.set(pageOf('USDT', 2))
  const { list$ } = createUnsettled(orders, own.state$)
  scope.run(list$)
  expect(list$.value).toMatchObject({ value: { total: 1 } })
  own.set('USDT')
  expect(list$.value).toMatchObject({ value: { total: 2 } })
  expect(readChoice(memory, { memberId: '7' })).toEqual(kept)
  scope.end()
})

it('an export reads the list on the screen: unsettled bets of any time, settled ones of the range', () => {
  const { scope, orders, own } = open()
  const read$ = vi.fn(() => EMPTY)
  const model = createRecords(scope, {
    orders: { ...orders, settled: () => ({ list$: constant(CONNECTING), more: vi.fn(), reload: vi.fn() }) },
    currencies: CURRENCIES,
    currency$: own.state$,
    shareRoom$: constant(null),
    share: () => undefined,
    ...UNASKED,
    memory: createMemoryStore(),
    read$,
  })
  model.records$.subscribe()
  model.setSettled(true)
  model.setRange('yesterday')
  model.export$().subscribe()
  expect(read$).toHaveBeenLastCalledWith(expect.objectContaining({ settled: true, range: 'yesterday' }))
  model.setSettled(false)
  model.export$().subscribe()
  expect(read$).toHaveBeenLastCalledWith(expect.objectContaining({ settled: false, range: 'all' }))
  scope.end()
})

it('the records of a venue have a range that it takes, also where a longer one was chosen elsewhere', () => {
  const { scope, orders, own } = open()
  const read$ = vi.fn(() => EMPTY)
  const day = 86_400_000
  const model = createRecords(scope, {
    orders: { ...orders, settled: () => ({ list$: constant(CONNECTING), more: vi.fn(), reload: vi.fn() }) },
    currencies: CURRENCIES,
    currency$: own.state$,
    shareRoom$: constant(null),
    share: () => undefined,
    ...UNASKED,
    memory: createMemoryStore({
      'touchline.betRecord.7': JSON.stringify({ settled: true, range: { from: 0, to: 400 * day } }),
    }),
    memberId: '7',
    mostDays: 366,
    read$,
  })
  model.records$.subscribe()
  model.export$().subscribe()
  const range = { from: 34 * day, to: 400 * day }
  expect(read$).toHaveBeenLastCalledWith(expect.objectContaining({ range }))
  expect(model.records$.value).toMatchObject({ range, mostDays: 366 })
  scope.end()
})

it('the records are behind while the list lacks a bet just placed, unless the list is no longer updated', () => {
  const { scope, lists, orders, own } = open()
  const model = createRecords(scope, {
    orders,
    currencies: CURRENCIES,
    currency$: own.state$,
    shareRoom$: constant(null),
    share: () => undefined,
    ...UNASKED,
  })
  model.records$.subscribe()
  const behind = (feed: Feed<OpenOrders>): boolean => {
    lists.RMB.set(feed)
    return model.records$.value.behind
  }
  expect(model.records$.value.behind).toBe(false)
  expect(behind(pageOf('RMB', 1))).toBe(false)
  expect(behind(pageOf('RMB', 1, 1))).toBe(true)
  expect(behind(interrupted(pageOf('RMB', 1, 1), 'offline'))).toBe(false)
  expect(behind(pageOf('RMB', 2))).toBe(false)
  scope.end()
})

it('the number at the navigation counts the bets of all currencies, whichever is chosen', async () => {
  const { scope, counts, orders, own } = open()
  const venue = { rules: { currencies: CURRENCIES } } as VenueCore['venue']
  const link = { firstList: createFirstListGate(scope, { drawMs: 0, mostMs: 0 }) } as VenueCore['link']
  const openBets$ = createOpenBets$(scope, { venue, orders, currency$: own.state$, link })
  openBets$.subscribe()
  counts.RMB.set(3)
  // The first list comes before it.
  await eventually(() => expect(openBets$.value).toBe(3))
  counts.USDT.set(2)
  expect(openBets$.value).toBe(5)
  own.set('USDT')
  expect(openBets$.value).toBe(5)
  scope.end()
})

it('the number of unsettled bets everywhere is read again when the records are refreshed', async () => {
  const { scope, orders } = open()
  const refreshed$ = new Subject<void>()
  let lottery = 1
  const call = vi.fn(() => of(ok({ counts: new Map([['lottery', lottery]]) })))
  const link: Partial<VenueCore['link']> = {
    call,
    times: linkDefaults,
    faults: { report: vi.fn() },
    firstList: createFirstListGate(scope, { drawMs: 0, mostMs: 0 }),
  }
  const conditions: VenueCore['conditions'] = {
    ...{ active$: constant(true), online$: constant(true), rateLimited$: constant(false) },
    ...{ reach$: constant('reachable'), slowdown$: constant(1), random: () => 0.5, now: () => 0 },
  }
  const unsettled$ = createUnsettled$(
    scope,
    {
      link: link as VenueCore['link'],
      conditions,
      balance$: constant(CONNECTING),
      orders: { ...orders, refreshed$ },
    },
    constant(0),
  )
  unsettled$.subscribe()
  await eventually(() => expect(unsettled$.value).toBe(1))
  // A bet of another tab.
  lottery = 2
  refreshed$.next()
  await eventually(() => expect(unsettled$.value).toBe(2))
  scope.end()
})
