import type { VideoFault } from '../../ports/videoPlayer.ts'
import {
  FRESH,
  isOpen,
  type VideoEffect,
  type VideoInput,
  type VideoOptions,
  type VideoPhase,
  type VideoState,
  type VideoWait,
} from './videoState.ts'

/** The input of a transition besides the state. */
export interface VideoMoment {
  /** Local ms. */
  readonly now: number
  /** In [0, 1). */
  readonly chance: number
  readonly options: VideoOptions
}

export interface VideoStep {
  readonly state: VideoState
  readonly effect: VideoEffect | null
}

const MINUTE_MS = 60_000

/** The next state. Pure; an input that does not apply to the phase changes nothing. */
export function step(state: VideoState, input: VideoInput, moment: VideoMoment): VideoStep {
  switch (input.type) {
    case 'start':
      return isOpen(state) ? same(state) : open(state, moment)
    case 'retry':
      return open(state, moment)
    case 'stop':
      return { state: rest(state, 'idle'), effect: 'close' }
    case 'online':
    case 'offline':
      return networkChanged(state, input.type === 'online', moment)
    case 'hidden':
    case 'seen':
      return visibilityChanged(state, input.type === 'seen', moment)
    case 'due':
      return state.phase === 'recovering' ? reopen(state, moment) : same(state)
    case 'stable':
      return same(state.phase === 'playing' ? { ...state, ...FRESH, fault: null, wait: null } : state)
    case 'tap':
    case 'moving':
    case 'waiting':
    case 'refused':
    case 'ended':
    case 'displaced':
    case 'fault':
    case 'overdue':
      return isOpen(state) ? whileOpen(state, input, moment) : same(state)
  }
}

type OpenInput = Extract<
  VideoInput,
  { type: 'tap' | 'moving' | 'waiting' | 'refused' | 'ended' | 'displaced' | 'fault' | 'overdue' }
>

function whileOpen(state: VideoState, input: OpenInput, moment: VideoMoment): VideoStep {
  switch (input.type) {
    case 'tap':
      if (state.phase !== 'blocked') return same(state)
      return { state: enter(state, 'loading', overdue(moment.options.openWithinMs)), effect: 'resume' }
    case 'moving':
      if (state.phase === 'playing') return same(state)
      return same(enter(state, 'playing', { ms: moment.options.stableAfterMs, then: 'stable' }))
    case 'waiting':
      if (state.phase !== 'playing') return same(state)
      if (!state.online) return { state: enter(state, 'offline', null), effect: 'close' }
      return same(enter(state, 'stalled', overdue(moment.options.stallWithinMs)))
    case 'refused':
      return same(enter(state, 'blocked', null))
    case 'ended':
      return { state: rest(state, 'ended'), effect: 'close' }
    case 'displaced':
      return { state: rest(state, 'idle'), effect: 'close' }
    case 'fault':
      return faulted(state, input.fault, moment)
    case 'overdue':
      // A hidden page does not render video frames, so stall detection is paused until the page is visible.
      return state.seen ? faulted(state, 'frozen', moment) : same({ ...state, wait: null })
  }
}

function same(state: VideoState): VideoStep {
  return { state, effect: null }
}

function overdue(ms: number): VideoWait {
  return { ms, then: 'overdue' }
}

function enter(state: VideoState, phase: VideoPhase, wait: VideoWait | null): VideoState {
  return { ...state, phase, wait }
}

/** A phase without a stream; resets the fault and all counters. */
function rest(state: VideoState, phase: 'idle' | 'ended'): VideoState {
  return { ...enter(state, phase, null), ...FRESH, fault: null }
}

/** Opens at the member's request, with all counters reset. */
function open(state: VideoState, { options }: VideoMoment): VideoStep {
  const fresh = { ...state, ...FRESH, fault: null }
  if (!state.online) return { state: enter(fresh, 'offline', null), effect: 'close' }
  return { state: enter(fresh, 'loading', overdue(options.openWithinMs)), effect: 'open' }
}

