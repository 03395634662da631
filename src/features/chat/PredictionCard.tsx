import type { RoomMessage } from '../../../streams/index.ts'
import { useLocalText } from '../../i18n/useLocalText.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { matchPath } from '../../routes/paths.ts'
import { RouteLink } from '../../routes/RouteLink.tsx'
import { scoreText } from '../../words/predictionWords.ts'
import styles from './PredictionCard.module.css'

interface PredictionCardProps {
  readonly prediction: Extract<RoomMessage, { type: 'scorePrediction' }>
}

/** The final score that a member expects; opens the match. */
export function PredictionCard({ prediction }: PredictionCardProps) {
  const { t } = useTranslation()
  const read = useLocalText()
  const { matchId, league, homeName, awayName, from } = prediction
  const score = scoreText(prediction)
  const match = t('common.versus', { home: read(homeName), away: read(awayName) })
  return (
    <RouteLink
      to={matchPath('football', matchId)}
      className={styles.card}
      label={t('predictions.card.label', { name: read(from.name), match, score })}
    >
      <bdi className={styles.league}>{read(league)}</bdi>
      <bdi className={styles.match}>{match}</bdi>
      <b className={styles.score}>{t('predictions.card.score', { score })}</b>
    </RouteLink>
  )
}
