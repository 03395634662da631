import { classNames } from './classNames.ts'
import { useRoving } from './useRoving.ts'
import styles from './Tabs.module.css'

export interface TabItem<K extends string = string> {
  readonly key: K
  readonly label: string
  readonly count?: number | string | undefined
  /** Name for readers when the label and count do not say enough. */
  readonly ariaLabel?: string | undefined
}

interface TabsProps<K extends string> {
  label: string
  items: readonly TabItem<K>[]
  selected: K | null
  onSelect: (key: K) => void
  /** `page` has a rule below and a gutter; `dense` is nearer together; `sheet` stands in a sheet's header. */
  place?: 'page' | 'dense' | 'sheet' | undefined
  /** Id of the panel these tabs fill. */
  panelId?: string | undefined
}

/** Text tabs with a raised count and a bar under the chosen one. Arrow keys move the choice. */
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
