import { describe, expect, it } from 'vitest'
import { type Finding, verdictOf } from '../../bench/report/finding.ts'
import { table } from '../../bench/report/table.ts'

const finding = (change: Partial<Finding>): Finding => ({
  bench: 'B1',
  what: 'tick to paint',
  setting: '4× CPU',
  unit: 'ms',
  values: [30, 34, 32],
  budget: null,
  ...change,
})

describe('the verdict on a figure', () => {
  it('follows from the median, for both kinds of budget', () => {
    expect(verdictOf(finding({ budget: { most: 32 } }))).toBe('met')
    expect(verdictOf(finding({ budget: { most: 31.9 } }))).toBe('missed')
    expect(verdictOf(finding({ budget: { least: 32 } }))).toBe('met')
    expect(verdictOf(finding({ budget: { least: 32.1 } }))).toBe('missed')
  })

  it('is not measured without a value, and nothing without a budget', () => {
    expect(verdictOf(finding({ budget: { most: 1 }, values: [] }))).toBe('not measured')
    expect(verdictOf(finding({ budget: { most: 1 }, values: [Number.NaN] }))).toBe('not measured')
    expect(verdictOf(finding({}))).toBe('')
  })
})

describe('the table', () => {
  it('gives median, range, budget and verdict of each finding', () => {
    const lines = table([finding({ budget: { most: 33 } }), finding({ unit: '×', values: [1.256] })]).split(
      '\n',
    )
    const cellsOf = (line: string | undefined): string[] => (line ?? '').split('|').map((cell) => cell.trim())
    expect(cellsOf(lines[2])).toEqual([
      '',
      'B1',
      'tick to paint',
      '4× CPU',
      '32 ms',
      '30 – 34',
      '≤ 33 ms',
      'met',
      '',
    ])
    expect(cellsOf(lines[3])).toEqual(['', 'B1', 'tick to paint', '4× CPU', '1.26 ×', '', '', '', ''])
  })

  it('has columns of one width', () => {
    const lines = table([finding({}), finding({ what: 'a much longer name than the other' })]).split('\n')
    expect(new Set(lines.map((line) => line.length)).size).toBe(1)
  })
})
