const MS_PER_MINUTE = 60_000
const MINUTES_PER_DAY = 1440
const DAYS_AHEAD = 7

/** When the days of a venue begin. */
export interface DayCut {
  /** Minutes east of UTC; Beijing is 480. */
  readonly utcOffset: number
  /** Beginning of a day in minutes after local midnight. */
  readonly anchor: number
}

/** At PMTY a day begins at noon, Beijing time (docs/betting.md, 8). */
export const NOON_IN_BEIJING: DayCut = { utcOffset: 480, anchor: 720 }

/** `YYYY-MM-DD`, or a row that is not a single day. */
export type DayKey = 'all' | 'today' | 'other' | `${number}-${string}-${string}`

/** One entry of the date row, with kick-offs from `from` up to but not including `to`, server time, ms. */
export interface DateRow {
  readonly key: DayKey
  /** `MM/DD`; `null` where the label is a text of its own. */
  readonly label: string | null
  readonly from: number
  readonly to: number
  readonly count: number
}

/** The tabs that have a date row. */
export type DatedTab = 'early' | 'parlay'

/**
 * The date row of a tab, counted from its kick-offs (server time, ms): early has All, the next 7 days and
 * Other, parlay also Today (docs/betting.md, 8). Empty entries are kept, so that the layout does not shift.
 */
export function dateRows(
  kickOffs: readonly number[],
  serverNow: number,
  tab: DatedTab,
  cut: DayCut = NOON_IN_BEIJING,
): readonly DateRow[] {
  const today = dayNumber(serverNow, cut)
  const countIn = (from: number, to: number): number => kickOffs.filter((at) => at >= from && at < to).length
  const row = (key: DayKey, label: string | null, from: number, to: number): DateRow => ({
    key,
    label,
    from,
    to,
    count: countIn(from, to),
  })
  const day = (offset: number): number => dayStart(today + offset, cut)
  const days = Array.from({ length: DAYS_AHEAD }, (_, index) => {
    const date = civilDate(today + index + 1)
    return row(dateKey(date), `${date.month}/${date.day}`, day(index + 1), day(index + 2))
  })
  return [
    row('all', null, -Infinity, Infinity),
    ...(tab === 'parlay' ? [row('today', null, -Infinity, day(1))] : []),
    ...days,
    row('other', null, day(DAYS_AHEAD + 1), Infinity),
  ]
}

/** The venue's day of a server time, ms. */
export function dayKeyAt(at: number, cut: DayCut = NOON_IN_BEIJING): DayKey {
  return dateKey(civilDate(dayNumber(at, cut)))
}

/** Days since 1970-01-01. A day is named after the date on which it begins. */
function dayNumber(at: number, { utcOffset, anchor }: DayCut): number {
  return Math.floor((at / MS_PER_MINUTE + utcOffset - anchor) / MINUTES_PER_DAY)
}

function dayStart(day: number, { utcOffset, anchor }: DayCut): number {
  return (day * MINUTES_PER_DAY - utcOffset + anchor) * MS_PER_MINUTE
}

interface CivilDate {
  readonly year: number
  readonly month: string
  readonly day: string
}

function dateKey({ year, month, day }: CivilDate): DayKey {
  return `${year}-${month}-${day}`
}

const DAYS_PER_ERA = 146_097
/** Days from 0000-03-01 to 1970-01-01. */
const DAYS_BEFORE_1970 = 719_468

/**
 * The Gregorian date of a day number. Years begin in March, so that the leap day is the last day of the year;
 * eras of 400 years all have the same length.
 */
function civilDate(dayNumberSince1970: number): CivilDate {
  const days = dayNumberSince1970 + DAYS_BEFORE_1970
  const era = Math.floor(days / DAYS_PER_ERA)
  const dayOfEra = days - era * DAYS_PER_ERA
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / (DAYS_PER_ERA - 1))) /
      365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const day = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  return { year, month: twoDigits(month), day: twoDigits(day) }
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
