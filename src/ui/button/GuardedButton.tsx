import { Button, type ButtonProps } from './Button.tsx'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { usePressGuard } from './usePressGuard.ts'

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
  const { ignored, press } = usePressGuard(guardKey, guardFromStart)
  return (
    <>
      <Button
        {...rest}
        detail={ignored ? ignoredText : detail}
        onPress={() => {
          press(onPress)
        }}
      >
        {label}
      </Button>
      <VisuallyHidden live="polite">{ignored ? ignoredText : ''}</VisuallyHidden>
    </>
  )
}
