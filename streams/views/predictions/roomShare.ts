import {
  catchError,
  defer,
  map,
  mergeMap,
  type Observable,
  of,
  startWith,
  Subject,
  switchMap,
  tap,
} from 'rxjs'
import type { Failure } from '../../domain/failure.ts'
import { err, type Result } from '../../domain/result.ts'
import type { PredictionCalls, RoomPrediction } from '../../feeds/predictions/index.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import { isLost } from '../../machines/scorePrediction/predictionForm.ts'
import { ASK_AGAIN_MS, untilAnswered$ } from '../../machines/scorePrediction/untilAnswered.ts'

/** What a member can do with the prediction of a room's match. */
export interface RoomShareView {
  /** `null` until the room has answered. */
  readonly room: RoomPrediction | null
  /** `checking`: the answer was lost, so that the room is asked what it knows. */
  readonly phase: 'reading' | 'ready' | 'sending' | 'checking'
  /** Why it could not be read or shared. */
  readonly problem: Failure | null
}

export interface RoomShareModel {
  readonly view$: State$<RoomShareView>
  /** Shares the prediction in the room, once. */
  share(): void
  /** Asks the room again. */
  refresh(): void
}

interface RoomShareDeps {
  readonly calls: Pick<PredictionCalls, 'inRoom' | 'shareInRoom'>
  readonly roomId: string
  readonly matchId: string
}

const READING: RoomShareView = { room: null, phase: 'reading', problem: null }

/** The member's prediction of a room's match, read once and after each attempt to share it. */
export function createRoomShare(
  screen: Scope,
  { calls, roomId, matchId }: RoomShareDeps,
  { againMs = ASK_AGAIN_MS } = {},
): RoomShareModel {
  const held = screen.cell<RoomShareView>(READING)
  const again$ = new Subject<null>()
  screen.onEnd(() => {
    again$.complete()
  })
  const set = (change: Partial<RoomShareView>): void => {
    held.update((view) => ({ ...view, ...change }))
  }
  const answered = (result: Result<RoomPrediction, Failure>): void => {
    if (result.ok) set({ phase: 'ready', room: result.value, problem: null })
    else set({ phase: 'ready', problem: result.error })
  }
  const read$ = defer(() => calls.inRoom(roomId, matchId))
  screen.run(
    again$.pipe(
      startWith(null),
      tap(() => {
        set({ phase: 'reading', problem: null })
      }),
      switchMap(() => read$),
      tap(answered),
    ),
  )
  const share$: Observable<unknown> = defer(() => calls.shareInRoom(roomId, matchId)).pipe(
    // An unexpected error after sending is treated like a missing answer.
    catchError(() => of(err({ type: 'transport', kind: 'badData' } as const))),
    mergeMap((result) => {
      const known = held.state$.value.room
      if (result.ok) return of(sharedBy(known))
      const { error } = result
      if (isShared(error)) return of(sharedBy(known))
      if (!isLost(error)) return of<RoomShareView>({ room: known, phase: 'ready', problem: error })
      set({ phase: 'checking' })
      return untilAnswered$(() => read$, againMs).pipe(
        map((read): RoomShareView =>
          read.ok
            ? { room: read.value, phase: 'ready', problem: read.value.shared ? null : error }
            : { room: known, phase: 'ready', problem: read.error },
        ),
      )
    }),
    tap(held.set),
  )
  return {
    view$: held.state$,
    share: () => {
      const { phase, room } = held.state$.value
      if (phase !== 'ready' || room === null || room.predicted === null || room.shared) return
      set({ phase: 'sending', problem: null })
      screen.run(share$)
    },
    refresh: () => {
      if (held.state$.value.phase === 'ready') again$.next(null)
    },
  }
}

function sharedBy(room: RoomPrediction | null): RoomShareView {
  return { room: room === null ? null : { ...room, shared: true }, phase: 'ready', problem: null }
}

/** It is in the room already, such as from another device. */
function isShared(failure: Failure): boolean {
  return failure.type === 'refusal' && failure.reason === 'shared'
}
