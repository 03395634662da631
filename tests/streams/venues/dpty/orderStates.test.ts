import { expect, it } from 'vitest'
import { isOver, isReturned } from '../../../../streams/domain/order.ts'
import { refusalKey } from '../../../../streams/venues/dpty/errors.ts'
import { orderStateOf } from '../../../../streams/venues/dpty/numbers.ts'

const BEING_CANCELLED = 5
const CANCELLED = 2

it('an order that is being cancelled is open, and nothing of it is said to have come back', () => {
  const state = orderStateOf(BEING_CANCELLED)
  expect(state).toBe('cancelling')
  expect([isReturned(state), isOver(state), refusalKey(state, 0)]).toEqual([false, false, null])
})

it('an order that was cancelled has come back', () => {
  const state = orderStateOf(CANCELLED)
  expect([isReturned(state), isOver(state)]).toEqual([true, true])
})
