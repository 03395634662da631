import type { ReactNode } from 'react'
import { Kit, type KitColours } from './Kit.tsx'
import styles from './RecordScore.module.css'

interface RecordScoreProps {
  home: { readonly name: string; readonly kit: KitColours | null }
  away: { readonly name: string; readonly kit: KitColours | null }
  /** `2 - 1` */
  score: string
  clock?: ReactNode
}

/** How a bet's match stands now. */
export function RecordScore({ home, away, score, clock }: RecordScoreProps) {
  return (
    <div className={styles.line}>
      <Kit kit={home.kit} />
      <span className={styles.name}>{home.name}</span>
      <b className={styles.score}>{score}</b>
      <span className={styles.name}>{away.name}</span>
      <Kit kit={away.kit} />
      {clock !== undefined && <span className={styles.clock}>{clock}</span>}
    </div>
  )
}
