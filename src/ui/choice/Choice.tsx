import type { ReactNode } from 'react'
import { classNames } from '../text/classNames.ts'
import { useRoving } from './useRoving.ts'

export interface ChoiceItem<K extends string = string> {
  readonly key: K
  /** The accessible name, when the content of the item is not sufficient. */
  readonly ariaLabel?: string | undefined
}

interface ChoiceProps<K extends string, I extends ChoiceItem<K>> {
  /** `tablist` when the choice decides which panel is shown, `radiogroup` when it is a value. */
  readonly role: 'tablist' | 'radiogroup'
  readonly label: string
  readonly items: readonly I[]
  readonly selected: K | null
  readonly onSelect: (key: K) => void
  /** The classes of the list, of each item, and of the selected item in addition. */
  readonly classes: Readonly<Record<'list' | 'item' | 'on', string | undefined>>
  /** The id of the panel that shows the selected tab. */
  readonly panelId?: string | undefined
  /** The content of an item. */
  readonly children: (item: I) => ReactNode
}

/** One of several: roles, states and keyboard; each caller has its own look. Arrow keys move the selection. */
export function Choice<K extends string, I extends ChoiceItem<K>>(props: ChoiceProps<K, I>) {
  const { role, label, items, selected, onSelect, classes, panelId, children } = props
  const { listRef, onKeyDown, tabIndex } = useRoving<HTMLDivElement, K>(items, selected, onSelect)
  return (
    <div ref={listRef} className={classes.list} role={role} aria-label={label} onKeyDown={onKeyDown}>
      {items.map((item, index) => {
        const on = item.key === selected
        const state = role === 'tablist' ? { 'aria-selected': on } : { 'aria-checked': on }
        return (
          <button
            key={item.key}
            type="button"
            role={role === 'tablist' ? 'tab' : 'radio'}
            data-roving=""
            className={classNames(classes.item, on && classes.on)}
            {...state}
            aria-controls={panelId}
            aria-label={item.ariaLabel}
            tabIndex={tabIndex(index)}
            onClick={() => onSelect(item.key)}
          >
            {children(item)}
          </button>
        )
      })}
    </div>
  )
}
