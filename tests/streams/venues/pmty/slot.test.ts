import fc from 'fast-check'
import { expect, it } from 'vitest'
import { handleOfSlot, slotOf } from '../../../../streams/venues/pmty/slot.ts'

it('finds the slot in its handle', () => {
  fc.assert(
    fc.property(fc.nat(999_999_999), (slot) => {
      expect(slotOf(handleOfSlot(slot))).toBe(slot)
    }),
  )
})

it.each([null, '', ' 2', '-1', '1.5', '2x', '1e3', '9999999999'])('takes %j for the main line', (handle) => {
  expect(slotOf(handle)).toBe(1)
})
