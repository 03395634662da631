import { BACKFILL_MESSAGES, messageTypes, SNAPSHOT_MESSAGES } from '../../streams/wire/room/constants.ts'
import type { RoomEntry } from '../live/directory.ts'
import type { Rooms } from '../store/rooms/rooms.ts'
import type { PredictionTotals, RoomMember, RoomMessage } from '../store/rooms/room.ts'
import type { PredictionSide } from '../../streams/domain/room/room.ts'
import { whyMuted } from './chatRules.ts'
import { predictionClosesAt } from './predictions.ts'
import type { RoomChannel } from './roomChannel.ts'
import type { RoomDeps } from './roomDeps.ts'

/** What a member who joins is told of what was said. */
export interface Past {
  readonly kind: 'snapshot' | 'backfill' | 'gap'
  readonly messages: readonly RoomMessage[]
  readonly to: number
  readonly missed: number
}

/** The history from memory: all of it went through this process. */
export function keptPast({ kept, told }: RoomChannel, last: number | null): Past {
  const kind = pastKind(last, told)
  if (kind !== 'backfill') return newestOf(kind, kept.slice(-SNAPSHOT_MESSAGES), told, last)
  return { kind, messages: kept.filter(({ seq }) => seq > (last ?? 0)), to: told, missed: 0 }
}

/** The history from the store, where other processes write too. */
export async function storedPast(rooms: Rooms, roomId: string, last: number | null): Promise<Past> {
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
 * A history read a moment ago, with what has been told and withdrawn since. Called in the same step in which the
 * member starts to receive batches, so that nothing falls between.
 */
export function pastUpToNow(past: Past, channel: RoomChannel): Past {
  const since = channel.kept.filter(({ seq }) => seq > past.to)
  const follows = since[0]?.seq === past.to + 1
  return {
    ...past,
    messages: [...past.messages.map((message) => channel.asNow(message)), ...(follows ? since : [])],
    to: follows ? channel.told : past.to,
  }
}

function pastKind(last: number | null, head: number): Past['kind'] {
  // A place beyond the newest is of another history.
  if (last === null || last > head) return 'snapshot'
  return head - last > BACKFILL_MESSAGES ? 'gap' : 'backfill'
}

function newestOf(
  kind: 'snapshot' | 'gap',
  messages: readonly RoomMessage[],
  to: number,
  last: number | null,
): Past {
  const first = messages[0]?.seq ?? to + 1
  return { kind, messages, to, missed: kind === 'gap' ? Math.max(0, first - 1 - (last ?? 0)) : 0 }
}

/** What the store knows beside the history. */
export interface Surroundings {
  readonly member: RoomMember
  readonly followers: ReadonlyMap<string, number>
  readonly predictions: PredictionTotals | null
  readonly mine: PredictionSide | null
}

export async function readSurroundings(
  rooms: Rooms,
  entry: RoomEntry,
  member: RoomMember,
  messages: readonly RoomMessage[],
): Promise<Surroundings> {
  const shares = messages.filter(({ type }) => type === messageTypes.orderShare).map(({ id }) => id)
  const matchId = entry.match?.matchId ?? null
  return {
    member,
    followers: await rooms.followCounts(shares),
    predictions: matchId === null ? null : await rooms.predictions(matchId),
    mine: matchId === null ? null : await rooms.predictionOf(matchId, member.id),
  }
}

/** The room as this member finds it (`roomState` of the protocol). */
export function roomStateOf(
  { world, clock, gifts }: RoomDeps,
  entry: RoomEntry,
  { standing }: RoomChannel,
  { member, followers, predictions, mine }: Surroundings,
  viewers: number,
): Record<string, unknown> {
  const now = clock.now()
  const muted = whyMuted(member, now)
  const matchId = entry.match?.matchId ?? ''
  return {
    imId: entry.roomId,
    topic: entry.title,
    admin: member.admin,
    status: standing.status,
    statusReason: standing.statusReason,
    userStatus: muted === null ? 'normal' : 'muted',
    unBanTime: muted?.until ?? null,
    banReason: muted?.reason ?? '',
    config: standing.config,
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
