import { type KeyboardEvent, useId } from 'react'
import { Icon, type IconName } from '../icon/Icon.tsx'
import { classNames } from '../text/classNames.ts'
import { useHold } from './useHold.ts'
import styles from './Stepper.module.css'

interface StepperProps {
  label: string
  /** The name of the value in full, for screen readers; the label by default. */
  name?: string | undefined
  value: string
  labels: { readonly lower: string; readonly raise: string }
  onLower: () => void
  onRaise: () => void
  /** Called with what was typed; without it the value is only shown. */
  onType?: ((text: string) => void) | undefined
  /** Called when the field gets the focus. */
  onFocus?: (() => void) | undefined
  /** Facts below the value, such as its limits. */
  hint?: string | undefined
  /** What is wrong with the value, in place of the hint. */
  error?: string | null | undefined
}

/** A value that is raised and lowered in steps, also while a button is held, and can be typed. */
export function Stepper(props: StepperProps) {
  const { label, name = label, value, labels, hint, error = null } = props
  const id = useId()
  const below = error ?? hint
  return (
    <div className={styles.stepper} role="group" aria-label={label}>
      <span className={styles.label}>{label}</span>
      <div className={classNames(styles.row, error !== null && styles.wrong)}>
        <StepButton icon="subtract" label={labels.lower} onStep={props.onLower} />
        {props.onType === undefined ? (
          <output className={styles.value} aria-label={name}>
            {value}
          </output>
        ) : (
          <input
            className={styles.value}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            aria-label={name}
            aria-invalid={error !== null || undefined}
            aria-describedby={below === undefined ? undefined : id}
            value={value}
            onFocus={props.onFocus}
            onChange={(event) => props.onType?.(event.target.value)}
            onKeyDown={(event) => {
              stepByKey(event, props)
            }}
          />
        )}
        <StepButton icon="add" label={labels.raise} onStep={props.onRaise} />
      </div>
      {below !== undefined && (
        <span id={id} className={classNames(styles.hint, error !== null && styles.error)}>
          {below}
        </span>
      )}
    </div>
  )
}

function stepByKey(event: KeyboardEvent, { onLower, onRaise }: Pick<StepperProps, 'onLower' | 'onRaise'>) {
  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
  event.preventDefault()
  if (event.key === 'ArrowUp') onRaise()
  else onLower()
}

interface StepButtonProps {
  readonly icon: IconName
  readonly label: string
  readonly onStep: () => void
}

function StepButton({ icon, label, onStep }: StepButtonProps) {
  return (
    <button type="button" className={styles.step} aria-label={label} {...useHold(onStep)}>
      <Icon name={icon} size="m" />
    </button>
  )
}
