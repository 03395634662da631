import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlayerModel, VideoSource } from '../../../streams/index.ts'
import { useLive } from '../../bindings/useLive.ts'
import { useScope } from '../../bindings/useScope.ts'
import { useStream } from '../../bindings/useStream.ts'
import { PlayerControls } from './PlayerControls.tsx'
import { PlayerPoster } from './PlayerPoster.tsx'
import { PlayerSettings } from './PlayerSettings.tsx'
import { PlayerState } from './PlayerState.tsx'
import { QualityButton } from './QualityButton.tsx'
import styles from './Player.module.css'

interface PlayerProps {
  /** The pictures to choose from; the first is shown. */
  readonly sources: readonly VideoSource[]
  /** Shown while there is no picture. */
  readonly poster: string
  /** How late the picture is said to be, ms. */
  readonly delayMs: number
  /** Asked to fetch the sources anew when their addresses don't answer any more. */
  readonly onRenew?: (() => void) | undefined
  /** At the top left: the way back, the anchor. */
  readonly header?: ReactNode
  /** At the top right, after the quality. */
  readonly actions?: ReactNode
  /** What floats over the picture; takes no taps but on controls of its own. */
  readonly children?: ReactNode
}

/** Live pictures with their controls, 390 × 219. Plays from when it is shown until it is left. */
export function Player(props: PlayerProps) {
  const live = useLive()
  const renew = useRef(props.onRenew)
  useEffect(() => {
    renew.current = props.onRenew
  })
  const model = useScope((screen) => live.player(screen, { renew: () => renew.current?.() }), 'player')
  if (model === null) return <PlayerFrame {...props} />
  return <RunningPlayer {...props} model={model} />
}

/** The place of the player, before there is one. */
function PlayerFrame({ poster, header, actions }: PlayerProps) {
  const { t } = useTranslation()
  return (
    <section className={styles.player} aria-label={t('player.label')}>
      <PlayerPoster address={poster} />
      <div className={styles.top}>
        <div className={styles.header}>{header}</div>
        {actions}
      </div>
    </section>
  )
}

function RunningPlayer(props: PlayerProps & { readonly model: PlayerModel }) {
  const { model, sources, poster, delayMs, header, actions, children } = props
  const { t } = useTranslation()
  const view = useStream(model.player$)
  const [settingsOpen, setSettingsOpen] = useState(false)
  const surface = useRef<HTMLDivElement>(null)
  useEffect(() => {
    model.setSources(sources)
  }, [model, sources])
  useEffect(() => {
    if (surface.current !== null) model.attach(surface.current)
  }, [model])
  const moving = view.phase === 'playing' || view.phase === 'stalled'
  return (
    <>
      <section
        className={styles.player}
        aria-label={t('player.label')}
        onKeyDown={(event) => {
          onKey(event, model)
        }}
      >
        <div ref={surface} className={styles.surface} />
        {!moving && <PlayerPoster address={view.source?.poster || poster} />}
        <div className={styles.over}>{children}</div>
        <PlayerState view={view} onPlay={model.play} onSound={() => model.setMuted(false)} />
        <div className={styles.top}>
          <div className={styles.header}>{header}</div>
          <QualityButton view={view} onPress={() => setSettingsOpen(true)} />
          {actions}
        </div>
        <PlayerControls view={view} model={model} delayMs={delayMs} />
      </section>
      <PlayerSettings view={view} model={model} open={settingsOpen} onClose={() => setSettingsOpen(false)} />
    </>
  )
}

const VOLUME_STEP = 0.1

/** The keys that players have: m, f, p, and the arrows for how loud. */
function onKey(event: KeyboardEvent, model: PlayerModel): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isField(event.target)) return
  const { sound, silenced, window } = model.player$.value
  const act = {
    m: () => model.setMuted(!sound.muted && !silenced),
    f: () => model.setFullscreen(window.fullscreen !== 'on'),
    p: () => model.setPictureInPicture(window.pictureInPicture !== 'on'),
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
