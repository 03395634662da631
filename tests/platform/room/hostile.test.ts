import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openSharedStore } from '../book/testPlatform.ts'
import { ANSWER_MS, directoryOf, messagesOf, roomEntry, startRoomHarness } from './roomHarness.ts'
import type { RoomClient, RoomHarness } from './roomHarness.ts'
import { eventually } from '../../support/eventually.ts'

let shared: Awaited<ReturnType<typeof openSharedStore>>
let harness: RoomHarness
let client: RoomClient
let room: string
let rooms = 0

const ROOMS = Array.from({ length: 40 }, (_, index) => roomEntry(`hostile-${index}`))

beforeAll(async () => {
  shared = await openSharedStore()
  harness = await startRoomHarness({ store: shared.store, rooms: directoryOf(...ROOMS) })
})
beforeEach(async () => {
  rooms += 1
  room = `hostile-${rooms}`
  client = await (await harness.member()).connect()
  await client.enter(null, room)
})
afterAll(async () => {
  await harness.end()
  await shared.end()
})

const say = (text: string) => client.send({ do: 'text', text, room })

describe('words that mean harm', () => {
  it.each([
    ['markup', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['a turned direction', 'a\u202egnp.exe\u2066b', 'agnp.exeb'],
    ['half a surrogate pair', 'a\ud83d b\ude42', 'a b'],
    ['controls', 'a\u0000b\u0007c\u001b[31m', 'abc[31m'],
    ['many lines', 'a\n\n\n\r\n\u2028b', 'a b'],
  ])('are made harmless: %s', async (_, sent, expected) => {
    expect(await say(sent)).toMatchObject({ ok: true })
    await eventually(() => {
      expect(messagesOf(client.batches)).toMatchObject([{ body: { text: expected } }])
    })
    expect((await harness.store.rooms.newest(room, 1))[0]?.body).toMatchObject({ text: expected })
  })

  it.each(['', '   ', '\u200b\u200d', '\ud800', '\u202e\u0000'])(
    'are refused when nothing is left: %j',
    async (sent) => {
      expect(await say(sent)).toMatchObject({ code: 'empty' })
    },
  )

  it.each(['a', '好', '🙂'])('are answered when there are 10 000 of %j', async (character) => {
    expect(await say(character.repeat(10_000))).toMatchObject({ code: 'tooLong' })
  })
})

describe('a frame of the wrong shape', () => {
  it.each([
    null,
    'text',
    17,
    [],
    {},
    { do: 'fly', room: 'r', cid: randomUUID() },
    { do: 'text', room: 'r', cid: 'short', text: 'a' },
    { do: 'text', room: 'r', cid: randomUUID() },
    { do: 'text', room: 'r', cid: randomUUID(), text: { toString: 'a' } },
    { do: 'gift', room: 'r', cid: randomUUID(), giftId: 'flag', count: -5, currency: 'RMB' },
    { do: 'gift', room: 'r', cid: randomUUID(), giftId: 'flag', count: 1.5, currency: 'RMB' },
    { do: 'mute', room: 'r', cid: randomUUID(), memberId: '1', minutes: 1, reason: 'a'.repeat(101) },
  ])('is answered as such: %j', async (payload) => {
    const answer: unknown = await client.socket.timeout(ANSWER_MS).emitWithAck('command', payload)
    expect(answer).toMatchObject({ ok: false, code: 'badRequest' })
    expect(await client.socket.timeout(ANSWER_MS).emitWithAck('join', payload)).toMatchObject({ ok: false })
    expect(await say('still here')).toMatchObject({ ok: true })
  })

  it('that asks for no answer, or for something unknown, does nothing', async () => {
    client.socket.emit('command', { do: 'text', room, cid: randomUUID(), text: 'a' })
    client.socket.emit('future', { a: 1 }, () => undefined)
    client.socket.emit('command')
    expect(await say('the only one')).toMatchObject({ ok: true, seq: 1 })
  })

  it('that is too large ends the connection and nothing else', async () => {
    const other = await (await harness.member()).connect()
    await other.enter(null, room)
    client.socket.emit('command', { do: 'text', room, cid: randomUUID(), text: 'a'.repeat(70_000) })
    await eventually(() => {
      expect(client.socket.connected).toBe(false)
    })
    expect(await other.send({ do: 'text', text: 'a', room })).toMatchObject({ ok: true })
  })
})

describe('a flood', () => {
  it('of one member is refused beyond the allowance, and of one connection ends it', async () => {
    const busy = await startRoomHarness({
      store: shared.store,
      rooms: directoryOf(roomEntry('flooded')),
      roomOptions: { member: { perSecond: 1, burst: 5 }, connection: { perSecond: 1, burst: 20 } },
    })
    try {
      const [one, other] = [await busy.member(), await busy.member()]
      const flooder = await one.connect()
      await flooder.enter(null, 'flooded')
      const flood = () => flooder.send({ do: 'text', text: 'a', room: 'flooded' })
      const codes = (await Promise.all(Array.from({ length: 12 }, flood))).map((reply) => reply.ok)
      expect(codes.filter(Boolean)).toHaveLength(5)
      expect(await flood()).toMatchObject({ code: 'tooFast', waitMs: 1000 })

      // The limit applies to the member, so a second connection does not raise it; other members are not
      // affected.
      const second = await one.connect()
      await second.enter(null, 'flooded')
      expect(await second.send({ do: 'text', text: 'a', room: 'flooded' })).toMatchObject({ code: 'tooFast' })
      const calm = await other.connect()
      await calm.enter(null, 'flooded')
      expect(await calm.send({ do: 'text', text: 'a', room: 'flooded' })).toMatchObject({ ok: true })

      for (let n = 0; n < 300; n += 1) flooder.socket.emit('command', {}, () => undefined)
      await eventually(() => {
        expect(flooder.closings).toEqual([{ reason: 'tooMany', retryMs: 10_000 }])
      })
    } finally {
      await busy.end()
    }
  })
})

it('a connection that does not read is closed, and nobody else', async () => {
  const patient = await startRoomHarness({
    store: shared.store,
    rooms: directoryOf(roomEntry('slow')),
    roomOptions: { waitingPackets: 5, slowCheckMs: 10, batchMs: 1 },
  })
  try {
    const slow = await (await patient.member()).connect()
    await slow.enter(null, 'slow')
    const reader = await (await patient.member()).connect()
    await reader.enter(null, 'slow')
    // The client stops reading from its socket, so the server's send buffer fills up.
    const engine: { transport: { ws: { pause(): void } } } = slow.socket.io.engine as never
    engine.transport.ws.pause()
    const guest = { id: 'guest', name: '慢'.repeat(50_000), level: 1, role: 'member' as const }
    await vi.waitFor(
      async () => {
        patient.platform.room.post.welcome('slow', guest)
        expect(await patient.platform.metrics.text()).toContain('touchline_slow_room_connections_total 1')
      },
      { timeout: 60_000, interval: 2 },
    )
    await eventually(() => {
      expect(patient.platform.room.connections).toBe(1)
    })
    expect(reader.socket.connected).toBe(true)
  } finally {
    await patient.end()
  }
})
