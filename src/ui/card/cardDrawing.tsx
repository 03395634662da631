import styles from './PlayingCard.module.css'

export type CardSuit = 'spades' | 'hearts' | 'clubs' | 'diamonds'

/** The size of a card's drawing. */
export const CARD_WIDTH = 50
export const CARD_HEIGHT = 70

const CORNER = 5

/** Each suit in a box of 20 × 20 around (0, 0). */
const SUIT_PATHS: Readonly<Record<CardSuit, string>> = {
  spades:
    'M0 -10C3 -5.5 9 -2.5 9 2.6A4.3 4.3 0 0 1 1.4 5.2C1.7 7.4 2.5 8.9 4 10H-4C-2.5 8.9 -1.7 7.4 -1.4 5.2A4.3 4.3 0 0 1 -9 2.6C-9 -2.5 -3 -5.5 0 -10Z',
  hearts: 'M0 9.6C-3 5.6 -9.6 1.6 -9.6 -3.7A5 5 0 0 1 0 -5.8A5 5 0 0 1 9.6 -3.7C9.6 1.6 3 5.6 0 9.6Z',
  clubs:
    'M0 -10A4.4 4.4 0 0 1 3.7 -3.3A4.4 4.4 0 1 1 1.4 4.4C1.7 7 2.6 8.8 4 10H-4C-2.6 8.8 -1.7 7 -1.4 4.4A4.4 4.4 0 1 1 -3.7 -3.3A4.4 4.4 0 0 1 0 -10Z',
  diamonds: 'M0 -10.4L7.6 0L0 10.4L-7.6 0Z',
}

const LETTERS: Readonly<Record<number, string>> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' }

/** `A`, `2` to `10`, `J`, `Q`, `K`. */
export function rankLetter(rank: number): string {
  return LETTERS[rank] ?? String(rank)
}

export interface CardFaceProps {
  /** From 1, the ace, to 13, the king. */
  readonly rank: number
  readonly suit: CardSuit
}

/** The face of a card with its upper left corner at (0, 0), for drawings in SVG. */
export function CardFace({ rank, suit }: CardFaceProps) {
  const red = suit === 'hearts' || suit === 'diamonds'
  return (
    <g className={red ? styles.red : styles.black}>
      <rect
        className={styles.paper}
        x={0.5}
        y={0.5}
        width={CARD_WIDTH - 1}
        height={CARD_HEIGHT - 1}
        rx={CORNER}
      />
      <text className={styles.rank} x={14} y={26}>
        {rankLetter(rank)}
      </text>
      <path d={SUIT_PATHS[suit]} transform="translate(14 40) scale(0.78)" />
      <path d={SUIT_PATHS[suit]} transform="translate(34 52) scale(1.15)" />
    </g>
  )
}

/** The back of a card, in the same place. */
export function CardBack() {
  return (
    <g className={styles.back}>
      <rect
        className={styles.paper}
        x={0.5}
        y={0.5}
        width={CARD_WIDTH - 1}
        height={CARD_HEIGHT - 1}
        rx={CORNER}
      />
      <rect className={styles.pattern} x={4} y={4} width={CARD_WIDTH - 8} height={CARD_HEIGHT - 8} rx={3} />
      <path className={styles.lines} d="M25 10L40 35L25 60L10 35ZM25 20L34 35L25 50L16 35Z" />
    </g>
  )
}
