import { defer, map, NEVER, type Observable, of, Subject, timer } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { money } from '../../../streams/domain/money.ts'
import type { Reach } from '../../../streams/domain/reach.ts'
import type { Order, OrderPage, OrderQuery } from '../../../streams/domain/order.ts'
import { err, ok } from '../../../streams/domain/result.ts'
import { createOrdersFeed, type PlacedOrder } from '../../../streams/feeds/orders/index.ts'
import { createPushFeed } from '../../../streams/feeds/push/index.ts'
import { createWalletFeed } from '../../../streams/feeds/wallet/index.ts'
import { createScope } from '../../../streams/kernel/scope.ts'
import { constant } from '../../../streams/kernel/state.ts'
import type { PushEvent, SlipMarket, Watch } from '../../../streams/venues/push.ts'
import type { SportsBook } from '../../../streams/venues/sportsBook.ts'
import { withMarbles } from '../../support/marbles.ts'
import { countSubscriptions } from '../../support/subscriptionCount.ts'
import { createConditions } from './builders.ts'

function createTestScope() {
  return createScope((error) => {
    throw error
  })
}

/** A push that brings these events; `brings$` is false at a venue without push. */
function pushOf(events$: Observable<PushEvent> = NEVER, brings$ = constant(false)) {
  return { events$, brings$ }
}

describe('the wallet', () => {
  it('asks every 10 s, after a bet, and on news, a burst of which is one question and one after', () => {
    const asked: string[] = []
    withMarbles((marbles) => {
      const { scheduler } = marbles
      const scope = createTestScope()
      const events$ = new Subject<PushEvent>()
      const wallet = createWalletFeed(scope, {
        bets: {
          balance: (currency) =>
            defer(() => {
              asked.push(`${scheduler.now()} ${currency}`)
              return of(ok(money(asked.length, currency)))
            }),
        },
        push: pushOf(events$),
        conditions: createConditions(marbles).conditions,
      })
      wallet.balance$('RMB').subscribe()
      wallet.balance$('RMB').subscribe()
      scheduler.schedule(() => {
        for (let news = 0; news < 5; news++) events$.next({ type: 'balance' })
      }, 1000)
      scheduler.schedule(wallet.refresh, 10_000)
      scheduler.schedule(() => {
        scope.end()
      }, 41_000)
    })
    expect(asked).toEqual([
      '0 RMB',
      '1000 RMB',
      '1500 RMB',
      '10000 RMB',
      '20000 RMB',
      '30000 RMB',
      '40000 RMB',
    ])
  })

  it('asks once a minute while the push brings news, and at once when it no longer does', () => {
    const asked: number[] = []
    withMarbles((marbles) => {
      const { scheduler } = marbles
      const scope = createTestScope()
      const brings = scope.cell(false)
      const events$ = new Subject<PushEvent>()
      const wallet = createWalletFeed(scope, {
        bets: {
          balance: () =>
            defer(() => {
              asked.push(scheduler.now())
              return of(ok(money(500, 'RMB')))
            }),
        },
        push: pushOf(events$, brings.state$),
        conditions: createConditions(marbles).conditions,
      })
      wallet.balance$('RMB').subscribe()
      scheduler.schedule(() => {
        brings.set(true)
      }, 1000)
      scheduler.schedule(() => {
        events$.next({ type: 'balance' })
      }, 30_000)
      scheduler.schedule(() => {
        brings.set(false)
      }, 110_000)
      scheduler.schedule(scope.end, 125_000)
    })
    // News may have been missed before the push was connected, so one more request follows soon.
    expect(asked).toEqual([0, 10_000, 30_000, 90_000, 111_000, 121_000])
  })

  it('keeps the last balance while it asks anew', () => {
    const emitted: unknown[] = []
    withMarbles((marbles) => {
      const scope = createTestScope()
      let times = 0
      const wallet = createWalletFeed(scope, {
        bets: {
          balance: () =>
            defer(() => {
              times += 1
              return times === 1 ? of(ok(money(500, 'RMB'))) : NEVER
            }),
        },
        push: pushOf(),
        conditions: createConditions(marbles).conditions,
      })
      wallet.balance$('RMB').subscribe((feed) => emitted.push(feed.value?.minor))
      marbles.scheduler.schedule(wallet.refresh, 1000)
      marbles.scheduler.schedule(() => {
        scope.end()
      }, 2000)
    })
    expect(emitted).toEqual([undefined, 500, 500])
  })
})

