import * as v from 'valibot'
import { decode } from '../../../streams/wire/decode.ts'
import { messageTypes } from '../../../streams/wire/room/constants.ts'
import type { CommandReply, RoomCommand } from '../../../streams/wire/room/commands.ts'
import { sharedLeg } from '../../../streams/wire/room/messages.ts'
import { newMessageId } from '../../store/rooms/messageId.ts'
import type { Caller } from '../connections/caller.ts'
import { asksForDeposits, slowModeMs, whyNotSpeak, whyTooFast } from '../chat/chatRules.ts'
import { runCommandOnce } from '../commands/runCommandOnce.ts'
import type { CommandDeps } from '../commands/runCommandOnce.ts'
import { crowdOf } from './followers.ts'
import { refuse } from '../commands/replies.ts'
import { holdsSelection, sharedLegOf } from './sharedLegs.ts'
import { speakerOf } from '../speakers.ts'

type ShareCommand = Extract<RoomCommand, { do: 'share' }>
type FollowCommand = Extract<RoomCommand, { do: 'follow' }>

const storedShare = v.object({ legs: v.array(sharedLeg) })

/** Shares one of the caller's own orders, as it is stored; once in each room. */
export async function shareOrder(
  deps: CommandDeps,
  caller: Caller,
  command: ShareCommand,
): Promise<CommandReply> {
  const { store, siteId, clock, real } = deps
  const [order] = await store.orders.byOrderNos(caller.memberId, [command.orderNo])
  return runCommandOnce(deps, caller, command, async (room, member) => {
    const at = { now: clock.now(), real: real() }
    const deposits = asksForDeposits(room.state) ? await room.deposits([member.id]) : null
    const slowMs = slowModeMs(room.state, deps.full.slowMs(command.room))
    const why =
      whyNotSpeak(room.state, member, deposits?.get(member.id), at) ??
      whyTooFast(slowMs, member, member.textedAt, at.real)
    if (why !== null) return why
    if (order === undefined || order.siteId !== String(siteId)) return refuse('notYours')
    if (order.status !== 'accepted') return refuse(order.status === 'settled' ? 'over' : 'badRequest')
    if (await room.hasSubject(order.orderNo)) return refuse('already')
    const id = newMessageId()
    if (slowMs > 0) await room.pace([member.id], at.real)
    const messages = await room.append([
      {
        id,
        type: messageTypes.orderShare,
        from: speakerOf(member),
        at: at.now,
        body: {
          shareId: id,
          venue: order.venue,
          siteId: order.siteId,
          cid: command.cid,
          series: order.series,
          legs: order.legs.map((leg) => ({ ...sharedLegOf(leg) })),
          followers: 0,
        },
        memberId: member.id,
        cid: command.cid,
        subject: order.orderNo,
      },
    ])
    return { messages }
  })
}

/**
 * Counts a follower whose own order is accepted or settled and contains every shared selection. It must be
 * newer than the share, so that an older bet does not count.
 */
export async function followShare(
  deps: CommandDeps,
  caller: Caller,
  command: FollowCommand,
): Promise<CommandReply> {
  const { store, clock } = deps
  const { shareId, orderNo, cid } = command
  const [order] = await store.orders.byOrderNos(caller.memberId, [orderNo])
  return runCommandOnce(deps, caller, command, async (room, member) => {
    const share = await room.message(shareId)
    if (share === null || share.withdrawn || share.type !== messageTypes.orderShare) return refuse('notFound')
    if (order === undefined || share.from.id === String(member.id)) return refuse('notYours')
    const stands = order.status === 'accepted' || order.status === 'settled'
    const body = decode(storedShare, share.body)
    const holds = body.ok && body.value.legs.every((leg) => holdsSelection(order.legs, leg))
    if (!stands || !holds || order.placedAt < share.at) return refuse('badRequest')
    const at = clock.now()
    const once = await room.follow({ shareId, memberId: member.id, orderNo, cid, at })
    if (once === 'already') return refuse('already')
    const followers = (await room.followers(shareId)) + crowdOf(deps.crowd, share)
    const type = messageTypes.followCount
    return {
      messages: [],
      relay: {
        key: `follow ${shareId}`,
        event: { type, id: newMessageId(), at, from: null, body: { shareId, followers } },
      },
    }
  })
}
