import type { ReactNode } from 'react'
import { classNames } from '../text/classNames.ts'
import styles from './SheetSection.module.css'

interface SheetSectionProps {
  children: ReactNode
  /** `hair`: a rule above. `band`: a sunken band above. */
  divide?: 'hair' | 'band' | undefined
}

/** A padded part of a sheet's body. */
export function SheetSection({ children, divide }: SheetSectionProps) {
  return <div className={classNames(styles.section, divide && styles[divide])}>{children}</div>
}
