import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import dayjs from 'dayjs'
import type { Prediction, PredictionSide } from '../../../streams/index.ts'
import { useStreams } from '../../bindings/StreamsProvider.tsx'
import { useStreamPart } from '../../bindings/useStreamPart.ts'
import { classNames } from '../../ui/classNames.ts'
import styles from './PredictionPanel.module.css'

interface PredictionPanelProps {
  readonly prediction: Prediction
  readonly home: string
  readonly away: string
  /** Nothing can be said in this room now. */
  readonly closed: boolean
  readonly onPredict: (side: PredictionSide) => void
}

const SIDES: readonly PredictionSide[] = ['home', 'draw', 'away']

/** Who the room thinks will win. One guess each; mine is marked. */
export function PredictionPanel({ prediction, home, away, closed, onPredict }: PredictionPanelProps) {
  const { t, i18n } = useTranslation()
  const over = useStreamPart(
    useStreams().second$,
    (now) => prediction.closesAt !== null && now >= prediction.closesAt,
  )
  const shares = sharesOf(prediction)
  const voters = prediction.home + prediction.draw + prediction.away
  const deaf = over || closed || prediction.mine !== null
  const names = { home, draw: t('room.prediction.draw'), away }
  return (
    <section className={styles.panel} aria-label={t('room.prediction.question')}>
      <div className={styles.head}>
        <b>{t('room.prediction.question')}</b>
        <span>
          {t('room.prediction.voters', { count: voters, voters: voters.toLocaleString(i18n.language) })}
        </span>
        <span className={styles.closes}>{closesWords()}</span>
      </div>
      <div className={styles.bar} style={widths(shares)}>
        {SIDES.map((side) => {
          const mine = prediction.mine === side
          const said = { side: names[side], share: String(shares[side]) }
          return (
            <button
              key={side}
              type="button"
              className={classNames(styles.side, mine && styles.mine)}
              aria-pressed={mine}
              aria-disabled={deaf || undefined}
              aria-label={mine ? t('room.prediction.mine', said) : t('room.prediction.side', said)}
              onClick={() => {
                if (!deaf) onPredict(side)
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

  function closesWords(): string {
    if (over) return t('room.prediction.closed')
    const { closesAt } = prediction
    return closesAt === null ? '' : t('room.prediction.closesAt', { time: dayjs(closesAt).format('HH:mm') })
  }
}

/** Whole percents that make a hundred; nobody's guess makes three times nought. */
export function sharesOf({
  home,
  draw,
  away,
}: Record<PredictionSide, number>): Record<PredictionSide, number> {
  const all = home + draw + away
  if (all <= 0) return { home: 0, draw: 0, away: 0 }
  const homeShare = Math.round((home / all) * 100)
  const drawShare = Math.min(Math.round((draw / all) * 100), 100 - homeShare)
  return { home: homeShare, draw: drawShare, away: 100 - homeShare - drawShare }
}

/** As wide as its share, but never too narrow to read and press; alike while nobody has guessed. */
function widths(shares: Record<PredictionSide, number>): CSSProperties {
  const none = SIDES.every((side) => shares[side] === 0)
  const columns = SIDES.map((side) => `minmax(calc(var(--u) * 80), ${none ? 1 : shares[side]}fr)`)
  return { gridTemplateColumns: columns.join(' ') }
}
