import { beforeAll, describe, expect, it } from 'vitest'
import { ANCHORS } from '../../../../platform/live/anchors.ts'
import type { RoomEntry } from '../../../../platform/live/directory.ts'
import { createRoomDirectory } from '../../../../platform/live/roomDirectory.ts'
import { createBots } from '../../../../platform/room/bots/bots.ts'
import { GIFTS } from '../../../../platform/room/gifts/giftCatalogue.ts'
import { playOf } from '../../../../platform/venues/pmty/numbers.ts'
import type { BagContents } from '../../../../platform/room/bags/making.ts'
import type { Question } from '../../../../platform/room/polls/asking.ts'
import { POLL_LIMITS } from '../../../../streams/wire/room/polls.ts'
import type { NewMessage } from '../../../../platform/room/posts/roomPost.ts'
import { decode } from '../../../../streams/wire/decode.ts'
import { messageTypes } from '../../../../streams/wire/room/constants.ts'
import { sequencedMessage, type SequencedMessage } from '../../../../streams/wire/room/messages.ts'
import type { WorldMatch } from '../../../../platform/world/world.ts'
import { found, HOUR, MINUTE, filmedAfter, type TestWorld } from '../../world/builders.ts'

interface Posted {
  readonly roomId: string
  readonly message: SequencedMessage
}

interface Listening {
  readonly perMinute: number
  readonly minutes: number
  /** Time into the run after which the real clock skips an hour, ms. */
  readonly pauseAt?: number
}

const LISTENINGS = {
  usual: { perMinute: 60, minutes: 10 },
  once: { perMinute: 30, minutes: 2 },
  again: { perMinute: 30, minutes: 2 },
  silent: { perMinute: 0, minutes: 2 },
  calm: { perMinute: 30, minutes: 3 },
  paused: { perMinute: 30, minutes: 3, pauseAt: MINUTE },
  lively: { perMinute: 240, minutes: 4 },
  long: { perMinute: 240, minutes: 12 },
  crowded: { perMinute: 600, minutes: 13 },
} satisfies Readonly<Record<string, Listening>>

interface Received {
  readonly posted: readonly Posted[]
  readonly welcomes: readonly string[]
  readonly questions: readonly Question[]
  readonly bags: readonly BagContents[]
  readonly faults: readonly unknown[]
  /** The matches and the rooms at the end of the run. */
  readonly matches: readonly WorldMatch[]
  readonly rooms: readonly RoomEntry[]
}

/** The bots of a simulated world; their messages are decoded with the client's schemas. */
function crewOf(test: TestWorld, { perMinute, minutes, pauseAt }: Listening) {
  const hand = { at: 1_760_000_000_000 }
  const posted: Posted[] = []
  const welcomes: string[] = []
  const questions: Question[] = []
  const bags: BagContents[] = []
  const faults: unknown[] = []
  const directory = createRoomDirectory(test.world, { venue: 'PMTY' })
  let matches: readonly WorldMatch[] = []
  let rooms: readonly RoomEntry[] = []
  const bots = createBots(
    {
      directory,
      world: test.world,
      venue: { code: 'PMTY', playId: playOf },
      post: {
        say: (roomId, from, { type, body }: NewMessage) => {
          const raw = {
            seq: posted.length + 1,
            id: `m${String(posted.length)}`,
            at: hand.at,
            from,
            type,
            body,
          }
          const read = decode(sequencedMessage, raw)
          if (!read.ok) throw new Error(`${read.error.path}: ${read.error.message}`)
          posted.push({ roomId, message: read.value })
          return Promise.resolve()
        },
        ask: (_room, _from, question) => {
          questions.push(question)
          return Promise.resolve('poll')
        },
        putOutBag: (_room, _from, contents) => {
          bags.push(contents)
          return Promise.resolve('bag')
        },
        welcome: (roomId) => welcomes.push(roomId),
        addViewers: () => undefined,
        tellCrowd: () => Promise.resolve(),
      },
      gifts: GIFTS,
      siteId: 1001,
      seed: 7,
      real: () => hand.at,
      now: test.now,
      guesses: () => Promise.resolve({ home: 6, draw: 1, away: 3 }),
      onFault: (error) => faults.push(error),
    },
    perMinute,
  )
  return {
    async second(passed: number): Promise<void> {
      if (passed >= minutes * MINUTE) return
      hand.at += 1000
      if (passed === pauseAt) hand.at += HOUR
      await bots.tick()
      if (passed + 1000 < minutes * MINUTE) return
      matches = test.world.matches()
      rooms = directory.rooms()
    },
    received: (): Received => ({ posted, welcomes, questions, bags, faults, matches, rooms }),
  }
}

type Crew = keyof typeof LISTENINGS

/** Runs all crews in one world, because the world costs much more time than the bots. */
async function listenToAll(): Promise<(crew: Crew) => Received> {
  const test = filmedAfter(2 * HOUR)
  const crews = new Map(Object.entries(LISTENINGS).map(([name, each]) => [name, crewOf(test, each)]))
  const longest = Math.max(...Object.values(LISTENINGS).map(({ minutes }) => minutes))
  for (let passed = 0; passed < longest * MINUTE; passed += 1000) {
    if (passed % 10_000 === 0) test.pass(10_000)
    for (const crew of crews.values()) await crew.second(passed)
  }
  return (name) => found(crews.get(name), `crew ${name}`).received()
}

