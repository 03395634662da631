import { expect, it } from 'vitest'
import { createChosenLotteries } from '../../../streams/core/chosenLotteries.ts'
import { createScope } from '../../../streams/kernel/scope.ts'
import { createMemoryStore } from '../../support/ports.ts'

function open(local = createMemoryStore(), session = createMemoryStore()) {
  const scope = createScope((error) => {
    throw error
  })
  return { local, session, chosen: createChosenLotteries(scope, { local, session }) }
}

it('shows all lotteries at first', () => {
  const { chosen } = open()
  expect(chosen.tab$.value).toBe('all')
  expect(chosen.filter$.value).toEqual({ series: null, order: 'usual' })
})

it('keeps the list on the device, and the filter for the session only', () => {
  const first = open()
  first.chosen.chooseTab('ins')
  first.chosen.chooseFilter({ series: 2 })
  first.chosen.chooseFilter({ order: 'soonest' })
  const reloaded = open(first.local, first.session)
  expect(reloaded.chosen.tab$.value).toBe('ins')
  expect(reloaded.chosen.filter$.value).toEqual({ series: 2, order: 'soonest' })
  const nextDay = open(first.local)
  expect(nextDay.chosen.tab$.value).toBe('ins')
  expect(nextDay.chosen.filter$.value).toEqual({ series: null, order: 'usual' })
})

it('shows all lotteries when the stored list is unknown', () => {
  expect(open(createMemoryStore({ 'touchline.lotteryTab': 'gone' })).chosen.tab$.value).toBe('all')
})