describe('the push', () => {
  it('is one connection for all, and watches the union of what is wanted, when it has settled', () => {
    const watched: unknown[] = []
    let active = 0
    withMarbles(({ scheduler }) => {
      const scope = createTestScope()
      const reach = scope.cell<Reach>('reachable')
      const screen$ = new Subject<readonly string[]>()
      const slip$ = new Subject<readonly string[]>()
      const markets$ = new Subject<readonly SlipMarket[]>()
      const events$ = new Subject<PushEvent>()
      const source = countSubscriptions(events$)
      const sports: Pick<SportsBook, 'push'> = {
        push: (watch$) =>
          defer(() => {
            watch$.subscribe((watch: Watch) => {
              const slipMarkets = watch.slipMarkets.map(({ marketId }) => marketId)
              watched.push(`${scheduler.now()} ${watch.matchIds.join()} ${slipMarkets.join()}`.trim())
            })
            return source.source$
          }),
      }
      const push = createPushFeed(scope, { sports, reach$: reach.state$ }, { settleMs: 100 })
      push.events$.subscribe()
      push.events$.subscribe()
      push.watch(screen$)
      push.watch(slip$)
      push.watchSlip(markets$)
      scheduler.schedule(() => {
        screen$.next(['b', 'a'])
        slip$.next(['c', 'a'])
      }, 500)
      scheduler.schedule(() => {
        slip$.next(['c'])
        markets$.next([{ matchId: 'c', marketId: 'k' }])
      }, 900)
      scheduler.schedule(() => {
        active = source.active
        events$.next({ type: 'connected' })
        expect(push.connected$.value).toBe(true)
        expect(push.brings$.value).toBe(true)
        reach.set('unreachable')
        expect(push.brings$.value).toBe(false)
        scope.end()
        expect(source.active).toBe(0)
      }, 2000)
    })
    expect(watched).toEqual(['100', '600 a,b,c', '1000 a,b,c k'])
    expect(active).toBe(1)
  })
})

function orderOf(orderNo: string): Order {
  const zero = money(0, 'RMB')
  return {
    orderNo,
    clientOrderId: null,
    state: 'settled',
    series: '1:1',
    kind: 'single',
    ticket: 'single',
    combinations: 1,
    channel: null,
    placedAt: 0,
    settledAt: 0,
    stake: zero,
    openStake: zero,
    cashOut: { state: 'none', amount: zero },
    cashable: false,
    maxWin: zero,
    returned: zero,
    profit: zero,
    outcome: 'win',
    payout: 'paid',
    rollbacks: 0,
    movements: [],
    reasonKey: null,
    legs: [],
  }
}

function pageOf(orderNos: readonly string[], more: boolean): OrderPage {
  const zero = money(0, 'RMB')
  return {
    orders: orderNos.map(orderOf),
    total: 3,
    refused: 0,
    stakeTotal: zero,
    profitTotal: zero,
    maxWinTotal: zero,
    consumedTotal: null,
    canReturnTotal: null,
    more,
    at: 0,
  }
}

const NO_ORDERS = constant<readonly PlacedOrder[]>([])

