import { useId, type ReactNode } from 'react'
import { Icon, type IconName } from '../icon/Icon.tsx'
import { classNames } from '../text/classNames.ts'
import styles from './Button.module.css'

export interface ButtonProps {
  /** `outline` is a secondary button directly on the page; `quiet` has no box. */
  kind?: 'primary' | 'secondary' | 'outline' | 'quiet' | 'danger' | undefined
  /** Height in design points: 48 (default), 44 or 36; the last is only as wide as its content. */
  size?: 'regular' | 'medium' | 'small' | undefined
  children: ReactNode
  /** An amount after the label, in the number font. */
  figure?: string | undefined
  /** Smaller text after the label, such as a return or a count. */
  detail?: ReactNode
  icon?: IconName | undefined
  /** The action is in progress: shows an indicator, sets `aria-busy` and ignores presses. */
  busy?: boolean | undefined
  disabled?: boolean | undefined
  /** Why it cannot be pressed. Disables the button and is shown beside it. */
  reason?: string | null | undefined
  ariaLabel?: string | undefined
  /** The id of an element elsewhere that describes the button. */
  describedBy?: string | undefined
  type?: 'button' | 'submit' | undefined
  onPress?: (() => void) | undefined
  /** Called for a press while disabled but not busy; it should lead to what the reason names. */
  onBlockedPress?: (() => void) | undefined
}

/** A button. It stays focusable while busy or disabled, so that a screen reader can read its reason. */
export function Button(props: ButtonProps) {
  const { kind = 'primary', size = 'regular', busy = false, type = 'button', reason = null } = props
  const reasonId = useId()
  const inactive = busy || props.disabled === true || reason !== null
  return (
    <span className={classNames(styles.wrap, styles[`${size}Wrap`])}>
      <button
        type={type}
        className={classNames(styles.button, styles[kind], styles[size])}
        aria-label={props.ariaLabel}
        aria-disabled={inactive || undefined}
        aria-busy={busy || undefined}
        aria-describedby={reason === null ? props.describedBy : reasonId}
        onClick={(event) => {
          if (!inactive) {
            props.onPress?.()
            return
          }
          event.preventDefault()
          if (!busy) props.onBlockedPress?.()
        }}
      >
        {busy && <i className={styles.busy} />}
        {props.icon && !busy && <Icon name={props.icon} size="m" />}
        {props.children}
        {props.figure !== undefined && <span className={styles.figure}>{props.figure}</span>}
        {props.detail !== undefined && <span className={styles.detail}>{props.detail}</span>}
      </button>
      {reason !== null && (
        <span id={reasonId} className={styles.reason}>
          {reason}
        </span>
      )}
    </span>
  )
}
