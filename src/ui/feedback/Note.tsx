import type { ReactNode } from 'react'
import { classNames } from '../text/classNames.ts'
import styles from './Note.module.css'

interface NoteProps {
  children: ReactNode
  align?: 'start' | 'center' | undefined
}

/** Fine print. */
export function Note({ children, align = 'center' }: NoteProps) {
  return <p className={classNames(styles.note, styles[align])}>{children}</p>
}
