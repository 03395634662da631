import { finalize, ignoreElements, merge, type Observable, tap } from 'rxjs'
import type { ChatEnd, RoomConnection } from '../../domain/room/room.ts'
import { createRoomFeed } from '../../feeds/room/index.ts'
import type { RoomsFeed } from '../../feeds/rooms/index.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import type { Link } from '../../link/createLink.ts'
import type { RoomLinkEvent } from '../../link/roomLink.ts'
import { createFollowedBets } from '../../machines/copyBets/followedBets.ts'
import { createTipsters } from '../../machines/copyBets/tipsters.ts'
import type { Delivery } from '../../machines/outbox/deliver.ts'
import type { Ports } from '../../ports/ports.ts'
import { createOpenRooms } from './openRooms.ts'
import { createRoom, type OpenRoom } from './createRoom.ts'
import type { RoomDeps } from './roomDeps.ts'
import type { RoomModel } from './roomView.ts'

/** The rooms of a signed-in member. */
export interface MemberRooms {
  /** One connection per room, shared by all screens that have it open. */
  room(screen: Scope, roomId: string): RoomModel
  /** The room last opened in this browser tab; `null` when there is none. */
  readonly lastRoom$: State$<string | null>
  /**
   * Shares one of the member's accepted orders to that room. The result is shown as a notice. `onFailed` is called when
   * the room refused it or did not answer; another attempt does no harm, because a room shows an order once.
   */
  share(orderNo: string, onFailed?: () => void): void
}

export interface MemberRoomsDeps extends Pick<
  RoomDeps,
  | 'memberId'
  | 'venue'
  | 'slip'
  | 'placements$'
  | 'matchRow$'
  | 'notices'
  | 'currency$'
  | 'language'
  | 'polling'
  | 'onSpent'
> {
  readonly link: {
    readonly config: Pick<Link['config'], 'config$'>
    readonly network: Pick<Link['network'], 'visible$'>
    readonly serverTime: Pick<Link['serverTime'], 'now' | 'msUntil' | 'state$'>
  }
  /** The connection to the rooms. */
  readonly roomLink$: Observable<RoomLinkEvent>
  readonly ports: Pick<Ports, 'clock' | 'random' | 'storage' | 'faults'>
  readonly rooms: Pick<RoomsFeed, 'room$' | 'renew'>
}

const CID_BYTES = 16

export function createMemberRooms(scope: Scope, deps: MemberRoomsDeps): MemberRooms {
  const { venue, link, roomLink$, ports, rooms, notices, ...shared } = deps
  const { serverTime } = link
  const key = `touchline.lastRoom.${deps.memberId}`
  const last = scope.cell(ports.storage.session.get(key))
  const tipsters = createTipsters(scope, {
    memberId: deps.memberId,
    local: ports.storage.local,
    now: serverTime.now,
  })
  const followed = createFollowedBets(scope, {
    placements$: deps.placements$,
    chosen$: deps.slip.chosen$,
    now: serverTime.now,
    onCopied: tipsters.add,
  })

  const create = (life: Scope, roomId: string): OpenRoom => {
    const feed = createRoomFeed(life, {
      link$: roomLink$,
      roomId,
      audience: { venue: venue.code, siteId: () => String(link.config.config$.value.value?.siteId ?? '') },
      onBadData: (path, fault) => {
        ports.faults.report(path, fault)
      },
    })
    return createRoom(life, {
      ...shared,
      feed,
      venue,
      notices,
      tipsters,
      followed,
      live$: rooms.room$(roomId),
      renewLive: () => {
        rooms.renew(roomId)
      },
      visible$: link.network.visible$,
      serverTime: {
        now: serverTime.now,
        msUntil: serverTime.msUntil,
        get rate() {
          return serverTime.state$.value.rate
        },
      },
      now: () => ports.clock.now(),
      newCid: () => ports.random.hex(CID_BYTES),
      session: ports.storage.session,
      local: ports.storage.local,
    })
  }
  const open = createOpenRooms(scope, create, { isOver: ({ model }) => hasEnded(model.connection$.value) })

  return {
    room: (screen, roomId) => {
      tipsters.renew()
      last.set(roomId)
      ports.storage.session.set(key, roomId)
      return open.open(screen, roomId).model
    },
    lastRoom$: last.state$,
    share: (orderNo, onFailed) => {
      const roomId = last.state$.value
      if (roomId === null) {
        notices.say('room.toast.noRoom')
        return
      }
      // The room's screen may be closed, so the room is joined until the share is answered.
      const visit = scope.child()
      const { share$ } = open.open(visit, roomId)
      scope.run(
        share$(orderNo).pipe(
          tap((delivery) => {
            if (!isShared(delivery)) onFailed?.()
          }),
          finalize(visit.end),
        ),
      )
    },
  }
}

/** Whether it is not opened again by itself. */
function hasEnded(connection: RoomConnection | ChatEnd): boolean {
  return connection !== 'disconnected' && connection !== 'connecting' && connection !== 'connected'
}

/** Also by an earlier attempt, or from another device. */
function isShared(delivery: Delivery): boolean {
  return delivery.type === 'done' || (delivery.type === 'refused' && delivery.refusal.code === 'already')
}

/** A list row, with the match's detail polled meanwhile to keep its prices fresh. */
export function keptFresh$<T>(row$: Observable<T>, detail$: Observable<unknown>): Observable<T> {
  return merge(detail$.pipe(ignoreElements()), row$)
}