describe('the records', () => {
  it('miss a bet placed here until an answer that was asked for after it, and count it at once', () => {
    const listed: unknown[] = []
    const counted: unknown[] = []
    withMarbles((marbles) => {
      const { scheduler } = marbles
      const scope = createTestScope()
      const placed = scope.cell<readonly PlacedOrder[]>([])
      let atVenue: readonly string[] = ['1']
      const orders = createOrdersFeed(
        scope,
        {
          bets: {
            orders: () =>
              defer(() => {
                const read = atVenue
                return timer(200).pipe(map(() => ok({ ...pageOf(read, false), total: read.length })))
              }),
          },
          push: pushOf(),
          placed$: placed.state$,
          conditions: createConditions(marbles).conditions,
        },
        { everyMs: 1000, countEveryMs: 1000 },
      )
      orders.open$('RMB').subscribe(({ value }) => {
        listed.push([scheduler.now(), value?.orders.length, value?.missing])
      })
      orders.openCount$('RMB').subscribe((count) => counted.push([scheduler.now(), count]))
      // While the second request is under way, whose answer was read before it.
      scheduler.schedule(() => {
        atVenue = ['1', '2']
        placed.set([
          { orderNo: '2', currency: 'RMB' },
          { orderNo: '3', currency: 'USDT' },
        ])
      }, 1250)
      scheduler.schedule(scope.end, 2900)
    })
    expect(listed).toEqual([
      [0, undefined, undefined],
      [200, 1, 0],
      [1250, 1, 1],
      [1400, 1, 1],
      [2600, 2, 0],
    ])
    expect(counted).toEqual([
      [0, null],
      [200, 1],
      [1250, 2],
      [1400, 2],
      [2600, 2],
    ])
  })

  it('ask for unsettled orders every 5 s while open, and at once on news', () => {
    const asked: number[] = []
    withMarbles((marbles) => {
      const { scheduler } = marbles
      const scope = createTestScope()
      const events$ = new Subject<PushEvent>()
      const orders = createOrdersFeed(
        scope,
        {
          bets: {
            orders: () =>
              defer(() => {
                asked.push(scheduler.now())
                return of(ok(pageOf(['1'], false)))
              }),
          },
          push: pushOf(events$),
          placed$: NO_ORDERS,
          conditions: createConditions(marbles).conditions,
        },
        { graceMs: 0 },
      )
      const reading = orders.open$('RMB').subscribe()
      scheduler.schedule(() => {
        events$.next({
          type: 'order',
          bet: { orderNo: '1', state: 'settled', reasonKey: null, maxWin: null },
        })
      }, 7000)
      scheduler.schedule(() => {
        reading.unsubscribe()
      }, 13_000)
      scheduler.schedule(() => {
        scope.end()
      }, 30_000)
    })
    expect(asked).toEqual([0, 5000, 7000, 12_000])
  })

  it('are counted once a minute while the push brings news, and at once when it no longer does', () => {
    const asked: number[] = []
    withMarbles((marbles) => {
      const { scheduler } = marbles
      const scope = createTestScope()
      const brings = scope.cell(true)
      const events$ = new Subject<PushEvent>()
      const orders = createOrdersFeed(scope, {
        bets: {
          orders: () =>
            defer(() => {
              asked.push(scheduler.now())
              return of(ok(pageOf(['1'], false)))
            }),
        },
        push: pushOf(events$, brings.state$),
        placed$: NO_ORDERS,
        conditions: createConditions(marbles).conditions,
      })
      orders.openCount$('RMB').subscribe()
      scheduler.schedule(() => {
        events$.next({
          type: 'order',
          bet: { orderNo: '1', state: 'settled', reasonKey: null, maxWin: null },
        })
      }, 20_000)
      scheduler.schedule(() => {
        brings.set(false)
      }, 100_000)
      scheduler.schedule(() => {
        brings.set(true)
      }, 105_000)
      scheduler.schedule(scope.end, 172_000)
    })
    expect(asked).toEqual([0, 20_000, 80_000, 101_000, 111_000, 171_000])
  })

  it('show every unsettled order, however many pages they are', () => {
    const shown: unknown[] = []
    withMarbles((marbles) => {
      const scope = createTestScope()
      const orders = createOrdersFeed(scope, {
        bets: {
          orders: ({ page }) => of(ok(page === 3 ? pageOf(['4'], false) : pageOf([String(page), '3'], true))),
        },
        push: pushOf(),
        placed$: NO_ORDERS,
        conditions: createConditions(marbles).conditions,
      })
      orders
        .open$('RMB')
        .subscribe(({ value }) => shown.push(value?.orders.map(({ orderNo }) => orderNo).join()))
      marbles.scheduler.schedule(scope.end, 1000)
    })
    expect(shown).toEqual([undefined, '1,3,2,4'])
  })

  it('read settled orders page by page, keep them through a failure, and end with the screen', () => {
    const asked: OrderQuery[] = []
    const shown: unknown[] = []
    withMarbles((marbles) => {
      const scope = createTestScope()
      const orders = createOrdersFeed(scope, {
        bets: {
          orders: (query) =>
            defer(() => {
              asked.push(query)
              if (asked.length === 2) return of(err({ type: 'transport', kind: 'timeout' } as const))
              return of(ok(query.page === 1 ? pageOf(['1', '2'], true) : pageOf(['2', '3'], false)))
            }),
        },
        push: pushOf(),
        placed$: NO_ORDERS,
        conditions: createConditions(marbles).conditions,
      })
      const screen = scope.child()
      const settled = orders.settled(screen, { range: 'week', currency: 'RMB' })
      const show = (): void => {
        const { status, value } = settled.list$.value
        shown.push([status, value?.orders.map(({ orderNo }) => orderNo).join(), value?.loading])
      }
      show()
      settled.more()
      show()
      settled.more()
      show()
      settled.more()
      screen.end()
    })
    expect(asked.map(({ page, settled }) => [page, settled])).toEqual([
      [1, true],
      [2, true],
      [2, true],
    ])
    expect(shown).toEqual([
      ['live', '1,2', false],
      ['stale', '1,2', false],
      ['live', '1,2,3', false],
    ])
  })

  it('are counted again when the settled ones are read again', () => {
    const counted: (number | null)[] = []
    const refreshed: unknown[] = []
    let open = 1
    withMarbles((marbles) => {
      const scope = createTestScope()
      const orders = createOrdersFeed(scope, {
        bets: { orders: () => defer(() => of(ok({ ...pageOf(['1'], false), total: open }))) },
        push: pushOf(),
        placed$: NO_ORDERS,
        conditions: createConditions(marbles).conditions,
      })
      orders.openCount$('RMB').subscribe((count) => counted.push(count))
      orders.refreshed$.subscribe((event) => refreshed.push(event))
      const settled = orders.settled(scope, { range: 'week', currency: 'RMB' })
      marbles.scheduler.schedule(() => {
        open = 2
        settled.reload()
      }, 1000)
      marbles.scheduler.schedule(scope.end, 1001)
    })
    expect(counted).toEqual([null, 1, 2])
    expect(refreshed).toHaveLength(1)
  })
})
