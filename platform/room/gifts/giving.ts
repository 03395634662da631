import { GIFT_BUNDLES, messageTypes } from '../../../streams/wire/room/constants.ts'
import type { CommandReply, RoomCommand } from '../../../streams/wire/room/commands.ts'
import { newMessageId } from '../../store/rooms/messageId.ts'
import type { Caller } from '../connections/caller.ts'
import { runCommandOnce } from '../commands/runCommandOnce.ts'
import type { CommandDeps } from '../commands/runCommandOnce.ts'
import { refuse } from '../commands/replies.ts'
import { speakerOf } from '../speakers.ts'

type GiftCommand = Extract<RoomCommand, { do: 'gift' }>

/** The wallet that pays; a gold coin is one minor unit of RMB (docs/games/wallet.md, 7). */
const PAID_FROM = {
  RMB: { currency: 'RMB', purpose: 'main' },
  USDT: { currency: 'USDT', purpose: 'main' },
  GOLD: { currency: 'RMB', purpose: 'bonus' },
} as const

/**
 * Pays for a gift and adds its message in one transaction, with an idempotency key of member and command, so
 * that neither happens alone or twice. A gift has no text, so only a closed room refuses it.
 */
export function giveGift(deps: CommandDeps, caller: Caller, command: GiftCommand): Promise<CommandReply> {
  const { giftId, count, currency, cid } = command
  const gift = deps.gifts.find((each) => each.giftId === giftId)
  return runCommandOnce(deps, caller, command, async (room, member) => {
    if (gift === undefined) return refuse('notFound')
    if (!GIFT_BUNDLES.some((bundle) => bundle === count)) return refuse('badRequest')
    if (room.state.status === 'closed' && !member.admin) {
      return refuse('closed', { reason: room.state.statusReason })
    }
    const id = newMessageId()
    const at = deps.clock.now()
    const worth = count * gift.price
    const cost = count * (currency === 'USDT' ? gift.priceUSDT : gift.price)
    const payment = await room.payGift({
      messageId: id,
      memberId: member.id,
      cid,
      giftId,
      count,
      ...PAID_FROM[currency],
      cost,
      worth,
      at,
    })
    if (payment.status === 'protected') return refuse(payment.reason)
    if (payment.status === 'insufficient') return refuse('insufficient')
    // The same `cid` has paid for a gift in another room.
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
        // With the level that the gift itself may have raised.
        from: speakerOf({ ...member, given: member.given + worth }),
        at,
        body: { giftId, comboId, count, total, ended: false },
        memberId: member.id,
        cid,
      },
    ])
    return { messages }
  })
}
