import type { ReactNode } from 'react'
import { Choice, type ChoiceItem } from './Choice.tsx'
import styles from './Segmented.module.css'

export interface Segment<K extends string = string> extends ChoiceItem<K> {
  readonly label: ReactNode
}

interface SegmentedProps<K extends string> {
  label: string
  items: readonly Segment<K>[]
  selected: K
  onSelect: (key: K) => void
}

/** Two to four choices in one sunken track. */
export function Segmented<K extends string>({ label, items, selected, onSelect }: SegmentedProps<K>) {
  return (
    <Choice
      role="radiogroup"
      label={label}
      items={items}
      selected={selected}
      onSelect={onSelect}
      classes={{ list: styles.track, item: styles.segment, on: styles.on }}
    >
      {(item) => item.label}
    </Choice>
  )
}
