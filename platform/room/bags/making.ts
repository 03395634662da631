import type { Currency } from '../../../streams/domain/money.ts'
import { splitBag } from '../../../streams/domain/room/luckyBag.ts'
import type { RoomCommand } from '../../../streams/wire/room/commands.ts'
import { messageTypes } from '../../../streams/wire/room/constants.ts'
import { BAG_LIMITS } from '../../../streams/wire/room/luckyBags.ts'
import type { SpeakerFrame } from '../../../streams/wire/room/messages.ts'
import type { RoundSeeds } from '../../rounds/committedSeed.ts'
import type { LockedRoom } from '../../store/rooms/lockedRoom.ts'
import { newMessageId } from '../../store/rooms/messageId.ts'
import type { RoomMessage } from '../../store/rooms/room.ts'
import { type Refusal, refuse } from '../commands/replies.ts'
import { type CommandDeps, runCommandOnce } from '../commands/runCommandOnce.ts'
import type { Caller } from '../connections/caller.ts'
import { speakerOf } from '../speakers.ts'
import { madeBody } from './bagBody.ts'
import { type BagReply, withBag } from './bagReply.ts'
import { bagKey } from './bagKey.ts'

type BagCommand = Extract<RoomCommand, { do: 'bag' }>

export interface BagDeps extends CommandDeps {
  readonly seeds: RoundSeeds
}

/** What is put into a bag. */
export interface BagContents {
  /** Minor units. */
  readonly amount: number
  readonly shares: number
  readonly currency: Currency
}

interface Sender {
  readonly from: SpeakerFrame
  /** Who pays; `null` when the operator's promotions do. */
  readonly memberId: number | null
  readonly cid: string | null
}

/**
 * Pays for a bag, decides its shares and adds its message in one transaction, with the idempotency key of member and
 * command. A bag has no text, so of the conditions of the chat only that of a closed room applies, as for a gift.
 */
export async function putOutBag(deps: BagDeps, caller: Caller, command: BagCommand): Promise<BagReply> {
  const { amount, shares, currency, cid } = command
  const answer = await runCommandOnce(deps, caller, command, async (room, member) => {
    if (amount < shares) return refuse('badRequest', { reason: 'amount' })
    if (room.state.status === 'closed' && !member.admin) {
      return refuse('closed', { reason: room.state.statusReason })
    }
    const sender = { from: speakerOf(member), memberId: member.id, cid }
    const made = await fill(deps, room, sender, { amount, shares, currency })
    return 'code' in made ? made : { messages: made }
  })
  return withBag(deps, caller.memberId, answer, () => deps.store.rooms.bagOf(caller.memberId, cid))
}

/** Puts out a bag that the operator's promotions pay for. @throws when the room does not exist. */
export async function putOutPromotion(
  deps: BagDeps,
  roomId: string,
  from: SpeakerFrame,
  contents: BagContents,
): Promise<string> {
  const { directory, hub, store, metrics } = deps
  if (directory.room(roomId) === null) throw new Error(`there is no room ${roomId}`)
  await hub.open(roomId)
  const made = await store.rooms.within(roomId, (room) =>
    fill(deps, room, { from, memberId: null, cid: null }, contents),
  )
  if ('code' in made) throw new Error(`the promotions did not pay: ${made.code}`)
  hub.tell(roomId, made)
  metrics.roomMessages.inc({ type: messageTypes.luckyBag })
  return made[0]?.id ?? ''
}

async function fill(
  { clock, seeds }: BagDeps,
  room: LockedRoom,
  { from, memberId, cid }: Sender,
  { amount, shares, currency }: BagContents,
): Promise<readonly RoomMessage[] | Refusal> {
  const bagId = newMessageId()
  const { roomId } = room.state
  const key = bagKey(roomId, bagId)
  const split = splitBag(amount, shares, seeds.draws(key))
  const madeAt = clock.now()
  const closesAt = madeAt + Math.ceil(BAG_LIMITS.openMs * clock.rate)
  const bag = { bagId, roomId, memberId, cid, speaker: from, currency, split, madeAt, closesAt }
  const payment = await room.makeBag(bag)
  if (payment.status === 'protected') return refuse(payment.reason)
  if (payment.status === 'insufficient') return refuse('insufficient')
  // The same `cid` has paid for a bag in another room.
  if (payment.status === 'duplicate') return refuse('already')
  const proof = { commitment: seeds.commitment(key), seed: null }
  const body = madeBody({ bagId, currency, amount, shares, closesAt }, proof)
  return room.append([{ id: bagId, type: messageTypes.luckyBag, from, at: madeAt, body, memberId, cid }])
}
