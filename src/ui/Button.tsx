import { useId, type ReactNode } from 'react'
import { Icon, type IconName } from './Icon.tsx'
import { classNames } from './classNames.ts'
import styles from './Button.module.css'

export interface ButtonProps {
  /** `outline` is the quiet second choice on a bare page; `quiet` is words only. */
  kind?: 'primary' | 'secondary' | 'outline' | 'quiet' | 'danger' | undefined
  /** 48 (default), 44 or 36 points high; the last is as wide as its words. */
  size?: 'regular' | 'medium' | 'small' | undefined
  children: ReactNode
  /** An amount after the label, in the number face. */
  figure?: string | undefined
  /** Smaller words after the label: a return, a count. */
  detail?: ReactNode
  icon?: IconName | undefined
  /** Working on it: shown, said, and deaf to presses. */
  busy?: boolean | undefined
  disabled?: boolean | undefined
  /** Why it can't be pressed. Disables it, and stands beside it: a disabled button is never silent. */
  reason?: string | null | undefined
  ariaLabel?: string | undefined
  type?: 'button' | 'submit' | undefined
  onPress?: (() => void) | undefined
}

/** A button. It stays focusable while busy or disabled, so that its reason can be read. */
export function Button(props: ButtonProps) {
  const { kind = 'primary', size = 'regular', busy = false, type = 'button', reason = null } = props
  const reasonId = useId()
  const deaf = busy || props.disabled === true || reason !== null
  return (
    <span className={classNames(styles.wrap, styles[`${size}Wrap`])}>
      <button
        type={type}
        className={classNames(styles.button, styles[kind], styles[size])}
        aria-label={props.ariaLabel}
        aria-disabled={deaf || undefined}
        aria-busy={busy || undefined}
        aria-describedby={reason === null ? undefined : reasonId}
        onClick={(event) => {
          if (deaf) event.preventDefault()
          else props.onPress?.()
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
