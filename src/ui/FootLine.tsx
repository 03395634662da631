import { Num } from './Num.tsx'
import styles from './FootLine.module.css'

interface FootLineProps {
  /** Such as the balance before and after, and what is left of the member's own limit. */
  items: readonly string[]
}

/** Small facts in one centred line below the main button. */
export function FootLine({ items }: FootLineProps) {
  return (
    <ul className={styles.line}>
      {items.map((item) => (
        <li key={item}>
          <Num>{item}</Num>
        </li>
      ))}
    </ul>
  )
}
