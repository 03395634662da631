import { describe, expect, it } from 'vitest'
import { ambiguousCodes } from '../tables.ts'
import { SPORTS } from './codes.ts'
import { CALLS } from './constants.ts'
import { FOOTBALL_PLAYS, OTHER_PLAYS } from './plays.ts'
import { CLASSES, MEANINGS, REASONS, REJECTION_OF, RESERVATION_REFUSALS } from './refusals.ts'
import { SCORES, SELECTIONS } from './selections.ts'
import { FBTY_CALLS, FBTY_TABLES } from './tables.ts'

describe('the tables of FBTY', () => {
  it('give each number one meaning', () => {
    expect(ambiguousCodes(FBTY_TABLES)).toEqual([])
    const plays = [...FOOTBALL_PLAYS, ...OTHER_PLAYS]
    expect(ambiguousCodes({ plays })).toEqual([])
    // A market has one number: a key belongs to one play of a sport.
    expect(new Set(FOOTBALL_PLAYS.map(({ means }) => means)).size).toBe(FOOTBALL_PLAYS.length)
    expect(plays.filter(({ code }) => !/^\d{4,5}\.\d{4,5}$/.test(code))).toEqual([])
  })

  it('have 17 sports and 20 calls', () => {
    expect([SPORTS.length, CALLS.length]).toEqual([17, 20])
    expect(CALLS.map(({ code }) => code)).toEqual(Object.keys(FBTY_CALLS))
  })

  it('keep selections, scores and entrants apart', () => {
    expect(SELECTIONS.filter(({ code }) => code >= 1000)).toEqual([])
    const numbers = SCORES.map(({ means }) => {
      const [home, away] = means.split(':').map(Number)
      return 1000 + 30 * (home ?? 0) + (away ?? 0)
    })
    expect(numbers).toEqual(SCORES.map(({ code }) => code))
    expect(numbers.filter((number) => number >= 3001)).toEqual([])
  })

  it('put each code that has a meaning in a class, and each reason of the book', () => {
    const classes = new Set(CLASSES.map(({ code }) => code))
    const used = [...MEANINGS, ...REASONS, ...RESERVATION_REFUSALS].map(({ code }) => code)
    expect(used.filter((code) => !classes.has(code))).toEqual([])
  })

  it('give each code of a refused bet one `rj`', () => {
    const codes: readonly number[] = REJECTION_OF.flatMap((each) => [...each.codes])
    expect(new Set(codes).size).toBe(codes.length)
    expect(REASONS.filter(({ code }) => !codes.includes(code))).toEqual([])
  })
})
