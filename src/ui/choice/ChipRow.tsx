import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon/Icon.tsx'
import { classNames } from '../text/classNames.ts'
import { Choice, type ChoiceItem } from './Choice.tsx'
import styles from './ChipRow.module.css'

export interface ChipItem<K extends string = string> extends ChoiceItem<K> {
  readonly label: string
  readonly count?: number | string | undefined
  /** How many of them are in play. */
  readonly liveCount?: number | undefined
}

interface ChipRowProps<K extends string> {
  label: string
  items: readonly ChipItem<K>[]
  selected: K
  onSelect: (key: K) => void
  /** Buttons that stay at the right while the chips scroll; see `ChipTool`. */
  tools?: ReactNode
  /** `bar` has a rule below it, as for dates; `plain` has none, as for record filters. */
  place?: 'bar' | 'plain' | undefined
}

/** A single choice among chips, such as dates. */
export function ChipRow<K extends string>(props: ChipRowProps<K>) {
  const { label, items, selected, onSelect, tools, place = 'bar' } = props
  return (
    <div className={classNames(styles.bar, styles[place])}>
      <Choice
        role="radiogroup"
        label={label}
        items={items}
        selected={selected}
        onSelect={onSelect}
        classes={{ list: styles.chips, item: styles.chip, on: styles.on }}
      >
        {({ label: text, count, liveCount = 0 }) => (
          <>
            {text}
            {count !== undefined && <small>{count}</small>}
            {liveCount > 0 && <small className={styles.live}>{liveCount}</small>}
          </>
        )}
      </Choice>
      {tools && <div className={styles.tools}>{tools}</div>}
    </div>
  )
}

interface ChipSelectProps<K extends string> {
  icon: IconName
  /** What is chosen. */
  label: string
  items: readonly { readonly key: K; readonly label: string }[]
  selected: K
  onSelect: (key: K) => void
}

/** A choice at the end of a chip row, such as the order of a list: the browser's own select, under our look. */
export function ChipSelect<K extends string>({ icon, label, items, selected, onSelect }: ChipSelectProps<K>) {
  const shown = items.find(({ key }) => key === selected)
  return (
    <div className={styles.tool}>
      <Icon name={icon} size="m" />
      <span aria-hidden="true">{shown?.label}</span>
      <select
        className={styles.select}
        aria-label={label}
        value={selected}
        onChange={(event) => {
          const chosen = items.find(({ key }) => key === event.target.value)
          if (chosen !== undefined) onSelect(chosen.key)
        }}
      >
        {items.map(({ key, label: text }) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}

interface ChipToolProps {
  icon: IconName
  label: string
  ariaLabel?: string | undefined
  /** Whether a filter is set. */
  active?: boolean | undefined
  onPress: () => void
}

/** A button at the end of a chip row, such as sorting. */
export function ChipTool({ icon, label, ariaLabel, active = false, onPress }: ChipToolProps) {
  return (
    <button
      type="button"
      className={classNames(styles.tool, active && styles.active)}
      aria-label={ariaLabel}
      onClick={onPress}
    >
      <Icon name={icon} size="m" />
      {label}
    </button>
  )
}
