import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { commitmentOf, drawsOf } from '../../../../platform/rounds/committedSeed.ts'
import { bagKey } from '../../../../platform/room/bags/bagKey.ts'
import { splitBag } from '../../../../streams/domain/room/luckyBag.ts'
import type { CommandReply } from '../../../../streams/wire/room/commands.ts'
import { openSharedStore } from '../../book/testPlatform.ts'
import { directoryOf, messagesOf, roomEntry, startRoomHarness } from '../roomHarness.ts'
import type { RoomClient, RoomHarnessMember, RoomHarness } from '../roomHarness.ts'
import { eventually } from '../../../support/eventually.ts'

let shared: Awaited<ReturnType<typeof openSharedStore>>
let harness: RoomHarness
let room: string
let member: RoomHarnessMember
let client: RoomClient
let rooms = 0

const ROOMS = Array.from({ length: 60 }, (_, index) => roomEntry(`bags-${index}`, `live-${(index % 3) + 1}`))
const ANCHOR = { id: 'anchor-1', name: '阿泽说球', level: 10, role: 'anchor' } as const
const START = 10_000_00
const OPEN_MS = 180_000

beforeAll(async () => {
  shared = await openSharedStore()
  harness = await startRoomHarness({ store: shared.store, rooms: directoryOf(...ROOMS) })
})
beforeEach(async () => {
  rooms += 1
  room = `bags-${rooms}`
  member = await harness.member()
  client = await enter(member)
})
afterAll(async () => {
  await harness.end()
  await shared.end()
})

async function enter(who: RoomHarnessMember): Promise<RoomClient> {
  const connected = await who.connect()
  await connected.enter(null, room)
  return connected
}
const putOut = (fields: object = {}) =>
  client.send({ do: 'bag', amount: 1000, shares: 4, currency: 'RMB', room, ...fields })
const open = (by: RoomClient, bagId: string, cid: string = randomUUID()) =>
  by.send({ do: 'openBag', bagId, room, cid })
const idOf = (reply: CommandReply): string => (reply.ok ? (reply.id ?? '') : '')
const bags = (from: RoomClient = client) => messagesOf(from.batches).filter(({ type }) => type === 21)
const audit = () => harness.store.ledger.audit()

