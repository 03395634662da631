import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accountOf } from '../../bench/chat/account.ts'

const SAID = { from: 10, to: 19 }

describe('the account of what was said', () => {
  it('finds nothing lost when each was shown or counted in a line', () => {
    expect(accountOf(SAID, { shown: [10, 11, 14, 19], told: [2, 4] })).toEqual({
      shown: 4,
      declared: 6,
      lost: 0,
      twice: 0,
      disordered: false,
    })
  })

  it('tells what was shown twice, and what came out of order', () => {
    const { twice, disordered, lost } = accountOf(SAID, { shown: [10, 12, 11, 12], told: [7] })
    expect({ twice, disordered, lost }).toEqual({ twice: 1, disordered: true, lost: 0 })
  })

  it('leaves out messages of before', () => {
    expect(accountOf(SAID, { shown: [3, 9, 10], told: [] })).toMatchObject({ shown: 1, lost: 9 })
  })

  it('counts as lost whatever is in neither', () => {
    const dropped = fc.uniqueArray(fc.integer({ min: 0, max: 99 }))
    fc.assert(
      fc.property(dropped, fc.nat(100), (missing, told) => {
        const all = Array.from({ length: 100 }, (_, number) => number)
        const shown = all.filter((number) => !missing.includes(number))
        const { lost } = accountOf({ from: 0, to: 99 }, { shown, told: [told] })
        expect(lost).toBe(missing.length - told)
      }),
    )
  })
})
