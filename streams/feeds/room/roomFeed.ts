import { EMPTY, map, merge, mergeMap, type Observable, of, Subject, switchMap, tap, timer } from 'rxjs'
import type { PassingMessage, RoomMessage } from '../../domain/room/message.ts'
import type { Room, RoomConnection, RoomRefusal } from '../../domain/room/room.ts'
import type { Scope } from '../../kernel/scope.ts'
import { mapState, type State$ } from '../../kernel/state.ts'
import type { RoomLinkEvent, RoomRequest } from '../../link/roomLink.ts'
import type { RoomAnswer } from '../../ports/roomSocket.ts'
import { decode } from '../../wire/decode.ts'
import { commandReply, type RoomCommand } from '../../wire/room/commands.ts'
import { roomEvents } from '../../wire/room/constants.ts'
import { batchFrame, type BatchFrame, joinReply, type JoinReply } from '../../wire/room/frames.ts'
import type { Audience } from './decodeMessage.ts'
import { passingOf } from './decodeMessage.ts'
import { refusalOf, roomOf } from './roomOf.ts'
import { type RoomTimes, roomTimes } from './roomTimes.ts'
import { createRoomSequence, type RoomCounts } from './sequence.ts'

/** The events of a room, in order. */
export type RoomEvent =
  /**
   * Joined, for the first time or again. The state includes the effects of the `gap` and `messages` that
   * follow.
   */
  | { readonly type: 'joined'; readonly room: Room; readonly followers: ReadonlyMap<string, number> }
  /**
   * `live` for messages that have just happened; messages of the history have already had their effect on the
   * room's state.
   */
  | { readonly type: 'messages'; readonly messages: readonly RoomMessage[]; readonly live: boolean }
  | { readonly type: 'gap'; readonly missed: number }
  | { readonly type: 'passing'; readonly messages: readonly PassingMessage[] }
  | { readonly type: 'viewers'; readonly viewers: number }
  /** The room does not exist. */
  | { readonly type: 'notFound' }

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never

/** A command of the member. The feed adds the room. */
export type RoomAction = Without<RoomCommand, 'room'>

/** The result of an action. Without an answer it is unknown whether it was done. */
export type ActionAnswer =
  | { readonly type: 'done'; readonly at: number }
  | { readonly type: 'refused'; readonly refusal: RoomRefusal }
  | { readonly type: 'timeout' | 'disconnected' }

export interface RoomFeed {
  readonly roomId: string
  readonly connection$: State$<RoomConnection>
  /** True when joined: actions are possible. */
  readonly ready$: State$<boolean>
  readonly events$: Observable<RoomEvent>
  /** Connects, once. Called when all subscribers of the events are present, so that they miss none. */
  start(): void
  /** Sends once per subscription. Emits one answer and completes. Never errors. */
  act(action: RoomAction): Observable<ActionAnswer>
  /** Counts of messages that are not shown, and of frames that could not be decoded. */
  readonly counts: RoomCounts & { readonly badFrames: number }
}

export interface RoomFeedDeps {
  readonly link$: Observable<RoomLinkEvent>
  readonly roomId: string
  readonly audience: Audience
  readonly onBadData: (path: string, fault: unknown) => void
}

interface Line {
  readonly request: RoomRequest
  readonly drop: () => void
}

type Joined = Extract<JoinReply, { ok: true }>

/**
 * One room over one connection, until the scope ends. Each message is emitted once and in order; holes are
 * filled or reported.
 */
