import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { messageTypes, ROOM_VERSIONS } from '../../../streams/wire/room/constants.ts'
import { SYSTEM } from '../../../platform/room/speakers.ts'
import { openSharedStore } from '../book/testPlatform.ts'
import { connectTo, directoryOf, messagesOf, roomEntry, startRoomHarness } from './roomHarness.ts'
import type { RoomHarness } from './roomHarness.ts'
import { eventually } from '../../support/eventually.ts'

let shared: Awaited<ReturnType<typeof openSharedStore>>
let harness: RoomHarness
let room: string
let rooms = 0

const ROOMS = Array.from({ length: 20 }, (_, index) => roomEntry(`joining-${index}`))

beforeAll(async () => {
  shared = await openSharedStore()
  harness = await startRoomHarness({ store: shared.store, rooms: directoryOf(...ROOMS) })
})
beforeEach(() => {
  rooms += 1
  room = `joining-${rooms}`
})
afterAll(async () => {
  await harness.end()
  await shared.end()
})

async function fill(count: number): Promise<void> {
  for (let n = 1; n <= count; n += 1) {
    await harness.platform.room.post.post(room, SYSTEM, { type: 1, body: { text: `m${n}`, cid: null } })
  }
}
const seqs = (messages: readonly unknown[]): readonly number[] =>
  (messages as readonly { seq: number }[]).map(({ seq }) => seq)
/** Waits until everything that was posted has been sent to the room. */
async function untilReceived(count: number): Promise<void> {
  const watcher = await (await harness.member()).connect()
  await eventually(async () => {
    expect((await watcher.enter(null, room)).to).toBe(count)
  })
  watcher.socket.disconnect()
}

describe('a join', () => {
  it('begins with the newest messages', async () => {
    await fill(60)
    await untilReceived(60)
    const client = await (await harness.member()).connect()
    const reply = await client.enter(null, room)
    expect(reply).toMatchObject({ kind: 'snapshot', to: 60, missed: 0 })
    expect(seqs(reply.messages)).toEqual(Array.from({ length: 50 }, (_, index) => index + 11))
    expect(reply.state).toMatchObject({
      imId: room,
      admin: false,
      status: 'open',
      userStatus: 'normal',
      config: { chat: true, wordLimit: 200 },
      prediction: { matchId: 'live-1', home: 0, draw: 0, away: 0, mine: null },
      match: { matchId: 'live-1', sport: 'football', venue: 'PMTY' },
    })
    expect(reply.state.gifts).toMatchObject({ dropped: 0 })
  })

  it('has the match at the venue of the connection, where that has the sport', async () => {
    const { token } = await harness.member()
    for (const [venue, shown] of [
      ['FBTY', 'FBTY'],
      ['DPTY', 'DPTY'],
      ['OBTY', 'PMTY'],
      ['ZBYX', 'PMTY'],
      ['nothing', 'PMTY'],
    ]) {
      const client = await connectTo(harness.origin, token, { venue })
      expect((await client.enter(null, room)).state.match).toMatchObject({ matchId: 'live-1', venue: shown })
      client.socket.disconnect()
    }
  })

  it('fills in exactly what was missed', async () => {
    await fill(12)
    await untilReceived(12)
    const client = await (await harness.member()).connect()
    const reply = await client.enter(4, room)
    expect(reply.kind).toBe('backfill')
    expect(seqs(reply.messages)).toEqual([5, 6, 7, 8, 9, 10, 11, 12])
    expect(await client.enter(12, room)).toMatchObject({ kind: 'backfill', messages: [], to: 12 })
  })

  it('declares a gap when too much was missed', async () => {
    await fill(560)
    await untilReceived(560)
    const client = await (await harness.member()).connect()
    const reply = await client.enter(10, room)
    expect(reply).toMatchObject({ kind: 'gap', to: 560, missed: 500 })
    expect(seqs(reply.messages)[0]).toBe(511)
  })

  it('takes a place beyond the newest for another history', async () => {
    await fill(3)
    await untilReceived(3)
    const client = await (await harness.member()).connect()
    expect(await client.enter(99, room)).toMatchObject({ kind: 'snapshot', to: 3 })
  })

  it('goes on with batches that leave nothing out', async () => {
    const [reader, writer] = [
      await (await harness.member()).connect(),
      await (await harness.member()).connect(),
    ]
    await reader.enter(null, room)
    await writer.enter(null, room)
    const replies = await Promise.all(
      Array.from({ length: 300 }, (_, n) => writer.send({ do: 'text', text: `t${n}`, room })),
    )
    expect(replies.every(({ ok }) => ok)).toBe(true)
    await eventually(() => {
      expect(messagesOf(reader.batches)).toHaveLength(300)
    })
    expect(seqs(messagesOf(reader.batches))).toEqual(Array.from({ length: 300 }, (_, index) => index + 1))
    // Several messages are sent in one emit; how many depends on the speed of the machine.
    expect(reader.batches.length).toBeLessThan(300)
    let known = 0
    for (const { from, to, messages } of reader.batches) {
      expect(from).toBe(known + 1)
      expect(to - from + 1).toBe(messages.length)
      known = to
    }
  })

  it('is refused where there is no room', async () => {
    const client = await (await harness.member()).connect()
    expect(await client.join(null, 'nowhere')).toMatchObject({ ok: false, code: 'notFound' })
    expect(await client.send({ do: 'text', text: 'a', room: 'nowhere' })).toMatchObject({ code: 'notJoined' })
  })

  it('can be left', async () => {
    const client = await (await harness.member()).connect()
    await client.enter(null, room)
    client.socket.emit('leave', { room, last: null })
    await eventually(async () => {
      expect(await client.send({ do: 'text', text: 'a', room })).toMatchObject({ code: 'notJoined' })
    })
  })
})

