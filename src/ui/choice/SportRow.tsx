import { Icon, type IconName } from '../icon/Icon.tsx'
import { classNames } from '../text/classNames.ts'
import { useRoving } from './useRoving.ts'
import styles from './SportRow.module.css'

export interface SportItem<K extends string = string> {
  readonly key: K
  readonly icon: IconName
  readonly label: string
  readonly count?: number | string | undefined
  readonly ariaLabel?: string | undefined
}

interface SportRowProps<K extends string> {
  label: string
  items: readonly SportItem<K>[]
  selected: K | null
  onSelect: (key: K) => void
}

/** A row of sports, each an icon with its number of matches. */
export function SportRow<K extends string>({ label, items, selected, onSelect }: SportRowProps<K>) {
  const { listRef, onKeyDown, tabIndex } = useRoving<HTMLDivElement, K>(items, selected, onSelect)
  return (
    <div ref={listRef} className={styles.row} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {items.map((item, index) => (
        <button
          key={item.key}
          type="button"
          role="tab"
          data-roving=""
          className={classNames(styles.sport, item.key === selected && styles.on)}
          aria-selected={item.key === selected}
          aria-label={item.ariaLabel}
          tabIndex={tabIndex(index)}
          onClick={() => onSelect(item.key)}
        >
          <Icon name={item.icon} size="nav" className={styles.icon} />
          <span className={styles.label}>{item.label}</span>
          {item.count !== undefined && <sup>{item.count}</sup>}
        </button>
      ))}
    </div>
  )
}
