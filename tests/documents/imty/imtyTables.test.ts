import { describe, expect, it } from 'vitest'
import { ambiguousCodes } from '../tables.ts'
import { COUNTS_OF_SPORTS, FURTHER_BET_TYPES, SPORTS } from './codes.ts'
import { CALLS } from './constants.ts'
import { CLASSES, MEANINGS, NEVER_SENT, REFUSALS_OF_BETS, ROW_STATUSES, WITH_FIELDS } from './refusals.ts'
import { IMTY_CALLS, IMTY_TABLES } from './tables.ts'
import { SHOWN_FIAT } from './wagerCodes.ts'

describe('the tables of IMTY', () => {
  it('give each number one meaning', () => {
    expect(ambiguousCodes(IMTY_TABLES)).toEqual([])
  })

  it('have 18 sports, each with a count, 22 calls and 35 fiat currencies', () => {
    expect([SPORTS.length, CALLS.length, SHOWN_FIAT.codes.length]).toEqual([18, 22, 35])
    const counted: readonly number[] = COUNTS_OF_SPORTS.flatMap(({ codes }) => [...codes])
    const ascending = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)
    expect(ascending(counted)).toEqual(ascending(SPORTS.map(({ code }) => code)))
    expect(CALLS.map(({ code }) => code)).toEqual(Object.keys(IMTY_CALLS))
  })

  it('number bet types as 1000 + 100 × stat + kind, each stat and kind with one number', () => {
    const stats = new Map<string, number>()
    const kinds = new Map<string, number>()
    const wrong = FURTHER_BET_TYPES.filter(({ code, means }) => {
      const [stat = '', kind = ''] = means.split('.')
      const [hundreds, rest] = [Math.floor((code - 1000) / 100), code % 100]
      if (!stats.has(stat)) stats.set(stat, hundreds)
      if (!kinds.has(kind)) kinds.set(kind, rest)
      return stats.get(stat) !== hundreds || kinds.get(kind) !== rest
    })
    expect(wrong).toEqual([])
    expect(new Set(stats.values()).size).toBe(stats.size)
    expect(new Set(kinds.values()).size).toBe(kinds.size)
  })

  it('put each code that has a meaning in a class', () => {
    const classes = new Set<number>(CLASSES.map(({ code }) => code))
    const outside = MEANINGS.filter(({ code }) => !classes.has(code))
    expect(outside.map(({ code }) => code)).toEqual([100])
    const named: readonly number[] = [
      ...ROW_STATUSES.complete.codes,
      ...ROW_STATUSES.bare.codes,
      ...NEVER_SENT.codes,
      ...WITH_FIELDS.codes,
      ...REFUSALS_OF_BETS.map(({ code }) => code),
    ]
    const unknown = named.filter((code) => !classes.has(code))
    // Success, and the numbers of cash-outs, which are those of PMTY.
    expect(unknown).toEqual([100, 12007, 12008])
  })
})
