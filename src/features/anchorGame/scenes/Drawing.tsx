import type { ReactNode } from 'react'
import styles from './Scene.module.css'

interface DrawingProps {
  /** Size in the measures of the scene. */
  readonly width: number
  readonly height: number
  readonly children: ReactNode
}

const SCENE_WIDTH = 366

/** A drawing whose middle is the point where its part is. */
export function Drawing({ width, height, children }: DrawingProps) {
  const share = (length: number): string => `${((length * 100) / SCENE_WIDTH).toFixed(2)}cqw`
  return (
    <svg
      className={styles.drawing}
      viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
      style={{ width: share(width), height: share(height), left: share(-width / 2), top: share(-height / 2) }}
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
