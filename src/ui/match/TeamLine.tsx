import { Kit, type KitColours } from './Kit.tsx'
import styles from './TeamLine.module.css'

interface TeamLineProps {
  name: string
  kit: KitColours | null
  /** Empty before the match. */
  score: string
  redCards?: { readonly count: number; readonly label: string } | null | undefined
  /** The label of the serve mark; absent when this side does not serve. */
  servingLabel?: string | null | undefined
  /** The score within the present part, such as the games of the current set. */
  running?: string | null | undefined
}

/** One side of a match row. The score is hidden from screen readers, since the row announces it. */
export function TeamLine({ name, kit, score, redCards, servingLabel, running }: TeamLineProps) {
  return (
    <div className={styles.team}>
      <Kit kit={kit} />
      <span className={styles.name}>
        <bdi>{name}</bdi>
      </span>
      {redCards && redCards.count > 0 && (
        <i className={styles.redCard} role="img" aria-label={redCards.label}>
          {redCards.count}
        </i>
      )}
      {servingLabel && <i className={styles.serving} role="img" aria-label={servingLabel} />}
      {running && (
        <span className={styles.running} aria-hidden="true">
          {running}
        </span>
      )}
      <span className={styles.score} aria-hidden="true">
        {score}
      </span>
    </div>
  )
}
