import { outcomeOfCards, REPLAY_SPEEDS, type ReplayModel, type TableInfo } from '../../../streams/casino.ts'
import { useOfCasino } from '../../bindings/useCasino.ts'
import { useMedia } from '../../bindings/useMedia.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { Segmented } from '../../ui/choice/Segmented.tsx'
import { Note } from '../../ui/feedback/Note.tsx'
import { StepSlider } from '../../ui/form/StepSlider.tsx'
import { classNames } from '../../ui/text/classNames.ts'
import { HandsBoard } from './HandsBoard.tsx'
import { TableScene } from './scene/TableScene.tsx'
import styles from './Replay.module.css'

interface ReplayProps {
  readonly info: TableInfo
  readonly round: string
  readonly onClose: () => void
}

/** A past round, played in the scene of its table. */
export function Replay({ info, round, onClose }: ReplayProps) {
  const model = useOfCasino(
    (casino, screen) => casino.replay(screen, info.tableId, round),
    info.tableId,
    round,
  )
  return model === null ? null : <Playing model={model} info={info} round={round} onClose={onClose} />
}

const STEPS = 31

/** Scrolls the replay into view and focuses it: it is above the list, in which the round may be far down. */
function shownFirst(replay: HTMLElement | null): void {
  replay?.scrollIntoView({ block: 'nearest' })
  replay?.focus({ preventScroll: true })
}

function Playing({ model, info, round, onClose }: ReplayProps & { readonly model: ReplayModel }) {
  const { t } = useTranslation()
  const view = useStream(model.view$)
  const still = useMedia('(prefers-reduced-motion: reduce)')
  const results = view.over ? outcomeOfCards(view.cards) : null
  if (view.status === 'failed') return <Note>{t('casino.replay.failed')}</Note>
  const step = view.durationMs === 0 ? 0 : Math.round((view.at / view.durationMs) * (STEPS - 1))
  return (
    <section
      ref={shownFirst}
      tabIndex={-1}
      className={styles.replay}
      aria-label={t('casino.replay.of', { round })}
    >
      <div className={styles.scene}>
        {still ? (
          <HandsBoard hands={view} results={results} />
        ) : (
          <TableScene dealer={info.dealer} hands={view} results={results} round={round} washing={false} />
        )}
        <span className={classNames(styles.tag, still && styles.low)}>
          {t('casino.replay.tag', { number: round.slice(round.indexOf('-') + 1) })}
        </span>
      </div>
      <div className={styles.controls}>
        <IconButton
          icon={view.playing ? 'pause' : 'play'}
          label={t(view.playing ? 'casino.replay.pause' : 'casino.replay.play')}
          onPress={view.playing ? model.pause : model.play}
        />
        <span className={styles.seek}>
          <StepSlider
            label={t('casino.replay.place')}
            steps={STEPS}
            at={step}
            text={t('casino.replay.seconds', { seconds: String(Math.round(view.at / 1000)) })}
            onStep={(to) => {
              model.seek((view.durationMs * to) / (STEPS - 1))
            }}
          />
        </span>
        <Segmented
          label={t('casino.replay.speed')}
          items={REPLAY_SPEEDS.map((speed) => ({ key: String(speed), label: `×${speed}` }))}
          selected={String(view.speed)}
          onSelect={(key) => {
            model.setSpeed(REPLAY_SPEEDS.find((speed) => String(speed) === key) ?? 1)
          }}
        />
        <IconButton icon="close" label={t('casino.replay.close')} onPress={onClose} />
      </div>
    </section>
  )
}
