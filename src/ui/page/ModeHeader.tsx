import type { ReactNode } from 'react'
import { classNames } from '../text/classNames.ts'
import { useRoving } from '../choice/useRoving.ts'
import styles from './ModeHeader.module.css'

export interface Mode<K extends string = string> {
  readonly key: K
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
  const { listRef, onKeyDown, tabIndex } = useRoving<HTMLDivElement, K>(modes, selected, onSelect)
  return (
    <header className={styles.header}>
      <div ref={listRef} className={styles.modes} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {modes.map((mode, index) => (
          <button
            key={mode.key}
            type="button"
            role="tab"
            data-roving=""
            className={classNames(styles.mode, mode.key === selected && styles.on)}
            aria-selected={mode.key === selected}
            tabIndex={tabIndex(index)}
            onClick={() => onSelect(mode.key)}
          >
            {mode.label}
          </button>
        ))}
      </div>
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
