import type { VirtualResult } from '../../../streams/virtual.ts'
import { useZone } from '../../bindings/useZone.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { roundPath } from '../../routes/paths.ts'
import { RouteLink } from '../../routes/RouteLink.tsx'
import { Note } from '../../ui/feedback/Note.tsx'
import { zonedTime } from '../../words/zonedTime.ts'
import { batchName } from './batchWords.ts'
import { NumberMark } from './NumberMark.tsx'
import { placesOf, resultName } from './resultWords.ts'
import styles from './Results.module.css'

/** What a game has come to, the newest first, each with the way to its proof. */
export function ResultRows({ results }: { readonly results: readonly VirtualResult[] }) {
  const { t } = useTranslation()
  if (results.length === 0) return <Note>{t('virtual.results.empty')}</Note>
  return (
    <>
      <ul className={styles.rows}>
        {results.map((result) => (
          <ResultRow key={result.matchId} result={result} />
        ))}
      </ul>
      <Note align="start">{t('virtual.results.note')}</Note>
    </>
  )
}

function ResultRow({ result }: { readonly result: VirtualResult }) {
  const { t } = useTranslation()
  const zone = useZone()
  const name = batchName(t, { round: result.round, number: resultName(result) })
  const places = placesOf(result)
  return (
    <li className={styles.row}>
      <span className={styles.of}>
        {name}
        <small>{zonedTime(result.startedAt, zone).format('MM-DD HH:mm')}</small>
      </span>
      <span className={styles.what}>
        {result.voided ? (
          t('virtual.results.voided')
        ) : places.length > 0 ? (
          places.map((number) => <NumberMark key={number} number={number} small />)
        ) : (
          <>
            <bdi>{result.home}</bdi>
            <b>{result.result}</b>
            <bdi>{result.away}</bdi>
          </>
        )}
      </span>
      <RouteLink
        className={styles.proof}
        to={roundPath('virtual', result.game, result.batchNo)}
        label={t('virtual.results.proofOf', { name })}
      >
        {t('virtual.results.proof')}
      </RouteLink>
    </li>
  )
}
