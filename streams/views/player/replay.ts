import {
  combineLatest,
  EMPTY,
  filter,
  map,
  merge,
  type Observable,
  Subject,
  switchMap,
  take,
  tap,
  timer,
} from 'rxjs'
import type { VideoSource } from '../../domain/room/room.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import type { VideoEvent } from '../../ports/videoPlayer.ts'
import type { Shown } from './pictureScore.ts'

/** Whether the last goal can be played again, or is. */
type ReplayState = 'none' | 'offered' | 'playing'

export interface Replay {
  readonly replay$: State$<ReplayState>
  start(): void
  end(): void
}

interface ReplayDeps {
  /** Whether a goal was seen lately. */
  readonly recentGoal$: Observable<boolean>
  /** The present address; `null` when the stream has no replay. */
  readonly address: () => string | null
  readonly play: (url: string) => Observable<VideoEvent>
}

/** How long after a goal it can be played again, ms; the platform keeps it longer. */
export const REPLAY_OFFERED_MS = 120_000
/** How much longer the clip of a goal may last after the score over the picture has changed, ms. */
const CLIP_REST_MS = 4000

/** The address of the replay of the last goal that the picture has shown; a later goal is left out. */
export function replayAddress(source: VideoSource | null, shown: Shown | null): string | null {
  if (source?.replay === undefined) return null
  if (shown === null) return source.replay
  const until = String(Math.round(shown.at + CLIP_REST_MS))
  return `${source.replay}${source.replay.includes('?') ? '&' : '?'}until=${until}`
}

/** A replay takes some six seconds; one that has not ended by then is stuck. */
const LONGEST_MS = 20_000

/** Plays the last goal again above the live picture, until it is over, cannot be played, or is ended. */
export function createReplay(scope: Scope, { recentGoal$, address, play }: ReplayDeps): Replay {
  const playing = scope.cell(false)
  const wanted$ = new Subject<string | null>()
  scope.run(
    wanted$.pipe(
      tap((url) => {
        playing.set(url !== null)
      }),
      switchMap((url) =>
        url === null
          ? EMPTY
          : merge(
              play(url).pipe(filter(({ type }) => type === 'ended' || type === 'fault')),
              timer(LONGEST_MS),
            ).pipe(take(1)),
      ),
      tap(() => {
        playing.set(false)
      }),
    ),
  )
  const replay$ = scope.state(
    combineLatest([recentGoal$, playing.state$]).pipe(
      map(([isOffered, isPlaying]): ReplayState =>
        isPlaying ? 'playing' : isOffered && address() !== null ? 'offered' : 'none',
      ),
    ),
    'none',
  )
  return {
    replay$,
    start: () => {
      const url = address()
      if (url !== null) wanted$.next(url)
    },
    end: () => {
      if (playing.state$.value) wanted$.next(null)
    },
  }
}
