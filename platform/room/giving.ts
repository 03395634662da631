import { GIFT_BUNDLES, messageTypes } from '../../streams/wire/room/constants.ts'
import type { CommandReply, RoomCommand } from '../../streams/wire/room/commands.ts'
import { newMessageId } from '../store/rooms/lockedRoom.ts'
import type { Caller } from './caller.ts'
import { doOnce } from './commandDesk.ts'
import type { CommandDeps } from './commandDesk.ts'
import { refuse } from './replies.ts'
import { speakerOf } from './speakers.ts'

type GiftCommand = Extract<RoomCommand, { do: 'gift' }>

/**
 * A gift: paid and told in one transaction, under a key of the member and the command, so that neither happens
 * without the other or twice. It carries no words, so only a closed room refuses it.
 */
export function giveGift(deps: CommandDeps, caller: Caller, command: GiftCommand): Promise<CommandReply> {
  const { giftId, count, currency, cid } = command
  const gift = deps.gifts.find((each) => each.giftId === giftId)
  return doOnce(deps, caller, command, async (room, member) => {
    if (gift === undefined) return refuse('notFound')
    if (!GIFT_BUNDLES.some((bundle) => bundle === count)) return refuse('badRequest')
    if (room.standing.status === 'closed' && !member.admin) {
      return refuse('closed', { reason: room.standing.statusReason })
    }
    const id = newMessageId()
    const at = deps.clock.now()
    const cost = count * (currency === 'RMB' ? gift.priceRMB : gift.priceUSDT)
    const payment = await room.pay({
      key: `gift:${member.id}:${cid}`,
      kind: 'OUT',
      reference: `gift:${id}`,
      at,
      entries: [
        { member: member.id, currency, amount: -cost },
        { house: 'house:gifts', currency, amount: cost },
      ],
    })
    if (payment.status === 'insufficient') return refuse('insufficient')
    // Paid, but not for this room: the id was used before in another one.
    if (payment.status === 'duplicate') return refuse('already')
    const { comboId, total } = await room.combo({
      memberId: member.id,
      giftId,
      count,
      at: deps.real(),
      withinMs: deps.options.comboMs,
    })
    const messages = await room.append([
      {
        id,
        type: messageTypes.gift,
        from: speakerOf(member),
        at,
        body: { giftId, comboId, count, total, ended: false },
        memberId: member.id,
        cid,
      },
    ])
    return { messages }
  })
}
