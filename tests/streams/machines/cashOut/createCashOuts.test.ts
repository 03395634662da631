import { of, Subject } from 'rxjs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CashOutQuote } from '../../../../streams/domain/cashOut.ts'
import type { Failure } from '../../../../streams/domain/failure.ts'
import { money } from '../../../../streams/domain/money.ts'
import { ok, type Result } from '../../../../streams/domain/result.ts'
import { type Feed, live } from '../../../../streams/kernel/feed.ts'
import { createScope, type Scope } from '../../../../streams/kernel/scope.ts'
import { cell } from '../../../../streams/kernel/state.ts'
import { createCashOuts } from '../../../../streams/machines/cashOut/createCashOuts.ts'
import { createCashOutStore } from '../../../../streams/machines/cashOut/cashOutStore.ts'
import type { CashOut, CashOutAnswer } from '../../../../streams/venues/cashOut.ts'
import { createMemoryStore } from '../../../support/ports.ts'

const rmb = (minor: number) => money(minor, 'RMB')
const ORDER = { orderNo: 'TL1', openStake: rmb(10_000) }
const QUOTE: CashOutQuote = { ...ORDER, amount: rmb(9_500), leastPart: rmb(1_000) }
const CONFIRMING: CashOutAnswer = { status: 'confirming' }

const found = (answer: CashOutAnswer | null) => of(ok({ value: answer, at: Date.now() }))

