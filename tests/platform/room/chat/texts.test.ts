import { afterAll, beforeAll, expect, it } from 'vitest'
import type { LockedRoom } from '../../../../platform/store/rooms/lockedRoom.ts'
import { openSharedStore } from '../../book/testPlatform.ts'
import { ROOM, startRoomHarness } from '../roomHarness.ts'
import type { RoomHarness } from '../roomHarness.ts'

const REFUSED = 'a value that the database refuses'
/** More than a `smallint`. */
const NO_TYPE = 100_000

let shared: Awaited<ReturnType<typeof openSharedStore>>
let harness: RoomHarness
/** The number of drafts in each call of `append`. */
const groups: number[] = []
let databaseFails = false

beforeAll(async () => {
  shared = await openSharedStore()
  const { rooms } = shared.store
  const within: typeof rooms.within = (roomId, work) =>
    rooms.within(roomId, (room) => work(withRefusedValue(room)))
  harness = await startRoomHarness({
    store: { ...shared.store, rooms: { ...rooms, within } },
    roomOptions: { batchMs: 500, textGroupsApartMs: 1000 },
  })
})
afterAll(async () => {
  await harness.end()
  await shared.end()
})

function withRefusedValue(room: LockedRoom): LockedRoom {
  return {
    ...room,
    append(drafts) {
      groups.push(drafts.length)
      if (databaseFails) return Promise.reject(new Error('no answer'))
      return room.append(
        drafts.map((draft) => (draft.body['text'] === REFUSED ? { ...draft, type: NO_TYPE } : draft)),
      )
    },
  }
}

it('a text that cannot be stored fails alone; the others of its group keep their order', async () => {
  const client = await (await harness.member()).connect()
  await client.enter()
  await client.say('first')
  groups.length = 0
  const texts = ['1', '2', '3', REFUSED, '5', '6']
  const replies = await Promise.all(texts.map((text) => client.say(text)))
  expect(Math.max(...groups)).toBeGreaterThan(1)
  expect(replies.map((reply) => (reply.ok ? reply.seq : reply.code))).toEqual([2, 3, 4, 'failed', 5, 6])
  const history = await harness.store.rooms.messagesAfter(ROOM, 0, 100)
  expect(history.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6])
  expect(history.map(({ body }) => body['text'])).toEqual(['first', '1', '2', '3', '5', '6'])
})

it('a repeat within and after a group gets the first answer', async () => {
  const client = await (await harness.member()).connect()
  await client.enter()
  const [one, again, other] = await Promise.all([
    client.say('twice', 'the-same-command'),
    client.say('twice', 'the-same-command'),
    client.say('once', 'another-command'),
  ])
  expect(again).toEqual(one)
  expect(other).toMatchObject({ ok: true, seq: one.ok ? (one.seq ?? 0) + 1 : null })
  expect(await client.say('twice', 'the-same-command')).toEqual(one)
})

it('a group is not tried again in parts when the database does not answer', async () => {
  const client = await (await harness.member()).connect()
  await client.enter()
  await client.say('before')
  groups.length = 0
  databaseFails = true
  const replies = await Promise.all(['1', '2', '3'].map((text) => client.say(text)))
  databaseFails = false
  expect(replies.map((reply) => (reply.ok ? 'stored' : reply.code))).toEqual(['failed', 'failed', 'failed'])
  expect(groups.reduce((sum, count) => sum + count, 0)).toBe(3)
})
