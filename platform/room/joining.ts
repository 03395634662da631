import { BACKFILL_MESSAGES, messageTypes, SNAPSHOT_MESSAGES } from '../../streams/wire/room/constants.ts'
import type { RoomEntry } from '../live/directory.ts'
import type { Rooms } from '../store/rooms/rooms.ts'
import type { PredictionTotals, RoomMember, RoomMessage } from '../store/rooms/room.ts'
import type { PredictionSide } from '../../streams/domain/room/room.ts'
import { whyMuted } from './chat/chatRules.ts'
import { predictionClosesAt, predictionTotals } from './predictions/predictions.ts'
import { followersOf } from './shares/followers.ts'
import type { RoomChannel } from './hub/roomChannel.ts'
import type { RoomDeps } from './roomDeps.ts'

/** The history that a joining client receives. */
export interface JoinHistory {
  readonly kind: 'snapshot' | 'backfill' | 'gap'
  readonly messages: readonly RoomMessage[]
  readonly to: number
  readonly missed: number
}

/** The history from memory, which is complete when there is one process. */
export function keptPast({ kept, sentSeq }: RoomChannel, last: number | null): JoinHistory {
  const kind = pastKind(last, sentSeq)
  if (kind !== 'backfill') return newestOf(kind, kept.slice(-SNAPSHOT_MESSAGES), sentSeq, last)
  return { kind, messages: kept.filter(({ seq }) => seq > (last ?? 0)), to: sentSeq, missed: 0 }
}

/** The history from the store, where other processes write too. */
export async function storedPast(rooms: Rooms, roomId: string, last: number | null): Promise<JoinHistory> {
  const head = (await rooms.heads([roomId])).get(roomId) ?? 0
  const kind = pastKind(last, head)
  if (kind !== 'backfill') {
    const newest = await rooms.newest(roomId, SNAPSHOT_MESSAGES)
    return newestOf(kind, newest, newest.at(-1)?.seq ?? head, last)
  }
  const messages = await rooms.messagesAfter(roomId, last ?? 0, BACKFILL_MESSAGES)
  return { kind, messages, to: messages.at(-1)?.seq ?? head, missed: 0 }
}

/**
 * A history that was just read, with the messages and withdrawals since then. Must be called synchronously
 * with joining the Socket.IO room, so that no batch is lost between the two.
 */
export function pastUpToNow(past: JoinHistory, channel: RoomChannel): JoinHistory {
  const since = channel.kept.filter(({ seq }) => seq > past.to)
  const follows = since[0]?.seq === past.to + 1
  return {
    ...past,
    messages: [...past.messages.map((message) => channel.asNow(message)), ...(follows ? since : [])],
    to: follows ? channel.sentSeq : past.to,
  }
}

function pastKind(last: number | null, head: number): JoinHistory['kind'] {
  // A `seq` above the newest one belongs to another history.
  if (last === null || last > head) return 'snapshot'
  return head - last > BACKFILL_MESSAGES ? 'gap' : 'backfill'
}

function newestOf(
  kind: 'snapshot' | 'gap',
  messages: readonly RoomMessage[],
  to: number,
  last: number | null,
): JoinHistory {
  const first = messages[0]?.seq ?? to + 1
  return { kind, messages, to, missed: kind === 'gap' ? Math.max(0, first - 1 - (last ?? 0)) : 0 }
}

/** The part of the room's state that the store has. */
export interface StoredRoom {
  readonly member: RoomMember
  readonly followers: ReadonlyMap<string, number>
  readonly predictions: PredictionTotals | null
  readonly mine: PredictionSide | null
}

export async function readStoredRoom(
  deps: Pick<RoomDeps, 'store' | 'crowd'>,
  entry: RoomEntry,
  member: RoomMember,
  messages: readonly RoomMessage[],
): Promise<StoredRoom> {
  const shares = messages.filter(({ type }) => type === messageTypes.orderShare)
  const { rooms } = deps.store
  const matchId = entry.match?.matchId ?? null
  return {
    member,
    followers: await followersOf(deps, shares),
    predictions:
      matchId === null ? null : await predictionTotals(deps, matchId, await rooms.predictions(matchId)),
    mine: matchId === null ? null : await rooms.predictionOf(matchId, member.id),
  }
}

/** The room for this member (`roomState` of the protocol). */
export function roomStateOf(
  { world, clock, gifts }: RoomDeps,
  entry: RoomEntry,
  { state }: RoomChannel,
  { member, followers, predictions, mine }: StoredRoom,
  viewers: number,
): Record<string, unknown> {
  const now = clock.now()
  const muted = whyMuted(member, now)
  const matchId = entry.match?.matchId ?? ''
  return {
    imId: entry.roomId,
    topic: entry.title,
    admin: member.admin,
    status: state.status,
    statusReason: state.statusReason,
    userStatus: muted === null ? 'normal' : 'muted',
    unBanTime: muted?.until ?? null,
    banReason: muted?.reason ?? '',
    config: state.config,
    gifts,
    followCounts: [...followers].map(([shareId, count]) => ({ shareId, followers: count })),
    prediction:
      predictions === null
        ? null
        : { matchId, ...predictions, mine, closesAt: predictionClosesAt(world.match(matchId), now) },
    viewers,
    anchor: entry.anchor,
    match: entry.match,
  }
}
