import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RoomEntry } from '../../../../platform/live/directory.ts'
import { eventually } from '../../../support/eventually.ts'
import { openSharedStore } from '../../book/testPlatform.ts'
import { roomEntry, startRoomHarness } from '../roomHarness.ts'
import type { RoomClient, RoomHarness } from '../roomHarness.ts'

const ROOM = 'moving'
let entry: RoomEntry = roomEntry(ROOM, 'live-1')
let shared: Awaited<ReturnType<typeof openSharedStore>>
let harness: RoomHarness
let client: RoomClient
/** How often the platform looked which match the room has. */
let looks = 0

beforeAll(async () => {
  shared = await openSharedStore()
  harness = await startRoomHarness({
    store: shared.store,
    rooms: {
      rooms: () => [entry],
      room: (roomId) => {
        looks += 1
        return roomId === ROOM ? entry : null
      },
    },
  })
  client = await (await harness.member()).connect()
  await client.enter(null, ROOM)
})
afterAll(async () => {
  await harness.end()
  await shared.end()
})

const told = () =>
  client.batches
    .flatMap(({ passing }) => ('items' in passing ? passing.items : []))
    .flatMap((message) => (message.type === 17 ? [message.body] : []))

it('tells members who stay of the anchor’s next match, when its predictions close, and nothing twice', async () => {
  await client.send({ do: 'predict', side: 'home', room: ROOM })
  entry = roomEntry(ROOM, 'early-1')
  await eventually(() => {
    expect(told().at(-1)).toMatchObject({ matchId: 'early-1', home: 0, closesAt: null })
  })
  entry = roomEntry(ROOM, 'live-2')
  await eventually(() => {
    expect(told().at(-1)).toMatchObject({ matchId: 'live-2', home: 0, closesAt: null })
  })
  const now = harness.platform.clock.now()
  const clock = { seconds: 74 * 60, running: true, direction: 'up', at: now } as const
  harness.world.change('live-2', { phase: 'secondHalf', clock })
  await eventually(() => {
    expect(told().at(-1)).toMatchObject({ matchId: 'live-2', closesAt: now + 60_000 })
  })
  await harness.pass(60_000)
  entry = roomEntry(ROOM, 'gone')
  await eventually(() => {
    expect(told().at(-1)).toMatchObject({ matchId: 'gone', closesAt: now + 60_000 })
  })
  // A match that is over closes at each look's own time, which is no news.
  await harness.pass(5000)
  const before = looks
  await eventually(() => {
    expect(looks).toBeGreaterThan(before + 10)
  })
  entry = roomEntry(ROOM, 'last')
  await eventually(() => {
    expect(told().at(-1)).toMatchObject({ matchId: 'last' })
  })
  const changes = told().map(({ matchId, closesAt }) => `${matchId} ${String(closesAt)}`)
  expect(changes.filter((change) => !change.startsWith('live-1'))).toEqual([
    'early-1 null',
    'live-2 null',
    `live-2 ${String(now + 60_000)}`,
    `gone ${String(now + 60_000)}`,
    `last ${String(now + 65_000)}`,
  ])
})
