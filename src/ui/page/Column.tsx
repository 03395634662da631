import type { ReactNode, Ref } from 'react'
import { classNames } from '../text/classNames.ts'
import styles from './Column.module.css'

interface ColumnProps {
  /** The screen: its header, tabs and a `ScrollArea`. */
  children: ReactNode
  /** Elements floating above the screen: slip bar, toast. */
  floating?: ReactNode
  /** The bottom navigation, if the screen has one. */
  nav?: ReactNode
  /** In a low window the page scrolls instead of shrinking. */
  tall?: boolean
  /** In a wide, low window the column is wide enough for two parts side by side. */
  wide?: boolean
}

/** The 390-point column that holds each screen, centred in wider windows. */
export function Column({ children, floating, nav, tall = false, wide = false }: ColumnProps) {
  return (
    <div className={classNames(styles.column, tall && styles.tall, wide && styles.wide)}>
      {/* Before the screen, although shown below it: behind a long list no key would reach it. */}
      {nav}
      <main className={styles.screen}>{children}</main>
      {floating}
    </div>
  )
}

interface ScrollAreaProps {
  children: ReactNode
  /** Uses the sunken background, as behind cards. */
  sunken?: boolean | undefined
  /** Whether rows are being loaded (`aria-busy`). */
  busy?: boolean | undefined
  /** The scrolling element, for virtual lists and restoring the scroll position. */
  ref?: Ref<HTMLDivElement> | undefined
}

/** The scrolling part of a screen. */
export function ScrollArea({ children, sunken = false, busy, ref }: ScrollAreaProps) {
  return (
    <div ref={ref} className={classNames(styles.scroll, sunken && styles.sunken)} aria-busy={busy}>
      {children}
    </div>
  )
}
