import { ICON_DRAWINGS, type IconName } from './iconDrawings.tsx'
import { classNames } from '../text/classNames.ts'
import styles from './Icon.module.css'

export type { IconName }

interface IconProps {
  name: IconName
  /** Size in design points: 14, 15, 16, 20 (default), 22 or 24. */
  size?: 's' | 'row' | 'm' | 'regular' | 'nav' | 'l' | undefined
  /** Without a label the icon is decorative and hidden from screen readers. */
  label?: string | undefined
  className?: string | undefined
}

/** A line icon in the colour of the text. */
export function Icon({ name, size = 'regular', label, className }: IconProps) {
  const drawing = ICON_DRAWINGS[name]
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg className={classNames(styles.icon, styles[size], className)} viewBox="0 0 24 24" {...naming}>
      {typeof drawing === 'string' ? <path d={drawing} /> : drawing}
    </svg>
  )
}
