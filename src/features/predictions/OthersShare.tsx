import { type Match, teamNames } from '../../../streams/index.ts'
import { type PredictionShare, wholeShares } from '../../../streams/predictions.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { scoreText } from '../../words/predictionWords.ts'
import styles from './Predictions.module.css'

const SIDES = ['home', 'draw', 'away'] as const

interface OthersShareProps {
  readonly match: Pick<Match, 'teams'>
  readonly share: PredictionShare | null
}

/** What all members expect of a match: a bar of the outcomes, and the most frequent scores. */
export function OthersShare({ match, share }: OthersShareProps) {
  const { t } = useTranslation()
  const voters = share === null ? 0 : share.home + share.draw + share.away
  if (share === null || voters === 0) return <p className={styles.quiet}>{t('predictions.nobody')}</p>
  const shares = wholeShares(share)
  const names = { ...teamNames(match), draw: '' }
  return (
    <>
      <p className={styles.quiet}>{t('predictions.voters', { count: voters })}</p>
      <div className={styles.bar} aria-hidden="true">
        {SIDES.map((side) => (
          <i key={side} className={styles[side]} style={{ width: `${String(shares[side])}%` }} />
        ))}
      </div>
      <ul className={styles.shares}>
        {SIDES.map((side) => (
          <li key={side}>
            <i className={styles[side]} />
            {t('predictions.share', {
              outcome: t(`predictions.outcome.${side}`, { team: names[side] }),
              share: String(shares[side]),
            })}
          </li>
        ))}
      </ul>
      {share.scores.length > 0 && (
        <>
          <p className={styles.quiet}>{t('predictions.scores')}</p>
          <ul className={styles.scores}>
            {share.scores.map((score, index) => (
              <li key={index}>
                <b>{scoreText(score)}</b> {t('predictions.voters', { count: score.count })}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
