import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dateRows, dayKeyAt, NOON_IN_BEIJING } from '../../../streams/domain/schedule.ts'

const beijing = (text: string): number => Date.parse(`${text}+08:00`)
const now = beijing('2025-05-07T20:00:00')
const DAY_MS = 86_400_000

describe('dateRows', () => {
  it('has All, seven days and Other for early', () => {
    const rows = dateRows([], now, 'early')
    expect(rows.map(({ key }) => key)).toEqual([
      'all',
      '2025-05-08',
      '2025-05-09',
      '2025-05-10',
      '2025-05-11',
      '2025-05-12',
      '2025-05-13',
      '2025-05-14',
      'other',
    ])
    expect(rows.map(({ label }) => label).slice(0, 3)).toEqual([null, '05/08', '05/09'])
  })

  it('adds Today for parlay', () => {
    expect(
      dateRows([], now, 'parlay')
        .map(({ key }) => key)
        .slice(0, 3),
    ).toEqual(['all', 'today', '2025-05-08'])
  })

  it('cuts days at noon in Beijing', () => {
    const kickOffs = [
      beijing('2025-05-08T11:59:59'),
      beijing('2025-05-08T12:00:00'),
      beijing('2025-05-09T11:59:59'),
      beijing('2025-05-09T12:00:00'),
      beijing('2025-05-15T12:00:00'),
    ]
    const counts = Object.fromEntries(dateRows(kickOffs, now, 'parlay').map(({ key, count }) => [key, count]))
    expect(counts).toMatchObject({ all: 5, today: 1, '2025-05-08': 2, '2025-05-09': 1, other: 1 })
  })

  it('counts the morning to the day before', () => {
    expect(dayKeyAt(beijing('2025-05-07T11:59:59'))).toBe('2025-05-06')
    expect(dayKeyAt(beijing('2025-05-07T12:00:00'))).toBe('2025-05-07')
  })

  it('cuts days where it is told', () => {
    const midnightInLondon = { utcOffset: 0, anchor: 0 }
    expect(dayKeyAt(Date.parse('2025-05-07T23:59:59Z'), midnightInLondon)).toBe('2025-05-07')
    expect(dayKeyAt(Date.parse('2025-05-08T00:00:00Z'), midnightInLondon)).toBe('2025-05-08')
  })

  it('puts every kick-off from now on into exactly one row besides All', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 20 * DAY_MS })), (offsets) => {
        const rows = dateRows(
          offsets.map((offset) => now + offset),
          now,
          'parlay',
        )
        const sum = rows.filter(({ key }) => key !== 'all').reduce((total, { count }) => total + count, 0)
        expect(sum).toBe(offsets.length)
      }),
    )
  })
})

describe('dayKeyAt', () => {
  it('agrees with the calendar', () => {
    const anyTime = fc.date({ min: new Date(0), max: new Date('2400-01-01T00:00:00Z'), noInvalidDate: true })
    fc.assert(
      fc.property(anyTime, (time) => {
        const { utcOffset, anchor } = NOON_IN_BEIJING
        const shifted = new Date(time.getTime() + (utcOffset - anchor) * 60_000)
        expect(dayKeyAt(time.getTime())).toBe(shifted.toISOString().slice(0, 10))
      }),
    )
  })

  it.each(['2024-02-29', '2100-02-28', '2100-03-01', '2000-02-29', '2024-12-31', '2025-01-01'])(
    'knows %s',
    (day) => {
      expect(dayKeyAt(beijing(`${day}T13:00:00`))).toBe(day)
    },
  )
})
