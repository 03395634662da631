import type { VideoEvent } from '../../ports/videoPlayer.ts'

/** A stream opened on a video element, by hls.js or by the browser itself. */
export interface VideoStream {
  recoverMedia(): void
  chooseLevel(id: number | null): void
  sleep(): void
  wake(): void
  /** How far behind the newest picture, ms; `null` when nobody knows. */
  behindMs(): number | null
  end(): void
}

export type Emit = (event: VideoEvent) => void

/** Opens an address on an element; what happens to it is told to `emit`. */
export type OpenStream = (video: HTMLVideoElement, url: string, emit: Emit) => VideoStream

export const SECOND_MS = 1000
