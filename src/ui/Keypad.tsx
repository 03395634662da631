import { useEffect, useEffectEvent } from 'react'
import { Icon } from './Icon.tsx'
import { classNames } from './classNames.ts'
import { keypadKeyFor, type KeypadKey } from './keypadKeys.ts'
import styles from './Keypad.module.css'

export type { KeypadKey }

interface KeypadProps {
  label: string
  labels: { readonly backspace: string; readonly clear: string; readonly done: string }
  onKey: (key: KeypadKey) => void
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0', '00'] as const

/** Our own keys for a stake. While it is shown, a physical keyboard's digits work too. */
export function Keypad({ label, labels, onKey }: KeypadProps) {
  const press = useEffectEvent(onKey)

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const key = keypadKeyFor(event)
      if (key === null) return
      event.preventDefault()
      press(key)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  return (
    <div className={styles.pad} role="group" aria-label={label}>
      {DIGITS.map((digit) => (
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
