import type { Ref } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { classNames } from '../text/classNames.ts'
import styles from './SlipBar.module.css'

interface SlipBarProps {
  count: number
  /** 投注单, or the selection of the only leg. */
  title: string
  /** `2串1 · 单注 10 起`. */
  detail: string
  /** The total price; `null` while a leg has none. */
  price: string | null
  /** All of its content in words. */
  ariaLabel: string
  onOpen: () => void
  ref?: Ref<HTMLButtonElement> | undefined
  /**
   * Above the navigation (default), at the foot of a page without navigation, or at the foot of its
   * container.
   */
  place?: 'nav' | 'foot' | 'box' | undefined
}

/** The folded slip, floating above the navigation. */
export function SlipBar(props: SlipBarProps) {
  const { count, title, detail, price, ariaLabel, onOpen, ref, place = 'nav' } = props
  return (
    <button
      ref={ref}
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