function reopen(state: VideoState, { options }: VideoMoment): VideoStep {
  if (!state.online) return { state: enter(state, 'offline', null), effect: 'close' }
  return { state: enter(state, 'recovering', overdue(options.openWithinMs)), effect: 'open' }
}

function networkChanged(state: VideoState, online: boolean, moment: VideoMoment): VideoStep {
  const next = { ...state, online }
  if (online) {
    if (state.phase !== 'offline') return same(next)
    // Random, because the network may have returned for many clients at once.
    const soon = Math.round(moment.chance * (moment.options.reopenAfterMs[0] ?? 0))
    return reopenLater(next, soon, moment)
  }
  // Buffered video continues to play; only a stream that waits for data is shown as offline.
  const waits = isOpen(state) && state.phase !== 'playing' && state.phase !== 'blocked'
  return waits ? { state: enter(next, 'offline', null), effect: 'close' } : same(next)
}

function visibilityChanged(state: VideoState, seen: boolean, moment: VideoMoment): VideoStep {
  const next = { ...state, seen }
  if (!seen || state.seen) return same(next)
  if (
    (next.phase === 'loading' || next.phase === 'stalled' || next.phase === 'recovering') &&
    next.wait === null
  ) {
    return same({ ...next, wait: overdue(moment.options.openWithinMs) })
  }
  // When the page becomes visible again, a failed stream is retried automatically.
  const gaveUp = next.phase === 'failed' && next.fault !== 'unsupported'
  return gaveUp ? reopenLater({ ...next, ...FRESH }, 0, moment) : same(next)
}

function faulted(state: VideoState, fault: VideoFault, moment: VideoMoment): VideoStep {
  const met = { ...state, fault }
  if (fault === 'unsupported') return fail(met)
  if (fault === 'media') return recoverMedia(met, moment)
  if (!state.online) return { state: enter(met, 'offline', null), effect: 'close' }
  const { reopenAfterMs } = moment.options
  const wait = reopenAfterMs[state.reopened]
  if (wait === undefined) return fail(met)
  return reopenLater({ ...met, reopened: state.reopened + 1 }, spread(wait, moment.chance), moment)
}

/** Random in the upper half, so that the clients of a room do not reopen at the same time. */
function spread(ms: number, chance: number): number {
  return Math.round(ms / 2 + (ms / 2) * chance)
}

function recoverMedia(state: VideoState, moment: VideoMoment): VideoStep {
  const { now, options } = moment
  const last = state.mediaRecoveredAt
  const rested = last === null || now - last >= options.mediaRecoveryEveryMs
  if (rested && state.mediaRecovered < options.mediaRecoveries) {
    const recovered = recovery(state, moment)
    if (recovered === null) return fail(state)
    const next = enter(recovered, 'recovering', overdue(options.openWithinMs))
    const noted = { mediaRecoveredAt: now, mediaRecovered: state.mediaRecovered + 1 }
    return { state: { ...next, ...noted }, effect: 'recoverMedia' }
  }
  const wait = options.remakeAfterMs[state.remade]
  if (wait === undefined) return fail(state)
  return reopenLater({ ...state, remade: state.remade + 1 }, spread(wait, moment.chance), moment)
}

function reopenLater(state: VideoState, ms: number, moment: VideoMoment): VideoStep {
  const recovered = recovery(state, moment)
  if (recovered === null) return fail(state)
  return { state: enter(recovered, 'recovering', { ms, then: 'due' }), effect: 'close' }
}

/** Records a recovery; `null` when the limit per minute is reached. */
function recovery(state: VideoState, { now, options }: VideoMoment): VideoState | null {
  const recent = state.recoveries.filter((at) => now - at < MINUTE_MS)
  if (recent.length >= options.recoveriesPerMinute) return null
  return { ...state, recoveries: [...recent, now] }
}

function fail(state: VideoState): VideoStep {
  return { state: enter(state, 'failed', null), effect: 'close' }
}
