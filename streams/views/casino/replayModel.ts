import { EMPTY, filter, interval, switchMap, take, tap } from 'rxjs'
import type { DealtCard } from '../../domain/baccarat/hand.ts'
import type { Replay } from '../../feeds/casino/index.ts'
import { combineStates } from '../../kernel/combineStates.ts'
import type { Feed } from '../../kernel/feed.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import { handsOf, type ShownHands } from './tableMoment.ts'

export const REPLAY_SPEEDS = [1, 2, 4] as const

export type ReplaySpeed = (typeof REPLAY_SPEEDS)[number]

/** A past round in the scene of its table. */
export interface ReplayView extends ShownHands {
  /** From the seal, ms; the length is 0 until the replay is read. */
  readonly at: number
  readonly durationMs: number
  readonly playing: boolean
  readonly speed: ReplaySpeed
  /** The result is shown. */
  readonly over: boolean
  /** Why it could not be read, as a feed. */
  readonly status: Feed<Replay>['status']
}

export interface ReplayModel {
  readonly view$: State$<ReplayView>
  /** Plays on, or from the beginning when it is over. */
  play(): void
  pause(): void
  seek(at: number): void
  setSpeed(speed: ReplaySpeed): void
}

const STEP_MS = 100

export function createReplay(scope: Scope, replay$: State$<Feed<Replay>>): ReplayModel {
  const at = scope.cell(0)
  const playing = scope.cell(false)
  const speed = scope.cell<ReplaySpeed>(1)
  const length = (): number => replay$.value.value?.durationMs ?? 0
  // It begins by itself, because the member has just asked for it.
  scope.run(
    replay$.pipe(
      filter(({ value }) => value !== undefined),
      take(1),
      tap(() => {
        playing.set(true)
      }),
    ),
  )
  scope.run(
    playing.state$.pipe(
      switchMap((on) => (on ? interval(STEP_MS) : EMPTY)),
      tap(() => {
        at.update((before) => Math.min(length(), before + STEP_MS * speed.state$.value))
        if (at.state$.value >= length()) playing.set(false)
      }),
    ),
  )
  return {
    view$: combineStates(
      { replay: replay$, at: at.state$, playing: playing.state$, speed: speed.state$ },
      ({ replay, ...now }) => viewOf(replay, now),
    ),
    play: () => {
      if (at.state$.value >= length()) at.set(0)
      playing.set(true)
    },
    pause: () => {
      playing.set(false)
    },
    seek: (to) => {
      at.set(Math.max(0, Math.min(length(), Math.round(to))))
    },
    setSpeed: speed.set,
  }
}

function viewOf(replay: Feed<Replay>, now: Pick<ReplayView, 'at' | 'playing' | 'speed'>): ReplayView {
  const past = (replay.value?.events ?? []).filter(({ at }) => at <= now.at)
  const cards = past.flatMap((event): DealtCard[] =>
    event.do === 'card' ? [{ hand: event.hand, card: event.card }] : [],
  )
  return {
    ...now,
    ...handsOf(cards),
    durationMs: replay.value?.durationMs ?? 0,
    over: past.some((event) => event.do === 'result'),
    status: replay.status,
  }
}
