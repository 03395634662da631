import { classNames } from '../../ui/text/classNames.ts'
import styles from './Chip.module.css'

interface ChipProps {
  /** Units. */
  readonly units: number
  /** Its place among the chips, which decides the colour. */
  readonly tier: number
  readonly small?: boolean
}

const TIERS = 6

/** `1K` from a thousand on, so that it fits. */
export function chipText(units: number): string {
  return units >= 1000 ? `${units / 1000}K` : String(units)
}

/** A chip; its colour and its number say the same. */
export function Chip({ units, tier, small = false }: ChipProps) {
  return (
    <svg
      className={classNames(styles.chip, small && styles.small, styles[`tier${tier % TIERS}`])}
      viewBox="0 0 48 48"
      aria-hidden="true"
    >
      <circle className={styles.body} cx={24} cy={24} r={23} />
      <circle className={styles.edge} cx={24} cy={24} r={20.5} />
      <circle className={styles.inner} cx={24} cy={24} r={15.5} />
      <text x={24} y={29}>
        {chipText(units)}
      </text>
    </svg>
  )
}
