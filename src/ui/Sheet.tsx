import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { classNames } from './classNames.ts'
import { useSwipeDown } from './useSwipeDown.ts'
import styles from './Sheet.module.css'

interface SheetProps {
  open: boolean
  /** Swipe, scrim or Escape. While a bet waits, the owner only hides the sheet. */
  onClose: () => void
  label: string
  /** The 44-point row under the grab bar; see `SheetHeader`. */
  header?: ReactNode
  children: ReactNode
  /** Fixed below the body, which scrolls. */
  footer?: ReactNode
  /** `tight` under a keypad, `ruled` under a list that scrolls. */
  footerEdge?: 'plain' | 'tight' | 'ruled' | undefined
}

/**
 * A sheet from below, on the native dialog: the page behind is inert, focus is kept inside and Escape
 * works without our help. Focus returns to where it was.
 */
export function Sheet(props: SheetProps) {
  const { open, onClose, label, header, children, footer, footerEdge = 'plain' } = props
  const dialogRef = useRef<HTMLDialogElement>(null)
  const panelRef = useRef<HTMLDivElement>(null)
  const pressedScrim = useRef(false)
  const swipe = useSwipeDown(dialogRef, onClose)

  useEffect(() => {
    const dialog = dialogRef.current
    if (!open || !dialog) return
    const returnTo = document.activeElement
    dialog.showModal()
    // the sheet itself, so that it is read from its name and no control wears a ring unasked
    panelRef.current?.focus({ preventScroll: true })
    return () => {
      dialog.close()
      if (returnTo instanceof HTMLElement && returnTo.isConnected) returnTo.focus({ preventScroll: true })
    }
  }, [open])

  // only a press that begins and ends on the scrim closes; dragging a selection out of the sheet does not
  const onScrim = (event: MouseEvent) => event.target === dialogRef.current
  return (
    <dialog
      ref={dialogRef}
      className={styles.sheet}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // browsers let a second Escape through whatever we say: keep the owner in step
      onClose={() => {
        if (open) onClose()
      }}
      onPointerDown={(event) => {
        pressedScrim.current = onScrim(event)
      }}
      onClick={(event) => {
        if (pressedScrim.current && onScrim(event)) onClose()
      }}
    >
      <div ref={panelRef} className={styles.panel} tabIndex={-1}>
        <div className={styles.handle} {...swipe}>
          <div className={styles.grab} />
          {header}
        </div>
        <div className={styles.body}>{children}</div>
        {footer && <div className={classNames(styles.footer, styles[footerEdge])}>{footer}</div>}
      </div>
    </dialog>
  )
}

interface SheetHeaderProps {
  /** A title, or `Tabs` with `place="sheet"`. */
  children: ReactNode
  /** Icon buttons at the right. */
  actions?: ReactNode
}

/** The header row of a sheet. */
export function SheetHeader({ children, actions }: SheetHeaderProps) {
  return (
    <div className={styles.header}>
      {typeof children === 'string' ? <h2 className={styles.title}>{children}</h2> : children}
      {actions}
    </div>
  )
}
