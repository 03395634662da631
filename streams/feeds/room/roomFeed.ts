import { EMPTY, filter, map, merge, type Observable, of, Subject, switchMap, tap, timer } from 'rxjs'
import type { BagDetail } from '../../domain/room/luckyBag.ts'
import type { ChatEnd, RoomConnection, RoomRefusal } from '../../domain/room/room.ts'
import type { Scope } from '../../kernel/scope.ts'
import { mapState, type State$ } from '../../kernel/state.ts'
import type { RoomLinkEvent, RoomRequest } from '../../link/roomLink.ts'
import type { RoomAnswer } from '../../ports/roomSocket.ts'
import { decode } from '../../wire/decode.ts'
import { commandReply, type RoomCommand } from '../../wire/room/commands.ts'
import { roomEvents } from '../../wire/room/constants.ts'
import { batchFrame, joinReply } from '../../wire/room/frames.ts'
import type { RoomRead } from '../../wire/room/reads.ts'
import { bagDetailOf } from './bagOf.ts'
import type { Audience } from './decodeMessage.ts'
import type { RoomEvent } from './roomEvent.ts'
import { createRoomIntake, type RoomIntake } from './roomIntake.ts'
import { refusalOf } from './roomOf.ts'
import { type RoomTimes, roomTimes } from './roomTimes.ts'
import type { RoomCounts } from './sequence.ts'

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never

/** What a member asks of the room. The feed adds the room. */
type RoomQuestion = Without<RoomRead, 'room'>

/** A command of the member. The feed adds the room. */
export type RoomAction = Without<RoomCommand, 'room'>

/** The result of an action. Without an answer it is unknown whether it was done. */
export type ActionAnswer =
  | {
      readonly type: 'done'
      /** Platform time at which it was done, ms. */
      readonly at: number
      /** Set in answers to commands on a lucky bag. */
      readonly bag?: BagDetail
    }
  | { readonly type: 'refused'; readonly refusal: RoomRefusal }
  | { readonly type: 'timeout' | 'disconnected' }

export interface RoomFeed {
  readonly roomId: string
  readonly connection$: State$<RoomConnection | ChatEnd>
  /** True when joined: actions are possible. */
  readonly ready$: State$<boolean>
  readonly events$: Observable<RoomEvent>
  /** Connects, once. Called when all subscribers of the events are present, so that they miss none. */
  start(): void
  /** Sends once per subscription. Emits one answer and completes. Never errors. */
  act(action: RoomAction): Observable<ActionAnswer>
  /** Asks the room for something that it knows. Emits one answer and completes. Never errors. */
  ask(question: RoomQuestion): Observable<RoomAnswer>
  /** Counts of messages that are not shown, and of frames that could not be decoded. */
  readonly counts: RoomCounts & { readonly badFrames: number }
}

type OnBadData = (path: string, fault: unknown) => void

export interface RoomFeedDeps {
  readonly link$: Observable<RoomLinkEvent>
  readonly roomId: string
  readonly audience: Audience
  readonly onBadData: OnBadData
}

/** The events after which a join that is under way is of no use. */
const LINK_CHANGES: ReadonlySet<RoomLinkEvent['type']> = new Set(['connected', 'disconnected', 'ended'])

/** An open connection, on which the room can be joined. */
interface OpenLink {
  readonly request: RoomRequest
  readonly drop: () => void
}

/**
 * One room over one connection, until the scope ends. Each message is emitted once and in order; holes are
 * filled or reported.
 */
