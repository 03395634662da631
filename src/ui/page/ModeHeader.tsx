import type { ReactNode } from 'react'
import { Choice, type ChoiceItem } from '../choice/Choice.tsx'
import styles from './ModeHeader.module.css'

export interface Mode<K extends string = string> extends ChoiceItem<K> {
  readonly label: string
}

interface ModeHeaderProps<K extends string> {
  label: string
  modes: readonly Mode<K>[]
  selected: K
  onSelect: (key: K) => void
  /** `Balance` and icon buttons. */
  children?: ReactNode
}

/** The header of the home page: sport, casino, lottery, and the member's balance. */
export function ModeHeader<K extends string>(props: ModeHeaderProps<K>) {
  const { label, modes, selected, onSelect, children } = props
  return (
    <header className={styles.header}>
      <Choice
        role="tablist"
        label={label}
        items={modes}
        selected={selected}
        onSelect={onSelect}
        classes={{ list: styles.modes, item: styles.mode, on: styles.on }}
      >
        {(mode) => mode.label}
      </Choice>
      {children}
    </header>
  )
}

interface BalanceProps {
  amount: string
  /** The time spent and the net result of this visit, without a colour for gain or loss. */
  note: ReactNode
  /** Opens the sheet for time, limits and breaks. */
  onPress?: (() => void) | undefined
  ariaLabel: string
}

/** The balance, with the time spent and the net result below it. */
export function Balance({ amount, note, onPress, ariaLabel }: BalanceProps) {
  return (
    <button type="button" className={styles.balance} aria-label={ariaLabel} onClick={onPress}>
      <b>{amount}</b>
      <span>{note}</span>
    </button>
  )
}
