import { useState } from 'react'
import { classNames } from './classNames.ts'
import styles from './Avatar.module.css'

interface AvatarProps {
  /** The picture's address; empty, or one that can't be loaded, shows the name's first letter. */
  src?: string | undefined
  name: string
  /** 30 points (default), 34, 42 or 64. */
  size?: 'm' | 'l' | 'xl' | undefined
}

/** Tints for letters, so that two people next to each other differ. */
const TINTS = 6

/** A person in a roundel. It names nobody: the name stands beside it. */
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
