import type { PlayerModel } from '../../../streams/index.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { useReplayStep } from './useReplayStep.ts'
import styles from './ReplayControl.module.css'

/** Plays the last goal again, and goes back to the live picture. */
export function ReplayControl({ model }: { readonly model: PlayerModel }) {
  const { t } = useTranslation()
  const state = useStream(model.replay.replay$)
  useReplayStep(model.replay, state === 'playing')
  if (state === 'none') return null
  const playing = state === 'playing'
  return (
    <>
      {playing && (
        <span className={styles.mark} role="status">
          {t('player.replay.playing')}
        </span>
      )}
      <button
        type="button"
        className={styles.button}
        data-replay=""
        onClick={playing ? model.replay.end : model.replay.start}
      >
        <Icon name={playing ? 'close' : 'refresh'} size="m" />
        {t(playing ? 'player.replay.end' : 'player.replay.start')}
      </button>
    </>
  )
}
