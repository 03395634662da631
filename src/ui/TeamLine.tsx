import { Kit, type KitColours } from './Kit.tsx'
import styles from './TeamLine.module.css'

interface TeamLineProps {
  name: string
  kit: KitColours | null
  /** Empty before the match. */
  score: string
  redCards?: { readonly count: number; readonly label: string } | null | undefined
  /** The word for “serving”, when this side serves. */
  servingLabel?: string | null | undefined
  /** Games of the set being played. */
  games?: string | null | undefined
}

/** One side of a match row. The score is hidden here from readers: the row says it once. */
export function TeamLine({ name, kit, score, redCards, servingLabel, games }: TeamLineProps) {
  return (
    <div className={styles.team}>
      <Kit kit={kit} />
      <span className={styles.name}>{name}</span>
      {redCards && redCards.count > 0 && (
        <i className={styles.redCard} role="img" aria-label={redCards.label}>
          {redCards.count}
        </i>
      )}
      {servingLabel && <i className={styles.serving} role="img" aria-label={servingLabel} />}
      {games && (
        <span className={styles.games} aria-hidden="true">
          {games}
        </span>
      )}
      <span className={styles.score} aria-hidden="true">
        {score}
      </span>
    </div>
  )
}
