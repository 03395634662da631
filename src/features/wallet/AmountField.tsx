import { useId } from 'react'
import { classNames } from '../../ui/text/classNames.ts'
import styles from './AmountField.module.css'

interface AmountFieldProps {
  readonly label: string
  /** What is before the amount, such as how much can be moved. */
  readonly lead: string
  readonly value: string
  readonly error?: string | null
  readonly onChange: (text: string) => void
}

/** A field for an amount, which is at its right end. */
export function AmountField({ label, lead, value, error = null, onChange }: AmountFieldProps) {
  const id = useId()
  return (
    <>
      <label className={classNames(styles.field, error !== null && styles.wrong)} htmlFor={id}>
        <small>{lead}</small>
        <input
          id={id}
          className={styles.input}
          value={value}
          placeholder="0"
          inputMode="decimal"
          autoComplete="off"
          aria-label={label}
          aria-invalid={error !== null || undefined}
          aria-describedby={error === null ? undefined : `${id}-error`}
          onChange={(event) => {
            onChange(event.target.value)
          }}
        />
      </label>
      {error !== null && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </>
  )
}
