import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import type { Match, NowPlaying, PlayerModel, State$, VideoSource } from '../../../streams/index.ts'
import type { VideoName } from '../../../streams/siteContent.ts'
import { useLive } from '../../bindings/useLive.ts'
import { useScope } from '../../bindings/useScope.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useVideoSwitch } from '../../bindings/useVideoSwitch.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { useOverlayStep } from '../../routes/useOverlayStep.ts'
import { PlayerControls } from './PlayerControls.tsx'
import { PlayerBackdrop, PlayerPoster } from './PlayerPoster.tsx'
import { PlayerSettings } from './PlayerSettings.tsx'
import { PlayerState } from './PlayerState.tsx'
import { QualityButton } from './QualityButton.tsx'
import { ReplayControl } from './ReplayControl.tsx'
import { ScoreBug } from './ScoreBug.tsx'
import { useFullscreenStep } from './useFullscreenStep.ts'
import { useControlsShown } from './useControlsShown.ts'
import { VideoOff } from './VideoOff.tsx'
import styles from './Player.module.css'

interface PlayerProps {
  /** What the operator switches it off by. */
  readonly name: VideoName
  /** The video sources to choose from; the first one plays. */
  readonly sources: readonly VideoSource[]
  /** Whether the sources are still being loaded. */
  readonly loading?: boolean | undefined
  /** Why there are no sources; said in general when it is missing. */
  readonly absence?: string | null | undefined
  /** The picture that is shown while no video plays. */
  readonly poster: string
  /** The nominal delay of the video, ms. */
  readonly delayMs: number
  /** What the lock screen says; it must be the same object in each render until it changes. */
  readonly nowPlaying?: NowPlaying | null | undefined
  /** Called to load the sources again when their addresses no longer work. */
  readonly onRenew?: (() => void) | undefined
  /** At the top left: the back button and the anchor. */
  readonly header?: ReactNode
  /** At the top right, after the quality. */
  readonly actions?: ReactNode
  /** More settings, after those of the picture and the sound. */
  readonly settings?: ReactNode
  /** The match that is shown, as it is now; missing where no score is shown over the picture. */
  readonly match$?: State$<{ readonly match: Match } | null> | undefined
  /** Content above the video; only controls inside it receive taps. */
  readonly children?: ReactNode
}

/**
 * A live video with its controls, 390 × 219 design points. It plays while the component is mounted, unless the
 * operator has switched such videos off.
 */
export function Player(props: PlayerProps) {
  const isOn = useVideoSwitch(props.name)
  return isOn === true ? <PlayerOn {...props} /> : <PlayerFrame {...props} isOff={isOn === false} />
}

function PlayerOn(props: PlayerProps) {
  const live = useLive()
  const renew = useRef(props.onRenew)
  useEffect(() => {
    renew.current = props.onRenew
  })
  const { match$ } = props
  const model = useScope(
    (screen) => live.player(screen, { renew: () => renew.current?.(), match$ }),
    'player',
    match$,
  )
  if (model === null) return <PlayerFrame {...props} />
  return <RunningPlayer {...props} model={model} />
}

/** The frame that is shown until the model is created, and where there is no video. */
function PlayerFrame(props: PlayerProps & { readonly isOff?: boolean }) {
  const { name, poster, header, actions, isOff = false } = props
  const { t } = useTranslation()
  return (
    <section className={styles.player} aria-label={t('player.label')}>
      <PlayerPoster address={poster} />
      {isOff && (
        <div className={styles.off}>
          <VideoOff name={name} />
        </div>
      )}
      <div className={styles.top}>
        <div className={styles.header}>{header}</div>
        {actions}
      </div>
    </section>
  )
}

function RunningPlayer(props: PlayerProps & { readonly model: PlayerModel }) {
  const {
    model,
    sources,
    loading = false,
    absence = null,
    poster,
    delayMs,
    header,
    actions,
    children,
  } = props
  const { t } = useTranslation()
  const view = useStream(model.player$)
  const settings = useOverlayStep('player')
  useFullscreenStep(model, view.videoWindow.fullscreen === 'on')
  const surface = useRef<HTMLDivElement>(null)
  useEffect(() => {
    model.setSources(sources)
  }, [model, sources])
  const { nowPlaying = null } = props
  useEffect(() => {
    model.setNowPlaying(nowPlaying)
  }, [model, nowPlaying])
  useEffect(() => {
    if (surface.current !== null) model.attach(surface.current)
  }, [model])
  const moving = view.phase === 'playing' || view.phase === 'stalled'
  // the poster also covers the text that the browser puts in the place of a video that plays in its small window
  const elsewhere = view.videoWindow.pictureInPicture === 'on'
  const { hidden, handlers } = useControlsShown(view.phase === 'playing' && !view.soundOnly)
  return (
    <>
      <section
        className={styles.player}
        aria-label={t('player.label')}
        data-controls={hidden ? 'faded' : undefined}
        {...handlers}
        onKeyDown={(event) => {
          onKey(event, model)
        }}
      >
        <PlayerBackdrop address={view.source?.poster || poster} />
        <div ref={surface} className={styles.surface} />
        {(!moving || view.soundOnly || elsewhere) && <PlayerPoster address={view.source?.poster || poster} />}
        <div className={styles.over}>{children}</div>
        {moving && !elsewhere && <ScoreBug model={model} />}
        <ReplayControl model={model} />
        <PlayerState
          view={view}
          loading={loading}
          absence={absence}
          onPlay={model.play}
          onSound={() => model.setMuted(false)}
        />
        <div className={styles.top}>
          <div className={styles.header}>{header}</div>
          <QualityButton view={view} onPress={settings.show} />
          {actions}
        </div>
        <PlayerControls view={view} model={model} delayMs={delayMs} faded={hidden} />
      </section>
      <PlayerSettings view={view} model={model} open={settings.open} onClose={settings.close}>
        {props.settings}
      </PlayerSettings>
    </>
  )
}

const VOLUME_STEP = 0.1

/**
 * Keyboard shortcuts: m mutes, f is full screen, p is picture in picture, the arrow keys change the volume.
 */
function onKey(event: KeyboardEvent, model: PlayerModel): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isField(event.target)) return
  const { sound, silenced, videoWindow } = model.player$.value
  const act = {
    m: () => model.setMuted(!sound.muted && !silenced),
    f: () => model.setFullscreen(videoWindow.fullscreen !== 'on'),
    p: () => model.setPictureInPicture(videoWindow.pictureInPicture !== 'on'),
    Escape: model.replay.replay$.value === 'playing' ? model.replay.end : undefined,
    ArrowUp: () => model.setVolume(sound.volume + VOLUME_STEP),
    ArrowDown: () => model.setVolume(sound.volume - VOLUME_STEP),
  }[event.key]
  if (act === undefined) return
  event.preventDefault()
  act()
}

function isField(target: EventTarget): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
}
