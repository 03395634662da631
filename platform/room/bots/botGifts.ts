import { GIFT_BUNDLES, messageTypes } from '../../../streams/wire/room/constants.ts'
import type { GiftEntry } from '../../../streams/wire/room/frames.ts'
import type { SpeakerFrame } from '../../../streams/wire/room/messages.ts'
import { type Dice, pick } from '../../world/random.ts'
import type { BotAct } from './botAct.ts'
import { somebody } from '../crowd/personas.ts'

interface Combo {
  readonly from: SpeakerFrame
  readonly gift: GiftEntry
  readonly comboId: string
  readonly count: number
  readonly total: number
  readonly left: number
}

/** The gifts of one room's bots. */
export interface BotGifts {
  /** Whether a combo is not over. */
  readonly running: boolean
  /** The next gift, of the running combo or of another one. */
  give(now: number): BotAct
}

export function createBotGifts(roomId: string, gifts: readonly GiftEntry[], chance: Dice): BotGifts {
  let combo: Combo | null = null
  let combos = 0

  function begin(now: number): Combo {
    const cheap = chance.chance(0.85) ? gifts.slice(0, Math.ceil(gifts.length * 0.6)) : gifts
    const gift = pick(cheap, chance.next())
    const bundle = gift.giftType === 'full' ? 1 : pick(GIFT_BUNDLES.slice(0, 3), chance.next() ** 2)
    combos += 1
    return {
      from: somebody(chance),
      gift,
      // Contains the time: another process starts counting at 0, and totals of a combo must only grow.
      comboId: `bot-${roomId}-${now.toString(36)}-${combos}`,
      count: bundle,
      total: 0,
      left: chance.whole(1, 4),
    }
  }

  return {
    get running() {
      return combo !== null
    },
    give(now) {
      const step = combo ?? begin(now)
      const { from, gift, comboId, count, left } = step
      const total = step.total + count
      const ended = left <= 1
      combo = ended ? null : { ...step, total, left: left - 1 }
      return {
        do: 'post',
        from,
        message: { type: messageTypes.gift, body: { giftId: gift.giftId, comboId, count, total, ended } },
      }
    },
  }
}
