import { useEffect, useRef } from 'react'
import type { VirtualStreams } from '../../../streams/virtual.ts'
import type { Draw } from './drawing/canvas.ts'
import styles from './Stage.module.css'

interface FilmCanvasProps {
  readonly draw: Draw
  readonly virtual: Pick<VirtualStreams, 'filmMs'>
  readonly startsAt: number
  /** What the picture shows, in words. */
  readonly label: string
}

/** The pixels of a canvas for each CSS pixel, at most: more cost time on a phone and show nothing. */
const MOST_PIXELS = 2

/** A film, drawn with each frame of the browser from the present place in it. */
export function FilmCanvas({ draw, virtual, startsAt, label }: FilmCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const element = canvas.current
    const pen = element?.getContext('2d') ?? null
    if (element === null || pen === null) return
    let frame = 0
    const next = () => {
      const pixels = Math.min(MOST_PIXELS, window.devicePixelRatio)
      const { clientWidth: width, clientHeight: height } = element
      if (element.width !== Math.round(width * pixels)) element.width = Math.round(width * pixels)
      if (element.height !== Math.round(height * pixels)) element.height = Math.round(height * pixels)
      pen.setTransform(pixels, 0, 0, pixels, 0, 0)
      if (width > 0 && height > 0) draw(pen, { width, height }, virtual.filmMs(startsAt))
      frame = requestAnimationFrame(next)
    }
    next()
    return () => {
      cancelAnimationFrame(frame)
    }
  }, [draw, virtual, startsAt])
  return <canvas ref={canvas} className={styles.canvas} role="img" aria-label={label} />
}
