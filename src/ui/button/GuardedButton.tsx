import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button, type ButtonProps } from './Button.tsx'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'

/**
 * How long the button ignores taps after its label has changed, ms: such a tap was meant for the old label.
 */
const LABEL_GUARD_MS = 500

/** How long the hint after an ignored tap is shown, ms. */
const ANSWER_MS = 2000

interface GuardedButtonProps extends Omit<ButtonProps, 'children' | 'onPress'> {
  label: string
  /**
   * A change of this key starts the guard; by default the label, without figure and detail, which change
   * while the member types. Pass a key when the label contains a countdown, when the figure can change by
   * itself, or when several labels stand for the same action.
   */
  guardKey?: string | undefined
  /** Starts the guard on mount too: for a button that replaces another one, whose taps must be ignored. */
  guardFromStart?: boolean
  /** The hint after an ignored tap, shown on the button and announced to screen readers. */
  ignoredText: string
  /** Returns false when the action is no longer the one shown; the tap is then handled as ignored. */
  onPress: () => boolean
}

/**
 * A button that moves money. For half a second after its label changes taps are ignored and a hint is shown.
 */
export function GuardedButton(props: GuardedButtonProps) {
  const { label, guardKey = label, guardFromStart = false, ignoredText, onPress, detail, ...rest } = props
  const seen = useRef(guardFromStart ? null : guardKey)
  const changedAt = useRef(-LABEL_GUARD_MS)
  const [ignoredTap, setIgnoredTap] = useState(0)

  useLayoutEffect(() => {
    if (seen.current === guardKey) return
    seen.current = guardKey
    changedAt.current = performance.now()
  }, [guardKey])

  useEffect(() => {
    if (ignoredTap === 0) return
    const timer = setTimeout(() => {
      setIgnoredTap(0)
    }, ANSWER_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [ignoredTap])

  const ignored = ignoredTap > 0
  return (
    <>
      <Button
        {...rest}
        detail={ignored ? ignoredText : detail}
        onPress={() => {
          const accepted = performance.now() - changedAt.current >= LABEL_GUARD_MS && onPress()
          setIgnoredTap((count) => (accepted ? 0 : count + 1))
        }}
      >
        {label}
      </Button>
      <VisuallyHidden live="polite">{ignored ? ignoredText : ''}</VisuallyHidden>
    </>
  )
}
