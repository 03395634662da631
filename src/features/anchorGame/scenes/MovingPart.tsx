import { type ReactNode, useEffect, useRef } from 'react'
import { keyframesOf, type Motion, PICTURE_MS, styleOf } from './pose.ts'
import styles from './Scene.module.css'

interface MovingPartProps {
  readonly motion: Motion
  /** The place in the picture, ms, when this is mounted; `null` while the scene stands still. */
  readonly playFrom: number | null
  /** Which moment of the picture is shown while it stands still, ms. */
  readonly still: number
  readonly children: ReactNode
}

/** A part of a scene that moves by itself: the browser plays its keyframes from the present place in the picture. */
export function MovingPart({ motion, playFrom, still, children }: MovingPartProps) {
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = part.current
    // Where nothing can be animated the end of the picture is shown.
    if (element === null || playFrom === null || !('animate' in element)) return
    const animation = element.animate(keyframesOf(motion), { duration: PICTURE_MS, fill: 'both' })
    animation.currentTime = playFrom
    return () => {
      animation.cancel()
    }
  }, [motion, playFrom])
  return (
    <div ref={part} className={styles.part} style={styleOf(motion(playFrom === null ? still : PICTURE_MS))}>
      {children}
    </div>
  )
}
