import { describe, expect, it } from 'vitest'
import { createRoomDirectory } from '../../../platform/live/roomDirectory.ts'
import { createBots } from '../../../platform/room/bots/bots.ts'
import { GIFTS } from '../../../platform/room/giftCatalogue.ts'
import type { NewMessage } from '../../../platform/room/roomPost.ts'
import { decode } from '../../../streams/wire/decode.ts'
import { messageTypes } from '../../../streams/wire/room/constants.ts'
import { sequencedMessage, type SequencedMessage } from '../../../streams/wire/room/messages.ts'
import { HOUR, MINUTE, worldAfter } from '../world/builders.ts'

interface Posted {
  readonly roomId: string
  readonly message: SequencedMessage
}

/** The bots of a world in play for some minutes, their messages read as a client reads them. */
async function listen(perMinute: number, minutes: number, pause = 0) {
  const test = worldAfter(2 * HOUR)
  const hand = { at: 1_760_000_000_000 }
  const posted: Posted[] = []
  const welcomes: string[] = []
  const faults: unknown[] = []
  const bots = createBots(
    {
      directory: createRoomDirectory(test.world),
      world: test.world,
      post: {
        post: (roomId, from, { type, body }: NewMessage) => {
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
          return Promise.resolve({ id: raw.id, seq: raw.seq })
        },
        welcome: (roomId) => welcomes.push(roomId),
        addViewers: () => undefined,
      },
      gifts: GIFTS,
      siteId: 1001,
      seed: 7,
      real: () => hand.at,
      onFault: (error) => faults.push(error),
    },
    perMinute,
  )
  for (let passed = 0; passed < minutes * MINUTE; passed += 1000) {
    hand.at += 1000
    if (passed % 10_000 === 0) test.pass(10_000)
    if (passed === pause) hand.at += HOUR
    await bots.tick()
  }
  return { ...test, posted, welcomes, faults }
}

describe('bots', { timeout: 60_000 }, () => {
  it('talk at their rate in the busiest room, less in others, and never in a room that is not live', async () => {
    const { posted, welcomes, faults, world } = await listen(60, 10)
    expect(faults).toEqual([])
    const living = createRoomDirectory(world).rooms()
    const [busiest] = living
    const heard = (roomId: string | undefined): number =>
      posted.filter((each) => each.roomId === roomId).length +
      welcomes.filter((each) => each === roomId).length
    expect(heard(busiest?.roomId)).toBeGreaterThan(400)
    expect(heard(busiest?.roomId)).toBeLessThan(900)
    expect(heard(living[5]?.roomId)).toBeLessThan(heard(busiest?.roomId))
  })

  it('say the same for the same seed and times, and nothing when they are told to be silent', async () => {
    const words = async () => (await listen(30, 2)).posted.map(({ message }) => JSON.stringify(message))
    expect(await words()).toEqual(await words())
    expect((await listen(0, 2)).posted).toEqual([])
  })

  it('do not shout what they missed in a pause', async () => {
    const calm = (await listen(30, 3)).posted.length
    const paused = (await listen(30, 3, MINUTE)).posted.length
    expect(paused).toBeLessThan(calm * 1.3)
  })

  it('give gifts of the catalogue in series whose total only grows', async () => {
    const { posted } = await listen(120, 6)
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

  it('show bets on what the world offers, at its price', async () => {
    const { posted, world } = await listen(240, 4)
    const shares = posted.flatMap(({ message }) =>
      message.type === messageTypes.orderShare ? message.body.legs : [],
    )
    expect(shares.length).toBeGreaterThan(3)
    for (const leg of shares) {
      const market = world
        .match(leg.matchId)
        ?.markets.find(
          ({ spec }) => spec.kind === leg.kind && spec.stat === leg.stat && spec.period === leg.period,
        )
      expect(market).toBeDefined()
      expect(leg.odds).toBeGreaterThan(100_000)
    }
  })

  it('push picks of the anchor about once in 25 acts, and take back only what they pushed', async () => {
    const { posted, welcomes } = await listen(240, 12)
    const ids = new Set<string>()
    const standing = new Map<string, string>()
    let reverted = 0
    for (const { roomId, message } of posted) {
      if (message.type === messageTypes.orderPush) {
        expect(message.from.role).toBe('anchor')
        expect(message.body.selection).not.toMatch(/undefined|null|NaN/)
        expect(message.body.odds).toBeGreaterThan(100_000)
        expect(ids).not.toContain(message.body.pushId)
        ids.add(message.body.pushId)
        standing.set(message.body.pushId, roomId)
      }
      if (message.type !== messageTypes.revertOrderPush) continue
      reverted += 1
      expect(standing.get(message.body.pushId)).toBe(roomId)
      standing.delete(message.body.pushId)
    }
    const share = ids.size / (posted.length + welcomes.length)
    expect(share).toBeGreaterThan(1 / 40)
    expect(share).toBeLessThan(1 / 18)
    expect(reverted).toBeGreaterThan(ids.size / 20)
    expect(reverted).toBeLessThan(ids.size / 2)
  })

  it('tell of activities, in a room never two within four minutes, however much is said', async () => {
    const { posted } = await listen(600, 13)
    const times = new Map<string, number[]>()
    for (const { roomId, message } of posted) {
      if (message.type !== messageTypes.activityPush) continue
      times.set(roomId, [...(times.get(roomId) ?? []), message.at])
    }
    const gaps = [...times.values()].flatMap((own) => own.slice(1).map((at, n) => at - (own[n] ?? 0)))
    expect(gaps.length).toBeGreaterThan(2)
    for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(4 * MINUTE)
  })
})
