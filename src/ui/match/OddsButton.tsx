import { memo } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { MoveMark, type Move } from './MoveMark.tsx'
import { classNames } from '../text/classNames.ts'
import styles from './OddsButton.module.css'

/** `stale` is a price that is too old to bet on; the others are the status of the selection. */
export type OddsState = 'open' | 'suspended' | 'locked' | 'closed' | 'stale'

interface OddsButtonProps {
  /**
   * `two`: line above price, 46 high. `three`: label left, price right, 30 high. `wide`: 44 high, one row.
   */
  variant: 'two' | 'three' | 'wide'
  /** The line or side: `-0.5/1`, `大 2.5`, `主`. Empty when the column's caption states it. */
  label: string
  /** For `wide` only: the name before the line. */
  name?: string | undefined
  price: string
  state: OddsState
  /** A move in the last three seconds; the owner of the price resets it. */
  move: Move | null
  selected: boolean
  /** Side, line, price, direction and state in full, for screen readers. */
  ariaLabel: string
  onPress: () => void
  /** A keyboard shortcut of this cell and its description for screen readers. */
  hint?: { readonly key: string; readonly text: string } | undefined
  /** 40 high instead of 30, for `three` where the market has room. */
  roomy?: boolean | undefined
  /** A closed selection keeps its label, because no caption says what the cell is of. `wide` always does. */
  alwaysNamed?: boolean | undefined
}

/** How many characters of a price fit beside the label of a `three` cell at full size, as in `22.6`. */
const PRICE_FITS = 4

/**
 * One price. Its box is the same in each state; only the content changes. While it cannot be pressed it stays
 * focusable, so that a suspension does not move the keyboard focus; a closed selection is not a control.
 */
export const OddsButton = memo(function OddsButton(props: OddsButtonProps) {
  const { variant, state, selected, ariaLabel } = props
  const long = variant === 'three' && !props.roomy && props.price.length > PRICE_FITS
  const size = classNames(styles.cell, styles[variant], props.roomy && styles.roomy, long && styles.long)
  if (state === 'closed') {
    return (
      <span className={classNames(size, styles.closed)} role="img" aria-label={ariaLabel}>
        {(variant === 'wide' || props.alwaysNamed) && <Label {...props} />}
        <span>–</span>
      </span>
    )
  }
  const open = state === 'open'
  const move = open ? props.move : null
  return (
    <button
      type="button"
      data-price=""
      className={classNames(size, styles[state], move && styles[move], selected && styles.selected)}
      aria-label={ariaLabel}
      aria-pressed={selected}
      aria-keyshortcuts={props.hint?.key}
      aria-description={props.hint?.text}
      aria-disabled={open || selected ? undefined : true}
      // also while not open: the owner then shows the reason, and a selected price can be removed from the
      // slip
      onClick={props.onPress}
    >
      <Label {...props} />
      <Price state={state} price={props.price} />
      {move && <MoveMark move={move} className={styles.mark} />}
    </button>
  )
})

function Label({ variant, label, name, state }: OddsButtonProps) {
  if (state === 'locked' || (label === '' && !name)) return null
  if (variant !== 'wide') return <span className={styles.label}>{label}</span>
  return (
    <span className={styles.name}>
      {name ? <b>{name}</b> : null}
      <span>{label}</span>
    </span>
  )
}

function Price({ state, price }: { state: OddsState; price: string }) {
  const padlock = state === 'suspended' || state === 'locked'
  return (
    <span className={classNames(styles.price, padlock && styles.padlock)}>
      {padlock ? <Icon name="lock" size="row" /> : price}
    </span>
  )
}
