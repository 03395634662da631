import type { Observable } from 'rxjs'
import type { Surface } from './surface.ts'

/**
 * Why playback failed: the stream can't be fetched, can't be decoded, its playlist no longer changes, or this
 * browser does not support it.
 */
export type VideoFault = 'network' | 'media' | 'frozen' | 'unsupported'

/** A quality of the stream; `id` is valid until the stream is reopened. */
export interface VideoLevel {
  readonly id: number
  /** Lines of the picture, such as 720; of a portrait picture its width. `null` when unknown. */
  readonly height: number | null
  /** Bits per second. */
  readonly bitrate: number
}

export type VideoEvent =
  | { readonly type: 'levels'; readonly levels: readonly VideoLevel[] }
  | { readonly type: 'level'; readonly id: number }
  /** Playback has started or resumed. */
  | { readonly type: 'playing' }
  | { readonly type: 'waiting' }
  /** Whether the stream has a picture, or sound only. */
  | { readonly type: 'picture'; readonly there: boolean }
  /** Emitted about once a second during playback; latency behind the live edge, ms. */
  | { readonly type: 'progress'; readonly behindMs: number | null }
  /**
   * Emitted about once a second during playback of a stream with dates: when what is shown was filmed, ms on the
   * clock of the server of the stream, and how long ago that is, ms.
   */
  | { readonly type: 'shown'; readonly at: number; readonly lateMs: number }
  /** The browser blocks playback until a user gesture. */
  | { readonly type: 'refused' }
  /** The browser allows muted playback only. */
  | { readonly type: 'silenced' }
  | { readonly type: 'ended' }
  | { readonly type: 'fault'; readonly fault: VideoFault; readonly detail: string }
  /** Another screen started playing. Completes. */
  | { readonly type: 'displaced' }

/** `none` when the browser does not support it. */
export type WindowMode = 'none' | 'off' | 'on'

export interface VideoWindow {
  readonly pictureInPicture: WindowMode
  readonly fullscreen: WindowMode
}

/** What a lock screen says about a video. */
export interface NowPlaying {
  readonly title: string
  readonly artist: string
  /** The address of a picture; may be empty. */
  readonly artwork: string
}

/** A video element and its commands. Every command is safe at any time. */
export interface VideoScreen {
  /**
   * Opens the URL and plays it; unsubscribing stops it. Never errors; completes only when displaced. Loads
   * its library on first use.
   */
  play(url: string): Observable<VideoEvent>
  /**
   * Plays a recording without sound above the video, which goes on below it; unsubscribing removes it. Never
   * errors; completes after `ended` or `fault`.
   */
  replay(url: string): Observable<VideoEvent>
  /** Resets the decoder after a decoding error. */
  recoverMedia(): void
  /** Plays after a user gesture. */
  resume(): void
  setSound(sound: { readonly muted: boolean; readonly volume: number }): void
  /** `null` selects automatically by bandwidth. */
  chooseLevel(id: number | null): void
  /** Plays nearer to the live edge, with less in reserve; also streams that are opened later. */
  setLowLatency(on: boolean): void
  /** Stops loading while the page is hidden. */
  sleep(): void
  /** Pauses and stops loading, until `wake`. */
  pause(): void
  /** Shows the video on the lock screen, whose buttons pause it and play it at the live edge; `null` ends that. */
  present(now: NowPlaying | null): void
  /** Resumes loading at the live edge. */
  wake(): void
  /** Picture-in-picture and full screen, now and on each change. */
  readonly window$: Observable<VideoWindow>
  setPictureInPicture(on: boolean): void
  setFullscreen(on: boolean): void
  /** Removes the video element for good. */
  end(): void
}

export interface VideoPlayer {
  screen(surface: Surface): VideoScreen
}
