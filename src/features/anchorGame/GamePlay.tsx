import { useCallback, useEffect, useMemo, useState } from 'react'
import type { TFunction } from 'i18next'
import { formatMoney } from '../../../streams/index.ts'
import type { AnchorGameModel, PanelView, PlayStreams, RoundNet } from '../../../streams/play.ts'
import { useTicking } from '../../bindings/useAnchorGames.ts'
import { useMedia } from '../../bindings/useMedia.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { gameVenueName } from '../../words/anchorGameWords.ts'
import { CountdownRing } from '../../ui/feedback/CountdownRing.tsx'
import { ProgressSteps } from '../../ui/feedback/ProgressSteps.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import { Beads } from './Beads.tsx'
import { OptionGrid } from './OptionGrid.tsx'
import { TodayLine } from './TodayLine.tsx'
import { BaccaratScene } from './scenes/BaccaratScene.tsx'
import { BuzzerScene } from './scenes/BuzzerScene.tsx'
import { PenaltyScene } from './scenes/PenaltyScene.tsx'
import { resultWords } from './resultWords.ts'
import { troubleWords } from './troubleWords.ts'
import styles from './GamePanel.module.css'

interface GamePlayProps {
  readonly play: PlayStreams
  readonly model: AnchorGameModel
  readonly view: PanelView
}

const STEPS = ['bet', 'seal', 'result'] as const

/** The stages of the present round, its picture, the last results, and the options. */
export function GamePlay({ play, model, view }: GamePlayProps) {
  const { t } = useTranslation()
  const { round } = view
  const venue = useStream(play.venueName$)
  return (
    <div className={styles.play}>
      <div className={styles.head}>
        <div>
          <p className={styles.round}>
            {round === null ? t('anchorGame.noRound') : t('anchorGame.round', { round })}
            {venue !== null && ` · ${gameVenueName(t, venue)}`}
          </p>
          <TodayLine play={play} />
        </div>
        <Ring play={play} view={view} />
      </div>
      <Stages view={view} />
      <Picture play={play} model={model} view={view} />
      <Beads view={view} />
      <OptionGrid view={view} onTap={model.tap} />
      <VisuallyHidden live="polite">{spoken(t, view)}</VisuallyHidden>
    </div>
  )
}

/**
 * The stages of the round. Their place is taken by a trouble, and by what the member's bets came to once the result is
 * shown: below the picture, a short phone would show neither.
 */
function Stages({ view }: { readonly view: PanelView }) {
  const { t } = useTranslation()
  const { stage, trouble, nets } = view
  const words = trouble === null ? nets.map((each) => netWords(t, each)) : [troubleWords(t, view)]
  return (
    <div className={styles.steps}>
      {words.length === 0 && (
        <ProgressSteps
          label={t('anchorGame.stages')}
          steps={STEPS.map((step) => t(`anchorGame.stage.${step}`))}
          current={stage === 'result' ? 2 : stage === 'seal' ? 1 : stage === 'bet' ? 0 : -1}
        />
      )}
      <p className={styles.told} role="status">
        {words.map((each) => (
          <span key={each}>{each}</span>
        ))}
      </p>
    </div>
  )
}

function netWords(t: TFunction, { staked, returned, net }: RoundNet): string {
  return t('anchorGame.net', {
    staked: formatMoney(staked, { symbol: true }),
    returned: formatMoney(returned),
    net: formatMoney(net, { sign: true }),
  })
}

/** One sentence for each stage, said once. */
function spoken(t: TFunction, view: PanelView): string {
  const { stage, playing, drawn } = view
  if (stage === 'result') return playing === null && drawn !== null ? resultWords(t, drawn) : ''
  return stage === 'error' ? '' : t(`anchorGame.said.${stage}`)
}

function Ring({ play, view }: { readonly play: PlayStreams; readonly view: PanelView }) {
  const { t } = useTranslation()
  const { ring, waiting, stage, playing } = view
  const read = useCallback(
    () => (ring === null ? '' : `${play.secondsUntil(ring.to)} ${play.leftOf(ring).toFixed(2)}`),
    [play, ring],
  )
  const [seconds = '', left = '1'] = useTicking(read).split(' ')
  const text = ringText()
  return (
    <CountdownRing left={ring === null || waiting ? 1 : Number(left)} size="m">
      {text}
    </CountdownRing>
  )

  function ringText(): string {
    if (stage === 'seal') return t('anchorGame.sealed')
    if (ring === null || waiting || playing !== null) return '…'
    return seconds
  }
}

function Picture({ play, model, view }: GamePlayProps) {
  const { t } = useTranslation()
  const background = useStream(model.background$).value ?? null
  const noMotion = useMedia('(prefers-reduced-motion: reduce)')
  const noData = useMedia('(prefers-reduced-data: reduce)')
  const still = noMotion || noData
  useEffect(() => {
    model.setStill(still)
  }, [model, still])
  const { drawn, playing, stage, game } = view
  const startsAt = playing?.startsAt ?? null
  // How far the animation had run when it was first shown, ms; the browser continues it from there.
  const [joined, setJoined] = useState<{ readonly at: number | null; readonly ms: number }>({
    at: null,
    ms: 0,
  })
  if (startsAt !== null && joined.at !== startsAt) setJoined({ at: startsAt, ms: play.msSince(startsAt) })
  const playFrom = startsAt === null ? null : Math.max(0, joined.ms)
  const shown = stage === 'result' ? drawn : null
  const label = useMemo(() => {
    if (shown === null) return t(`anchorGame.scene.before.${game}`)
    return playFrom === null ? resultWords(t, shown) : t('anchorGame.scene.running')
  }, [t, game, shown, playFrom])
  const shared = { background, playFrom, label }
  switch (game) {
    case 'penalty':
      return <PenaltyScene {...shared} result={shown?.game === 'penalty' ? shown.result : null} />
    case 'buzzer':
      return <BuzzerScene {...shared} result={shown?.game === 'buzzer' ? shown.result : null} />
    case 'baccarat':
      return <BaccaratScene {...shared} result={shown?.game === 'baccarat' ? shown.result : null} />
  }
}
