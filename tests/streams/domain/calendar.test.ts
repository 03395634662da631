import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  addMonths,
  calendarDay,
  dayBegins,
  dayText,
  monthOfDay,
  timeText,
  weeksOf,
} from '../../../streams/domain/calendar.ts'

it('a day begins at midnight in UTC+8', () => {
  const day = calendarDay(Date.UTC(2026, 4, 1, 15, 59))
  expect(dayText(day)).toBe('2026-05-01')
  expect(dayText(calendarDay(Date.UTC(2026, 4, 1, 16)))).toBe('2026-05-02')
  expect(dayBegins(day)).toBe(Date.UTC(2026, 3, 30, 16))
  expect(timeText(Date.UTC(2026, 4, 1, 16, 2, 3))).toBe('2026-05-02 00:02:03')
})

it('every time is within its day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4e12 }), (at) => {
      const day = calendarDay(at)
      expect(dayBegins(day)).toBeLessThanOrEqual(at)
      expect(dayBegins(day + 1)).toBeGreaterThan(at)
    }),
  )
})

it('a month has its days in weeks from Monday', () => {
  const weeks = weeksOf({ year: 2026, month: 1 })
  const days = weeks.flat().filter((day) => day !== null)
  expect(days.map(dayText).at(0)).toBe('2026-02-01')
  expect(days.map(dayText).at(-1)).toBe('2026-02-28')
  // The first of February 2026 is a Sunday.
  expect(weeks[0]?.map((day) => day !== null)).toEqual([false, false, false, false, false, false, true])
})

it('any month has each of its days once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1970, max: 2100 }), fc.integer({ min: -30, max: 30 }), (year, count) => {
      const month = addMonths({ year, month: 0 }, count)
      const weeks = weeksOf(month)
      expect(weeks.every((week) => week.length === 7)).toBe(true)
      const days = weeks.flat().filter((day) => day !== null)
      expect(new Set(days).size).toBe(days.length)
      for (const day of days) expect(monthOfDay(day)).toEqual(month)
      expect(days.length).toBe(new Date(Date.UTC(month.year, month.month + 1, 0)).getUTCDate())
    }),
  )
})
