import { classNames } from '../text/classNames.ts'
import { CARD_HEIGHT, CARD_WIDTH, CardBack, CardFace, type CardFaceProps } from './cardDrawing.tsx'
import styles from './PlayingCard.module.css'

interface PlayingCardProps {
  /** `null` shows the back. */
  card: CardFaceProps | null
  /** The card in words, such as `红桃 4`; without it the card is hidden from screen readers. */
  label?: string | undefined
  /** Width in design points: 22 (`s`), 36 (default) or 44 (`l`). */
  size?: 's' | 'l' | undefined
  /** Turned by a quarter, as the third card lies. */
  across?: boolean | undefined
}

/** A playing card. */
export function PlayingCard({ card, label, size, across = false }: PlayingCardProps) {
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg
      className={classNames(styles.card, size && styles[size], across && styles.across)}
      viewBox={`0 0 ${CARD_WIDTH} ${CARD_HEIGHT}`}
      {...naming}
    >
      {card === null ? <CardBack /> : <CardFace {...card} />}
    </svg>
  )
}
