import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { classNames } from '../text/classNames.ts'
import { useFocusInside } from './useFocusInside.ts'
import { useHeldHeight } from './useHeldHeight.ts'
import { useSwipeDown } from './useSwipeDown.ts'
import styles from './Sheet.module.css'

interface SheetProps {
  open: boolean
  /**
   * Called for a swipe, a press on the scrim, or Escape. While a bet is pending, the owner only hides the
   * sheet.
   */
  onClose: () => void
  label: string
  /** The 44-point row below the grab bar; see `SheetHeader`. */
  header?: ReactNode
  children: ReactNode
  /** Fixed below the scrolling body. */
  footer?: ReactNode
  /** `tight` below a keypad, `ruled` below a list that scrolls. */
  footerEdge?: 'plain' | 'tight' | 'ruled' | undefined
  /** Banners above the sheet, where they come and go without moving its content. */
  notice?: ReactNode
  /** What is shown; the sheet does not get lower until another is shown. */
  shown?: string | undefined
}

/**
 * A bottom sheet on the native `<dialog>`, which makes the page behind it inert, traps the focus and handles
 * Escape. On closing, the focus returns to the element that had it before.
 */
export function Sheet(props: SheetProps) {
  const { open, onClose, label, header, children, footer, footerEdge = 'plain', notice, shown } = props
  const dialogRef = useRef<HTMLDialogElement>(null)
  const panelRef = useRef<HTMLDivElement>(null)
  const pressedScrim = useRef(false)
  const swipe = useSwipeDown(dialogRef, onClose)

  // Read before the browser moves the focus into the dialog.
  const opener = useRef<Element | null>(null)
  useEffect(() => {
    const dialog = dialogRef.current
    if (!open || !dialog) return
    opener.current = document.activeElement
    dialog.showModal()
    return () => {
      dialog.close()
    }
  }, [open])
  useFocusInside(panelRef, open, opener)
  useHeldHeight(panelRef, shown ?? false)

  // Only a press that begins and ends on the scrim closes the sheet; dragging a text selection out of it does
  // not.
  const onScrim = (event: MouseEvent) => event.target === dialogRef.current
  return (
    <dialog
      ref={dialogRef}
      className={classNames(styles.sheet, notice !== undefined && styles.noticed)}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // browsers close the dialog on a second Escape despite `preventDefault`: keep the owner's state in step
      onClose={({ currentTarget }) => {
        // a dialog that was opened again meanwhile is not closed
        if (open && !currentTarget.open) onClose()
      }}
      onPointerDown={(event) => {
        pressedScrim.current = onScrim(event)
      }}
      onClick={(event) => {
        if (pressedScrim.current && onScrim(event)) onClose()
      }}
    >
      {notice !== undefined && <div className={styles.notice}>{notice}</div>}
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

export function SheetHeader({ children, actions }: SheetHeaderProps) {
  return (
    <div className={styles.header}>
      {typeof children === 'string' ? <h2 className={styles.title}>{children}</h2> : children}
      {actions}
    </div>
  )
}
