import { concat, filter, map, of, switchMap, timer } from 'rxjs'
import type { Room } from '../../domain/room/room.ts'
import { createCallouts, createChat, createFacts } from '../../feeds/room/index.ts'
import { combineStates } from '../../kernel/combineStates.ts'
import type { Scope } from '../../kernel/scope.ts'
import { mapState, type State$ } from '../../kernel/state.ts'
import { createGiftTray } from '../../machines/giftTray/createGiftTray.ts'
import { chatView$ } from './chatView.ts'
import { createComposer } from './composer.ts'
import { createFollow } from './follow.ts'
import { givenGifts$ } from './givenGifts.ts'
import { ranking$ } from './ranking.ts'
import { createRoomActions, type RoomActions } from './roomActions.ts'
import type { RoomDeps } from './roomDeps.ts'
import type { RoomFacts, RoomModel } from './roomView.ts'

/** A gift of the history that is younger than this is still worth showing, real ms. */
const RECENT_GIFT_MS = 15_000

export interface OpenRoom {
  readonly model: RoomModel
  readonly share$: RoomActions['share$']
}

/** A room with all that its screen reads and does. Lives as long as the scope. */
export function createRoom(scope: Scope, deps: RoomDeps): OpenRoom {
  const { feed, memberId, now, serverTime, visible$, live$ } = deps
  // In this order each hears an event: the room's facts before what is made of them, the list before the outbox.
  const facts = createFacts(scope, { feed, memberId, visible$ })
  const room$ = withStanding$(scope, facts.room$, serverTime)
  const chat = createChat(scope, { feed, memberId, visible$, now })
  const callouts = createCallouts(scope, { feed, now })
  const composer = createComposer(scope, deps, room$)
  const given$ = scope.share(
    givenGifts$({
      feed,
      room$: facts.room$,
      memberId,
      isRecent: (at) => serverTime.now() - at < RECENT_GIFT_MS * serverTime.rate,
    }),
  )
  const tray = createGiftTray(scope, { given$: given$.pipe(filter(({ recent }) => recent)), now })
  const actions = createRoomActions(scope, deps, facts)
  const follow = createFollow(scope, deps, actions)
  const matchId$ = combineStates({ room: room$, live: live$ }, ({ room, live }) => {
    const match = room === null ? (live.value?.match ?? null) : room.match
    return match?.venue === deps.venue.code ? match.matchId : null
  })
  const { giveGift, predict, share, withdraw, mute, unmute, setOpen } = actions

  const model: RoomModel = {
    connection$: feed.connection$,
    live$,
    facts$: mapState(room$, (room) => (room === null ? null : factsOf(room, feed.roomId))),
    chat$: chatView$(chat.chat$, composer.outbox$),
    composer$: composer.composer$,
    prediction$: mapState(room$, (room) => room?.prediction ?? null),
    entrance$: callouts.entrance$,
    orderPush$: callouts.orderPush$,
    giftLanes$: tray.lanes$,
    giftShow$: tray.show$,
    match$: scope.state(
      matchId$.pipe(switchMap((matchId) => (matchId === null ? of(null) : deps.matchRow$(matchId)))),
      null,
    ),
    ranking$: scope.state(ranking$(given$), []),
    ...{ giveGift, predict, share, withdraw, mute, unmute, setOpen },
    renewSources: deps.renewLive,
    setDraft: composer.setDraft,
    send: () => {
      // One's own words are at the bottom: the list goes there.
      if (composer.post()) chat.pause(false)
    },
    retry: composer.retry,
    discard: composer.discard,
    pause: chat.pause,
    follow,
    giftShown: tray.shown,
  }
  feed.start()
  return { model, share$: actions.share$ }
}

/** The room with a mute that ends by itself when its time is over. */
function withStanding$(
  scope: Scope,
  room$: State$<Room | null>,
  serverTime: RoomDeps['serverTime'],
): State$<Room | null> {
  return scope.state<Room | null>(
    room$.pipe(
      switchMap((room) => {
        if (room === null || !room.standing.muted || room.standing.until === null) return of(room)
        const over: Room = { ...room, standing: { muted: false } }
        const leftMs = serverTime.msUntil(room.standing.until)
        return leftMs === 0 ? of(over) : concat(of(room), timer(leftMs).pipe(map(() => over)))
      }),
    ),
    room$.value,
  )
}

function factsOf(room: Room, roomId: string): RoomFacts {
  const { topic, admin, open, closedReason, standing, config, gifts, viewers, anchor } = room
  return { roomId, topic, admin, open, closedReason, standing, config, gifts, viewers, anchor }
}
