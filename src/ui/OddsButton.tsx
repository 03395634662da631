import { memo } from 'react'
import { Icon } from './Icon.tsx'
import { MoveMark, type Move } from './MoveMark.tsx'
import { classNames } from './classNames.ts'
import styles from './OddsButton.module.css'

/** `stale` is a price too old to bet on; the rest is the selection's own status. */
export type OddsState = 'open' | 'suspended' | 'locked' | 'closed' | 'stale'

interface OddsButtonProps {
  /** `two`: line above price, 46 high. `three`: label left, price right, 30 high. `wide`: 44 high, one row. */
  variant: 'two' | 'three' | 'wide'
  /** The line or side: `-0.5/1`, `大 2.5`, `主`. Empty when the column's caption says it. */
  label: string
  /** In `wide` only: the name in front of the line. */
  name?: string | undefined
  price: string
  state: OddsState
  /** A move of the last three seconds; the owner of the price clears it. */
  move: Move | null
  selected: boolean
  /** Side, line, price, direction and state in full. */
  ariaLabel: string
  onPress: () => void
  /** 38 high instead of 30, for `three` where a market has room. */
  roomy?: boolean | undefined
}

/** Characters of a price that a `three` cell holds beside its label at full size: `22.6`. */
const PRICE_FITS = 4

/**
 * One price. It keeps its box in every state; only what is inside changes. It stays focusable while it can't
 * be pressed, so that a suspension does not throw a keyboard user out of the row; a closed one is no control.
 */
export const OddsButton = memo(function OddsButton(props: OddsButtonProps) {
  const { variant, state, selected, ariaLabel } = props
  const long = variant === 'three' && !props.roomy && props.price.length > PRICE_FITS
  const size = classNames(styles.cell, styles[variant], props.roomy && styles.roomy, long && styles.long)
  if (state === 'closed') {
    return (
      <span className={classNames(size, styles.closed)} role="img" aria-label={ariaLabel}>
        –
      </span>
    )
  }
  const open = state === 'open'
  const move = open ? props.move : null
  return (
    <button
      type="button"
      className={classNames(size, styles[state], move && styles[move], selected && styles.selected)}
      aria-label={ariaLabel}
      aria-pressed={selected}
      aria-disabled={open || selected ? undefined : true}
      // a chosen price can always be taken off the slip, whatever became of it
      onClick={open || selected ? props.onPress : undefined}
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
