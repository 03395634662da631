import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { resultDays, resultQuarters } from '../../../../streams/domain/resultDays.ts'
import { type ResultsOffer, resultsChoice } from '../../../../streams/views/results/resultsChoice.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const NOW = Date.UTC(2026, 10, 23, 3)
const OPEN = { kind: null, sport: null, day: null, quarter: null }
const OFFER: ResultsOffer = { sports: ['football', 'tennis'], myBets: true, champions: true, serverNow: NOW }

describe('the days of results', () => {
  it('are the last seven in UTC+8, each of 24 hours, up to the present one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), (now) => {
        const days = resultDays(now)
        expect(days).toHaveLength(7)
        for (const [index, day] of days.entries()) {
          expect(day.to - day.from).toBe(DAY)
          expect(day.to).toBe(days[index + 1]?.from ?? day.to)
          expect(new Date(day.from + 8 * HOUR).toISOString()).toBe(`${day.key}T00:00:00.000Z`)
        }
        const today = days.at(-1)
        expect(today !== undefined && today.from <= now && now < today.to).toBe(true)
      }),
    )
  })

  it('change at midnight in UTC+8', () => {
    const key = (now: number) => resultDays(now).at(-1)?.key
    expect(key(Date.UTC(2026, 10, 22, 15, 59, 59))).toBe('2026-11-22')
    expect(key(Date.UTC(2026, 10, 22, 16))).toBe('2026-11-23')
  })
})

describe('the quarters of results', () => {
  it('are the last four, each beginning where the one before ended', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), (now) => {
        const quarters = resultQuarters(now)
        expect(quarters).toHaveLength(4)
        for (const [index, quarter] of quarters.entries())
          expect(quarters[index + 1]?.to ?? quarter.from).toBe(quarter.from)
        const [present] = quarters
        expect(present !== undefined && present.from <= now && now < present.to).toBe(true)
      }),
    )
  })

  it('begin with a year in UTC+8', () => {
    const [first] = resultQuarters(Date.UTC(2026, 0, 31))
    expect(first).toMatchObject({ key: '2026-1', year: 2026, quarter: 1, from: Date.UTC(2025, 11, 31, 16) })
    expect(resultQuarters(Date.UTC(2025, 11, 31, 15)).map(({ key }) => key)).toEqual([
      '2025-4',
      '2025-3',
      '2025-2',
      '2025-1',
    ])
  })
})

describe('the choice of an address', () => {
  it('is today and the first sport when it names none', () => {
    const choice = resultsChoice(OPEN, OFFER)
    expect(choice).toMatchObject({ kind: 'matches', sport: 'football', day: { key: '2026-11-23' } })
    expect(resultsChoice({ ...OPEN, kind: 'champions' }, OFFER)).toMatchObject({ quarter: { key: '2026-4' } })
  })

  it('is what it names', () => {
    expect(resultsChoice({ ...OPEN, sport: 'tennis', day: '2026-11-17' }, OFFER)).toMatchObject({
      sport: 'tennis',
      day: { key: '2026-11-17' },
    })
    expect(resultsChoice({ ...OPEN, day: 'myBets' }, OFFER)).toMatchObject({ day: 'myBets' })
    expect(resultsChoice({ ...OPEN, kind: 'champions', quarter: '2026-1' }, OFFER)).toMatchObject({
      quarter: { key: '2026-1' },
    })
  })

  it.each(['2026-11-16', '2026-11-24', '2020-01-01', 'x', ''])('says that the day %j is unknown', (day) => {
    expect(resultsChoice({ ...OPEN, day }, OFFER)).toMatchObject({ day: 'unknown' })
  })

  it('says that a quarter is unknown', () => {
    expect(resultsChoice({ ...OPEN, kind: 'champions', quarter: '2025-4' }, OFFER)).toEqual({
      kind: 'champions',
      quarter: 'unknown',
    })
  })

  it('has no own bets and no tournaments where the venue has none, and no sport that it lacks', () => {
    const offer = { ...OFFER, myBets: false, champions: false }
    expect(resultsChoice({ ...OPEN, day: 'myBets' }, offer)).toMatchObject({ day: 'unknown' })
    expect(resultsChoice({ ...OPEN, kind: 'champions' }, offer).kind).toBe('matches')
    expect(resultsChoice({ ...OPEN, sport: 'snooker' }, offer)).toMatchObject({ sport: 'football' })
    expect(resultsChoice({ ...OPEN, sport: 'nothing' }, offer)).toMatchObject({ sport: 'football' })
  })
})
