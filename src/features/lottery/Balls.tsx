import { useTranslation } from 'react-i18next'
import { colourOf, type SeriesId } from '../../../streams/lottery.ts'
import { classNames } from '../../ui/text/classNames.ts'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import { Die } from './Die.tsx'
import { numberText } from './valueWords.ts'
import styles from './Balls.module.css'

interface BallsProps {
  readonly seriesId: SeriesId
  readonly numbers: readonly number[]
}

/** The numbers of a draw: balls, dice, or the balls of mark six with the names of their colours. */
export function Balls({ seriesId, numbers }: BallsProps) {
  const { t } = useTranslation()
  const said = numbers.map((number) => numberText(seriesId, number)).join(' ')
  return (
    <span className={classNames(styles.balls, seriesId === 3 && styles.racing)}>
      <VisuallyHidden>{t('lottery.numbers', { numbers: said })}</VisuallyHidden>
      {numbers.map((number, place) => (
        // Numbers may repeat: the place is the identity.
        <span key={place} className={styles.slot} aria-hidden="true">
          {seriesId === 6 && place === numbers.length - 1 && <i className={styles.plus}>+</i>}
          {seriesId === 5 ? <Die face={number} /> : <Ball seriesId={seriesId} number={number} />}
        </span>
      ))}
      {seriesId === 5 && (
        <span className={styles.sum} aria-hidden="true">
          {t('lottery.sum', { sum: String(numbers.reduce((sum, number) => sum + number, 0)) })}
        </span>
      )}
    </span>
  )
}

function Ball({ seriesId, number }: { readonly seriesId: SeriesId; readonly number: number }) {
  const { t } = useTranslation()
  if (seriesId !== 6) return <b className={styles.ball}>{numberText(seriesId, number)}</b>
  const colour = colourOf(number)
  return (
    <span className={styles.coloured}>
      <b className={classNames(styles.ball, styles[colour])}>{numberText(seriesId, number)}</b>
      <small>{t(`lottery.colour.${colour}`)}</small>
    </span>
  )
}
