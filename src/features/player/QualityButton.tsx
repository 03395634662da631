import type { PlayerView } from '../../../streams/index.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import styles from './Player.module.css'

interface QualityButtonProps {
  readonly view: PlayerView
  readonly onPress: () => void
}

/** The quality that is playing; opens the settings. Omitted when there is nothing to choose. */
export function QualityButton({ view, onPress }: QualityButtonProps) {
  const { t } = useTranslation()
  if (view.levels.length < 2 && view.sources.length < 2) return null
  const shown = view.levels.find(({ id }) => id === (view.chosenLevel ?? view.playingLevel))
  const now =
    shown === undefined || shown.height === null
      ? t('player.settings.auto')
      : t('player.settings.lines', { lines: String(shown.height) })
  return (
    <button
      type="button"
      className={styles.quality}
      aria-haspopup="dialog"
      aria-label={t('player.control.settings', { now })}
      onClick={onPress}
    >
      {now}
    </button>
  )
}
