import type { ReactNode } from 'react'
import type { GameBackground } from '../../../../streams/play.ts'
import styles from './Scene.module.css'

interface SceneProps {
  readonly background: GameBackground | null
  /** What the picture shows, in words. */
  readonly label: string
  readonly children: ReactNode
}

/** The picture of a game: the platform's background, and over it what moves. It decides nothing. */
export function Scene({ background, label, children }: SceneProps) {
  return (
    <div className={styles.scene} role="img" aria-label={label}>
      {background !== null && (
        <>
          <img className={styles.dark} src={background.dark} alt="" />
          <img className={styles.light} src={background.light} alt="" loading="lazy" />
        </>
      )}
      <div className={styles.stage}>{children}</div>
    </div>
  )
}
