import type { RoomCommand } from '../../../streams/wire/room/commands.ts'
import { messageTypes } from '../../../streams/wire/room/constants.ts'
import type { StoredBag } from '../../store/rooms/bags.ts'
import type { LockedRoom } from '../../store/rooms/lockedRoom.ts'
import { newMessageId } from '../../store/rooms/messageId.ts'
import type { RoomMember } from '../../store/rooms/room.ts'
import { type Refusal, refuse, reply } from '../commands/replies.ts'
import { type Done, runCommandOnce } from '../commands/runCommandOnce.ts'
import type { Caller } from '../connections/caller.ts'
import { type BagReply, withBag } from './bagReply.ts'
import { endIn } from './bagWatch.ts'
import type { BagDeps } from './making.ts'

type OpenCommand = Extract<RoomCommand, { do: 'openBag' }>
type ReadCommand = Extract<RoomCommand, { do: 'readBag' }>

/**
 * Gives the member the next share of a bag and pays it, in one transaction. Whoever has taken the last share ends the
 * bag. The same command again gets the same answer; another one by the same member is `already`.
 */
export async function openBag(deps: BagDeps, caller: Caller, command: OpenCommand): Promise<BagReply> {
  const { bagId, cid } = command
  const answer = await runCommandOnce(deps, caller, command, async (room, member) => {
    const at = deps.clock.now()
    const bag = await room.bag(bagId)
    if (bag === null) return refuse('notFound')
    const mine = bag.takers.find(({ memberId }) => memberId === member.id)
    if (mine?.cid === cid) return { messages: [] }
    const why = mine === undefined ? whyNotOpen(room, bag, member, at) : refuse('already')
    if (why !== null) return why
    return take(deps, room, bag, member, { cid, at })
  })
  // The message that ends a bag is not the member's own.
  const own = answer.ok ? { ...answer, id: null, seq: null } : answer
  return withBag(deps, caller.memberId, own, () => deps.store.rooms.bag(bagId))
}

function whyNotOpen(room: LockedRoom, bag: StoredBag, member: RoomMember, at: number): Refusal | null {
  if (bag.memberId === member.id) return refuse('ownBag')
  if (bag.left.length === 0) return refuse('bagEmpty')
  if (bag.overAt !== null || bag.closesAt <= at) return refuse('over')
  if (room.state.status === 'closed' && !member.admin) {
    return refuse('closed', { reason: room.state.statusReason })
  }
  return null
}

async function take(
  deps: BagDeps,
  room: LockedRoom,
  bag: StoredBag,
  member: RoomMember,
  { cid, at }: { readonly cid: string; readonly at: number },
): Promise<Done> {
  const { bagId } = bag
  await room.takeShare(bag, { memberId: member.id, name: member.name, cid, at })
  const after = await room.bag(bagId)
  if (after === null) throw new Error(`bag ${bagId} is gone`)
  const messages = after.left.length === 0 ? await endIn(deps, room, after) : []
  const body = { bagId, taken: after.takers.length }
  const event = { type: messageTypes.luckyBag, id: newMessageId(), at, from: null, body }
  return { messages, relay: { key: `bag ${bagId}`, event } }
}

/** Reads a bag of the room, or the one that an earlier command of the member has made. */
export async function readBag(
  { store, clock, log }: BagDeps,
  { memberId }: Caller,
  { room, cid, bagId, madeWith }: ReadCommand,
): Promise<BagReply> {
  const { rooms } = store
  const bag =
    bagId !== null ? await rooms.bag(bagId) : madeWith !== null ? await rooms.bagOf(memberId, madeWith) : null
  if (bag?.roomId !== room) return { ...refuse('notFound'), cid }
  const answer = reply(cid, { id: null, seq: null, at: clock.now() })
  return withBag({ log }, memberId, answer, () => Promise.resolve(bag))
}
