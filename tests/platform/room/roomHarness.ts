import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { randomUUID } from 'node:crypto'
import { io } from 'socket.io-client'
import type { Socket } from 'socket.io-client'
import * as v from 'valibot'
import { ROOM_NAMESPACE, ROOM_PATH } from '../../../streams/wire/room/constants.ts'
import { commandReply } from '../../../streams/wire/room/commands.ts'
import type { CommandReply } from '../../../streams/wire/room/commands.ts'
import { batchFrame, joinReply } from '../../../streams/wire/room/frames.ts'
import type { BatchFrame, JoinReply } from '../../../streams/wire/room/frames.ts'
import type { RoomDirectory, RoomEntry } from '../../../platform/live/directory.ts'
import type { RoomOptions } from '../../../platform/room/options.ts'
import { createTestPlatform } from '../book/testPlatform.ts'
import { createSiteClient } from '../site/siteClient.ts'
import type { TestPlatformOptions, TestPlatform } from '../book/testPlatform.ts'

export const ROOM = 'room-1'

export function roomEntry(roomId = ROOM, matchId = 'live-1'): RoomEntry {
  return {
    roomId,
    title: '曼城 v 利物浦',
    anchor: { id: 'anchor-1', name: '阿泽说球', avatar: '' },
    living: true,
    kind: 'castLive',
    match: { matchId, sport: 'football', venue: 'PMTY' },
    startsAt: null,
  }
}

export function directoryOf(...entries: readonly RoomEntry[]): RoomDirectory {
  return {
    rooms: () => entries,
    room: (roomId) => entries.find((entry) => entry.roomId === roomId) ?? null,
  }
}

/** Short batches, and limits that are too high to be reached, except where a test sets its own. */
export const TEST_OPTIONS = {
  batchMs: 10,
  viewersMs: 20,
  headsMs: 50,
  sessionsMs: 50,
  pollMs: 20,
  connection: { perSecond: 1e6, burst: 1e6 },
  member: { perSecond: 1e6, burst: 1e6 },
  texts: { perSecond: 1e6, burst: 1e6 },
  joins: { perSecond: 1e6, burst: 1e6 },
} satisfies Partial<RoomOptions>

export interface RoomHarness extends TestPlatform {
  readonly origin: string
  /** Registers and signs in a member, by default with money. */
  member(): Promise<RoomHarnessMember>
  end(): Promise<void>
}

export interface RoomHarnessMember {
  readonly id: number
  readonly name: string
  readonly token: string
  connect(): Promise<RoomClient>
}

export async function startRoomHarness(
  options: TestPlatformOptions & { readonly roomOptions?: Partial<RoomOptions> } = {},
): Promise<RoomHarness> {
  const harness = await createTestPlatform({
    rooms: directoryOf(roomEntry(), roomEntry('room-2', 'live-2')),
    ...options,
    socketLimits: { frames: TEST_OPTIONS.connection, ...options.socketLimits },
    roomOptions: { ...TEST_OPTIONS, ...options.roomOptions },
  })
  const http = createServer()
  harness.platform.attach(http)
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  const clients: RoomClient[] = []
  const site = await createSiteClient(harness.platform)
  return {
    ...harness,
    origin,
    async member() {
      const name = `watcher-${randomUUID()}`
      const id = await harness.newMember(name)
      const { token } = await site.login(name)
      return {
        id,
        name,
        token,
        async connect() {
          const client = await connectTo(origin, token)
          clients.push(client)
          return client
        },
      }
    },
    async end() {
      for (const client of clients) client.socket.disconnect()
      await harness.platform.close()
      await new Promise((resolve) => http.close(resolve))
    },
  }
}

export interface Command {
  readonly do: string
  readonly cid?: string
  readonly [field: string]: unknown
}

/** A connection, with everything that it has received. */
export interface RoomClient {
  readonly socket: Socket
  readonly batches: BatchFrame[]
  readonly closings: { readonly reason: string; readonly retryMs: number | null }[]
  join(last?: number | null, room?: string): Promise<JoinReply>
  /** Joins a room; throws when the join is refused. */
  enter(last?: number | null, room?: string): Promise<Extract<JoinReply, { ok: true }>>
  send(command: Command): Promise<CommandReply>
  say(text: string, cid?: string): Promise<CommandReply>
}

/** A limit only ends a test that hangs. */
export const ANSWER_MS = 60_000

export async function connectTo(
  origin: string,
  token: string,
  auth: Readonly<Record<string, unknown>> = {},
): Promise<RoomClient> {
  const socket = io(`${origin}${ROOM_NAMESPACE}`, {
    path: ROOM_PATH,
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    auth: { token, siteId: '1001', venue: 'PMTY', language: 'CMN', device: 'd', ...auth },
  })
  const batches: BatchFrame[] = []
  const closings: { reason: string; retryMs: number | null }[] = []
  socket.on('batch', (frame: unknown) => batches.push(v.parse(batchFrame, frame)))
  socket.on('closing', (frame: { reason: string; retryMs: number | null }) => closings.push(frame))
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  const ask = async (event: string, payload: unknown): Promise<unknown> =>
    socket.timeout(ANSWER_MS).emitWithAck(event, payload) as Promise<unknown>
  const join = async (last: number | null = null, room = ROOM): Promise<JoinReply> =>
    v.parse(joinReply, await ask('join', { room, last }))
  const send = async (command: Command): Promise<CommandReply> =>
    v.parse(commandReply, await ask('command', { room: ROOM, cid: randomUUID(), ...command }))
  return {
    socket,
    batches,
    closings,
    join,
    async enter(last, room) {
      const reply = await join(last, room)
      if (!reply.ok) throw new Error(`not let in: ${reply.code}`)
      return reply
    },
    send,
    say: (text, cid = randomUUID()) => send({ do: 'text', text, cid }),
  }
}

export interface ReceivedMessage {
  readonly seq: number
  readonly id: string
  readonly type: number
  readonly from: { readonly id: string; readonly role: string; readonly level: number; readonly name: string }
  readonly body: Readonly<Record<string, unknown>>
}

/** The messages of all frames, in the order of arrival. */
export function messagesOf(
  frames: readonly { readonly messages: readonly unknown[] }[],
): readonly ReceivedMessage[] {
  return frames.flatMap(({ messages }) => messages as ReceivedMessage[])
}
