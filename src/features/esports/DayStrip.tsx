import type { EsportsDay, EsportsView } from '../../../streams/esports.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Choice } from '../../ui/choice/Choice.tsx'
import styles from './DayStrip.module.css'

interface DayStripProps {
  readonly view: Pick<EsportsView, 'days' | 'day'>
  readonly onSelect: (day: EsportsDay['key']) => void
}

/** The nine dates, each with its number of matches and, in amber, of those in play. */
export function DayStrip({ view: { days, day }, onSelect }: DayStripProps) {
  const { t } = useTranslation()
  return (
    <Choice
      role="radiogroup"
      label={t('home.days.label')}
      items={days.map(({ key, label, count, liveCount }) => {
        const name = label ?? t(key === 'today' ? 'home.days.today' : 'esports.later')
        const matches = count === null ? '–' : String(count)
        const said = { day: name, matches, live: String(liveCount) }
        return {
          key,
          name,
          matches,
          liveCount,
          ariaLabel: liveCount > 0 ? t('home.days.withLive', said) : t('esports.day', { day: name, matches }),
        }
      })}
      selected={day}
      onSelect={onSelect}
      classes={{ list: styles.strip, item: styles.day, on: styles.on }}
    >
      {({ name, matches, liveCount }) => (
        <>
          <span>{name}</span>
          <b>
            {matches}
            {liveCount > 0 && <small>{liveCount}</small>}
          </b>
        </>
      )}
    </Choice>
  )
}
