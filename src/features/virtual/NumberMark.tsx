import type { CSSProperties } from 'react'
import { classNames } from '../../ui/text/classNames.ts'
import { numberColour } from './numberColours.ts'
import styles from './NumberMark.module.css'

/** The number of an entrant in its colour. */
export function NumberMark({ number, small = false }: { readonly number: number; readonly small?: boolean }) {
  const { fill, ink } = numberColour(number)
  return (
    <span
      className={classNames(styles.mark, small && styles.small)}
      style={{ '--fill': fill, '--ink': ink } as CSSProperties}
    >
      {number}
    </span>
  )
}
