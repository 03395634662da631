import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tallyOf } from '../../bench/chat/messageTally.ts'

const POSTED = { from: 10, to: 19 }

describe('the tally of the posted messages', () => {
  it('finds nothing lost when each was shown or declared missing', () => {
    expect(tallyOf(POSTED, { shown: [10, 11, 14, 19], declaredMissing: [2, 4] })).toEqual({
      shown: 4,
      declared: 6,
      lost: 0,
      twice: 0,
      disordered: false,
    })
  })

  it('counts what was shown twice, and notices a wrong order', () => {
    const { twice, disordered, lost } = tallyOf(POSTED, { shown: [10, 12, 11, 12], declaredMissing: [7] })
    expect({ twice, disordered, lost }).toEqual({ twice: 1, disordered: true, lost: 0 })
  })

  it('leaves out earlier messages', () => {
    expect(tallyOf(POSTED, { shown: [3, 9, 10], declaredMissing: [] })).toMatchObject({ shown: 1, lost: 9 })
  })

  it('counts the rest as lost', () => {
    const dropped = fc.uniqueArray(fc.integer({ min: 0, max: 99 }))
    fc.assert(
      fc.property(dropped, fc.nat(100), (missing, declared) => {
        const all = Array.from({ length: 100 }, (_, number) => number)
        const shown = all.filter((number) => !missing.includes(number))
        const { lost } = tallyOf({ from: 0, to: 99 }, { shown, declaredMissing: [declared] })
        expect(lost).toBe(missing.length - declared)
      }),
    )
  })
})
