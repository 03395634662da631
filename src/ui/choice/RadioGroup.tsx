import { Icon } from '../icon/Icon.tsx'
import { classNames } from '../text/classNames.ts'
import { useRoving } from './useRoving.ts'
import styles from './RadioGroup.module.css'

export interface RadioItem<K extends string = string> {
  readonly key: K
  readonly label: string
  /** What choosing it means. */
  readonly note?: string | undefined
}

interface RadioGroupProps<K extends string> {
  label: string
  items: readonly RadioItem<K>[]
  selected: K
  onSelect: (key: K) => void
}

/** A single choice from a list of rows, such as in a sheet. */
export function RadioGroup<K extends string>({ label, items, selected, onSelect }: RadioGroupProps<K>) {
  const { listRef, onKeyDown, tabIndex } = useRoving<HTMLDivElement, K>(items, selected, onSelect)
  return (
    <div ref={listRef} className={styles.list} role="radiogroup" aria-label={label} onKeyDown={onKeyDown}>
      {items.map((item, index) => (
        <button
          key={item.key}
          type="button"
          role="radio"
          data-roving=""
          className={classNames(styles.row, item.key === selected && styles.on)}
          aria-checked={item.key === selected}
          tabIndex={tabIndex(index)}
          onClick={() => onSelect(item.key)}
        >
          <span className={styles.words}>
            <span>{item.label}</span>
            {item.note && <small>{item.note}</small>}
          </span>
          <Icon name="check" className={styles.check} />
        </button>
      ))}
    </div>
  )
}
