import { calendarDay, dayBegins } from '../calendar.ts'
import type { DrawCalendar, Lottery } from './lotteries.ts'

const DAY_MS = 86_400_000
const DAYS_OF_WEEK = 7

/** A draw by the calendar of its lottery (docs/games/lottery.md, 1). Times are platform ms. */
export interface PlannedDraw {
  /** Such as `20261120-1251`; of one draw a day `20261120`, otherwise `2026-129` (docs/games/rounds.md, 1). */
  readonly planId: string
  /** Counts the draws of the lottery: draws that follow each other have numbers that do. */
  readonly ordinal: number
  /** The seal of the draw before. */
  readonly opensAt: number
  readonly sealsAt: number
  readonly drawAt: number
}

/** The draw that is on sale: the first one that is not sealed yet. */
export function drawOnSale(lottery: Lottery, now: number): PlannedDraw {
  return plannedDraw(lottery, firstAfter(lottery.calendar, now + lottery.sealedBeforeMs))
}

/** From a seal to its draw: where it takes less, nothing is said of the wait. */
const LONG_WAIT_MS = 60_000
/** How long after its time a draw is still waited for. */
const LATE_MS = 60_000

/** The draw that was sealed last and is not drawn yet, of a lottery in which that takes minutes; otherwise `null`. */
export function awaitedDraw(lottery: Lottery, now: number): PlannedDraw | null {
  if (lottery.sealedBeforeMs < LONG_WAIT_MS) return null
  const before = plannedDraw(lottery, drawOnSale(lottery, now).ordinal - 1)
  return now < before.drawAt + LATE_MS ? before : null
}

/** `count` consecutive draws, starting with `first`. */
export function drawsFrom(lottery: Lottery, first: PlannedDraw, count: number): readonly PlannedDraw[] {
  return Array.from({ length: count }, (_, index) => plannedDraw(lottery, first.ordinal + index))
}

/** The draw with this id; `null` if the text is not a draw id of this lottery. */
export function drawOfPlan(lottery: Lottery, planId: string): PlannedDraw | null {
  const ordinal = ordinalOf(lottery.calendar, planId)
  if (ordinal === null) return null
  const draw = plannedDraw(lottery, ordinal)
  return draw.planId === planId ? draw : null
}

/** The draws of a calendar day in UTC+8, in their order; the one at its last midnight is among them. */
export function drawsOfDay(lottery: Lottery, day: number): readonly PlannedDraw[] {
  const draws: PlannedDraw[] = []
  let ordinal = firstAfter(lottery.calendar, dayBegins(day))
  for (;;) {
    const draw = plannedDraw(lottery, ordinal)
    if (draw.drawAt > dayBegins(day + 1)) return draws
    draws.push(draw)
    ordinal += 1
  }
}

/** `20261120`. */
export function dayDigits(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '')
}

/** The calendar day of such a text; `null` for any other text and for a day that no year has. */
export function dayOfDigits(text: string): number | null {
  const found = /^(\d{4})(\d\d)(\d\d)$/.exec(text)
  if (found === null) return null
  const [year, month, date] = found.slice(1).map(Number)
  const day = Date.UTC(year ?? 0, (month ?? 0) - 1, date ?? 0) / DAY_MS
  return dayDigits(day) === text ? day : null
}

function plannedDraw({ calendar, sealedBeforeMs }: Lottery, ordinal: number): PlannedDraw {
  const drawAt = timeOf(calendar, ordinal)
  return {
    planId: planIdOf(calendar, ordinal),
    ordinal,
    opensAt: timeOf(calendar, ordinal - 1) - sealedBeforeMs,
    sealsAt: drawAt - sealedBeforeMs,
    drawAt,
  }
}

/** Ordinals count from the first draw of 1970-01-01, or of the week that it is in. */
function timeOf(calendar: DrawCalendar, ordinal: number): number {
  switch (calendar.kind) {
    case 'interval':
      return dayBegins(0) + (ordinal + 1) * calendar.intervalMs
    case 'daily':
      return dayBegins(ordinal) + calendar.timeMs
    case 'weekly':
      return dayBegins(weeklyDay(calendar.days, ordinal)) + calendar.timeMs
  }
}

/** 1970-01-01 was a Thursday, so Monday of its week was day −3. */
const FIRST_MONDAY = -3

function weeklyDay(days: readonly number[], ordinal: number): number {
  const week = Math.floor(ordinal / days.length)
  return FIRST_MONDAY + week * DAYS_OF_WEEK + (days[ordinal - week * days.length] ?? 0)
}

/** How many draws of a weekly calendar are on days before this one. */
function weeklyBefore(days: readonly number[], day: number): number {
  const week = Math.floor((day - FIRST_MONDAY) / DAYS_OF_WEEK)
  const weekday = day - FIRST_MONDAY - week * DAYS_OF_WEEK
  return week * days.length + days.filter((each) => each < weekday).length
}

/** The ordinal of the first draw later than a time. */
function firstAfter(calendar: DrawCalendar, time: number): number {
  const day = calendarDay(time)
  switch (calendar.kind) {
    case 'interval':
      return Math.floor((time - dayBegins(0)) / calendar.intervalMs)
    case 'daily':
      return time < dayBegins(day) + calendar.timeMs ? day : day + 1
    case 'weekly': {
      const ordinal = weeklyBefore(calendar.days, day)
      return time < timeOf(calendar, ordinal) ? ordinal : ordinal + 1
    }
  }
}

function planIdOf(calendar: DrawCalendar, ordinal: number): string {
  switch (calendar.kind) {
    case 'interval': {
      const perDay = DAY_MS / calendar.intervalMs
      const day = Math.floor(ordinal / perDay)
      return `${dayDigits(day)}-${String(ordinal - day * perDay + 1).padStart(4, '0')}`
    }
    case 'daily':
      return dayDigits(ordinal)
    case 'weekly': {
      const year = new Date(weeklyDay(calendar.days, ordinal) * DAY_MS).getUTCFullYear()
      const number = ordinal - beforeYear(calendar.days, year) + 1
      return `${year}-${String(number).padStart(3, '0')}`
    }
  }
}

function beforeYear(days: readonly number[], year: number): number {
  return weeklyBefore(days, Date.UTC(year, 0, 1) / DAY_MS)
}

/** The only ordinal that may have this id; `null` when its form is wrong. */
function ordinalOf(calendar: DrawCalendar, planId: string): number | null {
  if (calendar.kind === 'daily') return dayOfDigits(planId)
  const [head = '', digits = '', ...rest] = planId.split('-')
  if (rest.length > 0 || !/^\d{3,6}$/.test(digits)) return null
  if (calendar.kind === 'weekly') {
    return /^[12]\d{3}$/.test(head) ? beforeYear(calendar.days, Number(head)) + Number(digits) - 1 : null
  }
  const day = dayOfDigits(head)
  return day === null ? null : day * (DAY_MS / calendar.intervalMs) + Number(digits) - 1
}
