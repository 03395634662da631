import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import styles from './CardSkeleton.module.css'

interface CardSkeletonProps {
  cards: number
  /** What is being loaded, for screen readers. */
  label: string
}

/** A placeholder for picture cards, two in a row. */
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
