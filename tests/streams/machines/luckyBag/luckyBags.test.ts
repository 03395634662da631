import fc from 'fast-check'
import { type Observable, of, Subject } from 'rxjs'
import { describe, expect, it, vi } from 'vitest'
import type { BagDetail, LuckyBag, LuckyBagNews } from '../../../../streams/domain/room/luckyBag.ts'
import { createScope } from '../../../../streams/kernel/scope.ts'
import { type BagNews, bagsAfter, type OpenBags } from '../../../../streams/machines/luckyBag/bags.ts'
import { createLuckyBags } from '../../../../streams/machines/luckyBag/createLuckyBags.ts'
import type { BagAnswer } from '../../../../streams/machines/luckyBag/luckyBagDriver.ts'
import { withMarbles } from '../../../support/marbles.ts'
import { countSubscriptions } from '../../../support/subscriptionCount.ts'

const FROM = { id: '7', name: 'giver' }
const bag = (changes: Partial<LuckyBag> = {}): LuckyBag => ({
  bagId: 'b1',
  currency: 'RMB',
  amount: 1000,
  shares: 5,
  taken: 0,
  closesAt: 180_000,
  from: FROM,
  mine: null,
  ...changes,
})
const detail = (changes: Partial<BagDetail> = {}): BagDetail => ({
  ...bag(),
  over: false,
  takers: [],
  ...changes,
})
const news = (changes: Partial<LuckyBagNews> = {}): BagNews => ({
  type: 'told',
  from: FROM,
  live: true,
  bag: { ...bag(), state: 'made', best: null, returned: 0, ...changes },
})

function openScope() {
  return createScope((error) => {
    throw error
  })
}

function bench(answers: {
  readonly open?: Observable<BagAnswer>
  readonly put?: Observable<BagAnswer>
  readonly read?: () => Observable<BagAnswer>
}) {
  const scope = openScope()
  const news$ = new Subject<BagNews>()
  const source = countSubscriptions(news$)
  const onMoney = vi.fn()
  const read = vi.fn(answers.read ?? (() => of<BagAnswer>({ type: 'done', bag: detail() })))
  const put = vi.fn(() => answers.put ?? of<BagAnswer>({ type: 'done', bag: null }))
  let cids = 0
  const opened = countSubscriptions(answers.open ?? of<BagAnswer>({ type: 'unknown' }))
  const driver = createLuckyBags(scope, {
    news$: source.source$,
    open: () => opened.source$,
    put,
    read,
    onMoney,
    newCid: () => `cid${String((cids += 1))}`,
  })
  return { scope, news$, source, onMoney, read, put, opened, driver }
}

describe('the open bags of a room', () => {
  it('have counts that never fall, each bag once, and none that is over', () => {
    const step = fc.oneof(
      fc.record({ do: fc.constant('made' as const), id: fc.nat(2) }),
      fc.record({ do: fc.constant('over' as const), id: fc.nat(2) }),
      fc.record({ do: fc.constant('taken' as const), id: fc.nat(2), taken: fc.nat(9) }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let bags: OpenBags = []
        for (const each of steps) {
          const bagId = `b${String(each.id)}`
          const before = bags.find((one) => one.bagId === bagId)
          if (each.do === 'taken') bags = bagsAfter(bags, { type: 'taken', bagId, taken: each.taken })
          else bags = bagsAfter(bags, news({ bagId, state: each.do === 'made' ? 'made' : 'expired' }))
          const after = bags.find((one) => one.bagId === bagId)
          expect(bags.filter((one) => one.bagId === bagId).length).toBe(after === undefined ? 0 : 1)
          if (each.do === 'over') expect(after).toBeUndefined()
          if (before !== undefined && after !== undefined) {
            expect(after.taken).toBeGreaterThanOrEqual(before.taken)
            expect(after.taken).toBeLessThanOrEqual(after.shares)
          }
        }
      }),
    )
  })

  it('are those of the last join, with what this device knows', () => {
    const known = bagsAfter([], news())
    const counted = bagsAfter(known, { type: 'taken', bagId: 'b1', taken: 3 })
    expect(bagsAfter(counted, { type: 'joined', bags: [bag({ taken: 2 })] })).toMatchObject([{ taken: 3 }])
    expect(bagsAfter(counted, { type: 'joined', bags: [] })).toEqual([])
    expect(bagsAfter([], { ...news(), live: false } as BagNews)).toEqual([])
  })
})

