import { type ReactNode, useEffect, useRef } from 'react'
import { classNames } from '../../ui/text/classNames.ts'
import styles from './RecordList.module.css'

interface SoughtItemProps {
  readonly isSought: boolean
  readonly children: ReactNode
}

/** An item of a list of records. Focusing the sought one scrolls it into view and announces it to screen readers. */
export function SoughtItem({ isSought, children }: SoughtItemProps) {
  const ref = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isSought) ref.current?.focus()
  }, [isSought])
  return (
    <li
      ref={ref}
      className={classNames(styles.order, isSought && styles.sought)}
      tabIndex={isSought ? -1 : undefined}
    >
      {children}
    </li>
  )
}
