import { useState } from 'react'
import dayjs from 'dayjs'
import {
  addMonths,
  calendarDay,
  dayBegins,
  dayText,
  type Month,
  monthOfDay,
  weeksOf,
} from '../../../streams/records.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Button } from '../../ui/button/Button.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { Note } from '../../ui/feedback/Note.tsx'
import { MonthDays } from '../../ui/form/MonthDays.tsx'
import { Sheet, SheetHeader } from '../../ui/sheet/Sheet.tsx'
import styles from './DateRangeSheet.module.css'

/** A range of time, ms; `to` is not included. */
interface TimeRange {
  readonly from: number
  readonly to: number
}

interface DateRangeSheetProps {
  readonly open: boolean
  readonly onClose: () => void
  /** The range that is listed; `null` for another one. */
  readonly range: TimeRange | null
  /** The most days of a range; `null` for any number. */
  readonly mostDays: number | null
  /** Server time, ms. */
  readonly now: number
  readonly onRange: (range: TimeRange) => void
}

/** Orders are kept for a year. */
const MONTHS_BACK = 12
/** A Monday, for the names of the days. */
const MONDAY = 4

/** A calendar in which the first press chooses one end of the range and the second the other. */
export function DateRangeSheet(props: DateRangeSheetProps) {
  const { t } = useTranslation()
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      label={t('bets.rangeTitle')}
      header={<SheetHeader>{t('bets.rangeTitle')}</SheetHeader>}
    >
      {props.open && <DateRange {...props} />}
    </Sheet>
  )
}

interface Draft {
  readonly from: number | null
  readonly to: number | null
}

function DateRange({ range, mostDays, now, onRange, onClose }: DateRangeSheetProps) {
  const { t } = useTranslation()
  const today = calendarDay(now)
  const [draft, setDraft] = useState<Draft>(() =>
    range === null
      ? { from: null, to: null }
      : { from: calendarDay(range.from), to: calendarDay(range.to - 1) },
  )
  const { from, to } = draft
  return (
    <div className={styles.body}>
      <ShownMonth
        today={today}
        draft={draft}
        onDay={(day) => setDraft(chosen(draft, day, mostDays ?? Infinity))}
      />
      <p className={styles.chosen} role="status">
        {from !== null && t('bets.customShown', { from: dayText(from), to: dayText(to ?? from) })}
      </p>
      <Note align="start">
        {mostDays === null ? t('bets.rangeNote') : t('bets.rangeNoteMost', { count: mostDays })}
      </Note>
      <Button
        disabled={from === null}
        onPress={() => {
          if (from === null) return
          onRange({ from: dayBegins(from), to: dayBegins((to ?? from) + 1) })
          onClose()
        }}
      >
        {t('bets.apply')}
      </Button>
    </div>
  )
}

/** The first day of a new range, or the other end of the one that was begun, as far from it as a range may reach. */
function chosen({ from, to }: Draft, day: number, mostDays: number): Draft {
  if (from === null || to !== null) return { from: day, to: null }
  const far = mostDays - 1
  return day < from ? { from: Math.max(day, from - far), to: from } : { from, to: Math.min(day, from + far) }
}

interface ShownMonthProps {
  readonly today: number
  readonly draft: Draft
  readonly onDay: (day: number) => void
}

function ShownMonth({ today, draft: { from, to }, onDay }: ShownMonthProps) {
  const { t } = useTranslation()
  const latest = monthOfDay(today)
  const [month, setMonth] = useState<Month>(() => monthOfDay(to ?? from ?? today))
  const name = dayjs(new Date(month.year, month.month, 1)).format('YYYY / MM')
  return (
    <>
      <div className={styles.month}>
        <IconButton
          icon="left"
          label={t('bets.earlierMonth')}
          disabled={isSame(month, addMonths(latest, -MONTHS_BACK))}
          onPress={() => {
            setMonth(addMonths(month, -1))
          }}
        />
        <b aria-live="polite">{name}</b>
        <IconButton
          icon="right"
          label={t('bets.laterMonth')}
          disabled={isSame(month, latest)}
          onPress={() => {
            setMonth(addMonths(month, 1))
          }}
        />
      </div>
      <MonthDays
        label={name}
        dayNames={[0, 1, 2, 3, 4, 5, 6].map((day) => t(`bets.weekDays.${weekDay(MONDAY + day)}`))}
        weeks={weeksOf(month)}
        dayOfMonth={(day) => String(Number(dayText(day).slice(-2)))}
        dayName={dayText}
        from={from}
        to={to}
        latest={today}
        onDay={onDay}
      />
    </>
  )
}

function isSame(one: Month, other: Month): boolean {
  return one.year === other.year && one.month === other.month
}

const WEEK_DAYS = ['thu', 'fri', 'sat', 'sun', 'mon', 'tue', 'wed'] as const

/** Day 0 was a Thursday. */
function weekDay(day: number): (typeof WEEK_DAYS)[number] {
  return WEEK_DAYS[day % WEEK_DAYS.length] ?? 'mon'
}
