import { useState } from 'react'
import { classNames } from '../text/classNames.ts'
import styles from './Avatar.module.css'

interface AvatarProps {
  /** The picture's address. When it is empty or cannot be loaded, the first letter of the name is shown. */
  src?: string | undefined
  name: string
  /** Diameter in design points: 30 (default), 34, 42 or 64. */
  size?: 'm' | 'l' | 'xl' | undefined
}

/** The number of background tints; the name selects one, so that neighbours usually differ. */
const TINTS = 6

/** A round picture of a person. Hidden from screen readers, since the name is always shown beside it. */
export function Avatar({ src = '', name, size }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const showsPicture = src !== '' && broken !== src
  return (
    <span
      className={classNames(styles.avatar, styles[`tint${tintOf(name)}`], size && styles[size])}
      aria-hidden="true"
    >
      {showsPicture ? (
        <img
          src={src}
          alt=""
          decoding="async"
          draggable={false}
          onError={() => {
            setBroken(src)
          }}
        />
      ) : (
        firstLetter(name)
      )}
    </span>
  )
}

function firstLetter(name: string): string {
  return /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? '·'
}

function tintOf(name: string): number {
  let sum = 0
  for (let at = 0; at < Math.min(name.length, 32); at += 1) sum += name.charCodeAt(at)
  return sum % TINTS
}
