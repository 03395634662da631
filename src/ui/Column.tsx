import type { ReactNode, Ref } from 'react'
import { classNames } from './classNames.ts'
import styles from './Column.module.css'

interface ColumnProps {
  /** The screen: its header, tabs and a `ScrollArea`. */
  children: ReactNode
  /** What floats over it: slip bar, toast. */
  floating?: ReactNode
  /** The bottom navigation, where a screen has one. */
  nav?: ReactNode
}

/** The 390-point column every screen lives in, centred where the window is wider. */
export function Column({ children, floating, nav }: ColumnProps) {
  return (
    <div className={styles.column}>
      <main className={styles.screen}>{children}</main>
      {floating}
      {nav}
    </div>
  )
}

interface ScrollAreaProps {
  children: ReactNode
  /** Behind cards the ground is sunken. */
  sunken?: boolean | undefined
  /** Rows are being fetched. */
  busy?: boolean | undefined
  /** For virtual lists and for keeping the place. */
  ref?: Ref<HTMLDivElement> | undefined
}

/** The part of a screen that scrolls. */
export function ScrollArea({ children, sunken = false, busy, ref }: ScrollAreaProps) {
  return (
    <div ref={ref} className={classNames(styles.scroll, sunken && styles.sunken)} aria-busy={busy}>
      {children}
    </div>
  )
}
