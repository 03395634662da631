import { useEffect, useEffectEvent } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { classNames } from '../text/classNames.ts'
import { isTyping, keypadKeyFor, type KeypadKey } from './keypadKeys.ts'
import styles from './Keypad.module.css'

export type { KeypadKey }

interface KeypadProps {
  label: string
  labels: { readonly backspace: string; readonly clear: string; readonly done: string }
  /** For amounts without decimals: `000` in place of the point. */
  whole?: boolean | undefined
  /** A key above *done* that changes what the digits are typed into. */
  swap?: KeypadSwap | null | undefined
  onKey: (key: KeypadKey) => void
  /** Called with text that is pasted outside any field while the keypad is shown. */
  onPaste: (text: string) => void
}

interface KeypadSwap {
  readonly text: string
  /** What it does, for screen readers. */
  readonly label: string
  readonly on: boolean
  readonly onPress: () => void
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0', '00'] as const
const WHOLE_DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '000', '0', '00'] as const

/** The on-screen keypad for a stake. While it is shown, the keys of a physical keyboard work too. */
export function Keypad({ label, labels, whole = false, swap, onKey, onPaste }: KeypadProps) {
  const press = useEffectEvent(onKey)
  const pasted = useEffectEvent(onPaste)

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const key = keypadKeyFor(event)
      if (key === null) return
      event.preventDefault()
      press(key)
    }
    const onPasteText = (event: ClipboardEvent) => {
      if (event.defaultPrevented || isTyping(event.target)) return
      pasted(event.clipboardData?.getData('text') ?? '')
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('paste', onPasteText)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('paste', onPasteText)
    }
  }, [])

  return (
    <div className={styles.pad} role="group" aria-label={label} data-swap={swap ? '' : undefined}>
      {(whole ? WHOLE_DIGITS : DIGITS).map((digit) => (
        <button key={digit} type="button" className={styles.key} onClick={() => onKey(digit)}>
          {digit}
        </button>
      ))}
      <button
        type="button"
        className={classNames(styles.key, styles.action, styles.backspace)}
        aria-label={labels.backspace}
        onClick={() => onKey('backspace')}
      >
        <Icon name="backspace" />
      </button>
      <button
        type="button"
        className={classNames(styles.key, styles.action, styles.clear)}
        onClick={() => onKey('clear')}
      >
        {labels.clear}
      </button>
      {swap && (
        <button
          type="button"
          className={classNames(styles.key, styles.action, styles.swap)}
          aria-label={swap.label}
          aria-pressed={swap.on}
          onClick={swap.onPress}
        >
          {swap.text}
        </button>
      )}
      <button
        type="button"
        className={classNames(styles.key, styles.action, styles.done)}
        onClick={() => onKey('done')}
      >
        {labels.done}
      </button>
    </div>
  )
}
