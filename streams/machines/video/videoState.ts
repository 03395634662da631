import type { VideoFault } from '../../ports/videoPlayer.ts'

/**
 * Where live pictures stand. `blocked` needs a tap; `failed` and `ended` offer to try again; `offline` goes on
 * by itself when the network is back.
 */
export type VideoPhase =
  'idle' | 'loading' | 'playing' | 'blocked' | 'stalled' | 'recovering' | 'failed' | 'ended' | 'offline'

/** One input for each word. */
type Said<T extends string> = T extends string ? { readonly type: T } : never

export type VideoInput =
  /** By the person. */
  | Said<'start' | 'stop' | 'retry' | 'tap'>
  /** By the player. */
  | Said<'moving' | 'waiting' | 'refused' | 'ended' | 'displaced'>
  | { readonly type: 'fault'; readonly fault: VideoFault }
  /** By the world. */
  | Said<'online' | 'offline' | 'hidden' | 'seen'>
  /** By time, after the state's `wait`. */
  | Said<'due' | 'overdue' | 'stable'>

/** A time to wait, and what to say then. Another object is another wait. */
export interface VideoWait {
  readonly ms: number
  readonly then: 'due' | 'overdue' | 'stable'
}

/** What the driver is to do. `open` takes the place of what is open. */
export type VideoEffect = 'open' | 'close' | 'recoverMedia' | 'resume'

export interface VideoState {
  readonly phase: VideoPhase
  /** What was met last; `null` once pictures have been stable. */
  readonly fault: VideoFault | null
  readonly online: boolean
  readonly seen: boolean
  readonly wait: VideoWait | null
  /** Opened anew so many times since pictures were stable. */
  readonly reopened: number
  readonly mediaRecoveredAt: number | null
  /** The decoder was taken anew so many times since pictures were stable. */
  readonly mediaRecovered: number
  /** Opened anew for pictures that can't be decoded so many times, since they were stable. */
  readonly remade: number
  /** When it helped itself, local ms: those of the last minute, oldest first. */
  readonly recoveries: readonly number[]
}

export interface VideoOptions {
  /** The waits before each try to open a stream that can't be fetched; after the last one it has failed. */
  readonly reopenAfterMs: readonly number[]
  /** The decoder is not taken anew more often than this. */
  readonly mediaRecoveryEveryMs: number
  /** Nor more often than this before pictures are stable again: a broken stream is not decoded for ever. */
  readonly mediaRecoveries: number
  /** The waits before a stream is opened anew when its decoder does not help; after the last one it has failed. */
  readonly remakeAfterMs: readonly number[]
  /** All its own recoveries, of whatever kind, within any minute. */
  readonly recoveriesPerMinute: number
  /** Opening takes no longer. */
  readonly openWithinMs: number
  /** Waiting for the next picture takes no longer. */
  readonly stallWithinMs: number
  /** Pictures that moved so long are stable: what went wrong before is forgotten. */
  readonly stableAfterMs: number
}

export const VIDEO_DEFAULTS: VideoOptions = {
  reopenAfterMs: [2000, 4000, 8000, 15_000, 30_000],
  mediaRecoveryEveryMs: 5000,
  mediaRecoveries: 3,
  // By the second time a broken piece of a live stream has left the window.
  remakeAfterMs: [2000, 8000],
  recoveriesPerMinute: 8,
  openWithinMs: 15_000,
  stallWithinMs: 10_000,
  stableAfterMs: 30_000,
}

export function idleVideo(world: { readonly online: boolean; readonly seen: boolean }): VideoState {
  return { phase: 'idle', fault: null, ...world, wait: null, ...FRESH, recoveries: [] }
}

/** Nothing has gone wrong yet. */
export const FRESH = { reopened: 0, mediaRecoveredAt: null, mediaRecovered: 0, remade: 0 } as const

/** Phases in which a stream is open, or about to be. */
export function isOpen({ phase }: VideoState): boolean {
  return (
    phase === 'loading' ||
    phase === 'playing' ||
    phase === 'blocked' ||
    phase === 'stalled' ||
    phase === 'recovering'
  )
}