describe('a lucky bag', () => {
  it('is paid once, opened once by each, and ends with who got the most', async () => {
    const cid = randomUUID()
    const [made, again] = [await putOut({ cid }), await putOut({ cid })]
    expect(made).toMatchObject({ ok: true, bag: { amount: 1000, shares: 4, taken: 0, mine: null } })
    expect(again).toEqual(made)
    expect(await harness.balance(member.id)).toBe(START - 1000)
    const bagId = idOf(made)
    expect(await open(client, bagId)).toMatchObject({ code: 'ownBag' })
    const people = await Promise.all(Array.from({ length: 5 }, () => harness.member()))
    const got: number[] = []
    for (const [index, person] of people.entries()) {
      const voice = await enter(person)
      expect((await voice.enter(null, room)).state.bags).toMatchObject({
        items: index < 4 ? [{ bagId }] : [],
      })
      const own = randomUUID()
      const reply = await open(voice, bagId, own)
      if (index === 4) {
        expect(reply).toMatchObject({ code: 'bagEmpty' })
        continue
      }
      expect(reply).toMatchObject({ ok: true, id: null, bag: { taken: index + 1 } })
      const mine = (reply.ok && reply.bag?.mine) || 0
      got.push(mine)
      expect(await open(voice, bagId, own)).toMatchObject({ ok: true, bag: { mine } })
      expect(await open(voice, bagId)).toMatchObject({ code: 'already' })
      expect(await harness.balance(person.id)).toBe(START + mine)
    }
    expect(got.reduce((sum, share) => sum + share, 0)).toBe(1000)
    await eventually(() => {
      expect(bags()).toMatchObject([
        { id: bagId, body: { state: 'made', taken: 0, seed: null } },
        { body: { bagId, state: 'empty', taken: 4, best: { amount: Math.max(...got) }, returned: 0 } },
      ])
    })
    // The shares follow from the seed, which was committed before.
    const [first, last] = bags()
    const key = bagKey(room, bagId)
    const seed = String(last?.body['seed'])
    expect(commitmentOf(key, seed)).toBe(first?.body['commitment'])
    expect(splitBag(1000, 4, drawsOf(key, Buffer.from(seed, 'hex')))).toEqual(got)
    expect(await audit()).toMatchObject({ balanced: true, findings: [] })
  })

  it('gives back what is left after its time, once, and to the sender', async () => {
    const bagId = idOf(await putOut())
    const reader = await enter(await harness.member())
    const taken = await open(reader, bagId)
    const mine = (taken.ok && taken.bag?.mine) || 0
    await harness.pass(OPEN_MS)
    await eventually(async () => {
      expect(await harness.balance(member.id)).toBe(START - mine)
    })
    const late = await enter(await harness.member())
    expect(await open(late, bagId)).toMatchObject({ code: 'over' })
    await eventually(() => {
      expect(bags().at(-1)).toMatchObject({ body: { state: 'expired', taken: 1, returned: 1000 - mine } })
    })
    await harness.pass(OPEN_MS)
    expect(bags()).toHaveLength(2)
    const { movements } = await harness.store.ledger.history(member.id, { page: 1, size: 2 })
    expect(movements).toMatchObject([
      { kind: 'LUCKY_BAG_RETURN', amount: 1000 - mine, reference: `bag:${bagId}` },
      { kind: 'LUCKY_BAG', amount: -1000, reference: `bag:${bagId}` },
    ])
    expect(await audit()).toMatchObject({ balanced: true, findings: [] })
  })

  it('is refused without the money, without a unit for each share, and by own limits, as a gift', async () => {
    expect(await putOut({ amount: START + 1 })).toMatchObject({ code: 'insufficient' })
    expect(await putOut({ amount: 3 })).toMatchObject({ code: 'badRequest', reason: 'amount' })
    expect(await putOut({ shares: 101 })).toMatchObject({ code: 'badRequest' })
    expect(await putOut({ shares: 0 })).toMatchObject({ code: 'badRequest' })
    const at = harness.platform.clock.now()
    await harness.store.protection.setLimit(member.id, 'stake', 1500, at)
    expect(await putOut()).toMatchObject({ ok: true })
    expect(await putOut()).toMatchObject({ code: 'ownStakeLimit' })
    expect(await harness.balance(member.id)).toBe(START - 1000)
    expect(await audit()).toMatchObject({ balanced: true, findings: [] })
  })

  it('is found by the command that made it, and by nobody else', async () => {
    const cid = randomUUID()
    const find = (by: RoomClient, madeWith: string) => by.send({ do: 'readBag', bagId: null, madeWith, room })
    expect(await find(client, cid)).toMatchObject({ code: 'notFound' })
    const bagId = idOf(await putOut({ cid }))
    expect(await find(client, cid)).toMatchObject({ ok: true, bag: { bagId } })
    const other = await enter(await harness.member())
    expect(await find(other, cid)).toMatchObject({ code: 'notFound' })
    expect(await other.send({ do: 'readBag', bagId, madeWith: null, room })).toMatchObject({
      ok: true,
      bag: { bagId, takers: { items: [] } },
    })
    expect(await open(other, 'none')).toMatchObject({ code: 'notFound' })
  })

  it('of the anchor is paid by the promotions', async () => {
    const bagId = await harness.platform.room.post.putOutBag(room, ANCHOR, {
      amount: 500,
      shares: 2,
      currency: 'RMB',
    })
    expect(await open(client, bagId)).toMatchObject({ ok: true })
    await harness.pass(OPEN_MS)
    await eventually(() => {
      expect(bags().at(-1)).toMatchObject({ body: { state: 'expired', taken: 1 } })
    })
    expect(await audit()).toMatchObject({ balanced: true, findings: [] })
  })
})

describe('whoever opens a bag, whenever and however often', () => {
  it('nobody gets two shares, and what was paid and given back is what was put in', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => harness.member()))
    const voices = await Promise.all(people.map(enter))
    const step = fc.record({ who: fc.nat(3), again: fc.boolean(), late: fc.boolean() })
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 16 }),
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 6, max: 5000 }),
        async (steps, shares, amount) => {
          const before = await Promise.all([member, ...people].map(({ id }) => harness.balance(id)))
          const bagId = idOf(await putOut({ amount, shares }))
          const used = new Map<number, string>()
          const tried = steps.map(({ who, again }) => {
            const cid = (again ? used.get(who) : undefined) ?? randomUUID()
            used.set(who, cid)
            const voice = voices[who]
            if (voice === undefined) throw new Error('nobody')
            return open(voice, bagId, cid)
          })
          if (steps.some(({ late }) => late)) await harness.pass(OPEN_MS)
          await Promise.all(tried)
          await harness.pass(OPEN_MS)
          await eventually(async () => {
            expect((await harness.store.rooms.bag(bagId))?.overAt).not.toBeNull()
          })
          const bag = await harness.store.rooms.bag(bagId)
          const after = await Promise.all([member, ...people].map(({ id }) => harness.balance(id)))
          const [sent = 0, ...got] = after.map((balance, index) => balance - (before[index] ?? 0))
          expect(sent + got.reduce((sum, each) => sum + each, 0)).toBe(0)
          const takers = bag?.takers ?? []
          expect(new Set(takers.map(({ memberId }) => memberId)).size).toBe(takers.length)
          expect(got).toEqual(
            people.map(({ id }) => takers.find(({ memberId }) => memberId === id)?.amount ?? 0),
          )
          const { balanced, findings } = await audit()
          expect([balanced, findings]).toEqual([true, []])
        },
      ),
      { numRuns: 12 },
    )
  })
})