describe('the driver of cash-outs', () => {
  const scopes: Scope[] = []
  beforeEach(() => {
    vi.useFakeTimers({ now: 0 })
  })
  afterEach(() => {
    for (const scope of scopes.splice(0)) scope.end()
    vi.useRealTimers()
  })

  /** A page with its own streams on the same device. */
  function open(device = createMemoryStore()) {
    const scope = createScope((error) => {
      throw error
    })
    scopes.push(scope)
    const take$ = new Subject<Result<CashOutAnswer, Failure>>()
    const take = vi.fn<CashOut['take']>(() => take$)
    const find = vi.fn<CashOut['find']>(() => found(null))
    const quote = cell<Feed<CashOutQuote | null>>(live(QUOTE, 0))
    const onEnded = vi.fn()
    const cashOuts = createCashOuts(scope, {
      calls: { take, find },
      quote$: () => quote.state$,
      store: createCashOutStore(device, '42', 'PMTY'),
      serverTime: { now: () => Date.now(), rate: 1 },
      newId: () => 'id-1',
      onEnded,
    })
    const progress$ = cashOuts.progress$(ORDER)
    const seen = progress$.subscribe()
    return { device, scope, take, take$, find, quote, onEnded, cashOuts, progress$, seen }
  }

  it('sends with the second press only, once, with what the button showed', () => {
    const { cashOuts, take, progress$ } = open()
    cashOuts.choosePart('TL1', rmb(4_000))
    expect(cashOuts.press('TL1')).toBe(true)
    expect(take).not.toHaveBeenCalled()
    expect(cashOuts.press('TL1')).toBe(true)
    expect(cashOuts.press('TL1')).toBe(false)
    expect(take.mock.calls).toEqual([
      [{ id: 'id-1', orderNo: 'TL1', stake: rmb(4_000), amount: rmb(3_800), validUntil: 30_000 }],
    ])
    expect(progress$.value.phase).toBe('sending')
  })

  it('reverts after 5 s', () => {
    const { cashOuts, progress$ } = open()
    cashOuts.press('TL1')
    vi.advanceTimersByTime(4_999)
    expect(progress$.value.phase).toBe('armed')
    vi.advanceTimersByTime(1)
    expect(progress$.value.phase).toBe('idle')
  })

  it('sends nothing that cannot be stored', () => {
    const device = { ...createMemoryStore(), set: () => false }
    const { cashOuts, take, progress$ } = open(device)
    cashOuts.press('TL1')
    expect(cashOuts.press('TL1')).toBe(true)
    expect(take).not.toHaveBeenCalled()
    expect(progress$.value).toMatchObject({ phase: 'refused', reasonKey: 'cashOut.reason.notStored' })
  })

  it('looks a confirming one up each second until it is known, and says so', () => {
    const { cashOuts, take, take$, find, onEnded, device } = open()
    cashOuts.press('TL1')
    cashOuts.press('TL1')
    take$.next(ok(CONFIRMING))
    take$.complete()
    find.mockImplementation(() => found(CONFIRMING))
    vi.advanceTimersByTime(2_100)
    expect(find).toHaveBeenCalledTimes(2)
    expect(createCashOutStore(device, '42', 'PMTY').load()).toHaveLength(1)
    find.mockImplementation(() => found({ status: 'taken', amount: rmb(9_500) }))
    vi.advanceTimersByTime(1_000)
    expect(onEnded.mock.calls).toMatchObject([
      ['TL1', { phase: 'done', offer: { amount: rmb(9_500) } }, true],
    ])
    vi.advanceTimersByTime(60_000)
    expect([take.mock.calls.length, find.mock.calls.length]).toEqual([1, 3])
    expect(createCashOutStore(device, '42', 'PMTY').load()).toEqual([])
  })

  it.each(['sending', 'confirming', 'unknown'] as const)(
    'survives a reload while %s, and is not sent again',
    (phase) => {
      const first = open()
      first.cashOuts.press('TL1')
      first.cashOuts.press('TL1')
      if (phase === 'confirming') first.take$.next(ok(CONFIRMING))
      if (phase === 'unknown') first.take$.next({ ok: false, error: { type: 'transport', kind: 'timeout' } })
      expect(first.progress$.value.phase).toBe(phase)
      first.scope.end()
      const second = open(first.device)
      expect(second.progress$.value).toMatchObject({ phase: 'unknown', request: { id: 'id-1' } })
      expect(second.find).toHaveBeenCalledTimes(1)
      expect(second.cashOuts.press('TL1')).toBe(false)
      expect(second.take).not.toHaveBeenCalled()
    },
  )

  it('follows two stored requests of one order, one after the other', () => {
    const device = createMemoryStore()
    const stored = createCashOutStore(device, '42', 'PMTY')
    for (const id of ['first', 'second'])
      stored.add({ id, orderNo: 'TL1', stake: rmb(2_000), amount: rmb(1_900), validUntil: 30_000 })
    const { find, onEnded, progress$ } = open(device)
    vi.advanceTimersByTime(1_500)
    expect(new Set(find.mock.calls.map(([{ id }]) => id))).toEqual(new Set(['first']))
    find.mockImplementation(() => found({ status: 'taken', amount: rmb(1_900) }))
    vi.advanceTimersByTime(3_000)
    expect(find.mock.calls.at(-1)?.[0].id).toBe('second')
    expect([onEnded.mock.calls.length, progress$.value.phase, stored.load()]).toEqual([2, 'done', []])
  })

  it('that was never made is known after the time until which it was valid', () => {
    const first = open()
    first.cashOuts.press('TL1')
    first.cashOuts.press('TL1')
    first.scope.end()
    const { progress$ } = open(first.device)
    vi.advanceTimersByTime(29_000)
    expect(progress$.value.phase).toBe('unknown')
    vi.advanceTimersByTime(5_000)
    expect(progress$.value).toMatchObject({ phase: 'refused', reasonKey: 'cashOut.reason.notMade' })
  })

  it('has no offer when its order is off the screen or its quote is stale', () => {
    const { cashOuts, quote, progress$, seen } = open()
    quote.set({ status: 'stale', value: QUOTE, asOf: 0, reason: 'silent' })
    expect(progress$.value.quote).toBeUndefined()
    quote.set(live(QUOTE, 1))
    seen.unsubscribe()
    vi.advanceTimersByTime(1)
    expect(cashOuts.press('TL1')).toBe(false)
  })
})
