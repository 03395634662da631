import { useEffect, useRef, useState } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { classNames } from '../text/classNames.ts'
import styles from './SlideButton.module.css'
import { usePressGuard } from './usePressGuard.ts'
import { useSlide } from './useSlide.ts'

/** How long the second tap after a first one acts, ms. */
const SECOND_TAP_MS = 3000

interface SlideButtonProps {
  readonly label: string
  /** See `GuardedButton`. */
  readonly guardKey: string
  /** An amount after the label. */
  readonly figure?: string | undefined
  readonly detail?: string | undefined
  readonly disabled?: boolean | undefined
  readonly describedBy?: string | undefined
  /** How it is used: with a slide, or with two taps. */
  readonly hint: string
  /** Shown after the first tap: another one acts. */
  readonly secondTapText: string
  readonly ignoredText: string
  /** Returns false when the action is no longer the one shown; it is then handled as ignored. */
  readonly onPress: () => boolean
  readonly onBlockedPress?: (() => void) | undefined
}

/**
 * A button that acts when its thumb is slid to the end, so that no stray tap moves money. Whoever cannot drag taps
 * it twice (WCAG 2.2, 2.5.7) or presses Enter, which no touch does by accident.
 */
export function SlideButton(props: SlideButtonProps) {
  const { label, guardKey, figure, detail, disabled = false, ignoredText, onPress } = props
  const { ignored, press } = usePressGuard(guardKey)
  const { tapped, setTapped } = useFirstTap(guardKey)
  const button = useRef<HTMLButtonElement>(null)
  const act = () => {
    setTapped(false)
    press(onPress)
  }
  const { handlers, wasSlid } = useSlide(button, disabled, act)
  const note = ignored ? ignoredText : tapped ? props.secondTapText : ''
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classNames(styles.track, disabled && styles.disabled)}
        aria-disabled={disabled || undefined}
        aria-describedby={props.describedBy}
        {...handlers}
        onClick={(event) => {
          if (wasSlid()) return
          if (disabled) {
            event.preventDefault()
            props.onBlockedPress?.()
          } else if (tapped || isKeyPress(event)) act()
          else setTapped(true)
        }}
      >
        <span className={styles.fill} />
        <span className={styles.thumb}>
          <Icon name="right" size="m" />
        </span>
        <span className={styles.words}>
          {label}
          {figure !== undefined && <span className={styles.figure}>{figure}</span>}
          {(note !== '' || detail !== undefined) && (
            <span className={styles.detail}>{note === '' ? detail : note}</span>
          )}
          <VisuallyHidden>{props.hint}</VisuallyHidden>
        </span>
      </button>
      <VisuallyHidden live="polite">{note}</VisuallyHidden>
    </>
  )
}

/** Whether a first tap waits for the second. It is forgotten after some time, and when the label changes. */
function useFirstTap(guardKey: string) {
  const [tappedFor, setTappedFor] = useState<string | null>(null)
  useEffect(() => {
    if (tappedFor === null) return
    const timer = setTimeout(() => {
      setTappedFor(null)
    }, SECOND_TAP_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [tappedFor])
  return {
    tapped: tappedFor === guardKey,
    setTapped: (tapped: boolean) => {
      setTappedFor(tapped ? guardKey : null)
    },
  }
}

/** A click by Enter, Space or a voice command has no click count. */
function isKeyPress({ detail }: { readonly detail: number }): boolean {
  return detail === 0
}
