import { classNames } from '../text/classNames.ts'
import { Choice, type ChoiceItem } from './Choice.tsx'
import styles from './Tabs.module.css'

export interface TabItem<K extends string = string> extends ChoiceItem<K> {
  readonly label: string
  readonly count?: number | string | undefined
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

/** Text tabs with a raised count and a bar below the selected one. */
export function Tabs<K extends string>({
  label,
  items,
  selected,
  onSelect,
  place = 'page',
  panelId,
}: TabsProps<K>) {
  return (
    <Choice
      role="tablist"
      label={label}
      items={items}
      selected={selected}
      onSelect={onSelect}
      classes={{
        list: classNames(styles.tabs, place === 'dense' && styles.page, styles[place]),
        item: styles.tab,
        on: styles.on,
      }}
      panelId={panelId}
    >
      {({ label: text, count }) => (
        <>
          {text}
          {count !== undefined && <sup>{count}</sup>}
        </>
      )}
    </Choice>
  )
}
