import { classNames } from '../text/classNames.ts'
import styles from './MonthDays.module.css'

interface MonthDaysProps {
  /** The name of the month. */
  label: string
  /** Short names of the days, the first day of the week first. */
  dayNames: readonly string[]
  /** Days by week; `null` for those of other months. */
  weeks: readonly (readonly (number | null)[])[]
  /** The day of the month that a day shows, and its full name. */
  dayOfMonth: (day: number) => string
  dayName: (day: number) => string
  from: number | null
  to: number | null
  /** Days after this one cannot be chosen. */
  latest: number
  onDay: (day: number) => void
}

/** The days of one month, with a range of them selected. */
export function MonthDays(props: MonthDaysProps) {
  const { label, dayNames, weeks, from, to, latest } = props
  return (
    <div role="group" aria-label={label}>
      <div className={styles.week} aria-hidden="true">
        {dayNames.map((name) => (
          <span key={name} className={styles.name}>
            {name}
          </span>
        ))}
      </div>
      {weeks.map((week, index) => (
        <div key={index} className={styles.week}>
          {week.map((day, place) =>
            day === null ? (
              <span key={`blank ${place}`} />
            ) : (
              <button
                key={day}
                type="button"
                className={classNames(
                  styles.day,
                  isWithin(day, from, to) && styles.within,
                  (day === from || day === to) && styles.end,
                )}
                aria-label={props.dayName(day)}
                aria-pressed={isWithin(day, from, to)}
                disabled={day > latest}
                onClick={() => {
                  props.onDay(day)
                }}
              >
                {props.dayOfMonth(day)}
              </button>
            ),
          )}
        </div>
      ))}
    </div>
  )
}

function isWithin(day: number, from: number | null, to: number | null): boolean {
  if (from === null) return false
  return day >= from && day <= (to ?? from)
}
