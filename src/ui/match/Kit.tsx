import type { CSSProperties } from 'react'
import { classNames } from '../text/classNames.ts'
import styles from './Kit.module.css'

export interface KitColours {
  readonly base: string
  readonly trim: string
  readonly pattern: 'plain' | 'half' | 'stripe' | 'hoop' | 'sash'
}

interface KitProps {
  /** `null` shows a neutral disc. */
  kit: KitColours | null
  /** Diameter in design points: 16 (default), 22 or 44. */
  size?: 'm' | 'l' | undefined
}

/** A team's colours in a disc, in place of a crest. */
export function Kit({ kit, size }: KitProps) {
  const colours = kit === null ? undefined : ({ '--base': kit.base, '--trim': kit.trim } as CSSProperties)
  return (
    <i
      className={classNames(styles.kit, kit && styles[kit.pattern], size && styles[size])}
      style={colours}
      aria-hidden="true"
    />
  )
}
