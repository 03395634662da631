import type { VideoEvent } from '../../ports/videoPlayer.ts'

/** A stream opened on a video element, by hls.js or by the browser itself. */
export interface VideoStream {
  recoverMedia(): void
  chooseLevel(id: number | null): void
  /** Plays nearer to the live edge, with less in reserve. Off when opened. */
  setLowLatency(on: boolean): void
  sleep(): void
  wake(): void
  /** Latency behind the live edge, ms; `null` when unknown. */
  behindMs(): number | null
  /** What is shown at the moment; `null` when its date is unknown. */
  shown(): ShownMoment | null
  end(): void
}

/** When what is shown was filmed, ms on the clock of the server, and how long ago that is, ms. */
export interface ShownMoment {
  readonly at: number
  readonly lateMs: number
}

export type Emit = (event: VideoEvent) => void

/** Opens a URL on an element; its events are passed to `emit`. */
export type OpenStream = (video: HTMLVideoElement, url: string, emit: Emit) => VideoStream

export const SECOND_MS = 1000
