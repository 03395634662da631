import { messageTypes } from '../../streams/wire/room/constants.ts'
import type { Place } from '../place/place.ts'
import { rowLines } from '../traffic/rowLines.ts'
import { createTraffic, pause } from '../traffic/traffic.ts'
import { SPEAKERS, speakerAt } from './speakers.ts'
import { createTalk, type Said, type Talk } from './talk.ts'

/** How often each thing happens in a room, a second. */
export interface Pace {
  readonly texts: number
  readonly prices: number
  readonly welcomes: number
  /** Combos that grow in the tray. */
  readonly smallGifts: number
  /** Those that play over the whole room. */
  readonly fullGifts: number
  readonly orderPushes: number
}

/** Everything that a room can have on at once. */
export interface Bustle {
  /** Ends when the last is in the room's history. */
  keep(pace: Pace, ms: number): Promise<void>
  /** One text of each speaker. */
  round(): Promise<Said>
}

const STEP_MS = 10
/** Sent without an answer. */
const DONE = Promise.resolve()
const FULL_GIFTS = ['cup', 'bus'] as const
/** So many of one combo, then the next begins. */
const COMBO = 10
/** Each so-manieth order push is taken back by the next. */
const REVERTED = 4
const ODDS = 195_000

/** What happens in one room, with the prices of the match it talks about. */
export function createBustle(place: Place, room: string): Bustle {
  const talk: Talk = createTalk(place, room, SPEAKERS.length)
  const traffic = createTraffic(place)
  const lines = rowLines(place.world).filter(({ matchId }) => matchId === place.talkedAbout)
  const { post, welcome } = place.rooms

  const doing: { readonly [K in Exclude<keyof Pace, 'texts'>]: (turn: number) => Promise<unknown> } = {
    prices: (turn) => {
      const line = lines[turn % lines.length]
      if (line !== undefined) traffic.move(line)
      return DONE
    },
    welcomes: (turn) => {
      const id = `bench-guest-${String(turn)}`
      welcome(room, { id, name: `来客${String(turn)}`, level: turn % SPEAKERS.length, role: 'member' })
      return DONE
    },
    smallGifts: (turn) => {
      const combo = Math.floor(turn / COMBO)
      const total = (turn % COMBO) + 1
      const comboId = `bench-combo-${String(combo)}`
      const ended = total === COMBO
      const body = { giftId: 'flag', comboId, count: 1, total, ended }
      return post(room, speakerAt(combo), { type: messageTypes.gift, body })
    },
    fullGifts: (turn) => {
      const giftId = FULL_GIFTS[turn % FULL_GIFTS.length] ?? FULL_GIFTS[0]
      const body = { giftId, comboId: `bench-full-${String(turn)}`, count: 1, total: 1, ended: true }
      return post(room, speakerAt(turn), { type: messageTypes.gift, body })
    },
    orderPushes: (turn) => {
      const from = speakerAt(turn)
      const before = `bench-push-${String(turn - 1)}`
      if (turn % REVERTED === REVERTED - 1) {
        return post(room, from, { type: messageTypes.revertOrderPush, body: { pushId: before } })
      }
      const pushId = `bench-push-${String(turn)}`
      const body = { pushId, selection: '主胜', match: '曼城 v 利物浦', odds: ODDS, odd: null }
      return post(room, from, { type: messageTypes.orderPush, body })
    },
  }
  const turns = { prices: 0, welcomes: 0, smallGifts: 0, fullGifts: 0, orderPushes: 0 }

  async function keepDoing(kind: keyof typeof doing, perSecond: number, ms: number): Promise<void> {
    const first = turns[kind]
    const began = performance.now()
    const waiting: Promise<unknown>[] = []
    for (let past = 0; past < ms; past = performance.now() - began) {
      const due = Math.floor((past / 1000) * perSecond)
      while (turns[kind] - first < due) {
        waiting.push(doing[kind](turns[kind]))
        turns[kind] += 1
      }
      await pause(STEP_MS)
    }
    await Promise.all(waiting)
  }

  return {
    round: talk.round,
    keep: async ({ texts, prices, welcomes, smallGifts, fullGifts, orderPushes }, ms) => {
      await Promise.all([
        talk.keep({ perSecond: texts, ms }),
        keepDoing('prices', prices, ms),
        keepDoing('welcomes', welcomes, ms),
        keepDoing('smallGifts', smallGifts, ms),
        keepDoing('fullGifts', fullGifts, ms),
        keepDoing('orderPushes', orderPushes, ms),
      ])
    },
  }
}
