import type { ReactNode } from 'react'
import { EmptyArt, type EmptyArtName } from './EmptyArt.tsx'
import styles from './EmptyState.module.css'

interface EmptyStateProps {
  art: EmptyArtName
  title: string
  text?: ReactNode
  /** Up to two `Button`s. */
  actions?: ReactNode
  /** A reference number or a countdown. */
  code?: ReactNode
}

/** An empty or failed state: what is the case, and what can be done. */
export function EmptyState({ art, title, text, actions, code }: EmptyStateProps) {
  return (
    <div className={styles.state} role="status">
      <EmptyArt name={art} />
      <h2 className={styles.title}>{title}</h2>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
      {code !== undefined && <p className={styles.code}>{code}</p>}
    </div>
  )
}
