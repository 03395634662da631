import { messageTypes } from '../../streams/wire/room/constants.ts'
import type { PredictionSide } from '../../streams/domain/room/room.ts'
import type { RoomEntry } from '../live/directory.ts'
import { venueShowing } from '../live/venueShowing.ts'
import type { StoredBag } from '../store/rooms/bags.ts'
import type { StoredPoll } from '../store/rooms/polls.ts'
import type { PredictionTotals, RoomMember, RoomMessage } from '../store/rooms/room.ts'
import { whyMuted } from './chat/chatRules.ts'
import type { RoomChannel } from './hub/roomChannel.ts'
import { openBagOf } from './bags/bagBody.ts'
import { openPollOf } from './polls/pollBody.ts'
import { predictionClosesAt, predictionTotals } from './predictions/predictions.ts'
import type { RoomDeps } from './roomDeps.ts'
import { followersOf } from './shares/followers.ts'

/** The part of the room's state that the store has. */
export interface StoredRoom {
  readonly member: RoomMember
  readonly followers: ReadonlyMap<string, number>
  readonly predictions: PredictionTotals | null
  readonly mine: PredictionSide | null
  /** The open poll, and the place of the member's vote in it. */
  readonly poll: StoredPoll | null
  readonly vote: number | null
  readonly bags: readonly StoredBag[]
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
  const [poll = null] = await rooms.openPolls([entry.roomId])
  return {
    member,
    followers: await followersOf(deps, shares),
    predictions:
      matchId === null ? null : await predictionTotals(deps, matchId, await rooms.predictions(matchId)),
    mine: matchId === null ? null : await rooms.predictionOf(matchId, member.id),
    poll,
    bags: await rooms.openBags(entry.roomId),
    vote: poll === null ? null : ((await rooms.voteOf(poll.pollId, member.id))?.choice ?? null),
  }
}

/** What is not stored. */
interface RoomSeen {
  readonly viewers: number
  readonly fullSlowMs: number
  /** The venue of the connection. */
  readonly venue: string
}

/** The room for this member (`roomState` of the protocol). */
export function roomStateOf(
  { world, clock, gifts, venues }: RoomDeps,
  entry: RoomEntry,
  { state }: RoomChannel,
  { member, followers, predictions, mine, poll, vote, bags }: StoredRoom,
  { viewers, fullSlowMs, venue }: RoomSeen,
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
    bags: bags.map((bag) => openBagOf(bag, member.id)),
    poll: poll === null ? null : openPollOf(poll, vote),
    viewers,
    fullSlowMs,
    pinned: state.pinned,
    given: member.given,
    anchor: entry.anchor,
    match:
      entry.match === null ? null : { ...entry.match, venue: venueShowing(venues, entry.match, [venue]) },
  }
}
