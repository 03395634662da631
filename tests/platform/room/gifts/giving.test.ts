import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openSharedStore } from '../../book/testPlatform.ts'
import { directoryOf, messagesOf, roomEntry, startRoomHarness } from '../roomHarness.ts'
import type { RoomClient, RoomHarnessMember, RoomHarness } from '../roomHarness.ts'
import { grantCoins, placeOrder, someLeg } from '../../store/builders.ts'
import { eventually } from '../../../support/eventually.ts'

let shared: Awaited<ReturnType<typeof openSharedStore>>
let harness: RoomHarness
let room: string
let member: RoomHarnessMember
let client: RoomClient
let rooms = 0

const ROOMS = Array.from({ length: 40 }, (_, index) =>
  roomEntry(`giving-${index}`, `live-${(index % 3) + 1}`),
)

beforeAll(async () => {
  shared = await openSharedStore()
  harness = await startRoomHarness({ store: shared.store, rooms: directoryOf(...ROOMS) })
})
beforeEach(async () => {
  rooms += 1
  room = `giving-${rooms}`
  member = await harness.member()
  client = await member.connect()
  await client.enter(null, room)
})
afterAll(async () => {
  await harness.end()
  await shared.end()
})

const gift = (cid: string, fields: object = {}) =>
  client.send({ do: 'gift', giftId: 'boot', count: 10, currency: 'RMB', room, cid, ...fields })

describe('a gift', () => {
  it('is paid once, however often it is sent', async () => {
    const cid = randomUUID()
    const second = await member.connect()
    await second.enter(null, room)
    const replies = await Promise.all([
      gift(cid),
      gift(cid),
      second.send({ do: 'gift', giftId: 'boot', count: 10, currency: 'RMB', room, cid }),
    ])
    replies.push(await gift(cid))
    const [first] = replies
    expect(first).toMatchObject({ ok: true, seq: 1 })
    for (const reply of replies) expect(reply).toEqual(first)
    expect(await harness.balance(member.id)).toBe(10_000_00 - 880_00)
    expect(await harness.store.ledger.audit()).toMatchObject({ balanced: true })
    const { movements } = await harness.store.ledger.history(member.id, { page: 1, size: 1 })
    const id = first.ok ? first.id : null
    expect(movements).toMatchObject([{ kind: 'GIFT', amount: -880_00, reference: `gift:${id}` }])
    await eventually(() => {
      expect(messagesOf(client.batches)).toMatchObject([
        { type: 12, body: { giftId: 'boot', count: 10, total: 10, ended: false } },
      ])
    })
  })

  it('is paid with gold coins, of which one is a minor unit of RMB', async () => {
    const { store } = harness
    expect(await gift(randomUUID(), { currency: 'GOLD' })).toMatchObject({ ok: false, code: 'insufficient' })
    await grantCoins(store, member.id, 100_000)
    expect(await gift(randomUUID(), { currency: 'GOLD' })).toMatchObject({ ok: true })
    await expect(store.ledger.balance(member.id, 'RMB', 'bonus')).resolves.toBe(100_000 - 88_000)
    expect(await harness.balance(member.id)).toBe(10_000_00)
    expect(await gift(randomUUID(), { currency: 'GOLD' })).toMatchObject({ ok: false, code: 'insufficient' })
    // The own limits count coins as RMB.
    await store.protection.setLimit(member.id, 'stake', 890_00, harness.platform.clock.now())
    expect(await gift(randomUUID(), { currency: 'GOLD', giftId: 'flag' })).toMatchObject({ ok: true })
    expect(await gift(randomUUID(), { currency: 'GOLD', giftId: 'flag', count: 10 })).toMatchObject({
      ok: false,
      code: 'ownStakeLimit',
    })
    expect(await store.ledger.audit()).toMatchObject({ balanced: true, findings: [] })
  })

  it('is refused by the limit that the member has set, and on a break', async () => {
    const { protection } = harness.store
    const at = harness.platform.clock.now()
    await protection.setLimit(member.id, 'stake', 900_00, at)
    expect(await gift(randomUUID())).toMatchObject({ ok: true })
    expect(await gift(randomUUID())).toMatchObject({ ok: false, code: 'ownStakeLimit' })
    await protection.takeBreak(member.id, 'day', at)
    expect(await gift(randomUUID(), { giftId: 'flag', count: 10 })).toMatchObject({
      ok: false,
      code: 'onBreak',
    })
    expect(await harness.balance(member.id)).toBe(10_000_00 - 880_00)
  })

  it('adds up with the ones before it, until the series has ended', async () => {
    await gift(randomUUID())
    await harness.pass(3000)
    await gift(randomUUID(), { count: 1 })
    await harness.pass(6000)
    await gift(randomUUID(), { count: 1 })
    await eventually(() => {
      expect(messagesOf(client.batches)).toHaveLength(3)
    })
    const bodies = messagesOf(client.batches).map(({ body }) => body)
    expect(bodies.map(({ total }) => total)).toEqual([10, 11, 1])
    expect(bodies[1]?.['comboId']).toBe(bodies[0]?.['comboId'])
    expect(bodies[2]?.['comboId']).not.toBe(bodies[0]?.['comboId'])
  })

  it('that cannot be paid is not given', async () => {
    expect(await gift(randomUUID(), { giftId: 'cup', count: 999 })).toMatchObject({ code: 'insufficient' })
    expect(await gift(randomUUID(), { giftId: 'moon' })).toMatchObject({ code: 'notFound' })
    expect(await gift(randomUUID(), { count: 11 })).toMatchObject({ code: 'badRequest' })
    expect(await harness.balance(member.id)).toBe(10_000_00)
    expect(await harness.store.rooms.newest(room, 9)).toEqual([])
  })

  it('paid in one room is not given in another under the same id', async () => {
    const cid = randomUUID()
    await gift(cid)
    rooms += 1
    const elsewhere = `giving-${rooms}`
    await client.enter(null, elsewhere)
    expect(await gift(cid, { room: elsewhere })).toMatchObject({ code: 'already' })
    expect(await harness.balance(member.id)).toBe(10_000_00 - 880_00)
  })
})

