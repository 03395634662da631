import type { SoccerEvent } from '../../../streams/statistics.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { EventMark } from './EventMark.tsx'
import styles from './EventLine.module.css'

interface EventLineProps {
  readonly events: readonly SoccerEvent[]
  readonly secondHalf: boolean
}

/** Minutes of a match, with and without extra time. */
const REGULAR = 90
const EXTRA = 120
const MARKED: ReadonlySet<SoccerEvent['type']> = new Set(['goal', 'yellowCard', 'redCard'])

/** Goals and cards along the time of the match; home above the line, away below. The list says it in words. */
export function EventLine({ events, secondHalf }: EventLineProps) {
  const { t } = useTranslation()
  const marked = events.filter(({ type, subMatchType }) => MARKED.has(type) && subMatchType !== 'penalty')
  const last = events.at(-1)?.minute ?? 0
  const length = last > REGULAR ? EXTRA : REGULAR
  const placeOf = (minute: number): string => `${String((100 * Math.min(minute, length)) / length)}%`
  return (
    <div className={styles.line} aria-hidden="true">
      <Half events={marked} side="home" placeOf={placeOf} />
      <div className={styles.track}>
        <i className={styles.played} style={{ width: placeOf(last) }} />
        {secondHalf && <i className={styles.break} style={{ insetInlineStart: placeOf(REGULAR / 2) }} />}
      </div>
      <Half events={marked} side="away" placeOf={placeOf} />
      <div className={styles.scale}>
        <span>0'</span>
        {length === REGULAR ? <span>{t('markets.phase.halfTime')}</span> : <span>90'</span>}
        <span>{length}'</span>
      </div>
    </div>
  )
}

interface HalfProps {
  readonly events: readonly SoccerEvent[]
  readonly side: 'home' | 'away'
  readonly placeOf: (minute: number) => string
}

function Half({ events, side, placeOf }: HalfProps) {
  return (
    <div className={styles.half}>
      {events
        .filter((event) => event.side === side)
        .map((event) => (
          <span
            key={event.eventId}
            className={styles.mark}
            style={{ insetInlineStart: placeOf(event.minute) }}
          >
            <EventMark type={event.type} />
          </span>
        ))}
    </div>
  )
}
