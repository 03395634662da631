import type { VirtualResult } from '../../../streams/virtual.ts'
import { useZone } from '../../bindings/useZone.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { zonedTime } from '../../words/zonedTime.ts'
import { NumberMark } from './NumberMark.tsx'
import { placesOf, resultName } from './resultWords.ts'
import styles from './Results.module.css'

const SHOWN = 4

/** The first three of the last races. */
export function LastRaces({ results }: { readonly results: readonly VirtualResult[] }) {
  const { t } = useTranslation()
  const zone = useZone()
  const raced = results.filter((result) => placesOf(result).length > 0).slice(0, SHOWN)
  if (raced.length === 0) return null
  return (
    <ul className={styles.last} aria-label={t('virtual.page.results')}>
      {raced.map((result) => (
        <li key={result.matchId} className={styles.card}>
          <span className={styles.when}>
            <b>{resultName(result)}</b>
            <span>{zonedTime(result.startedAt, zone).format('HH:mm')}</span>
          </span>
          <span className={styles.marks}>
            {placesOf(result).map((number) => (
              <NumberMark key={number} number={number} small />
            ))}
          </span>
        </li>
      ))}
    </ul>
  )
}
