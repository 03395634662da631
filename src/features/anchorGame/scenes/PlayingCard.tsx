import { type CSSProperties } from 'react'
import { rankOf, type Suit, suitOf } from '../../../../streams/play.ts'
import { classNames } from '../../../ui/text/classNames.ts'
import type { TableCard } from './baccaratTimes.ts'
import styles from './PlayingCard.module.css'

const RANKS: Readonly<Record<number, string>> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' }

const MARKS: Readonly<Record<Suit, string>> = {
  spades:
    'M12 3c-5 6-9 8-9 12a4.500 4.500 0 008 2.700L9.500 22h5L13 17.700A4.500 4.500 0 0021 15c0-4-4-6-9-12z',
  hearts: 'M12 21C5 15 2 11 2 7.500A5 5 0 0112 5a5 5 0 0110 2.500C22 11 19 15 12 21z',
  clubs:
    'M12 2.500a4.300 4.300 0 00-3.600 6.700 4.500 4.500 0 102.700 8.100L9.500 22h5l-1.600-4.700a4.500 4.500 0 102.700-8.100A4.300 4.300 0 0012 2.500z',
  diamonds: 'M12 2l7.500 10L12 22 4.500 12z',
}

interface PlayingCardProps {
  readonly card: TableCard
  /** The place in the picture, ms; `null` when all lies on the table. */
  readonly playFrom: number | null
}

/** A card: it comes face down from the shoe, and turns. */
export function PlayingCard({ card: { card, place, dealtAt, turnedAt }, playFrom }: PlayingCardProps) {
  const suit = suitOf(card)
  const delays =
    playFrom === null ? {} : { '--dealt': `${dealtAt - playFrom}ms`, '--turned': `${turnedAt - playFrom}ms` }
  return (
    <div
      className={classNames(styles.card, playFrom !== null && styles.moving, place === 2 && styles.third)}
      style={delays as CSSProperties}
    >
      <div className={styles.faces}>
        <div className={classNames(styles.face, (suit === 'hearts' || suit === 'diamonds') && styles.red)}>
          <b>{RANKS[rankOf(card)] ?? rankOf(card)}</b>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={MARKS[suit]} />
          </svg>
        </div>
        <div className={styles.back} />
      </div>
    </div>
  )
}
