import { map, Subject } from 'rxjs'
import { TestScheduler } from 'rxjs/testing'
import { describe, expect, it } from 'vitest'
import { money } from '../../../../streams/domain/money.ts'
import type { OrderNews, OrderTold } from '../../../../streams/domain/order.ts'
import { createSeen } from '../../../../streams/kernel/boundedSet.ts'
import { betEvent, noticesOf, orderNotices$ } from '../../../../streams/views/betNews/orderNotices.ts'

const TITLE = { cmn: '主 v 客', zho: '主 v 客', english: 'Home v Away' }

function news(state: OrderNews['state'], told: Partial<OrderTold> = {}, orderNo = 'TL1'): OrderNews {
  return {
    orderNo,
    state,
    reasonKey: null,
    maxWin: null,
    told: {
      title: TITLE,
      legs: 1,
      stake: money(100_00, 'RMB'),
      returned: money(0, 'RMB'),
      outcome: null,
      rollbacks: 0,
      cashOut: 'none',
      ...told,
    },
  }
}

const won = { outcome: 'win', returned: money(195_00, 'RMB') } as const

describe('what the news of an order mean', () => {
  it.each([
    ['a win', news('settled', won), 'won'],
    ['a loss', news('settled', { outcome: 'lose' }), 'lost'],
    ['a half loss', news('settled', { outcome: 'halfLose', returned: money(50_00, 'RMB') }), 'lost'],
    ['a push', news('settled', { outcome: 'push', returned: money(100_00, 'RMB') }), 'returned'],
    ['a void match', news('settled', { outcome: 'abandoned', returned: money(100_00, 'RMB') }), 'returned'],
    ['a cancelled event', news('eventCancelled', { outcome: 'cancelled' }), 'returned'],
    ['a cancelled order', news('cancelled', { returned: money(100_00, 'RMB') }), 'returned'],
    ['a withdrawn result', news('accepted', { rollbacks: 1 }), 'withdrawn'],
    ['the settlement after it', news('settled', { ...won, rollbacks: 1 }), 'corrected'],
    ['a cancelled cash-out', news('accepted', { cashOut: 'partialCancelled' }), 'cashOutCancelled'],
  ] as const)('%s', (_, said, kind) => {
    expect(betEvent(said, createSeen(9))?.kind).toBe(kind)
  })

  it.each([
    ['an accepted order', news('accepted')],
    ['an order that is being confirmed', news('confirming')],
    ['a cash-out, which is told by its own machine', news('settled', { cashOut: 'full' })],
    ['a venue that tells no amounts', { ...news('settled'), told: undefined }],
  ] as const)('nothing for %s', (_, said) => {
    const { told, ...rest } = said
    expect(betEvent(told === undefined ? rest : { ...rest, told }, createSeen(9))).toBeNull()
  })

  it('each is told once, and again after another rollback', () => {
    const seen = createSeen(9)
    const kinds = [
      news('settled', won),
      news('settled', won),
      news('accepted', { rollbacks: 1 }),
      // A leg of the open order has got its result.
      news('accepted', { rollbacks: 1 }),
      news('settled', { ...won, rollbacks: 1 }),
      news('accepted', { rollbacks: 2 }),
    ].map((said) => betEvent(said, seen)?.kind)
    expect(kinds).toEqual(['won', undefined, 'withdrawn', undefined, 'corrected', 'withdrawn'])
  })
})

describe('notices', () => {
  it('name the match in the language of the member, and the money', () => {
    const event = betEvent(news('settled', won), createSeen(1))
    expect(noticesOf(event === null ? [] : [event], 'english')).toEqual([
      { textKey: 'betNews.won', params: { bet: 'Home v Away', legs: 1, amount: '¥195.00', net: '+¥95.00' } },
    ])
  })

  it('of a series say so', () => {
    const event = betEvent(news('settled', { ...won, legs: 3 }), createSeen(1))
    expect(noticesOf(event === null ? [] : [event], 'cmn')).toMatchObject([{ textKey: 'betNews.wonSeries' }])
  })

  it('of many bets that end at once are one for each currency', () => {
    const seen = createSeen(9)
    const events = ['TL1', 'TL2', 'TL3']
      .map((orderNo) => news('settled', orderNo === 'TL3' ? { outcome: 'lose' } : won, orderNo))
      .flatMap((said) => betEvent(said, seen) ?? [])
    expect(noticesOf(events, 'cmn')).toEqual([
      { textKey: 'betNews.several', params: { count: 3, net: '+¥90.00' } },
    ])
  })

  it('do not add an open bet, whose result was withdrawn, to the net result of others', () => {
    const seen = createSeen(9)
    const events = [
      news('accepted', { rollbacks: 1 }, 'TL0'),
      ...['TL1', 'TL2', 'TL3'].map((orderNo) => news('settled', won, orderNo)),
    ].flatMap((said) => betEvent(said, seen) ?? [])
    expect(noticesOf(events, 'cmn').map(({ textKey, params }) => [textKey, params['count']])).toEqual([
      ['betNews.withdrawn', undefined],
      ['betNews.several', 3],
    ])
  })

  it('wait a moment for others, and are in order', () => {
    new TestScheduler((one, other) => {
      expect(one).toEqual(other)
    }).run(({ hot, expectObservable }) => {
      const source$ = hot('ab---c---|', {
        a: news('settled', won, 'TL1'),
        b: news('settled', { outcome: 'lose' }, 'TL2'),
        c: news('cancelled', {}, 'TL3'),
      })
      const kinds$ = orderNotices$(source$, () => 'cmn', { togetherMs: 4 }).pipe(
        map(({ textKey }) => textKey),
      )
      expectObservable(kinds$).toBe('----(xy)z|', {
        x: 'betNews.won',
        y: 'betNews.lost',
        z: 'betNews.returned',
      })
    })
  })

  it('leave nothing running after their subscription', () => {
    const source = new Subject<OrderNews>()
    const subscription = orderNotices$(source, () => 'cmn').subscribe()
    expect(source.observed).toBe(true)
    subscription.unsubscribe()
    expect(source.observed).toBe(false)
  })
})
