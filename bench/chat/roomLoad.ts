import { messageTypes } from '../../streams/wire/room/constants.ts'
import type { SharedLegFrame } from '../../streams/wire/room/messages.ts'
import type { BenchPlatform } from '../platform/benchPlatform.ts'
import { rowLines } from '../traffic/rowLines.ts'
import { createTraffic, pause } from '../traffic/traffic.ts'
import { SPEAKERS, speakerAt } from './speakers.ts'
import { createTalk, type PostedRange, type Talk } from './talk.ts'

/** How often each event happens in a room, per second. */
export interface Pace {
  readonly texts: number
  readonly prices: number
  readonly welcomes: number
  /** Combos in the gift tray. */
  readonly smallGifts: number
  /** Gifts that play above the chat. */
  readonly fullGifts: number
  readonly orderPushes: number
}

/** Generates all kinds of events in a room at once. */
export interface RoomLoad {
  /** Resolves when the last message is in the room's history. */
  run(pace: Pace, ms: number): Promise<void>
  /** Posts one text from each speaker. */
  round(): Promise<PostedRange>
}

const STEP_MS = 10
/** For events without a result. */
const DONE = Promise.resolve()
const FULL_GIFTS = ['cup', 'bus'] as const
/** The number of gifts in a combo. */
const COMBO = 10
/** One of this many order pushes withdraws the push before it. */
const REVERTED = 4
/** The leg of each order push. */
const PUSHED: SharedLegFrame = {
  matchId: '1',
  sport: 'football',
  leagueId: '1',
  league: '英超',
  home: '曼城',
  away: '利物浦',
  market: '全场独赢',
  kind: 'result',
  stat: 'goals',
  period: 'match',
  slot: '1',
  line: null,
  side: 'home',
  marketId: '1',
  optionId: '1',
  playId: '1',
  odds: 195_000,
  timing: 'live',
  kickOff: 0,
  scoreHome: null,
  scoreAway: null,
}

/** Generates events in one room, and price changes of its match. */
export function createRoomLoad(platform: BenchPlatform, room: string): RoomLoad {
  const talk: Talk = createTalk(platform, room, SPEAKERS.length)
  const traffic = createTraffic(platform)
  const lines = rowLines(platform.world).filter(({ matchId }) => matchId === platform.roomMatchId)
  const { post, welcome } = platform.rooms

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
      const body = { pushId, leg: PUSHED }
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
    run: async ({ texts, prices, welcomes, smallGifts, fullGifts, orderPushes }, ms) => {
      await Promise.all([
        talk.run({ perSecond: texts, ms }),
        keepDoing('prices', prices, ms),
        keepDoing('welcomes', welcomes, ms),
        keepDoing('smallGifts', smallGifts, ms),
        keepDoing('fullGifts', fullGifts, ms),
        keepDoing('orderPushes', orderPushes, ms),
      ])
    },
  }
}
