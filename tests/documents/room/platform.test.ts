import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createControl } from '../../../platform/control/client.ts'
import { openSharedStore } from '../../platform/book/testPlatform.ts'
import { directoryOf, ROOM, roomEntry, startRoomHarness } from '../../platform/room/roomHarness.ts'
import type { RoomClient, RoomHarnessMember, RoomHarness } from '../../platform/room/roomHarness.ts'
import { ORIGIN } from '../../platform/site/siteClient.ts'
import { placeOrder, someLeg } from '../../platform/store/builders.ts'
import { shapeDifferences } from '../shapes.ts'
import { COMMAND_DONE, COMMAND_REFUSED, FILTER_WORDS, GIFT, JOINED, RANKING, READ_REFUSED } from './frames.ts'
import { MESSAGES, PASSING } from './messages.ts'
import { eventually } from '../../support/eventually.ts'

let shared: Awaited<ReturnType<typeof openSharedStore>>
let harness: RoomHarness
let member: RoomHarnessMember
let client: RoomClient
let moderator: RoomClient

const NAME = { cmn: '聊球', zho: '聊球', english: 'Talk' }
/** A room whose names are in three languages, like those of the platform's own directory. */
const ENTRY = { ...roomEntry(), title: NAME, anchor: { id: 'anchor-1', name: NAME, avatar: '' } }

/** The frames of batches as they came, before any schema. */
const received: { readonly messages: readonly unknown[]; readonly passing?: readonly unknown[] }[] = []

beforeAll(async () => {
  shared = await openSharedStore()
  harness = await startRoomHarness({ store: shared.store, control: true, rooms: directoryOf(ENTRY) })
  const control = createControl(ORIGIN, async (url, init) =>
    harness.platform.app.fetch(new Request(url, init)),
  )
  member = await harness.member()
  client = await member.connect()
  client.socket.on('batch', (frame: (typeof received)[number]) => received.push(frame))
  const chief = await harness.member()
  await control.setMemberProfile({ member: chief.name, admin: true })
  moderator = await chief.connect()
})
afterAll(async () => {
  await harness.end()
  await shared.end()
})

const ask = async (event: string, payload: unknown): Promise<unknown> =>
  client.socket.timeout(5000).emitWithAck(event, payload) as Promise<unknown>

const typeOf = (message: unknown) => (message as { readonly type: number }).type

describe('the platform sends as documented', () => {
  it('answers to what a member asks', async () => {
    const giver = await (await harness.member()).connect()
    await giver.enter()
    await moderator.enter()
    await giver.send({ do: 'gift', giftId: 'flag', count: 1, currency: 'RMB' })
    const read = async (from: RoomClient, question: object) =>
      from.socket.timeout(5000).emitWithAck('read', { room: ROOM, ...question }) as Promise<unknown>
    const ranking = await read(giver, { what: 'ranking', period: 'day' })
    expect(shapeDifferences(RANKING.fields, ranking)).toEqual([])
    const refused = await read(giver, { what: 'filterWords' })
    expect(shapeDifferences(READ_REFUSED.fields, refused)).toEqual([])
    expect((await moderator.send({ do: 'blockWord', word: '鸡腿' })).ok).toBe(true)
    const words = await read(moderator, { what: 'filterWords' })
    expect(shapeDifferences(FILTER_WORDS.fields, words)).toEqual([])
    expect((await moderator.send({ do: 'allowWord', word: '鸡腿' })).ok).toBe(true)
  })

  it('the answer to a join, with the state of the room', async () => {
    const joined = await ask('join', { room: ROOM, last: null })
    expect(shapeDifferences(JOINED.fields, joined)).toEqual([])
    const { gifts } = (joined as { state: { gifts: readonly unknown[] } }).state
    expect(gifts.flatMap((gift) => shapeDifferences(GIFT.fields, gift))).toEqual([])
    await moderator.enter()
  })

  it('answers to commands, and a message of each type', async () => {
    const said = await ask('command', { do: 'text', text: '你好', room: ROOM, cid: randomUUID() })
    expect(shapeDifferences(COMMAND_DONE.fields, said)).toEqual([])
    const empty = await ask('command', { do: 'text', text: ' ', room: ROOM, cid: randomUUID() })
    expect(empty).toMatchObject({ ok: false, code: 'empty' })
    expect(
      Object.keys(empty as object).filter((name) => !Object.hasOwn(COMMAND_REFUSED.fields, name)),
    ).toEqual([])
    const orderNo = await placeOrder(harness.store, member.id, randomUUID(), {
      legs: [
        someLeg({
          matchId: 'live-1',
          spec: { kind: 'result', stat: 'goals', period: 'match' },
          line: null,
          side: 'home',
          leagueName: NAME,
          matchName: { cmn: '主 v 客', zho: '主 v 客', english: 'Home v Away' },
        }),
      ],
      status: 'accepted',
      placedAt: harness.platform.clock.now(),
    })
    const share = await client.send({ do: 'share', orderNo })
    const memberId = String(member.id)
    const rules = { chat: true, slowMs: 0, conditions: NO_CONDITIONS }
    const done = [
      share,
      await client.send({ do: 'gift', giftId: 'flag', count: 1, currency: 'RMB' }),
      await client.send({ do: 'predict', side: 'home' }),
      await moderator.send({ do: 'mute', memberId, minutes: 5, reason: 'spam' }),
      await moderator.send({ do: 'unmute', memberId }),
      await moderator.send({ do: 'rules', ...rules }),
      await moderator.send({ do: 'pin', text: '今晚抽奖' }),
      await moderator.send({ do: 'status', status: 'closed', reason: 'pause' }),
      await moderator.send({ do: 'withdraw', messageId: (said as { id: string }).id }),
    ]
    expect(done.filter(({ ok }) => !ok)).toEqual([])
    const kinds = [...Object.values(MESSAGES), ...Object.values(PASSING)].map(({ fields }) => fields)
    await eventually(() => {
      const types = received.flatMap(({ messages }) => messages.map(typeOf))
      expect([...new Set(types)].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 12, 19])
      expect(new Set(passed().map(typeOf))).toEqual(new Set([8, 17]))
    })
    const differences = [...received.flatMap(({ messages }) => messages), ...passed()].flatMap((message) => {
      const documented = kinds.find(({ type }) => type === typeOf(message))
      return shapeDifferences(documented, message).map((each) => `${typeOf(message)}: ${each}`)
    })
    expect(differences).toEqual([])
  })
})

const passed = (): readonly unknown[] => received.flatMap(({ passing = [] }) => passing)

const NO_CONDITIONS = { depositRMB: 0, depositUSDT: 0, registeredMs: 0, vip: 0 }
