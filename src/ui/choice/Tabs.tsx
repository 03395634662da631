import { classNames } from '../text/classNames.ts'
import { useRoving } from './useRoving.ts'
import styles from './Tabs.module.css'

export interface TabItem<K extends string = string> {
  readonly key: K
  readonly label: string
  readonly count?: number | string | undefined
  /** The accessible name, when the label and count are not sufficient. */
  readonly ariaLabel?: string | undefined
}

interface TabsProps<K extends string> {
  label: string
  items: readonly TabItem<K>[]
  selected: K | null
  onSelect: (key: K) => void
  /** `page` has a rule below and a gutter; `dense` has less spacing; `sheet` is for a sheet's header. */
  place?: 'page' | 'dense' | 'sheet' | undefined
  /** The id of the panel that shows the selected tab. */
  panelId?: string | undefined
}

/** Text tabs with a raised count and a bar below the selected one. Arrow keys move the selection. */
export function Tabs<K extends string>({
  label,
  items,
  selected,
  onSelect,
  place = 'page',
  panelId,
}: TabsProps<K>) {
  const { listRef, onKeyDown, tabIndex } = useRoving<HTMLDivElement, K>(items, selected, onSelect)
  return (
    <div
      ref={listRef}
      className={classNames(styles.tabs, place === 'dense' && styles.page, styles[place])}
      role="tablist"
      aria-label={label}
      onKeyDown={onKeyDown}
    >
      {items.map((item, index) => (
        <button
          key={item.key}
          type="button"
          role="tab"
          data-roving=""
          className={classNames(styles.tab, item.key === selected && styles.on)}
          aria-selected={item.key === selected}
          aria-controls={panelId}
          aria-label={item.ariaLabel}
          tabIndex={tabIndex(index)}
          onClick={() => onSelect(item.key)}
        >
          {item.label}
          {item.count !== undefined && <sup>{item.count}</sup>}
        </button>
      ))}
    </div>
  )
}
