import { colourOf, SERIES_ID, type SeriesId } from '../../../streams/lottery.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { classNames } from '../../ui/text/classNames.ts'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import { numberText } from '../../words/lotteryWords.ts'
import { Die } from './Die.tsx'
import styles from './Balls.module.css'

interface BallsProps {
  readonly seriesId: SeriesId
  readonly numbers: readonly number[]
  /** How many of them have come; all by default. */
  readonly shown?: number
  /** Nothing is said of numbers that have not come: what they wait for is written beside them. */
  readonly silent?: boolean
}

/** The numbers of a draw: balls, dice, or the balls of mark six with the names of their colours. */
export function Balls({ seriesId, numbers, shown = numbers.length, silent = false }: BallsProps) {
  const { t } = useTranslation()
  const whole = shown >= numbers.length
  const said = numbers.map((number) => numberText(seriesId, number)).join(' ')
  return (
    <span className={classNames(styles.balls, seriesId === SERIES_ID.pk10 && styles.racing)}>
      {!silent && (
        <VisuallyHidden>
          {whole ? t('lottery.numbers', { numbers: said }) : t('lottery.drawing')}
        </VisuallyHidden>
      )}
      {numbers.map((number, place) => (
        // Numbers may repeat: the place is the identity.
        <span key={place} className={styles.slot} aria-hidden="true">
          {seriesId === SERIES_ID.markSix && place === numbers.length - 1 && <i className={styles.plus}>+</i>}
          {place < shown ? <Drawn seriesId={seriesId} number={number} /> : <Coming seriesId={seriesId} />}
        </span>
      ))}
      {seriesId === SERIES_ID.k3 && whole && (
        <span className={styles.sum} aria-hidden="true">
          {t('lottery.sum', { sum: String(numbers.reduce((sum, number) => sum + number, 0)) })}
        </span>
      )}
    </span>
  )
}

function Drawn({ seriesId, number }: { readonly seriesId: SeriesId; readonly number: number }) {
  return seriesId === SERIES_ID.k3 ? <Die face={number} /> : <Ball seriesId={seriesId} number={number} />
}

/** The place of a number that has not come yet, as large as the number. */
function Coming({ seriesId }: { readonly seriesId: SeriesId }) {
  const ball = <b className={classNames(styles.ball, styles.coming)}>–</b>
  if (seriesId !== SERIES_ID.markSix) return ball
  return (
    <span className={styles.coloured}>
      {ball}
      <small>{'\u00a0'}</small>
    </span>
  )
}

function Ball({ seriesId, number }: { readonly seriesId: SeriesId; readonly number: number }) {
  const { t } = useTranslation()
  if (seriesId !== SERIES_ID.markSix) return <b className={styles.ball}>{numberText(seriesId, number)}</b>
  const colour = colourOf(number)
  return (
    <span className={styles.coloured}>
      <b className={classNames(styles.ball, styles[colour])}>{numberText(seriesId, number)}</b>
      <small>{t(`lottery.colour.${colour}`)}</small>
    </span>
  )
}
