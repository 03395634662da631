import { describe, expect, it } from 'vitest'
import { ambiguousCodes } from '../tables.ts'
import { ESPORTS, PRICES, RESULT_SPORTS, SPORTS } from './codes.ts'
import { CALLS, CHANGING, LIMITS } from './constants.ts'
import { ORDER_STATES, SENT_STATES } from './orderCodes.ts'
import { KNOWN, PLAYS } from './plays.ts'
import { CLASSES, MEANINGS, REASONS, REFUSALS_OF_CALLS } from './refusals.ts'
import { DPTY_CALLS, DPTY_TABLES } from './tables.ts'

describe('the tables of DPTY', () => {
  it('give each number one meaning', () => {
    expect(ambiguousCodes(DPTY_TABLES)).toEqual([])
    expect(ambiguousCodes({ plays: PLAYS })).toEqual([])
  })

  it('have 17 sports, 34 with results, and 31 calls', () => {
    const withResults = [...SPORTS, ...RESULT_SPORTS, ...ESPORTS].length
    expect([SPORTS.length, withResults, CALLS.length]).toEqual([17, LIMITS.resultSports.value, 31])
    const paths: readonly string[] = CALLS.map(({ code }) => code)
    // `timestamp` answers a number.
    const answered = [...Object.keys(DPTY_CALLS), '/dpty/sport/timestamp']
    expect(answered.toSorted()).toEqual(paths.toSorted())
    expect(CHANGING.paths.filter((path) => !paths.includes(path))).toEqual([])
  })

  it('give each market of one sport its own play: keys share one only with another count', () => {
    const keys = new Map<string, string[]>()
    for (const { code, means } of PLAYS) keys.set(means, [...(keys.get(means) ?? []), code])
    const scores = ['goals', 'runs', 'games', 'legs', 'scorecards', 'points', 'sets']
    const wrong = [...keys.values()].filter((shared) => {
      const stats = shared.map((key) => key.split('.')[0] ?? '')
      return (
        shared.length > 1 &&
        (new Set(stats).size < stats.length || !stats.every((stat) => scores.includes(stat)))
      )
    })
    expect(wrong).toEqual([])
    const codes = new Set(PLAYS.map(({ means }) => means.split('.')[1]))
    expect(KNOWN.codes.filter((code) => !codes.has(code))).toEqual([])
  })

  it('read prices of each source format', () => {
    const european = PRICES.map(({ ot, od }) => {
      const price = Number(od)
      const hongKong = price < 0 ? Math.floor(-100 / price + 1e-9) / 100 : price
      return Math.round((ot === 'OU' ? price : hongKong + 1) * 100) * 1000
    })
    expect(european).toEqual(PRICES.map((each) => each.european))
  })

  it('put each code that has a meaning in a class', () => {
    const classes = new Set<number>(CLASSES.map(({ code }) => code))
    const used = [...MEANINGS, ...REASONS, ...REFUSALS_OF_CALLS].map(({ code }) => code)
    expect(used.filter((code) => !classes.has(code))).toEqual([])
    const states = new Set<number>(ORDER_STATES.map(({ code }) => code))
    expect(SENT_STATES.codes.filter((code) => !states.has(code))).toEqual([])
  })
})
