import { Link } from 'react-router-dom'
import type { PanelView, PlayStreams } from '../../../streams/play.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { roundPath } from '../../routes/paths.ts'
import { resultWords } from './resultWords.ts'
import styles from './GamePanel.module.css'

interface PastRoundsProps {
  readonly play: PlayStreams
  readonly view: PanelView
}

/** Past rounds, newest first, each with the page that proves it. */
export function PastRounds({ play, view }: PastRoundsProps) {
  const { t } = useTranslation()
  const { value, status } = useStream(play.past$(view.game))
  const rounds = (value ?? []).filter(({ round }) => round !== view.playing?.round)
  if (rounds.length === 0) {
    const words = status === 'connecting' ? 'common.loading' : 'anchorGame.noResults'
    return <p className={styles.empty}>{t(words)}</p>
  }
  return (
    <ul className={styles.list}>
      {rounds.map(({ round, drawn, voided }) => (
        <li key={round} className={styles.item}>
          <span>
            {voided || drawn === null ? t('anchorGame.trouble.voided') : resultWords(t, drawn)}
            <small>{round}</small>
          </span>
          <Link
            to={roundPath('anchorGame', view.game, round)}
            aria-label={t('anchorGame.proofOf', { round })}
          >
            {t('anchorGame.proof')}
          </Link>
        </li>
      ))}
    </ul>
  )
}
