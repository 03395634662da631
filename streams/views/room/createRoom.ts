import { concat, filter, map, of, switchMap, timer } from 'rxjs'
import { type Room, slowModeOf } from '../../domain/room/room.ts'
import { sameJson } from '../../domain/sameJson.ts'
import { createCallouts, createChat, createFacts } from '../../feeds/room/index.ts'
import { combineStates } from '../../kernel/combineStates.ts'
import type { Scope } from '../../kernel/scope.ts'
import { mapState, type State$ } from '../../kernel/state.ts'
import { createGiftTray } from '../../machines/giftTray/createGiftTray.ts'
import { createDanmaku } from '../danmaku/createDanmaku.ts'
import { chatView$ } from './chatView.ts'
import { createCopyOffers } from './copyOffers.ts'
import { createComposer } from './composer.ts'
import { createFollow } from './follow.ts'
import { createTakeTip } from './takeTip.ts'
import { givenGifts$ } from './givenGifts.ts'
import { createFilterList } from './filterList.ts'
import { createRankings } from './ranking.ts'
import { createRoomActions, type RoomActions } from './roomActions.ts'
import type { RoomDeps } from './roomDeps.ts'
import type { RoomFacts, RoomModel } from './roomView.ts'
import { createNotice } from './roomNotice.ts'
import { createRoomBags } from './roomBags.ts'
import { createRoomPolls } from './roomPolls.ts'
import { createSharedNow$ } from './sharedNow.ts'

/** A gift message from the back-fill that is younger than this is still shown, real ms. */
const RECENT_GIFT_MS = 15_000

export interface OpenRoom {
  readonly model: RoomModel
  readonly share$: RoomActions['share$']
}

/** A room with all state and commands of its screen. Lives as long as the scope. */
export function createRoom(scope: Scope, deps: RoomDeps): OpenRoom {
  const { feed, memberId, now, serverTime, visible$, live$ } = deps
  // Subscribers receive events in this order: the room's state before what is derived from it, the chat list
  // before the outbox.
  const facts = createFacts(scope, { feed, memberId, visible$ })
  const room$ = withMute$(scope, facts.room$, serverTime)
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
    // Taken from the polled live room, because the anchor may change to another match.
    const match = live.value === undefined ? (room?.match ?? null) : live.value.match
    return match?.venue === deps.venue.code ? match.matchId : null
  })
  const { giveGift, predict, share, report, withdraw, mute, unmute, setOpen, setRules } = actions

  const model: RoomModel = {
    connection$: feed.connection$,
    live$,
    facts$: mapState(room$, (room) => (room === null ? null : factsOf(room)), sameJson),
    chat$: chatView$(chat.chat$, composer.outbox$),
    composer$: composer.composer$,
    prediction$: mapState(room$, (room) => room?.prediction ?? null),
    entrance$: callouts.entrance$,
    orderPush$: callouts.orderPush$,
    giftLanes$: tray.lanes$,
    giftShow$: tray.show$,
    danmaku: createDanmaku(scope, deps),
    match$: scope.state(
      matchId$.pipe(switchMap((matchId) => (matchId === null ? of(null) : deps.matchRow$(matchId)))),
      null,
    ),
    rankings: createRankings(scope, { ...deps, given$: given$.pipe(filter(({ recent }) => recent)) }),
    notice: createNotice(scope, deps, actions, facts.room$),
    bags: createRoomBags(scope, deps),
    polls: createRoomPolls(scope, deps, actions),
    filterList: createFilterList(scope, deps, actions),
    sharedNow$: createSharedNow$(scope, deps),
    giveGift,
    predict,
    share,
    report,
    withdraw,
    mute,
    unmute,
    setOpen,
    setRules,
    renewSources: deps.renewLive,
    setDraft: composer.setDraft,
    send: () => {
      // Scrolls to the bottom, where the member's own text is.
      if (composer.post()) chat.pause(false)
    },
    sendSticker: (sticker) => {
      if (composer.postSticker(sticker)) chat.pause(false)
    },
    retry: composer.retry,
    discard: composer.discard,
    pause: chat.pause,
    follow: follow.follow,
    takeTip: createTakeTip(scope, deps),
    copies: createCopyOffers(scope, deps, deps.tipsters, follow),
    giftShown: tray.shown,
  }
  feed.start()
  return { model, share$: actions.share$ }
}

/** The room's state; a mute ends automatically at its time. */
function withMute$(
  scope: Scope,
  room$: State$<Room | null>,
  serverTime: RoomDeps['serverTime'],
): State$<Room | null> {
  return scope.state<Room | null>(
    room$.pipe(
      switchMap((room) => {
        if (room === null || !room.mute.muted || room.mute.until === null) return of(room)
        const over: Room = { ...room, mute: { muted: false } }
        const leftMs = serverTime.msUntil(room.mute.until)
        return leftMs === 0 ? of(over) : concat(of(room), timer(leftMs).pipe(map(() => over)))
      }),
    ),
    room$.value,
  )
}

function factsOf(room: Room): RoomFacts {
  const { imId, topic, admin, open, closedReason, mute, config, gifts, viewers, anchor } = room
  const slowMs = slowModeOf(room)
  return { imId, slowMs, topic, admin, open, closedReason, mute, config, gifts, viewers, anchor }
}
