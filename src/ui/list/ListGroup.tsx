import type { ReactNode } from 'react'
import { useId } from 'react'
import styles from './ListGroup.module.css'

interface ListGroupProps {
  title: string
  children: ReactNode
}

/** A titled card of `ListRow`s. */
export function ListGroup({ title, children }: ListGroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <div className={styles.group}>{children}</div>
    </section>
  )
}
