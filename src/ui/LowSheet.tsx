import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { classNames } from './classNames.ts'
import { useSwipeDown } from './useSwipeDown.ts'
import styles from './LowSheet.module.css'

interface LowSheetProps {
  /** Swipe, a press above it, or Escape. */
  onClose: () => void
  label: string
  /** See `SheetHeader`. */
  header?: ReactNode
  children: ReactNode
  /** Fixed below the body, which scrolls. */
  footer?: ReactNode
  footerEdge?: 'plain' | 'ruled'
  /** Above gifts too, where people bet by it. */
  overGifts?: boolean
}

/**
 * A sheet inside a part of the page: it can't rise above that part, and what stands above stays alive. So a
 * room's picture and prices are there whatever is opened below them. Mounted while open.
 */
export function LowSheet(props: LowSheetProps) {
  const { onClose, label, header, children, footer, footerEdge = 'ruled', overGifts = false } = props
  const panelRef = useRef<HTMLDivElement>(null)
  const swipe = useSwipeDown(panelRef, onClose)
  useEffect(() => {
    const returnTo = document.activeElement
    panelRef.current?.focus({ preventScroll: true })
    return () => {
      if (returnTo instanceof HTMLElement && returnTo.isConnected) returnTo.focus({ preventScroll: true })
    }
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }
  return (
    <div className={classNames(styles.layer, overGifts && styles.overGifts)}>
      <button type="button" className={styles.away} tabIndex={-1} aria-hidden="true" onClick={onClose} />
      <div
        ref={panelRef}
        className={styles.panel}
        role="dialog"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
        <div className={styles.handle} {...swipe}>
          <div className={styles.grab} />
          {header}
        </div>
        <div className={styles.body}>{children}</div>
        {footer && <div className={classNames(styles.footer, styles[footerEdge])}>{footer}</div>}
      </div>
    </div>
  )
}
