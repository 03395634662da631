import type { ReactNode } from 'react'
import { classNames } from '../text/classNames.ts'
import { useRoving } from './useRoving.ts'
import styles from './Segmented.module.css'

export interface Segment<K extends string = string> {
  readonly key: K
  readonly label: ReactNode
  readonly ariaLabel?: string | undefined
}

interface SegmentedProps<K extends string> {
  label: string
  items: readonly Segment<K>[]
  selected: K
  onSelect: (key: K) => void
}

/** Two to four choices in one sunken track. */
export function Segmented<K extends string>({ label, items, selected, onSelect }: SegmentedProps<K>) {
  const { listRef, onKeyDown, tabIndex } = useRoving<HTMLDivElement, K>(items, selected, onSelect)
  return (
    <div ref={listRef} className={styles.track} role="radiogroup" aria-label={label} onKeyDown={onKeyDown}>
      {items.map((item, index) => (
        <button
          key={item.key}
          type="button"
          role="radio"
          data-roving=""
          className={classNames(styles.segment, item.key === selected && styles.on)}
          aria-checked={item.key === selected}
          aria-label={item.ariaLabel}
          tabIndex={tabIndex(index)}
          onClick={() => onSelect(item.key)}
        >
          {item.label}
        </button>
      ))}
    </div>
  )
}
