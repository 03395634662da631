import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { classNames } from '../text/classNames.ts'
import { useFocusInside } from './useFocusInside.ts'
import { useHeldHeight } from './useHeldHeight.ts'
import { useSwipeDown } from './useSwipeDown.ts'
import styles from './LowSheet.module.css'

interface LowSheetProps {
  /** Called for a swipe, a press above the sheet, or Escape. */
  onClose: () => void
  label: string
  /** See `SheetHeader`. */
  header?: ReactNode
  children: ReactNode
  /** Fixed below the scrolling body. */
  footer?: ReactNode
  footerEdge?: 'plain' | 'ruled'
  /** What is shown; the sheet does not get lower until another is shown. */
  shown?: string | undefined
}

/**
 * A sheet inside a part of the page: it never covers what is above that part, which stays interactive. A
 * room's video and prices stay visible while a sheet is open below them. It is open while it is mounted.
 */
export function LowSheet(props: LowSheetProps) {
  const { onClose, label, header, children, footer, footerEdge = 'ruled', shown } = props
  const panelRef = useRef<HTMLDivElement>(null)
  const swipe = useSwipeDown(panelRef, onClose)
  useFocusInside(panelRef, true)
  useHeldHeight(panelRef, shown ?? false, 'parent')
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }
  return (
    <div className={styles.layer}>
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
