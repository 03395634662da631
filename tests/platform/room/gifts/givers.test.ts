import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createGiverRankings, periodBegins } from '../../../../platform/room/gifts/givers.ts'
import { rankingReply } from '../../../../streams/wire/room/reads.ts'
import * as v from 'valibot'
import { openSharedStore } from '../../book/testPlatform.ts'
import { directoryOf, messagesOf, roomEntry, startRoomHarness } from '../roomHarness.ts'
import type { RoomClient, RoomHarness } from '../roomHarness.ts'
import { grantCoins } from '../../store/builders.ts'
import { eventually } from '../../../support/eventually.ts'

let shared: Awaited<ReturnType<typeof openSharedStore>>
let harness: RoomHarness

beforeAll(async () => {
  shared = await openSharedStore()
  const rooms = directoryOf(...['a', 'b', 'c', 'd'].map((name) => roomEntry(`givers-${name}`, 'live-1')))
  harness = await startRoomHarness({ store: shared.store, rooms })
})
afterAll(async () => {
  await harness.end()
  await shared.end()
})

const read = async (client: RoomClient, question: object | null) =>
  client.socket.timeout(5000).emitWithAck('read', question) as Promise<unknown>

const ranking = async (client: RoomClient, room: string, period = 'day') => {
  const reply = v.parse(rankingReply, await read(client, { what: 'ranking', room, period }))
  if (!reply.ok) throw new Error(reply.code)
  return { ...reply, rows: reply.rows.items }
}

const give = (client: RoomClient, room: string, fields: object = {}) =>
  client.send({ do: 'gift', room, giftId: 'flag', count: 1, currency: 'RMB', cid: randomUUID(), ...fields })

async function enter(room: string) {
  const member = await harness.member()
  const client = await member.connect()
  const { state } = await client.enter(null, room)
  return { member, client, state }
}

describe('the ranking of a room', () => {
  it('has who gave, by the prices of the gifts whatever paid, with masked names and the own place', async () => {
    const room = 'givers-a'
    const [one, two, three] = [await enter(room), await enter(room), await enter(room)]
    await grantCoins(harness.store, one.member.id, 5000)
    expect((await give(one.client, room, { giftId: 'scarf', currency: 'GOLD' })).ok).toBe(true)
    expect((await give(one.client, room, { giftId: 'flag', count: 10 })).ok).toBe(true)
    expect((await give(two.client, room, { giftId: 'drum' })).ok).toBe(true)
    await eventually(async () => {
      expect((await ranking(three.client, room)).rows).toHaveLength(2)
    })
    expect((await ranking(three.client, room)).rows).toMatchObject([
      { place: 1, given: 3000, fan: 2, mine: false, name: `w***${two.member.name.at(-1) ?? ''}` },
      { place: 2, given: 2000, fan: 2, mine: false },
    ])
    expect(await ranking(three.client, room)).toMatchObject({ place: null, given: 0, behind: 2000, total: 0 })
    const own = await ranking(one.client, room, 'month')
    expect(own).toMatchObject({ place: 2, given: 2000, behind: 1000, total: 2000 })
    expect(own.rows[1]).toMatchObject({ mine: true, name: one.member.name })
    expect(await ranking(two.client, room)).toMatchObject({ place: 1, behind: null })
    expect(await harness.store.ledger.audit()).toMatchObject({ balanced: true, findings: [] })
  })

  it('counts a gift in one room only, and nothing that was not paid', async () => {
    const room = 'givers-b'
    const { client } = await enter(room)
    expect(await give(client, room, { giftId: 'cup', count: 999 })).toMatchObject({ code: 'insufficient' })
    expect(await ranking(client, room)).toMatchObject({ rows: [], place: null, behind: null })
    const cid = randomUUID()
    await Promise.all([give(client, room, { cid }), give(client, room, { cid })])
    await eventually(async () => {
      expect(await ranking(client, room)).toMatchObject({ given: 100, place: 1 })
    })
  })

  it('is refused to who is not in the room, and for a period that does not exist', async () => {
    const { client } = await enter('givers-b')
    expect(await read(client, { what: 'ranking', room: 'givers-a', period: 'day' })).toMatchObject({
      ok: false,
      code: 'notJoined',
    })
    for (const question of [{ what: 'ranking', room: 'givers-b', period: 'year' }, { what: 'all' }, null]) {
      expect(await read(client, question)).toMatchObject({ ok: false, code: 'badRequest' })
    }
  })
})

describe('the level with the anchor', () => {
  it('stands beside the name, from the gift that reaches it', async () => {
    const room = 'givers-c'
    const { client, state } = await enter(room)
    expect(state.given).toBe(0)
    await client.send({ do: 'text', text: 'before', room })
    await give(client, room, { giftId: 'shirt' })
    await client.send({ do: 'text', text: 'after', room })
    await eventually(() => {
      expect(messagesOf(client.batches)).toHaveLength(3)
    })
    expect(messagesOf(client.batches).map(({ from }) => 'fan' in from && from.fan)).toEqual([false, 3, 3])
    const again = await client.enter(null, room)
    expect(again.state.given).toBe(6600)
    // Another anchor does not know it.
    const other = await client.enter(null, 'givers-d')
    expect(other.state.given).toBe(0)
  })
})

describe('periods', () => {
  const at = (text: string) => Date.parse(text)

  it.each([
    ['day', '2026-05-10T15:59:59Z', '2026-05-09T16:00:00Z'],
    ['day', '2026-05-10T16:00:00Z', '2026-05-10T16:00:00Z'],
    ['month', '2026-04-30T15:59:59Z', '2026-03-31T16:00:00Z'],
    ['month', '2026-04-30T16:00:00Z', '2026-04-30T16:00:00Z'],
    ['month', '2028-02-29T12:00:00Z', '2028-01-31T16:00:00Z'],
  ] as const)('a %s that includes %s begins at %s, in UTC+8', (period, now, begins) => {
    expect(periodBegins(period, at(now))).toBe(at(begins))
  })

  it('sums are read again after two seconds, and equal ones share a place', async () => {
    let [real, reads] = [0, 0]
    const sums = [
      { memberId: 1, given: 500 },
      { memberId: 2, given: 300 },
      { memberId: 3, given: 300 },
      { memberId: 4, given: 100 },
    ]
    const rankings = createGiverRankings({
      store: {
        rooms: {
          givers: () => {
            reads += 1
            return Promise.resolve(sums)
          },
          members: () => Promise.resolve(new Map()),
        },
      },
      clock: { now: () => 0 },
      real: () => real,
    })
    const { rows } = await rankings.of('r', 'day', 4)
    expect(rows.map(({ place }) => place)).toEqual([1, 2, 2, 4])
    expect(await rankings.of('r', 'day', 3)).toMatchObject({ place: 2, behind: 200 })
    expect(await rankings.of('r', 'day', 4)).toMatchObject({ place: 4, behind: 200 })
    expect(await rankings.of('r', 'day', 9)).toMatchObject({ place: null, behind: 100 })
    expect(reads).toBe(1)
    real = 2000
    await rankings.of('r', 'day', 4)
    expect(reads).toBe(2)
  })
})
