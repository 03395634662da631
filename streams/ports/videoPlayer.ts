import type { Observable } from 'rxjs'
import type { Surface } from './surface.ts'

/**
 * Why pictures stopped: the stream can't be fetched, can't be decoded, its playlist stands still, or this
 * browser plays no such stream at all.
 */
export type VideoFault = 'network' | 'media' | 'frozen' | 'unsupported'

/** A quality of the stream; `id` is good until it is opened anew. */
export interface VideoLevel {
  readonly id: number
  /** Lines of the picture, such as 720; `null` when the stream does not say. */
  readonly height: number | null
  /** Bits per second. */
  readonly bitrate: number
}

export type VideoEvent =
  | { readonly type: 'levels'; readonly levels: readonly VideoLevel[] }
  | { readonly type: 'level'; readonly id: number }
  /** Pictures move. */
  | { readonly type: 'playing' }
  | { readonly type: 'waiting' }
  /** Told about once a second while pictures move; how far behind the stream's newest, ms. */
  | { readonly type: 'progress'; readonly behindMs: number | null }
  /** The browser lets nothing play before the person taps. */
  | { readonly type: 'refused' }
  /** The browser lets it play without sound only. */
  | { readonly type: 'silenced' }
  | { readonly type: 'ended' }
  | { readonly type: 'fault'; readonly fault: VideoFault; readonly detail: string }
  /** Another screen was opened: one plays at a time. Completes. */
  | { readonly type: 'displaced' }

/** `none` when the browser has no such thing. */
export type WindowMode = 'none' | 'off' | 'on'

export interface VideoWindow {
  readonly pictureInPicture: WindowMode
  readonly fullscreen: WindowMode
}

/** One picture area and what can be done with it. Every command is harmless at any time. */
export interface VideoScreen {
  /**
   * Opens the address and plays it: one player per subscription, taken down when unsubscribed. Never errors;
   * completes only when displaced. Loads its library when first used.
   */
  play(url: string): Observable<VideoEvent>
  /** Takes the decoder anew, where pictures can't be decoded. */
  recoverMedia(): void
  /** Plays, by a person's tap. */
  resume(): void
  setSound(sound: { readonly muted: boolean; readonly volume: number }): void
  /** `null` chooses by the connection. */
  chooseLevel(id: number | null): void
  /** Stops loading while nobody looks. */
  sleep(): void
  /** Loads again, from the newest pictures. */
  wake(): void
  /** How the picture stands in the window, now and on each change. */
  readonly window$: Observable<VideoWindow>
  setPictureInPicture(on: boolean): void
  setFullscreen(on: boolean): void
  /** Takes the picture area down for good. */
  end(): void
}

export interface VideoPlayer {
  screen(surface: Surface): VideoScreen
}
