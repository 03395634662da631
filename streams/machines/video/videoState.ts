import type { VideoFault } from '../../ports/videoPlayer.ts'

/**
 * The phase of the video. `blocked` needs a tap; `failed` and `ended` offer a retry; `offline` resumes when
 * the network returns.
 */
export type VideoPhase =
  'idle' | 'loading' | 'playing' | 'blocked' | 'stalled' | 'recovering' | 'failed' | 'ended' | 'offline'

/** One input type per word. */
type Said<T extends string> = T extends string ? { readonly type: T } : never

export type VideoInput =
  /** From the member. */
  | Said<'start' | 'stop' | 'retry' | 'tap'>
  /** From the player. */
  | Said<'moving' | 'waiting' | 'refused' | 'ended' | 'displaced'>
  | { readonly type: 'fault'; readonly fault: VideoFault }
  /** From the browser. */
  | Said<'online' | 'offline' | 'hidden' | 'seen'>
  /** From the timer of the state's `wait`. */
  | Said<'due' | 'overdue' | 'stable'>

/** A timer and the input that it causes. A new object restarts the timer. */
export interface VideoWait {
  readonly ms: number
  readonly then: 'due' | 'overdue' | 'stable'
}

/** The action for the driver. `open` replaces an open stream. */
export type VideoEffect = 'open' | 'close' | 'recoverMedia' | 'resume'

export interface VideoState {
  readonly phase: VideoPhase
  /** The last fault; `null` once playback has been stable. */
  readonly fault: VideoFault | null
  readonly online: boolean
  readonly seen: boolean
  readonly wait: VideoWait | null
  /** Number of reopenings since playback was stable. */
  readonly reopened: number
  readonly mediaRecoveredAt: number | null
  /** Number of decoder resets since playback was stable. */
  readonly mediaRecovered: number
  /** Number of reopenings after decoding errors since playback was stable. */
  readonly remade: number
  /** Times of the recoveries within the last minute, local ms, oldest first. */
  readonly recoveries: readonly number[]
}

export interface VideoOptions {
  /**
   * Waits before each reopening of a stream that can't be fetched, ms; after the last one the state is
   * `failed`.
   */
  readonly reopenAfterMs: readonly number[]
  /** Least time between two decoder resets, ms. */
  readonly mediaRecoveryEveryMs: number
  /** Most decoder resets until playback is stable again, so that a corrupt stream is not retried forever. */
  readonly mediaRecoveries: number
  /**
   * Waits before each reopening after decoder resets did not help, ms; after the last one the state is
   * `failed`.
   */
  readonly remakeAfterMs: readonly number[]
  /** Most automatic recoveries of all kinds within a minute. */
  readonly recoveriesPerMinute: number
  /** Timeout of opening, ms. */
  readonly openWithinMs: number
  /** Timeout of a stall, ms. */
  readonly stallWithinMs: number
  /** Playback without interruption for this long is stable and resets the counters, ms. */
  readonly stableAfterMs: number
}

export const VIDEO_DEFAULTS: VideoOptions = {
  reopenAfterMs: [2000, 4000, 8000, 15_000, 30_000],
  mediaRecoveryEveryMs: 5000,
  mediaRecoveries: 3,
  // By the second wait a corrupt segment of a live stream has left the window.
  remakeAfterMs: [2000, 8000],
  recoveriesPerMinute: 8,
  openWithinMs: 15_000,
  stallWithinMs: 10_000,
  stableAfterMs: 30_000,
}

export function idleVideo(world: { readonly online: boolean; readonly seen: boolean }): VideoState {
  return { phase: 'idle', fault: null, ...world, wait: null, ...FRESH, recoveries: [] }
}

/** Counters without any recovery. */
export const FRESH = { reopened: 0, mediaRecoveredAt: null, mediaRecovered: 0, remade: 0 } as const

/** Whether a stream is open or being opened in this phase. */
export function isOpen({ phase }: VideoState): boolean {
  return (
    phase === 'loading' ||
    phase === 'playing' ||
    phase === 'blocked' ||
    phase === 'stalled' ||
    phase === 'recovering'
  )
}
