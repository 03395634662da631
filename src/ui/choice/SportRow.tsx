import { Icon, type IconName } from '../icon/Icon.tsx'
import { Choice, type ChoiceItem } from './Choice.tsx'
import styles from './SportRow.module.css'

export interface SportItem<K extends string = string> extends ChoiceItem<K> {
  readonly icon: IconName
  readonly label: string
  readonly count?: number | string | undefined
}

interface SportRowProps<K extends string> {
  label: string
  items: readonly SportItem<K>[]
  selected: K | null
  onSelect: (key: K) => void
}

/** A row of sports, each an icon with its number of matches. */
export function SportRow<K extends string>({ label, items, selected, onSelect }: SportRowProps<K>) {
  return (
    <Choice
      role="tablist"
      label={label}
      items={items}
      selected={selected}
      onSelect={onSelect}
      classes={{ list: styles.row, item: styles.sport, on: styles.on }}
    >
      {({ icon, label: name, count }) => (
        <>
          <Icon name={icon} size="nav" className={styles.icon} />
          <span className={styles.label}>{name}</span>
          {count !== undefined && <sup>{count}</sup>}
        </>
      )}
    </Choice>
  )
}
