import { Icon } from '../icon/Icon.tsx'
import { Choice, type ChoiceItem } from './Choice.tsx'
import styles from './RadioGroup.module.css'

export interface RadioItem<K extends string = string> extends ChoiceItem<K> {
  readonly label: string
  /** What choosing it means. */
  readonly note?: string | undefined
}

interface RadioGroupProps<K extends string> {
  label: string
  items: readonly RadioItem<K>[]
  /** `null` while nothing is chosen. */
  selected: K | null
  onSelect: (key: K) => void
}

/** A single choice from a list of rows, such as in a sheet. */
export function RadioGroup<K extends string>({ label, items, selected, onSelect }: RadioGroupProps<K>) {
  return (
    <Choice
      role="radiogroup"
      label={label}
      items={items}
      selected={selected}
      onSelect={onSelect}
      classes={{ list: styles.list, item: styles.row, on: styles.on }}
    >
      {({ label: text, note }) => (
        <>
          <span className={styles.words}>
            <span>{text}</span>
            {note && <small>{note}</small>}
          </span>
          <Icon name="check" className={styles.check} />
        </>
      )}
    </Choice>
  )
}