describe('an order', () => {
  const leg = (side: 'home' | 'away') =>
    someLeg({
      matchId: 'live-1',
      spec: { kind: 'result', stat: 'goals', period: 'match' },
      line: null,
      side,
      leagueName: { cmn: '英超', zho: '英超', english: 'Premier League' },
      matchName: { cmn: '曼城 v 利物浦', zho: '曼城 v 利物浦', english: 'City v Liverpool' },
    })
  const bet = (
    memberId: number,
    side: 'home' | 'away' = 'home',
    status: 'accepted' | 'confirming' = 'accepted',
  ) =>
    placeOrder(harness.store, memberId, randomUUID(), {
      legs: [leg(side)],
      status,
      placedAt: harness.platform.clock.now(),
    })

  it("of one's own is shown as it is stored, once", async () => {
    const orderNo = await bet(member.id)
    expect(await client.send({ do: 'share', orderNo, room })).toMatchObject({ ok: true })
    expect(await client.send({ do: 'share', orderNo, room })).toMatchObject({ code: 'already' })
    await eventually(() => {
      expect(messagesOf(client.batches)).toMatchObject([
        {
          type: 2,
          body: {
            venue: 'PMTY',
            siteId: '1001',
            series: '1:1',
            followers: 0,
            legs: [
              {
                matchId: 'live-1',
                home: { cmn: '曼城', english: 'City' },
                away: { cmn: '利物浦', english: 'Liverpool' },
                side: 'home',
                market: { cmn: '全场独赢', zho: '全場獨贏', english: '1X2' },
              },
            ],
          },
        },
      ])
    })
    expect(JSON.stringify(messagesOf(client.batches))).not.toContain('take')
  })

  it('of another, or one that was not accepted, is not', async () => {
    const other = await harness.member()
    const theirs = await bet(other.id)
    expect(await client.send({ do: 'share', orderNo: theirs, room })).toMatchObject({ code: 'notYours' })
    expect(await client.send({ do: 'share', orderNo: 'none', room })).toMatchObject({ code: 'notYours' })
    const waiting = await bet(member.id, 'home', 'confirming')
    expect(await client.send({ do: 'share', orderNo: waiting, room })).toMatchObject({ code: 'badRequest' })
  })

  it('is followed by who bet the same after it, once each', async () => {
    const shared = await client.send({ do: 'share', orderNo: await bet(member.id), room })
    const shareId = shared.ok ? shared.id : ''
    const fan = await harness.member()
    const follower = await fan.connect()
    await follower.enter(null, room)
    const follow = (orderNo: string, cid: string = randomUUID()) =>
      follower.send({ do: 'follow', shareId, orderNo, room, cid })
    expect(await follow(await bet(fan.id, 'away'))).toMatchObject({ code: 'badRequest' })
    expect(await follow(await bet(member.id))).toMatchObject({ code: 'notYours' })
    const [own, cid] = [await bet(fan.id), randomUUID()]
    expect(await follow(own, cid)).toMatchObject({ ok: true, id: null, seq: null })
    expect(await follow(own, cid)).toMatchObject({ ok: true })
    expect(await follow(own)).toMatchObject({ code: 'already' })
    await eventually(() => {
      const counts = client.batches.flatMap(({ passing }) => ('items' in passing ? passing.items : []))
      expect(counts.filter(({ type }) => type === 13).at(-1)).toMatchObject({
        body: { shareId, followers: 1 },
      })
    })
    const { state } = await follower.enter(null, room)
    expect(state.followCounts).toMatchObject({ items: [{ shareId, followers: 1 }] })
  })
})

describe('a prediction', () => {
  it('is said once for a match, until it closes', async () => {
    const matchId = ROOMS[rooms]?.match?.matchId ?? ''
    const cid = randomUUID()
    expect(await client.send({ do: 'predict', side: 'home', room, cid })).toMatchObject({ ok: true })
    expect(await client.send({ do: 'predict', side: 'home', room, cid })).toMatchObject({ ok: true })
    expect(await client.send({ do: 'predict', side: 'away', room })).toMatchObject({ code: 'already' })
    await eventually(() => {
      const passed = client.batches.flatMap(({ passing }) => ('items' in passing ? passing.items : []))
      expect(passed.filter(({ type }) => type === 17).at(-1)).toMatchObject({
        body: { matchId, home: 1, draw: 0, away: 0 },
      })
    })
    expect((await client.enter(null, room)).state.prediction).toMatchObject({ home: 1, mine: 'home' })

    const now = harness.platform.clock.now()
    const clock = { seconds: 74 * 60, running: true, direction: 'up', at: now } as const
    harness.world.change(matchId, { phase: 'secondHalf', clock })
    const late = await harness.member()
    const voice = await late.connect()
    expect((await voice.enter(null, room)).state.prediction).toMatchObject({ closesAt: now + 60_000 })
    await harness.pass(60_000)
    expect(await voice.send({ do: 'predict', side: 'draw', room })).toMatchObject({ code: 'over' })
  })
})
