import { classNames } from '../text/classNames.ts'
import styles from './MoveMark.module.css'

export type Move = 'up' | 'down'

interface MoveMarkProps {
  move: Move
  className?: string | undefined
}

/** The triangle beside a price that has moved, in the colour of the surrounding text. */
export function MoveMark({ move, className }: MoveMarkProps) {
  return <i className={classNames(styles.mark, styles[move], className)} aria-hidden="true" />
}
