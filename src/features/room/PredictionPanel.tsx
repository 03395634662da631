import type { CSSProperties } from 'react'
import type { Prediction, PredictionSide } from '../../../streams/index.ts'
import { wholeShares } from '../../../streams/live.ts'
import { useStreams } from '../../bindings/StreamsProvider.tsx'
import { useStreamPart } from '../../bindings/useStreamPart.ts'
import { useZone } from '../../bindings/useZone.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { classNames } from '../../ui/text/classNames.ts'
import { zonedTime } from '../../words/zonedTime.ts'
import styles from './PredictionPanel.module.css'

interface PredictionPanelProps {
  readonly prediction: Prediction
  readonly home: string
  readonly away: string
  /** The possible winners, as in the match's result market. */
  readonly sides: readonly PredictionSide[]
  /** The winner; `null` while the match is not decided. */
  readonly result: PredictionSide | null
  /** The room is closed and accepts no predictions. */
  readonly closed: boolean
  readonly onPredict: (side: PredictionSide) => void
}

/** The room's predictions of the winner. Each member has one; the member's own is marked. */
export function PredictionPanel(props: PredictionPanelProps) {
  const { prediction, home, away, sides, result, closed, onPredict } = props
  const { t, i18n } = useTranslation()
  const zone = useZone()
  const over = useStreamPart(
    useStreams().second$,
    (now) => prediction.closesAt !== null && now >= prediction.closesAt,
  )
  const shares = wholeShares(prediction)
  const voters = prediction.home + prediction.draw + prediction.away
  const inactive = over || closed || result !== null || prediction.mine !== null
  const names = { home, draw: t('room.prediction.draw'), away }
  return (
    <section className={styles.panel} aria-label={t('room.prediction.question')}>
      <div className={styles.head}>
        <b>{questionWords()}</b>
        <span>
          {t('room.prediction.voters', { count: voters, voters: voters.toLocaleString(i18n.language) })}
        </span>
        <span className={styles.closes}>{closesWords()}</span>
      </div>
      <div className={styles.bar}>
        {sides.map((side) => {
          const mine = prediction.mine === side
          const said = { side: names[side], share: String(shares[side]) }
          return (
            <button
              key={side}
              type="button"
              className={classNames(styles.side, mine && styles.mine)}
              style={filledTo(shares[side])}
              aria-pressed={mine}
              aria-disabled={inactive || undefined}
              aria-label={mine ? t('room.prediction.mine', said) : t('room.prediction.side', said)}
              onClick={() => {
                if (!inactive) onPredict(side)
              }}
            >
              <span>{names[side]}</span>
              <b>{shares[side]}%</b>
            </button>
          )
        })}
      </div>
    </section>
  )

  function questionWords(): string {
    if (result === null) return t('room.prediction.question')
    const share = String(shares[result])
    const summary =
      result === 'draw'
        ? t('room.prediction.drawn', { share })
        : t('room.prediction.won', { side: names[result], share })
    if (prediction.mine === null) return summary
    const mine = t(prediction.mine === result ? 'room.prediction.right' : 'room.prediction.wrong')
    return [summary, mine].join(t('common.separator'))
  }

  function closesWords(): string {
    if (result !== null) return ''
    if (over) return t('room.prediction.closed')
    const { closesAt } = prediction
    return closesAt === null
      ? ''
      : t('room.prediction.closesAt', { time: zonedTime(closesAt, zone).format('HH:mm') })
  }
}

/**
 * Filled in proportion to its share. All sides are equally wide, so that names stay readable and nothing
 * shifts when others predict.
 */
function filledTo(share: number): CSSProperties {
  return { backgroundSize: `${String(share)}% 100%` }
}
