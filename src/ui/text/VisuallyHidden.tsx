import type { ReactNode } from 'react'
import styles from './VisuallyHidden.module.css'

interface VisuallyHiddenProps {
  children: ReactNode
  /** A heading element, for a screen without a visible heading. */
  as?: 'span' | 'h1' | 'h2' | undefined
  /** Set for text that is announced when it changes. */
  live?: 'polite' | 'assertive' | undefined
}

/** Text for screen readers only. */
export function VisuallyHidden({ children, as: Tag = 'span', live }: VisuallyHiddenProps) {
  return (
    <Tag className={styles.hidden} aria-live={live}>
      {children}
    </Tag>
  )
}
