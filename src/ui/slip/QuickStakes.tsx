import { classNames } from '../text/classNames.ts'
import styles from './QuickStakes.module.css'

export interface QuickStake {
  readonly key: string
  /** `+50`, or a word such as 最大. */
  readonly text: string
  /** Whether the text is a word instead of an amount. */
  readonly word?: boolean | undefined
  readonly disabled?: boolean | undefined
}

interface QuickStakesProps {
  label: string
  items: readonly QuickStake[]
  onPress: (key: string) => void
}

/** A row of amounts that are added to the stake with one tap. */
export function QuickStakes({ label, items, onPress }: QuickStakesProps) {
  return (
    <div className={styles.row} role="group" aria-label={label}>
      {items.map((item) => (
        <button
          key={item.key}
          type="button"
          className={classNames(styles.stake, item.word && styles.word)}
          disabled={item.disabled}
          onClick={() => onPress(item.key)}
        >
          {item.text}
        </button>
      ))}
    </div>
  )
}