export function createRoomFeed(
  scope: Scope,
  { link$, roomId, audience, onBadData }: RoomFeedDeps,
  times: Pick<RoomTimes, 'answerMs' | 'joinAgainMs' | 'heldBatches'> = roomTimes,
): RoomFeed {
  const connection = scope.cell<RoomConnection>('disconnected')
  const events$ = new Subject<RoomEvent>()
  const again$ = new Subject<'again'>()
  const sequence = createRoomSequence(audience)
  let line: Line | null = null
  /** False until the join has set the position in the history. */
  let joined = false
  let held: BatchFrame[] = []
  let badFrames = 0

  const tell = (event: RoomEvent): void => {
    events$.next(event)
  }
  const bad = (path: string, fault: unknown): void => {
    badFrames += 1
    onBadData(`room/${path}`, fault)
  }

  const takeBatch = (frame: BatchFrame): void => {
    // Before the join there is no position in the history; batches are queued until then.
    if (!joined) {
      held = held.length < times.heldBatches ? [...held, frame] : [frame]
      return
    }
    const { messages, hole } = sequence.batch(frame)
    if (messages.length > 0) tell({ type: 'messages', messages, live: true })
    const passing = frame.passing.items.flatMap((message) => passingOf(message) ?? [])
    const named = passing.filter(({ id }) => id !== '')
    if (named.length > 0) tell({ type: 'passing', messages: named })
    if (frame.viewers !== null) tell({ type: 'viewers', viewers: Math.max(0, frame.viewers) })
    if (!hole) return
    joined = false
    again$.next('again')
  }
  const takeJoined = (reply: Joined): void => {
    const { messages, missed } = sequence.joined(reply)
    const counts = reply.state.followCounts.items
    const followers = new Map(counts.map((count) => [count.shareId, count.followers]))
    tell({ type: 'joined', room: roomOf(reply.state), followers })
    if (missed > 0) tell({ type: 'gap', missed })
    if (messages.length > 0) tell({ type: 'messages', messages, live: false })
    joined = true
    connection.set('connected')
    const waiting = held
    held = []
    waiting.forEach(takeBatch)
  }

  const joinAfter$ = (on: Line, waitMs: number): Observable<unknown> =>
    timer(waitMs).pipe(switchMap(() => join$(on)))
  const takeJoinAnswer = (on: Line, answer: RoomAnswer): Observable<unknown> => {
    if (answer.type === 'timeout') {
      // A connection on which a join is not answered is dead, even if the socket is still open.
      on.drop()
      return EMPTY
    }
    if (answer.type === 'disconnected') return EMPTY
    const reply = decode(joinReply, answer.payload)
    if (!reply.ok) {
      bad('join', reply.error)
      return joinAfter$(on, times.joinAgainMs)
    }
    if (reply.value.ok) {
      takeJoined(reply.value)
      return EMPTY
    }
    if (reply.value.code !== 'notFound') {
      return joinAfter$(on, Math.max(reply.value.waitMs, times.joinAgainMs))
    }
    connection.set('disconnected')
    tell({ type: 'notFound' })
    return EMPTY
  }
  const join$ = (on: Line): Observable<unknown> =>
    on
      .request(roomEvents.join, { room: roomId, last: sequence.last }, times.answerMs)
      .pipe(switchMap((answer) => takeJoinAnswer(on, answer)))

  const heard$ = link$.pipe(
    tap((event) => {
      if (event.type === 'connecting') connection.set('connecting')
      if (event.type === 'connected') line = event
      if (event.type === 'disconnected') {
        line = null
        joined = false
        held = []
        connection.set('disconnected')
      }
      if (event.type !== 'frame' || event.event !== roomEvents.batch) return
      const frame = decode(batchFrame, event.payload)
      if (!frame.ok) bad('batch', frame.error)
      else if (frame.value.room === roomId) takeBatch(frame.value)
    }),
    mergeMap(({ type }) => (type === 'connected' || type === 'disconnected' ? of(type) : EMPTY)),
  )

  scope.onEnd(() => {
    events$.complete()
    again$.complete()
  })
  return {
    roomId,
    connection$: connection.state$,
    ready$: mapState(connection.state$, (state) => state === 'connected'),
    events$: events$.asObservable(),
    start: () => {
      scope.run(merge(again$, heard$).pipe(switchMap(() => (line === null ? EMPTY : join$(line)))))
    },
    act: (action) => {
      if (line === null) return of<ActionAnswer>({ type: 'disconnected' })
      return line.request(roomEvents.command, { room: roomId, ...action }, times.answerMs).pipe(
        map((answer): ActionAnswer => {
          if (answer.type !== 'answered') return answer
          const reply = decode(commandReply, answer.payload)
          if (!reply.ok) {
            bad('command', reply.error)
            return { type: 'timeout' }
          }
          if (reply.value.ok) return { type: 'done', at: reply.value.at }
          return { type: 'refused', refusal: refusalOf(reply.value) }
        }),
      )
    },
    get counts() {
      return { ...sequence.counts, badFrames }
    },
  }
}
