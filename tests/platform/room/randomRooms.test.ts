import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { messageTypes } from '../../../streams/wire/room/constants.ts'
import { openSharedStore } from '../book/testPlatform.ts'
import { directoryOf, roomEntry, startRoomHarness } from './roomHarness.ts'
import type { RoomClient, RoomHarnessMember, RoomHarness, ReceivedMessage } from './roomHarness.ts'
import { eventually } from '../../support/eventually.ts'

const RUNS = 12
const ROOMS = Array.from({ length: 4 * RUNS }, (_, index) => roomEntry(`random-${index}`))

let shared: Awaited<ReturnType<typeof openSharedStore>>
let harness: RoomHarness
let people: readonly RoomHarnessMember[]
let rooms = 0

beforeAll(async () => {
  shared = await openSharedStore()
  harness = await startRoomHarness({
    store: shared.store,
    rooms: directoryOf(...ROOMS),
    roomOptions: { batchMs: 3, textGroupsApartMs: 0 },
  })
  people = [await harness.member(), await harness.member(), await harness.member()]
  await harness.store.accounts.changeProfile(people[0]?.id ?? 0, { admin: true })
})
afterAll(async () => {
  await harness.end()
  await shared.end()
})

/**
 * A client that only follows the protocol: it orders by `seq`, joins again after a gap, and removes withdrawn
 * texts.
 */
class Reader {
  readonly known = new Map<number, ReceivedMessage>()
  /** Messages that the server has reported as missed. */
  missed = 0
  private last: number | null = null
  private client: RoomClient | null = null
  private handled = 0
  private joining: Promise<void> = Promise.resolve()

  constructor(
    private readonly member: RoomHarnessMember,
    private readonly room: string,
  ) {}

  async connect(): Promise<void> {
    this.client?.socket.disconnect()
    this.client = await this.member.connect()
    this.handled = 0
    this.client.socket.on('batch', () => {
      void this.take()
    })
    await this.join()
  }

  cut(): void {
    this.client?.socket.disconnect()
  }

  async send(command: Readonly<Record<string, unknown>> & { do: string }): Promise<string | null> {
    if (this.client?.socket.connected !== true) return null
    const reply = await this.client.send({ ...command, room: this.room }).catch(() => null)
    return reply?.ok === true ? reply.id : null
  }

  /** The messages in order of `seq`; the text of a withdrawn message is empty. */
  list(): readonly (readonly [number, string, unknown])[] {
    const all = [...this.known.values()].toSorted((one, other) => one.seq - other.seq)
    const gone = new Set(
      all.filter(({ type }) => type === messageTypes.withdrawn).map(({ body }) => body['targetId']),
    )
    return all.map(({ seq, id, body }) => [seq, id, gone.has(id) ? '' : (body['text'] ?? null)] as const)
  }

  private async take(): Promise<void> {
    await this.joining
    const frames = this.client?.batches.slice(this.handled) ?? []
    this.handled += frames.length
    for (const { from, to, messages } of frames) {
      if (this.last === null || from > this.last + 1) {
        await this.join()
        return
      }
      for (const message of messages as ReceivedMessage[]) this.known.set(message.seq, message)
      this.last = Math.max(this.last, to)
    }
  }

  private join(): Promise<void> {
    this.joining = this.askToJoin()
    return this.joining
  }

  private async askToJoin(): Promise<void> {
    const reply = await this.client?.join(this.last, this.room).catch(() => null)
    if (reply?.ok !== true) return
    if (reply.kind === 'gap') this.missed += reply.missed
    for (const message of reply.messages as ReceivedMessage[]) this.known.set(message.seq, message)
    this.last = Math.max(this.last ?? 0, reply.to)
  }
}

const who = fc.integer({ min: 0, max: 2 })
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('say'), who, times: fc.integer({ min: 1, max: 3 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('withdraw'), who: fc.constant(0), times: fc.nat(20) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cut'), who, times: fc.constant(0) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('connect'), who, times: fc.constant(0) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('pause'), who, times: fc.integer({ min: 1, max: 8 }) }),
  },
)

it('every list that is kept by the rules equals the history, whatever is repeated or cut', async () => {
  let withdrawn = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 60 }), async (steps) => {
      rooms += 1
      const room = `random-${rooms}`
      const readers = people.map((member) => new Reader(member, room))
      await Promise.all(readers.map((reader) => reader.connect()))
      const said: string[] = []
      const sent = new Set<string>()
      const underWay: Promise<unknown>[] = []
      for (const [index, { do: what, who: index2, times }] of steps.entries()) {
        const reader = readers[index2]
        if (reader === undefined) continue
        if (what === 'say') {
          const command = { do: 'text', text: `text ${index}`, cid: `random-cid-${rooms}-${index}` }
          sent.add(command.text)
          for (let n = 0; n < times; n += 1) {
            underWay.push(reader.send(command).then((id) => id !== null && said.push(id)))
          }
        } else if (what === 'withdraw') {
          const messageId = said[times % said.length]
          if (messageId !== undefined) underWay.push(reader.send({ do: 'withdraw', messageId }))
        } else if (what === 'cut') reader.cut()
        else if (what === 'connect') await reader.connect()
        else await new Promise((resolve) => setTimeout(resolve, times))
      }
      await Promise.all(underWay)
      await Promise.all(readers.map((reader) => reader.connect()))

      const history = await harness.store.rooms.messagesAfter(room, 0, 1000)
      expect(history.map(({ seq }) => seq)).toEqual(history.map((_, index) => index + 1))
      const texts = history
        .map(({ body }) => body['text'])
        .filter((text) => text !== '' && text !== undefined)
      // A repeated command makes one message, and every message was sent by somebody.
      expect(new Set(texts).size).toBe(texts.length)
      expect(texts.every((text) => typeof text === 'string' && sent.has(text))).toBe(true)
      const ids = new Set(history.map(({ id }) => id))
      expect(said.filter((id) => !ids.has(id))).toEqual([])
      withdrawn += history.filter(({ type }) => type === messageTypes.withdrawn).length
      const expected = history.map(({ seq, id, body }) => [seq, id, body['text'] ?? null])
      await eventually(() => {
        for (const reader of readers) {
          expect(reader.list()).toEqual(expected)
          expect(reader.missed).toBe(0)
        }
      })
      for (const reader of readers) reader.cut()
    }),
    { numRuns: RUNS, endOnFailure: true },
  )
  expect(withdrawn).toBeGreaterThan(0)
})
