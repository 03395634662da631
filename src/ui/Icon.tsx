import { ICON_DRAWINGS, type IconName } from './iconDrawings.tsx'
import { classNames } from './classNames.ts'
import styles from './Icon.module.css'

export type { IconName }

interface IconProps {
  name: IconName
  /** Points: 14, 15, 16, 20 (default), 22 or 24. */
  size?: 's' | 'row' | 'm' | 'regular' | 'nav' | 'l' | undefined
  /** Without a label the icon is decoration and hidden from readers. */
  label?: string | undefined
  className?: string | undefined
}

/** A drawn icon in the text's colour. */
export function Icon({ name, size = 'regular', label, className }: IconProps) {
  const drawing = ICON_DRAWINGS[name]
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg className={classNames(styles.icon, styles[size], className)} viewBox="0 0 24 24" {...naming}>
      {typeof drawing === 'string' ? <path d={drawing} /> : drawing}
    </svg>
  )
}