export function createRoomFeed(
  scope: Scope,
  { link$, roomId, audience, onBadData }: RoomFeedDeps,
  times: Pick<RoomTimes, 'answerMs' | 'joinAgainMs' | 'heldBatches'> = roomTimes,
): RoomFeed {
  const connection = scope.cell<RoomConnection | ChatEnd>('disconnected')
  const events$ = new Subject<RoomEvent>()
  const again$ = new Subject<'again'>()
  const emit = (event: RoomEvent): void => {
    events$.next(event)
  }
  const intake = createRoomIntake({ audience, heldBatches: times.heldBatches, emit })
  let link: OpenLink | null = null
  let badFrames = 0

  const bad = (path: string, fault: unknown): void => {
    badFrames += 1
    onBadData(`room/${path}`, fault)
  }

  const join$ = createJoin({
    roomId,
    intake,
    times,
    bad,
    joined: () => {
      connection.set('connected')
    },
    missing: () => {
      again$.next('again')
    },
    notFound: () => {
      connection.set('disconnected')
      emit({ type: 'notFound' })
    },
  })
  const connectionChanges$ = link$.pipe(
    tap((event) => {
      if (event.type === 'connecting') connection.set('connecting')
      if (event.type === 'connected') link = event
      if (event.type === 'disconnected' || event.type === 'ended') {
        link = null
        intake.left()
        connection.set(event.type === 'ended' ? event.why : 'disconnected')
      }
      if (event.type !== 'frame' || event.event !== roomEvents.batch) return
      const frame = decode(batchFrame, event.payload)
      if (!frame.ok) bad('batch', frame.error)
      else if (frame.value.room === roomId && intake.batch(frame.value) === 'hole') again$.next('again')
    }),
    filter(({ type }) => LINK_CHANGES.has(type)),
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
      scope.run(
        merge(again$, connectionChanges$).pipe(switchMap(() => (link === null ? EMPTY : join$(link)))),
      )
    },
    act: (action) => {
      if (link === null) return of<ActionAnswer>({ type: 'disconnected' })
      return link
        .request(roomEvents.command, { room: roomId, ...action }, times.answerMs)
        .pipe(map((answer) => actionAnswer(answer, bad)))
    },
    ask: (question) => {
      if (link === null) return of<RoomAnswer>({ type: 'disconnected' })
      return link.request(roomEvents.read, { room: roomId, ...question }, times.answerMs)
    },
    get counts() {
      return { ...intake.counts, badFrames }
    },
  }
}

/** An answer that can't be read says nothing about the action, like a missing one. */
function actionAnswer(answer: RoomAnswer, bad: OnBadData): ActionAnswer {
  if (answer.type !== 'answered') return answer
  const reply = decode(commandReply, answer.payload)
  if (!reply.ok) {
    bad('command', reply.error)
    return { type: 'timeout' }
  }
  if (reply.value.ok) {
    const bag = reply.value.bag === undefined ? null : bagDetailOf(reply.value.bag)
    return { type: 'done', at: reply.value.at, ...(bag === null ? {} : { bag }) }
  }
  return { type: 'refused', refusal: refusalOf(reply.value) }
}

interface JoinDeps {
  readonly roomId: string
  readonly intake: RoomIntake
  readonly times: Pick<RoomTimes, 'answerMs' | 'joinAgainMs'>
  readonly bad: OnBadData
  readonly joined: () => void
  /** Messages are missing, so the room must be joined again. */
  readonly missing: () => void
  readonly notFound: () => void
}

/** Joins the room on a connection, again and again until the platform lets the member in or has no such room. */
function createJoin(deps: JoinDeps): (on: OpenLink) => Observable<unknown> {
  const { roomId, intake, times } = deps
  const again$ = (on: OpenLink, waitMs: number): Observable<unknown> =>
    timer(waitMs).pipe(switchMap(() => join$(on)))
  const take = (on: OpenLink, answer: RoomAnswer): Observable<unknown> => {
    // A connection on which a join is not answered is dead, even if the socket is still open.
    if (answer.type === 'timeout') on.drop()
    if (answer.type !== 'answered') return EMPTY
    const reply = decode(joinReply, answer.payload)
    if (!reply.ok) {
      deps.bad('join', reply.error)
      return again$(on, times.joinAgainMs)
    }
    if (reply.value.ok) {
      if (intake.joined(reply.value, deps.joined) === 'hole') deps.missing()
      return EMPTY
    }
    if (reply.value.code !== 'notFound') return again$(on, Math.max(reply.value.waitMs, times.joinAgainMs))
    deps.notFound()
    return EMPTY
  }
  const join$ = (on: OpenLink): Observable<unknown> =>
    on
      .request(roomEvents.join, { room: roomId, last: intake.last }, times.answerMs)
      .pipe(switchMap((answer) => take(on, answer)))
  return join$
}
