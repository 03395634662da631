import { Subject } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { combineStates } from '../../../streams/kernel/combineStates.ts'
import { cell, constant, mapState } from '../../../streams/kernel/state.ts'
import { countSubscriptions } from '../../support/subscriptionCount.ts'

function watch<T>(source$: { subscribe: (next: (value: T) => void) => { unsubscribe: () => void } }) {
  const seen: T[] = []
  const subscription = source$.subscribe((value) => seen.push(value))
  return { seen, stop: () => subscription.unsubscribe() }
}

describe('cell', () => {
  it('emits its value at once, then changes only', () => {
    const stake = cell(1)
    const { seen } = watch(stake.state$)
    stake.set(1)
    stake.set(2)
    stake.update((value) => value + 1)
    expect(seen).toEqual([1, 2, 3])
    expect(stake.state$.value).toBe(3)
  })

  it('holds equal values back by its own rule', () => {
    const odds = cell({ minor: 1 }, (a, b) => a.minor === b.minor)
    const first = odds.state$.value
    odds.set({ minor: 1 })
    expect(odds.state$.value).toBe(first)
  })

  it('completes at its end and ignores later writes, keeping its value', () => {
    const stake = cell(1)
    let completed = false
    stake.state$.subscribe({ complete: () => (completed = true) })
    stake.end()
    stake.set(2)
    expect([completed, stake.state$.value]).toEqual([true, 1])
  })

  it('does not hand out a way to write', () => {
    expect(cell(1).state$).not.toBeInstanceOf(Subject)
  })
})

describe('mapState', () => {
  it('gives the same object for the same source value', () => {
    const stake = cell(1)
    const boxed$ = mapState(stake.state$, (value) => ({ value }))
    expect(boxed$.value).toBe(boxed$.value)
    const { seen } = watch(boxed$)
    expect(seen[0]).toBe(boxed$.value)
    stake.set(2)
    expect(seen[1]).toBe(boxed$.value)
    expect(seen).toEqual([{ value: 1 }, { value: 2 }])
  })

  it('emits only when the result changes', () => {
    const stake = cell(1)
    const { seen } = watch(mapState(stake.state$, (value) => value > 2))
    for (const value of [2, 3, 4, 1]) stake.set(value)
    expect(seen).toEqual([false, true, false])
  })

  it('keeps the object of an equal result, with and without a subscriber', () => {
    const stake = cell(1)
    const half$ = mapState(
      stake.state$,
      (value) => ({ half: Math.floor(value / 2) }),
      (a, b) => a.half === b.half,
    )
    stake.set(2)
    const first = half$.value
    stake.set(3)
    expect(half$.value).toBe(first)
    const { seen } = watch(half$)
    stake.set(2)
    stake.set(4)
    expect(seen).toEqual([{ half: 1 }, { half: 2 }])
    expect(seen[0]).toBe(first)
  })
})

describe('combineStates', () => {
  it('computes from all and follows each', () => {
    const stake = cell(2)
    const odds = cell(3)
    const total$ = combineStates(
      { stake$: stake.state$, odds$: odds.state$ },
      (now) => now.stake$ * now.odds$,
    )
    const { seen } = watch(total$)
    stake.set(4)
    odds.set(5)
    expect(seen).toEqual([6, 12, 20])
    expect(total$.value).toBe(20)
  })

  it('has its value without a subscriber, and the same object each time', () => {
    const stake = cell(2)
    const total$ = combineStates({ stake$: stake.state$ }, (now) => ({ stake: now.stake$ }))
    stake.set(3)
    expect(total$.value).toEqual({ stake: 3 })
    expect(total$.value).toBe(total$.value)
  })

  it('keeps the object of an equal result', () => {
    const stake = cell(2)
    const odd$ = combineStates(
      { stake: stake.state$ },
      (now) => [now.stake % 2],
      (a, b) => a[0] === b[0],
    )
    const { seen } = watch(odd$)
    const [first] = seen
    stake.set(4)
    expect(odd$.value).toBe(first)
    stake.set(5)
    expect(seen).toEqual([[0], [1]])
  })

  it('subscribes once to each source for each subscriber, and gives all back', () => {
    const counted = countSubscriptions(constant(1))
    const source$ = Object.assign(counted.source$, { value: 1 })
    const total$ = combineStates({ source$, other$: constant(2) }, (now) => now.source$ + now.other$)
    const { stop } = watch(total$)
    expect(counted.active).toBe(1)
    stop()
    expect(counted.active).toBe(0)
  })
})
