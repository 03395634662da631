import { describe, expect, it } from 'vitest'
import { line } from '../../../../streams/domain/market.ts'
import { layoutOf, slotOfChoice } from '../../../../streams/feeds/odds/layout.ts'
import { handicap, lineOf } from '../builders.ts'

const spec = { stat: 'goals', kind: 'handicap', period: 'match' } as const
const ladder = (first: string | null, second: string | null) =>
  layoutOf([
    handicap([
      lineOf('a', 1, 190_000, { slot: 1, handle: first, line: line(-2) }),
      lineOf('b', 1, 190_000, { slot: 2, handle: second, line: line(-4) }),
    ]),
  ])

describe('the slot of a chosen line', () => {
  it('is found by its handle, whatever line is there now', () => {
    expect(slotOfChoice(ladder('x', 'y'), { spec, handle: 'y', line: line(-2) })).toBe(2)
    expect(slotOfChoice(ladder('y', 'x'), { spec, handle: 'y', line: line(-4) })).toBe(1)
  })

  it('is found by the line where the venue has no handles', () => {
    expect(slotOfChoice(ladder(null, null), { spec, handle: null, line: line(-4) })).toBe(2)
  })

  it('is none for a line or market that is gone', () => {
    expect(slotOfChoice(ladder('x', 'y'), { spec, handle: 'z', line: line(-2) })).toBeNull()
    expect(slotOfChoice(ladder(null, null), { spec, handle: null, line: line(-6) })).toBeNull()
    expect(slotOfChoice([], { spec, handle: 'x', line: null })).toBeNull()
  })
})
