import { describe, expect, it } from 'vitest'
import { createScope } from '../../../../streams/kernel/scope.ts'
import { live } from '../../../../streams/kernel/feed.ts'
import { cell, constant } from '../../../../streams/kernel/state.ts'
import { NO_FILM } from '../../../../streams/feeds/virtual/index.ts'
import type { VirtualBatch } from '../../../../streams/venues/virtual.ts'
import { batchTabs, numberOf, secondsUntil, shownBatch } from '../../../../streams/views/virtual/batchTabs.ts'
import { createVirtualGame } from '../../../../streams/views/virtual/virtualModel.ts'

const batch = (number: number, startsAt: number): VirtualBatch => ({
  game: '31101',
  sport: 'virtualHorse',
  batchNo: `20261120-0${String(number)}`,
  startsAt,
  sealsAt: startsAt - 10_000,
  round: '',
  season: 0,
  commitment: '',
  matches: [],
})

const FIRST = batch(345, 100_000)
const SECOND = batch(346, 280_000)
const BATCHES = [FIRST, SECOND]

describe('the batches of a game by platform time', () => {
  it('count down to the lock, then to the start, and then run', () => {
    const first = (now: number) => batchTabs(BATCHES, now, 1)[0]
    expect(first(0)).toMatchObject({ number: '345', stage: 'open', secondsLeft: 90 })
    expect(first(89_999)).toMatchObject({ stage: 'open', secondsLeft: 1 })
    expect(first(90_000)).toMatchObject({ stage: 'locked', secondsLeft: 10 })
    expect(first(100_000)).toMatchObject({ stage: 'running', secondsLeft: 0 })
  })

  it('count real seconds, of which a fast platform has fewer', () => {
    expect(secondsUntil(100_000, 0, 10)).toBe(10)
    expect(secondsUntil(100_001, 0, 10)).toBe(11)
    expect(secondsUntil(0, 1, 1)).toBe(0)
  })

  it('are called by their number without its day and zeros', () => {
    expect([numberOf('20261120-0007'), numberOf('odd')]).toEqual(['7', 'odd'])
  })

  it('show the chosen one, or the first that is open', () => {
    expect(shownBatch(BATCHES, null, 95_000)).toBe(SECOND)
    expect(shownBatch(BATCHES, FIRST.batchNo, 95_000)).toBe(FIRST)
    expect(shownBatch(BATCHES, 'gone', 0)).toBe(FIRST)
    expect(shownBatch([], null, 0)).toBeNull()
  })
})

describe('a game', () => {
  const start = () => {
    const scope = createScope((error) => {
      throw error
    })
    const list = cell(live<readonly VirtualBatch[]>(BATCHES, 0))
    const second = cell(0)
    const model = createVirtualGame(scope, {
      feed: { batches$: () => list.state$, film$: () => constant(NO_FILM) },
      game: '31101',
      second$: second.state$,
      rate: () => 1,
    })
    return { scope, list, second, model, shown: () => model.view$.value.shown?.batchNo }
  }

  it('keeps the batch that is shown when it is locked and runs, until it leaves the list', () => {
    const { list, second, model, shown, scope } = start()
    expect(shown()).toBe(FIRST.batchNo)
    second.set(90_000)
    expect([shown(), model.view$.value.stage]).toEqual([FIRST.batchNo, 'locked'])
    second.set(100_000)
    expect([shown(), model.view$.value.running?.batchNo]).toEqual([FIRST.batchNo, FIRST.batchNo])
    list.set(live([SECOND], 0))
    expect([shown(), model.view$.value.running]).toEqual([SECOND.batchNo, null])
    scope.end()
  })

  it('shows the film of the running batch above another one that is chosen', () => {
    const { second, model, shown, scope } = start()
    model.choose(SECOND.batchNo)
    second.set(100_000)
    expect([shown(), model.view$.value.stage, model.view$.value.running?.batchNo]).toEqual([
      SECOND.batchNo,
      'open',
      FIRST.batchNo,
    ])
    scope.end()
  })
})