describe('bots', () => {
  let listen: (crew: Crew) => Received
  beforeAll(async () => {
    listen = await listenToAll()
  })

  it('talk at their rate in the busiest room, less in others, and never in a room that is not live', () => {
    const { posted, welcomes, faults, rooms } = listen('usual')
    expect(faults).toEqual([])
    const [busiest] = rooms
    const received = (roomId: string | undefined): number =>
      posted.filter((each) => each.roomId === roomId).length +
      welcomes.filter((each) => each === roomId).length
    expect(received(busiest?.roomId)).toBeGreaterThan(400)
    expect(received(busiest?.roomId)).toBeLessThan(900)
    expect(received(rooms[5]?.roomId)).toBeLessThan(received(busiest?.roomId))
  })

  it('say the same for the same seed and times, and nothing when they are switched off', () => {
    const words = (crew: Crew) => listen(crew).posted.map(({ message }) => JSON.stringify(message))
    expect(words('once').length).toBeGreaterThan(20)
    expect(words('again')).toEqual(words('once'))
    expect(words('silent')).toEqual([])
  })

  it('do not shout what they missed in a pause', () => {
    const calm = listen('calm').posted.length
    const paused = listen('paused').posted.length
    expect(paused).toBeLessThan(calm * 1.3)
  })

  it('give gifts of the catalogue in series whose total only grows', () => {
    const { posted } = listen('long')
    const totals = new Map<string, number>()
    let series = 0
    for (const { message } of posted) {
      if (message.type !== messageTypes.gift) continue
      const { comboId, total, count, giftId } = message.body
      expect(GIFTS.map((gift) => gift.giftId)).toContain(giftId)
      expect(total).toBe((totals.get(comboId) ?? 0) + count)
      if (totals.has(comboId)) series += 1
      totals.set(comboId, total)
    }
    expect(series).toBeGreaterThan(3)
  })

  it('show bets on what the world offers, at its price', () => {
    const { posted, matches } = listen('lively')
    const shares = posted.flatMap(({ message }) =>
      message.type === messageTypes.orderShare ? message.body.legs : [],
    )
    expect(shares.length).toBeGreaterThan(3)
    for (const leg of shares) {
      const market = matches
        .find(({ id }) => id === leg.matchId)
        ?.markets.find(
          ({ spec }) => spec.kind === leg.kind && spec.stat === leg.stat && spec.period === leg.period,
        )
      expect(market).toBeDefined()
      expect(leg.odds).toBeGreaterThan(100_000)
    }
  })

  it('push picks of the anchor about once in 25 acts, and take back only what they pushed', () => {
    const { posted, welcomes } = listen('long')
    const ids = new Set<string>()
    const openPushes = new Map<string, string>()
    let reverted = 0
    for (const { roomId, message } of posted) {
      if (message.type === messageTypes.orderPush) {
        expect(message.from.role).toBe('anchor')
        const { home, away, league, market, odds } = message.body.leg
        for (const name of [home, away, league, market]) {
          expect(Object.values(name).every((text) => text !== '')).toBe(true)
          expect(Object.keys(name)).toEqual(['cmn', 'zho', 'english'])
        }
        expect(odds).toBeGreaterThan(100_000)
        expect(ids).not.toContain(message.body.pushId)
        ids.add(message.body.pushId)
        openPushes.set(message.body.pushId, roomId)
      }
      if (message.type !== messageTypes.revertOrderPush) continue
      reverted += 1
      expect(openPushes.get(message.body.pushId)).toBe(roomId)
      openPushes.delete(message.body.pushId)
    }
    const share = ids.size / (posted.length + welcomes.length)
    expect(share).toBeGreaterThan(1 / 40)
    expect(share).toBeLessThan(1 / 18)
    expect(reverted).toBeGreaterThan(ids.size / 20)
    expect(reverted).toBeLessThan(ids.size / 2)
  })

  it('announce activities, in a room never two within four minutes, however much is said', () => {
    const { posted } = listen('crowded')
    const times = new Map<string, number[]>()
    for (const { roomId, message } of posted) {
      // The result of a match comes when the match ends.
      if (message.type !== messageTypes.activityPush || message.body.activityId.startsWith('result-'))
        continue
      times.set(roomId, [...(times.get(roomId) ?? []), message.at])
    }
    const gaps = [...times.values()].flatMap((own) => own.slice(1).map((at, n) => at - (own[n] ?? 0)))
    expect(gaps.length).toBeGreaterThan(2)
    for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(4 * MINUTE)
  })

  it('ask about the match in three languages, now and then', () => {
    const { questions } = listen('crowded')
    const rooms = ANCHORS.length
    expect(questions.length).toBeGreaterThan(rooms)
    expect(questions.length).toBeLessThanOrEqual(4 * rooms)
    expect(new Set(questions.map(({ question }) => JSON.stringify(question))).size).toBeGreaterThan(2)
    for (const { question, choices, seconds } of questions) {
      expect([choices.length >= 2, choices.length <= 4, seconds]).toEqual([true, true, POLL_LIMITS.usual])
      for (const text of [question, ...choices]) {
        expect(Object.keys(text)).toEqual(['cmn', 'zho', 'english'])
        expect(Object.values(text).every((words: string) => words.trim() !== '')).toBe(true)
      }
      expect(new Set(choices.map((choice) => JSON.stringify(choice))).size).toBe(choices.length)
    }
  })

  it('put out a small bag now and then', () => {
    const { bags } = listen('crowded')
    expect(bags.length).toBeGreaterThan(4)
    expect(bags.length).toBeLessThanOrEqual(2 * 11)
    for (const { amount, shares, currency } of bags) {
      expect([currency, amount <= 2000, shares <= 10, amount >= shares]).toEqual(['RMB', true, true, true])
    }
  })
})
