import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatLine, parseLine, sideLine } from '../../../streams/domain/lineFormat.ts'
import { anyLine, quarters, spec } from './arbitraries.ts'

describe('formatLine', () => {
  it.each([
    [-0.75, '-0.5/1'],
    [0.25, '+0/0.5'],
    [-0.25, '-0/0.5'],
    [0.75, '+0.5/1'],
    [-1.25, '-1/1.5'],
    [-2, '-2'],
    [0.5, '+0.5'],
    [0, '+0'],
    [10.75, '+10.5/11'],
  ])('shows the handicap %d as %s', (decimal, text) => {
    expect(formatLine(quarters(decimal), { signed: true })).toBe(text)
  })

  it.each([
    [2, '2'],
    [2.5, '2.5'],
    [2.75, '2.5/3'],
    [2.25, '2/2.5'],
    [210.5, '210.5'],
  ])('shows the total %d as %s', (decimal, text) => {
    expect(formatLine(quarters(decimal))).toBe(text)
  })
})

describe('parseLine', () => {
  it.each([
    ['-0.5/1', -0.75],
    ['-0.5/-1', -0.75],
    ['-0.75', -0.75],
    ['−0.75', -0.75],
    ['0', 0],
    ['-0', 0],
    ['+0.25', 0.25],
    ['0/0.5', 0.25],
    ['-0/0.5', -0.25],
    ['0/-0.5', -0.25],
    ['+0/+0.5', 0.25],
    ['0.5/0', 0.25],
    [' 2.5 / 3 ', 2.75],
    ['2.50', 2.5],
    ['1/1.5', 1.25],
  ])('reads %j as %d', (text, decimal) => {
    expect(parseLine(text)).toBe(quarters(decimal))
  })

  it.each(['', '-', '/', 'a', '0.3', '0.5/2', '0.5/-1', '+0.5/-1', '1/1.25', '0.25/0.75', '1/1.5/2', '1e2'])(
    'refuses %j',
    (text) => {
      expect(parseLine(text)).toBeNull()
    },
  )

  it('reads back every line shown', () => {
    fc.assert(
      fc.property(anyLine, fc.boolean(), (line, signed) => {
        expect(parseLine(formatLine(line, { signed }))).toBe(line)
      }),
    )
  })

  it('answers any text without throwing, and with a whole number of quarters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const line = parseLine(text)
        expect(line === null || Number.isInteger(line)).toBe(true)
      }),
    )
  })
})

describe('sideLine', () => {
  it('turns a handicap round for the away side only', () => {
    expect(sideLine(spec('handicap'), 'home', quarters(-0.75))).toBe(quarters(-0.75))
    expect(sideLine(spec('handicap'), 'away', quarters(-0.75))).toBe(quarters(0.75))
    expect(sideLine(spec('handicap'), 'away', quarters(0))).toBe(0)
    expect(sideLine(spec('total'), 'under', quarters(2.5))).toBe(quarters(2.5))
    expect(sideLine(spec('teamTotalAway'), 'over', quarters(1.5))).toBe(quarters(1.5))
  })
})
