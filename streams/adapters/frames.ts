import { Observable } from 'rxjs'
import type { Frames } from '../ports/environment.ts'

/** A hidden page gets no animation frames; updates are then emitted at this interval, ms. */
const WITHOUT_FRAMES_MS = 250

/** The browser's animation frames, or a timer where there are none. */
export function createFrames(): Frames {
  return {
    next: () =>
      new Observable<unknown>((subscriber) => {
        const emit = (): void => {
          subscriber.next(undefined)
          subscriber.complete()
        }
        const timer = setTimeout(emit, WITHOUT_FRAMES_MS)
        subscriber.add(() => {
          clearTimeout(timer)
        })
        if (!('requestAnimationFrame' in globalThis)) return
        const frame = requestAnimationFrame(emit)
        subscriber.add(() => {
          cancelAnimationFrame(frame)
        })
      }),
  }
}
