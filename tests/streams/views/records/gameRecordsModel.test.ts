import { of, Subject } from 'rxjs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Currency } from '../../../../streams/domain/money.ts'
import { money } from '../../../../streams/domain/money.ts'
import { ok } from '../../../../streams/domain/result.ts'
import type { GameBetRecord } from '../../../../streams/domain/rounds/gameBet.ts'
import type { GameRecordChoice } from '../../../../streams/feeds/gameRecords/index.ts'
import { createScope, type Scope } from '../../../../streams/kernel/scope.ts'
import { cell, constant } from '../../../../streams/kernel/state.ts'
import type { KeyValue } from '../../../../streams/ports/storage.ts'
import { createGameRecordsModel } from '../../../../streams/views/records/gameRecordsModel.ts'
import { createMemoryStore } from '../../../support/ports.ts'

describe('the records of a kind of game', () => {
  let scope: Scope
  let memory: KeyValue
  beforeEach(() => {
    memory = createMemoryStore()
    vi.useFakeTimers({ now: 0 })
    scope = createScope((error) => {
      throw error
    })
  })
  afterEach(() => {
    scope.end()
    vi.useRealTimers()
  })

  /** Pages of two bets; the second page repeats the last of the first. */
  const PAGES: readonly (readonly string[])[] = [
    ['b4', 'b3'],
    ['b3', 'b2'],
    ['b1', 'b0'],
  ]

  const create = () => {
    const asked: (readonly [GameRecordChoice, number])[] = []
    const own = cell<Currency>('RMB')
    const changed$ = new Subject<null>()
    const model = createGameRecordsModel(scope, {
      kind: 'casino',
      read: (choice, page) => {
        asked.push([choice, page])
        const items = (PAGES[page - 1] ?? []).map((orderNo) => ({ orderNo }) as GameBetRecord)
        const none = money(0, choice.currency)
        return of(ok({ items, total: 5, pages: 3, staked: none, profit: none }))
      },
      conditions: {
        active$: constant(true),
        online$: constant(true),
        rateLimited$: constant(false),
        reach$: constant('reachable' as const),
        slowdown$: constant(1),
        random: () => 0.5,
        now: () => Date.now(),
      },
      changed$,
      currencies: ['RMB', 'USDT'],
      currency$: own.state$,
      memory,
      memberId: '7',
    })
    model.records$.subscribe()
    vi.advanceTimersByTime(1)
    const numbers = () => model.records$.value.list.value?.records.map(({ orderNo }) => orderNo)
    return { model, asked, own, changed$, numbers }
  }

  it('lists each bet once, page by page, until there are no more', () => {
    const { model, asked, numbers } = create()
    expect(numbers()).toEqual(['b4', 'b3'])
    model.more()
    expect(numbers()).toEqual(['b4', 'b3', 'b2'])
    model.more()
    expect(numbers()).toEqual(['b4', 'b3', 'b2', 'b1', 'b0'])
    expect(model.records$.value.list.value?.more).toBe(false)
    const reads = asked.length
    model.more()
    expect(asked).toHaveLength(reads)
  })

  it('reads the list of each choice from its first page', () => {
    const { model, asked, numbers } = create()
    model.more()
    model.setSettled(true)
    model.setRange('month')
    model.setCurrency('USDT')
    vi.advanceTimersByTime(1)
    expect(asked.at(-1)).toEqual([{ kind: 'casino', settled: true, range: 'month', currency: 'USDT' }, 1])
    expect(numbers()).toEqual(['b4', 'b3'])
  })

  it('asks for no longer range than the list takes', () => {
    const { model, asked } = create()
    const day = 86_400_000
    model.setSettled(true)
    model.setRange({ from: 0, to: 40 * day })
    vi.advanceTimersByTime(1)
    const range = { from: 9 * day, to: 40 * day }
    expect(asked.at(-1)?.[0]).toMatchObject({ range })
    expect(model.records$.value).toMatchObject({ range, mostDays: 31 })
  })

  it('keeps the chosen list for the visit', () => {
    const { model } = create()
    model.setSettled(true)
    model.setRange('today')
    expect(create().asked.at(-1)?.[0]).toMatchObject({ settled: true, range: 'today' })
  })

  it('follows the currency of bets until another one is chosen', () => {
    const { model, own } = create()
    own.set('USDT')
    expect(model.records$.value.currency).toBe('USDT')
    model.setCurrency('RMB')
    expect(model.records$.value.currency).toBe('RMB')
    expect(own.state$.value).toBe('USDT')
  })

  it('is read again after a bet has changed', () => {
    const { asked, changed$ } = create()
    const reads = asked.length
    changed$.next(null)
    vi.advanceTimersByTime(1)
    expect(asked).toHaveLength(reads + 1)
  })
})
