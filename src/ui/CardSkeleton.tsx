import { VisuallyHidden } from './VisuallyHidden.tsx'
import styles from './CardSkeleton.module.css'

interface CardSkeletonProps {
  cards: number
  /** What is being fetched, for readers. */
  label: string
}

/** The shape of picture cards to come, two in a row. */
export function CardSkeleton({ cards, label }: CardSkeletonProps) {
  return (
    <div className={styles.cards} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: cards }, (_, card) => (
        <div key={card} className={styles.card}>
          <i className={styles.picture} />
          <i className={styles.line} />
          <i className={styles.short} />
        </div>
      ))}
    </div>
  )
}
