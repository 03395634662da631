import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { SOCKET_LIMITS } from '../../../../platform/http/socketLimits.ts'
import { ROOM_UPGRADE_PATH } from '../../../../platform/room/options.ts'
import { openSharedStore } from '../../book/testPlatform.ts'
import { startRoomHarness } from '../roomHarness.ts'
import type { RoomHarnessMember, RoomHarness } from '../roomHarness.ts'
import { eventually } from '../../../support/eventually.ts'

let shared: Awaited<ReturnType<typeof openSharedStore>>
let harness: RoomHarness
let member: RoomHarnessMember

beforeAll(async () => {
  shared = await openSharedStore()
})
afterAll(() => shared.end())
beforeEach(async () => {
  harness = await startRoomHarness({
    store: shared.store,
    socketLimits: { signInMs: 300, frames: SOCKET_LIMITS.frames },
    roomOptions: { connectionsPerMember: 3, connection: { perSecond: 5, burst: 20 } },
  })
  member = await harness.member()
})
afterEach(() => harness.end())

/**
 * Raw Engine.IO frames: `0` opens, `2` is a ping and `3` a pong, `40` connects a namespace, `41` disconnects
 * it.
 */
interface Bare {
  readonly socket: WebSocket
  readonly received: string[]
  readonly closed: Promise<unknown>
}

async function openBare(): Promise<Bare> {
  const origin = harness.origin.replace('http', 'ws')
  const socket = new WebSocket(`${origin}${ROOM_UPGRADE_PATH}?EIO=4&transport=websocket`)
  const received: string[] = []
  socket.on('message', (data: Buffer) => {
    const text = data.toString()
    received.push(text)
    if (text === '2') socket.send('3')
  })
  socket.on('error', () => undefined)
  const closed = once(socket, 'close')
  await once(socket, 'open')
  return { socket, received, closed }
}

const signIn = (token: string) =>
  `40/room,${JSON.stringify({ token, siteId: '1001', venue: 'PMTY', language: 'CMN', device: 'd' })}`

async function signedIn(): Promise<Bare> {
  const bare = await openBare()
  bare.socket.send(signIn(member.token))
  await eventually(() => {
    expect(bare.received.some((text) => text.startsWith('40/room'))).toBe(true)
  })
  return bare
}

describe('a WebSocket of the rooms', () => {
  it('is ended when it leaves the rooms', async () => {
    const bare = await signedIn()
    bare.socket.send('41/room,')
    await bare.closed
  })

  it('is ended when nobody signs in on it', async () => {
    await (
      await openBare()
    ).closed
  })

  it('is ended when it goes on trying to sign in', async () => {
    const bare = await openBare()
    for (let n = 0; n < 10; n += 1) bare.socket.send(signIn('nonsense'))
    await bare.closed
  })

  it('has one sign-in checked at a time', async () => {
    const checked = vi.spyOn(shared.store.sessions, 'state')
    const bare = await openBare()
    for (let n = 0; n < 50; n += 1) bare.socket.send(signIn(member.token))
    await bare.closed
    expect(checked.mock.calls.length).toBeLessThan(3)
    checked.mockRestore()
  })

  it('counts for its member until it is closed, also when all come at once', async () => {
    const bares = await Promise.all(Array.from({ length: 12 }, openBare))
    for (const { socket } of bares) socket.send(signIn(member.token))
    await eventually(() => {
      const answered = bares.filter(({ received }) => received.some((text) => /^4[04]\/room/.test(text)))
      expect(answered).toHaveLength(12)
    })
    expect(harness.platform.room.connections).toBe(3)
    for (const { socket } of bares) socket.close()
    await eventually(() => {
      expect(harness.platform.room.connections).toBe(0)
    })
    await signedIn()
  })

  it.each([
    ['that leave', '42/room,["leave",{"room":"room-1"}]'],
    ['of no known event', '42/room,["future",1]'],
    ['that ask for no answer', '42/room,["command",{}]'],
    ['of no known namespace', '42/other,["command",{}]'],
    ['that answer nothing', '43/room,17[]'],
    ['that are pings', '2'],
  ])('is ended when it sends too many frames %s', async (_, frame) => {
    const bare = await signedIn()
    for (let n = 0; n < 500; n += 1) bare.socket.send(frame)
    await bare.closed
    await eventually(() => {
      expect(harness.platform.room.connections).toBe(0)
    })
  })
})
