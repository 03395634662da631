import { useState } from 'react'
import type { SoccerEvent } from '../../../streams/statistics.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { classNames } from '../../ui/text/classNames.ts'
import { EventMark } from './EventMark.tsx'
import { eventWord, minuteWord, otherWord, playerWord } from './eventWords.ts'
import styles from './EventList.module.css'

/** How many events are shown before the others are requested. */
const SHOWN = 12

/** Events, the latest first: those of home at the left, those of away at the right. */
export function EventList({ events }: { readonly events: readonly SoccerEvent[] }) {
  const { t } = useTranslation()
  const [all, setAll] = useState(false)
  const latest = events.toReversed()
  const hidden = latest.length - SHOWN
  return (
    <>
      <ol className={styles.events}>
        {(all ? latest : latest.slice(0, SHOWN)).map((event) => (
          <EventRow key={event.eventId} event={event} />
        ))}
      </ol>
      {hidden > 0 && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={all}
          onClick={() => {
            setAll(!all)
          }}
        >
          {all ? t('statistics.fewerEvents') : t('statistics.moreEvents', { events: String(hidden) })}
          <Icon name={all ? 'up' : 'down'} size="s" />
        </button>
      )}
    </>
  )
}

function EventRow({ event }: { readonly event: SoccerEvent }) {
  const { t } = useTranslation()
  const word = eventWord(t, event)
  if (word === null || event.side === 'unknown') return null
  const scored = event.type === 'goal' || event.type === 'goalCancelled'
  const who = [playerWord(t, event), word].filter((part) => part !== '').join(' ')
  const other = otherWord(t, event)
  return (
    <li className={classNames(styles.row, event.side === 'away' && styles.away)}>
      <time className={styles.minute}>{minuteWord(t, event)}</time>
      <span className={styles.mark}>
        <EventMark type={event.type} />
      </span>
      <span className={styles.text}>
        {who} {scored && <b>{event.score.join('-')}</b>}
        {other !== '' && <small>{other}</small>}
      </span>
    </li>
  )
}
