import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { take } from '../../../../streams/domain/rounds/drawSequence.ts'
import { returnAt } from '../../../../streams/domain/rounds/roundReturn.ts'
import { ROUND_CHANGES, type RoundState } from '../../../../streams/domain/rounds/roundState.ts'
import { chosenDraws } from './draws.ts'

describe('the states of a round (docs/games/rounds.md, 2.1)', () => {
  it('all follow from announced, and end in closed or void', () => {
    const reached = new Set<RoundState>(['announced'])
    for (const state of reached) for (const next of ROUND_CHANGES[state]) reached.add(next)
    expect([...reached].toSorted()).toEqual(Object.keys(ROUND_CHANGES).toSorted())
    expect([...reached].filter((state) => ROUND_CHANGES[state].length === 0)).toEqual(['void', 'closed'])
  })

  it('never lead back, and from decided only to closed', () => {
    const laterThan = (from: RoundState): readonly RoundState[] =>
      ROUND_CHANGES[from].flatMap((next) => [next, ...laterThan(next)])
    for (const state of Object.keys(ROUND_CHANGES) as RoundState[]) {
      expect(laterThan(state)).not.toContain(state)
    }
    expect(laterThan('decided')).toEqual(['closed'])
  })
})

describe('returns of a stake', () => {
  it('is stake × odds, rounded down, beyond exact products of numbers too', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000_000_000 }), fc.nat({ max: 900_000_000 }), (stake, factor) => {
        const exact = (BigInt(stake) * BigInt(factor)) / 100_000n
        expect(BigInt(returnAt(stake, factor).returned)).toBe(exact)
      }),
    )
  })
})

describe('taking from a list (docs/games/rounds.md, 3.3)', () => {
  it('takes the element at the place, and those behind it move up', () => {
    const list = Array.from('abcd')
    const draws = chosenDraws([1, 1, 1, 0])
    expect([take(draws, list), take(draws, list), take(draws, list), take(draws, list)]).toEqual([
      'b',
      'c',
      'd',
      'a',
    ])
    expect(list).toEqual([])
    expect(() => take(draws, list)).toThrow(RangeError)
  })
})
