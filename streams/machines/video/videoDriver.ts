import {
  distinctUntilChanged,
  EMPTY,
  filter,
  map,
  merge,
  NEVER,
  type Observable,
  skip,
  Subject,
  switchMap,
  tap,
  timer,
} from 'rxjs'
import type { Scope } from '../../kernel/scope.ts'
import { mapState, type State$ } from '../../kernel/state.ts'
import type { VideoEvent, VideoFault, VideoScreen } from '../../ports/videoPlayer.ts'
import { step } from './video.ts'
import {
  idleVideo,
  VIDEO_DEFAULTS,
  type VideoInput,
  type VideoOptions,
  type VideoPhase,
  type VideoState,
} from './videoState.ts'

export interface VideoDriverDeps {
  readonly screen: Pick<VideoScreen, 'play' | 'recoverMedia' | 'resume' | 'sleep' | 'wake'>
  /** The present URL, read before each opening; `null` when there is none. */
  readonly url: () => string | null
  /** Requests a new URL, because the present one may have expired. */
  readonly renew: () => void
  readonly online$: State$<boolean>
  readonly visible$: State$<boolean>
  /** Whether sound is on: a hidden and muted stream is not loaded. */
  readonly audible: () => boolean
  readonly now: () => number
  readonly random: () => number
}

export interface VideoDriverOptions extends VideoOptions {
  /** A stream that has been hidden and muted for this long stops loading, ms. */
  readonly sleepAfterMs: number
}

export const VIDEO_DRIVER_DEFAULTS: VideoDriverOptions = { ...VIDEO_DEFAULTS, sleepAfterMs: 10_000 }

/** The public part of the machine's state. */
export interface VideoStatus {
  readonly phase: VideoPhase
  readonly fault: VideoFault | null
}

export interface VideoDriver {
  readonly status$: State$<VideoStatus>
  /** All events of the player. */
  readonly events$: Observable<VideoEvent>
  say(input: { readonly type: 'start' | 'stop' | 'retry' | 'tap' }): void
}

/** Runs the video state machine for one screen: opens, recovers, waits and sleeps. */
export function createVideoDriver(
  scope: Scope,
  deps: VideoDriverDeps,
  options: VideoDriverOptions = VIDEO_DRIVER_DEFAULTS,
): VideoDriver {
  const { screen, online$, visible$ } = deps
  const held = scope.cell<VideoState>(idleVideo({ online: online$.value, seen: visible$.value }))
  const opened$ = new Subject<string | null>()
  const playerEvents$ = new Subject<VideoEvent>()

  const feed = (input: VideoInput): void => {
    const moment = { now: deps.now(), chance: deps.random(), options }
    const before = held.state$.value
    const { state, effect } = step(before, input, moment)
    if (state.reopened > before.reopened) deps.renew()
    held.set(state)
    // Last, because an opened stream may emit synchronously.
    if (effect === 'open') opened$.next(deps.url())
    if (effect === 'close') opened$.next(null)
    if (effect === 'recoverMedia') screen.recoverMedia()
    if (effect === 'resume') screen.resume()
  }

  const onEvent = (event: VideoEvent): void => {
    const input = inputOf(event)
    if (input !== null) feed(input)
    playerEvents$.next(event)
  }

  scope.run(
    opened$.pipe(
      switchMap((url) => (url === null ? EMPTY : screen.play(url))),
      tap(onEvent),
    ),
  )
  scope.run(
    held.state$.pipe(
      map(({ wait }) => wait),
      distinctUntilChanged(),
      switchMap((wait) => (wait === null ? NEVER : timer(wait.ms).pipe(map(() => wait.then)))),
      tap((type) => {
        feed({ type })
      }),
    ),
  )
  scope.run(
    merge(
      online$.pipe(map((online): VideoInput => ({ type: online ? 'online' : 'offline' }))),
      visible$.pipe(map((visible): VideoInput => ({ type: visible ? 'seen' : 'hidden' }))),
    ).pipe(tap(feed)),
  )
  scope.run(sleep$(deps, options))

  const status$ = mapState(held.state$, ({ phase, fault }): VideoStatus => ({ phase, fault }), isSameStatus)
  return { status$, events$: playerEvents$.asObservable(), say: feed }
}

function isSameStatus(a: VideoStatus, b: VideoStatus): boolean {
  return a.phase === b.phase && a.fault === b.fault
}

/** Stops loading while the page is hidden and muted; resumes at the live edge when it is visible again. */
function sleep$(
  { screen, visible$, audible }: Pick<VideoDriverDeps, 'screen' | 'visible$' | 'audible'>,
  { sleepAfterMs }: Pick<VideoDriverOptions, 'sleepAfterMs'>,
): Observable<unknown> {
  const asleep$ = timer(sleepAfterMs).pipe(
    filter(() => !audible()),
    tap(() => {
      screen.sleep()
    }),
  )
  return visible$.pipe(
    skip(1),
    switchMap((visible) => {
      if (!visible) return asleep$
      screen.wake()
      return EMPTY
    }),
  )
}

/**
 * Converts an event of the player to an input of the machine; `null` for events that only concern the view.
 */
function inputOf(event: VideoEvent): VideoInput | null {
  switch (event.type) {
    case 'playing':
    case 'progress':
      return { type: 'moving' }
    case 'waiting':
    case 'refused':
    case 'ended':
    case 'displaced':
      return { type: event.type }
    case 'fault':
      return { type: 'fault', fault: event.fault }
    case 'levels':
    case 'level':
    case 'picture':
    case 'shown':
    case 'silenced':
      return null
  }
}
