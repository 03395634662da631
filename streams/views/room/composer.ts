import { EMPTY, filter, mergeMap, type Observable, of, switchMap, tap, timer } from 'rxjs'
import { typedLength } from '../../domain/room/chatText.ts'
import { ROOM_REFUSALS } from '../../domain/room/refusal.ts'
import { type Room, type RoomRefusal, slowModeOf } from '../../domain/room/room.ts'
import { type Sticker, stickerText } from '../../domain/room/stickers.ts'
import { combineStates } from '../../kernel/combineStates.ts'
import type { Scope } from '../../kernel/scope.ts'
import { mapState, type State$ } from '../../kernel/state.ts'
import { createOutbox, type OutboxDriver } from '../../machines/outbox/createOutbox.ts'
import type { Delivery } from '../../machines/outbox/deliver.ts'
import { createOutboxStore } from '../../machines/outbox/outboxStore.ts'
import type { RoomDeps } from './roomDeps.ts'
import type { ComposerView, RoomModel } from './roomView.ts'

/** Added to the slow-mode wait, ms: a text sent exactly on time could arrive slightly too early. */
const SLOW_GRACE_MS = 100
/** The limit until the room's state has arrived. */
const WORD_LIMIT = 200

export interface Composer extends Pick<RoomModel, 'composer$' | 'setDraft' | 'retry' | 'discard'> {
  readonly outbox$: OutboxDriver['outbox$']
  /** Returns false when the draft was not accepted. */
  post(): boolean
  /** Returns false when the sticker was not accepted. The draft is kept. */
  postSticker(sticker: Sticker): boolean
}

/** The text field and the texts that are being sent. */
export function createComposer(scope: Scope, deps: RoomDeps, room$: State$<Room | null>): Composer {
  const { feed, memberId, serverTime, notices } = deps
  const postedAt = scope.cell<number | null>(null)
  const refusedUntil = scope.cell<number | null>(null)

  /** The end of a wait, platform ms. */
  const after = (from: number, waitMs: number): number => from + (waitMs + SLOW_GRACE_MS) * serverTime.rate
  const holdAfter = (refusal: RoomRefusal): void => {
    if (ROOM_REFUSALS[refusal.code].action === 'pause' && 'waitMs' in refusal)
      refusedUntil.set(after(serverTime.now(), refusal.waitMs))
  }
  const onDelivery = (delivery: Delivery): void => {
    if (delivery.type === 'done') postedAt.set(serverTime.now())
    if (delivery.type === 'refused') holdAfter(delivery.refusal)
  }
  /** The wait of slow mode follows the room's setting, also when it is changed or switched off meanwhile. */
  const nextAt$ = combineStates(
    { posted: postedAt.state$, refused: refusedUntil.state$, slowMs: mapState(room$, slowMsOf) },
    ({ posted, refused, slowMs }) => {
      const slow = posted === null || slowMs === 0 ? null : after(posted, slowMs)
      return slow === null || refused === null ? (slow ?? refused) : Math.max(slow, refused)
    },
  )
  const outbox = createOutbox(scope, {
    send: (cid, text) => feed.act({ do: 'text', cid, text }),
    ready$: feed.ready$,
    store: createOutboxStore(deps.session, memberId, feed.roomId),
    newCid: deps.newCid,
    echoes$: ownEchoes$(feed, memberId),
    onDelivery,
  })
  scope.run(
    nextAt$.pipe(
      switchMap((at) => (at === null ? EMPTY : timer(serverTime.msUntil(at)))),
      tap(() => {
        postedAt.set(null)
        refusedUntil.set(null)
      }),
    ),
  )

  const limit$ = mapState(room$, (room) => room?.config.wordLimit ?? WORD_LIMIT)
  const block$ = mapState(room$, (room) => (room === null ? null : blockOf(room)))
  const composer$ = combineStates(
    { draft: outbox.draft$, nextAt: nextAt$, limit: limit$, block: block$ },
    ({ draft, limit, block, nextAt: at }): ComposerView => ({
      draft,
      length: typedLength(draft),
      limit,
      nextAt: at,
      block,
    }),
  )
  const postNow = (given?: string): boolean => {
    const posted = outbox.post(given)
    if (!posted) notices.say('room.toast.outboxFull')
    return posted
  }
  return {
    composer$,
    outbox$: outbox.outbox$,
    setDraft: outbox.setDraft,
    retry: outbox.retry,
    discard: outbox.discard,
    post: () => {
      const { length, limit, nextAt: at, block } = composer$.value
      if (length === 0 || length > limit || at !== null || block !== null) return false
      return postNow()
    },
    postSticker: (sticker) => {
      const { nextAt: at, block } = composer$.value
      return at === null && block === null && postNow(stickerText(sticker))
    },
  }
}

function slowMsOf(room: Room | null): number {
  return room === null || room.admin ? 0 : slowModeOf(room)
}

/** Restrictions known in advance; conditions for chatting are reported only in the room's answer. */
function blockOf({ admin, open, closedReason, config, mute }: Room): RoomRefusal | null {
  if (admin) return null
  if (!open) return { code: 'closed', reason: closedReason }
  if (mute.muted) return { code: 'muted', until: mute.until, reason: mute.reason }
  return config.chat ? null : { code: 'chatOff', reason: '' }
}

function ownEchoes$({ events$ }: RoomDeps['feed'], memberId: string): Observable<string> {
  return events$.pipe(
    mergeMap((event) => (event.type === 'messages' ? of(...event.messages) : EMPTY)),
    filter(({ from }) => from.id === memberId),
    mergeMap((message) => (message.type === 'text' && message.cid !== null ? of(message.cid) : EMPTY)),
  )
}
