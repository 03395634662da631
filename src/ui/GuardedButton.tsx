import { useLayoutEffect, useRef } from 'react'
import { Button, type ButtonProps } from './Button.tsx'

/** How long after its words change a button ignores taps: a finger on its way meant the old words. */
const LABEL_GUARD_MS = 500

interface GuardedButtonProps extends Omit<ButtonProps, 'children'> {
  label: string
  /**
   * What must hold still; by default the label, without figure and detail, which the member's own typing
   * changes. Pass one when the label counts something down, or when the figure may change by itself.
   */
  guardKey?: string | undefined
}

/** A button about money. Taps are ignored for half a second after its label changed. */
export function GuardedButton({ label, guardKey = label, onPress, ...rest }: GuardedButtonProps) {
  const seen = useRef(guardKey)
  const changedAt = useRef(-LABEL_GUARD_MS)

  useLayoutEffect(() => {
    if (seen.current === guardKey) return
    seen.current = guardKey
    changedAt.current = performance.now()
  }, [guardKey])

  return (
    <Button
      {...rest}
      onPress={() => {
        if (performance.now() - changedAt.current >= LABEL_GUARD_MS) onPress?.()
      }}
    >
      {label}
    </Button>
  )
}
