import { useTranslation } from 'react-i18next'
import type { SoccerEvent } from '../../../streams/statistics.ts'
import { EventMark } from './EventMark.tsx'
import styles from './EventLine.module.css'

interface EventLineProps {
  readonly events: readonly SoccerEvent[]
  readonly secondHalf: boolean
}

const LENGTH = 90
const MARKED: ReadonlySet<SoccerEvent['type']> = new Set(['goal', 'yellowCard', 'redCard'])

/** Goals and cards along the time of the match; home above the line, away below. The list says it in words. */
export function EventLine({ events, secondHalf }: EventLineProps) {
  const { t } = useTranslation()
  const marked = events.filter(({ type }) => MARKED.has(type))
  const last = events.at(-1)?.minute ?? 0
  return (
    <div className={styles.line} aria-hidden="true">
      <Half events={marked} side="home" />
      <div className={styles.track}>
        <i className={styles.played} style={{ width: placeOf(last) }} />
        {secondHalf && <i className={styles.break} />}
      </div>
      <Half events={marked} side="away" />
      <div className={styles.scale}>
        <span>0'</span>
        <span>{t('markets.phase.halfTime')}</span>
        <span>90'</span>
      </div>
    </div>
  )
}

function Half({ events, side }: { readonly events: readonly SoccerEvent[]; readonly side: 'home' | 'away' }) {
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

function placeOf(minute: number): string {
  return `${String((100 * Math.min(minute, LENGTH)) / LENGTH)}%`
}
