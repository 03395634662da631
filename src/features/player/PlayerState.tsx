import type { PlayerView } from '../../../streams/index.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { classNames } from '../../ui/text/classNames.ts'
import styles from './PlayerState.module.css'

interface PlayerStateProps {
  readonly view: PlayerView
  /** Whether the sources are still being loaded. */
  readonly loading: boolean
  /** Why there are no sources; `null` when nothing is known. */
  readonly absence: string | null
  readonly onPlay: () => void
  readonly onSound: () => void
}

/** The state of the video in words, with an action to resume it. Empty while it plays normally. */
export function PlayerState({ view, loading, absence, onPlay, onSound }: PlayerStateProps) {
  const { t } = useTranslation()
  const words = useWords(view, loading, absence)
  const unknown = loading && view.phase === 'idle'
  const waits = unknown || view.phase === 'loading' || view.phase === 'recovering' || view.phase === 'stalled'
  const absent = !unknown && view.phase === 'idle' && view.source === null
  const stopped = view.phase === 'failed' || view.phase === 'ended' || view.phase === 'offline'
  return (
    <div className={classNames(styles.state, stopped && styles.veil, absent && styles.absent)}>
      {(view.phase === 'blocked' || (view.phase === 'idle' && view.source !== null)) && (
        <button type="button" className={styles.play} aria-label={t('player.control.play')} onClick={onPlay}>
          <Icon name="play" size="l" />
        </button>
      )}
      <div role="status" className={classNames(styles.words, !stopped && styles.pill)}>
        {waits && <i className={styles.pulse} />}
        {words}
      </div>
      {view.phase === 'failed' && <p className={styles.note}>{t('player.state.betting')}</p>}
      {(view.phase === 'failed' || view.phase === 'ended') && (
        <Button size="small" kind="secondary" onPress={onPlay}>
          {t('common.action.retry')}
        </Button>
      )}
      {view.phase === 'playing' && view.silenced && (
        <button type="button" className={styles.sound} onClick={onSound}>
          <Icon name="soundOff" size="m" />
          {t('player.control.tapForSound')}
        </button>
      )}
    </div>
  )
}

function useWords(
  { phase, fault, source, soundOnly, videoWindow }: PlayerView,
  loading: boolean,
  absence: string | null,
): string | null {
  const { t } = useTranslation()
  switch (phase) {
    case 'playing':
      if (videoWindow.pictureInPicture === 'on') return t('player.state.inWindow')
      return soundOnly ? t('player.state.soundOnly') : null
    case 'idle':
      if (source !== null) return t('player.state.stopped')
      return loading ? t('player.state.loading') : (absence ?? t('player.state.none'))
    case 'failed':
      return t(`player.state.failed.${fault ?? 'network'}`)
    case 'loading':
    case 'stalled':
    case 'recovering':
    case 'blocked':
    case 'ended':
    case 'offline':
      return t(`player.state.${phase}`)
  }
}
