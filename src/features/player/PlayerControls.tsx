import type { PlayerModel, PlayerView } from '../../../streams/index.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { classNames } from '../../ui/text/classNames.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import styles from './Player.module.css'

interface PlayerControlsProps {
  readonly view: PlayerView
  readonly model: PlayerModel
  readonly delayMs: number
  /** Whether the buttons are hidden until the next touch or pointer move. */
  readonly faded: boolean
}

/** The bottom row: the delay of the video, sound, picture in picture and full screen. */
export function PlayerControls({ view, model, delayMs, faded }: PlayerControlsProps) {
  const { t } = useTranslation()
  const { sound, silenced, videoWindow } = view
  const quiet = sound.muted || silenced
  const inWindow = videoWindow.pictureInPicture === 'on'
  const full = videoWindow.fullscreen === 'on'
  const over = view.source === null || view.phase === 'failed' || view.phase === 'ended'
  return (
    <div className={styles.bottom}>
      {!over && <DelayNotice delayMs={delayOf(view, delayMs)} />}
      <span className={styles.grow} />
      <span className={classNames(styles.buttons, faded && styles.faded)} data-fades="">
        <IconButton
          icon={quiet ? 'soundOff' : 'sound'}
          label={t(quiet ? 'player.control.unmute' : 'player.control.mute')}
          onPress={() => model.setMuted(!quiet)}
        />
        {videoWindow.pictureInPicture !== 'none' && (
          <IconButton
            icon="pictureInPicture"
            label={t(
              inWindow ? 'player.control.leavePictureInPicture' : 'player.control.enterPictureInPicture',
            )}
            onPress={() => model.setPictureInPicture(!inWindow)}
          />
        )}
        {videoWindow.fullscreen !== 'none' && (
          <IconButton
            icon={full ? 'leaveFullScreen' : 'fullScreen'}
            label={t(full ? 'player.control.leaveFullscreen' : 'player.control.enterFullscreen')}
            onPress={() => model.setFullscreen(!full)}
          />
        )}
      </span>
    </div>
  )
}

const SECOND_MS = 1000

/** The delay of the room, or more when the picture is further behind; as it is measured with low latency. */
function delayOf({ lowLatency, lateMs, behindMs }: PlayerView, delayMs: number): number {
  return lowLatency && lateMs !== null ? lateMs : Math.max(delayMs, behindMs ?? 0)
}

/** The delay of the video, shown because members bet while they watch it. */
function DelayNotice({ delayMs }: { readonly delayMs: number }) {
  const { t } = useTranslation()
  const seconds = Math.round(delayMs / SECOND_MS)
  if (seconds <= 0) return null
  return (
    <span className={styles.delay}>
      <Icon name="clock" size="s" />
      {t('player.delay', { count: seconds })}
    </span>
  )
}