describe('opening a bag', () => {
  it('is sent once, however often it is pressed, and shows what came out', () => {
    withMarbles(({ cold, scheduler, flush }) => {
      const got: BagAnswer = { type: 'done', bag: detail({ mine: 321, taken: 1 }) }
      const b = bench({ open: cold('100ms (a|)', { a: got }) })
      b.news$.next(news())
      b.driver.look('b1')
      expect(b.driver.seen$.value).toMatchObject({ phase: 'closed' })
      b.driver.open()
      b.driver.open()
      expect(b.driver.seen$.value).toMatchObject({ phase: 'opening' })
      scheduler.schedule(() => {
        expect(b.driver.seen$.value).toMatchObject({ phase: 'got', bag: { mine: 321 } })
        expect(b.driver.bags$.value).toMatchObject([{ mine: 321, taken: 1 }])
        b.driver.open()
        b.scope.end()
      }, 200)
      flush()
      expect([b.opened.subscribed, b.opened.active]).toEqual([1, 0])
      expect([b.source.subscribed, b.source.active]).toEqual([1, 0])
      expect(b.onMoney).toHaveBeenCalledOnce()
    })
  })

  it('without an answer is looked up and never sent again by itself', () => {
    const answers: BagAnswer[] = [
      { type: 'done', bag: detail() },
      { type: 'unknown' },
      { type: 'done', bag: detail({ mine: 5, taken: 1 }) },
    ]
    const b = bench({ read: () => of(answers.shift() ?? { type: 'unknown' as const }) })
    b.news$.next(news())
    b.driver.look('b1')
    b.driver.open()
    expect(b.driver.seen$.value).toMatchObject({ phase: 'unknown' })
    b.driver.open()
    b.driver.leave()
    expect(b.driver.seen$.value).toMatchObject({ phase: 'unknown' })
    b.driver.check()
    expect(b.driver.seen$.value).toMatchObject({ phase: 'got', bag: { mine: 5 } })
    expect([b.opened.subscribed, b.read.mock.calls.length]).toEqual([1, 3])
    b.scope.end()
  })

  it('says why it was refused, and a fault of the platform is not a refusal', () => {
    const refused = bench({ open: of({ type: 'refused', refusal: { code: 'bagEmpty', reason: '' } }) })
    refused.news$.next(news())
    refused.driver.look('b1')
    refused.driver.open()
    expect(refused.driver.seen$.value).toMatchObject({ phase: 'refused', refusal: { code: 'bagEmpty' } })
    refused.scope.end()
    const reads: BagAnswer[] = [{ type: 'done', bag: detail() }]
    const failed = bench({
      open: of({ type: 'refused', refusal: { code: 'failed', reason: '' } }),
      read: () => of(reads.shift() ?? { type: 'unknown' as const }),
    })
    failed.news$.next(news())
    failed.driver.look('b1')
    failed.driver.open()
    expect(failed.driver.seen$.value).toMatchObject({ phase: 'unknown' })
    failed.scope.end()
  })

  it('is no longer possible when the bag is over', () => {
    const reads: BagAnswer[] = [{ type: 'done', bag: detail() }]
    const over: BagAnswer = { type: 'done', bag: detail({ over: true, taken: 2 }) }
    const b = bench({ read: () => of(reads.shift() ?? over) })
    b.news$.next(news())
    b.driver.look('b1')
    b.news$.next(news({ state: 'expired', taken: 2 }))
    expect(b.driver.seen$.value).toMatchObject({ phase: 'refused', refusal: { code: 'over' } })
    expect(b.driver.bags$.value).toEqual([])
    b.driver.open()
    expect(b.opened.subscribed).toBe(0)
    b.scope.end()
  })
})

describe('putting out a bag', () => {
  const contents = { amount: 1000, shares: 5, currency: 'RMB' } as const

  it('is sent once for each press that is answered', () => {
    const b = bench({})
    b.driver.put(contents)
    expect(b.driver.put$.value).toEqual({ phase: 'made', refusal: null })
    expect(b.put.mock.calls).toEqual([['cid1', contents]])
    expect(b.onMoney).toHaveBeenCalledOnce()
    b.scope.end()
  })

  it('without an answer is looked up by its command, and no other is sent until that is known', () => {
    const reads: BagAnswer[] = [
      { type: 'unknown' },
      { type: 'refused', refusal: { code: 'notFound', reason: '' } },
    ]
    const b = bench({
      put: of({ type: 'unknown' }),
      read: () => of(reads.shift() ?? { type: 'unknown' as const }),
    })
    b.driver.put(contents)
    expect(b.driver.put$.value.phase).toBe('unknown')
    b.driver.put(contents)
    expect(b.put).toHaveBeenCalledOnce()
    b.driver.beginPut()
    expect(b.driver.put$.value.phase).toBe('notMade')
    expect(b.read.mock.calls).toEqual([[{ madeWith: 'cid1' }], [{ madeWith: 'cid1' }]])
    b.scope.end()
  })

  it('says why it was refused', () => {
    const b = bench({ put: of({ type: 'refused', refusal: { code: 'insufficient', reason: '' } }) })
    b.driver.put(contents)
    expect(b.driver.put$.value).toMatchObject({ phase: 'refused', refusal: { code: 'insufficient' } })
    expect(b.read).not.toHaveBeenCalled()
    b.driver.beginPut()
    expect(b.driver.put$.value.phase).toBe('idle')
    b.scope.end()
  })
})
