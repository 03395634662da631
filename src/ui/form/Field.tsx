import { useId, type HTMLInputAutoCompleteAttribute, type ReactNode } from 'react'
import { Icon, type IconName } from '../icon/Icon.tsx'
import { classNames } from '../text/classNames.ts'
import styles from './Field.module.css'

interface FieldProps {
  /** The accessible name of the field, and its placeholder. */
  label: string
  value: string
  onChange: (value: string) => void
  icon?: IconName | undefined
  type?: 'text' | 'password' | 'search' | undefined
  name?: string | undefined
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined
  inputMode?: 'text' | 'numeric' | 'decimal' | 'search' | undefined
  /** What is wrong; `null` when the value is valid. */
  error?: string | null | undefined
  /** What to type; shown until there is an error. */
  hint?: string | undefined
  disabled?: boolean | undefined
  /** A button at the end, such as the one that reveals a password. */
  end?: ReactNode
}

/** A text field with its error below it. */
export function Field(props: FieldProps) {
  const { label, error = null, hint, type = 'text' } = props
  const id = useId()
  return (
    <div className={styles.wrap}>
      <label className={classNames(styles.field, error !== null && styles.wrong)} htmlFor={id}>
        {props.icon && <Icon name={props.icon} className={styles.icon} />}
        <input
          id={id}
          className={styles.input}
          type={type}
          name={props.name}
          value={props.value}
          placeholder={label}
          aria-label={label}
          aria-invalid={error !== null || undefined}
          aria-describedby={error !== null ? `${id}-error` : hint === undefined ? undefined : `${id}-hint`}
          autoComplete={props.autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          inputMode={props.inputMode}
          disabled={props.disabled}
          onChange={(event) => props.onChange(event.target.value)}
        />
        {props.end}
      </label>
      {error === null && hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error !== null && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
