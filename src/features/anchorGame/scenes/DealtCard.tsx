import { type CSSProperties } from 'react'
import { rankOf, suitOf } from '../../../../streams/play.ts'
import { PlayingCard } from '../../../ui/card/PlayingCard.tsx'
import { classNames } from '../../../ui/text/classNames.ts'
import type { TableCard } from './baccaratTimes.ts'
import styles from './DealtCard.module.css'

interface DealtCardProps {
  readonly card: TableCard
  /** The place in the picture, ms; `null` when all lies on the table. */
  readonly playFrom: number | null
}

/** A card: it comes face down from the shoe, and turns. */
export function DealtCard({ card: { card, dealtAt, turnedAt }, playFrom }: DealtCardProps) {
  const delays =
    playFrom === null ? {} : { '--dealt': `${dealtAt - playFrom}ms`, '--turned': `${turnedAt - playFrom}ms` }
  return (
    <div
      className={classNames(styles.card, playFrom !== null && styles.moving)}
      style={delays as CSSProperties}
    >
      <div className={styles.faces}>
        <div className={styles.face}>
          <PlayingCard card={{ rank: rankOf(card), suit: suitOf(card) }} />
        </div>
        <div className={styles.back}>
          <PlayingCard card={null} />
        </div>
      </div>
    </div>
  )
}