describe('a connection', () => {
  it('is made only with an open session of this site', async () => {
    const member = await harness.member()
    await expect(connectTo(harness.origin, 'nonsense')).rejects.toThrow('signedOut')
    await expect(connectTo(harness.origin, member.token, { siteId: '1002' })).rejects.toThrow('badRequest')
    const ahead = ROOM_VERSIONS.current + 1
    await expect(connectTo(harness.origin, member.token, { protocol: ahead })).rejects.toThrow('serverTooOld')
    await harness.store.accounts.changeStatus(member.id, 'blocked')
    await expect(connectTo(harness.origin, member.token)).rejects.toThrow('banned')
  })

  it('ends with its session, and with its member', async () => {
    const [out, banned] = [await harness.member(), await harness.member()]
    const [one, other] = [await out.connect(), await banned.connect()]
    await harness.store.sessions.endOthers({
      memberId: out.id,
      keep: null,
      reason: 'loggedOut',
      at: harness.hand.at,
    })
    await harness.store.accounts.changeStatus(banned.id, 'blocked')
    await eventually(() => {
      expect(one.closings).toEqual([{ reason: 'signedOut', retryMs: null }])
      expect(other.closings).toEqual([{ reason: 'banned', retryMs: null }])
      expect(one.socket.connected || other.socket.connected).toBe(false)
    })
  })

  it('can be broken off, and comes back to what it missed', async () => {
    const member = await harness.member()
    const client = await member.connect()
    const { to } = await client.enter(null, room)
    expect(harness.platform.room.drop(member.id)).toBe(1)
    await eventually(() => {
      expect(client.socket.connected).toBe(false)
    })
    expect(client.closings).toEqual([])
    await fill(2)
    const again = await member.connect()
    await eventually(async () => {
      expect(await again.enter(to, room)).toMatchObject({ kind: 'backfill', to: to + 2 })
    })
  })

  it('learns when to come back before the platform stops', async () => {
    const stopping = await startRoomHarness({
      store: shared.store,
      rooms: directoryOf(...ROOMS),
      random: () => 0.5,
    })
    const client = await (await stopping.member()).connect()
    await client.enter(null, room)
    await stopping.platform.close()
    await eventually(() => {
      expect(client.closings).toEqual([{ reason: 'restart', retryMs: 2500 }])
      expect(client.socket.connected).toBe(false)
    })
    await stopping.end()
  })

  it('receives what a busy room has not sent yet when the platform stops', async () => {
    const stopping = await startRoomHarness({
      store: shared.store,
      rooms: directoryOf(...ROOMS),
      roomOptions: { batchMs: 100, busyMessages: 1 },
    })
    const client = await (await stopping.member()).connect()
    await client.enter(null, room)
    const post = (text: string) =>
      stopping.platform.room.post.post(room, SYSTEM, { type: 1, body: { text, cid: null } })
    await post('sent with the batch that makes the room busy')
    await eventually(() => {
      expect(seqs(messagesOf(client.batches))).toEqual([1])
    })
    await post('due with the second batch after it')
    await stopping.platform.close()
    await eventually(() => {
      expect(seqs(messagesOf(client.batches))).toEqual([1, 2])
    })
    await stopping.end()
  })

  it('is one of a few that a member may have', async () => {
    const member = await harness.member()
    for (let n = 0; n < 8; n += 1) await member.connect()
    await expect(member.connect()).rejects.toThrow('tooMany')
  })
})

describe('presence', () => {
  it('welcomes a member once, and sends how many watch without a message for each', async () => {
    const watcher = await (await harness.member()).connect()
    await watcher.enter(null, room)
    const guest = await harness.member()
    await harness.store.accounts.changeProfile(guest.id, { level: 7 })
    harness.platform.room.post.addViewers(room, 1000)
    for (let n = 0; n < 3; n += 1) await (await guest.connect()).enter(null, room)
    const welcomes = () =>
      watcher.batches
        .flatMap(({ passing }) => ('items' in passing ? passing.items : []))
        .filter(({ type, from }) => type === messageTypes.welcome && from.id === String(guest.id))
    await eventually(() => {
      expect(watcher.batches.at(-1)?.viewers ?? watcher.batches.at(-2)?.viewers).toBe(1004)
    })
    expect(welcomes()).toMatchObject([{ from: { name: guest.name, level: 7, role: 'member' } }])
  })
})
