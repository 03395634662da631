import { Icon } from './Icon.tsx'
import { classNames } from './classNames.ts'
import styles from './SlipBar.module.css'

interface SlipBarProps {
  count: number
  /** 投注单, or the one leg. */
  title: string
  /** `2串1 · 单注 10 起` */
  detail: string
  /** Total price, or `null` while a leg has none. */
  price: string | null
  /** All of it in words. */
  ariaLabel: string
  onOpen: () => void
  /** Over the navigation (default), at the foot of a page without one, or of the box it stands in. */
  place?: 'nav' | 'foot' | 'box' | undefined
}

/** The slip, folded: floats above the navigation. */
export function SlipBar({ count, title, detail, price, ariaLabel, onOpen, place = 'nav' }: SlipBarProps) {
  return (
    <button
      type="button"
      className={classNames(styles.bar, styles[place])}
      aria-label={ariaLabel}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <span className={styles.count}>{count}</span>
      <span className={styles.text}>
        <span className={styles.title}>{title}</span>
        <small>{detail}</small>
      </span>
      <b className={styles.price}>{price}</b>
      <span className={styles.arrow}>
        <Icon name="expand" />
      </span>
    </button>
  )
}
