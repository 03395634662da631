import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { messageTypes } from '../../../../streams/wire/room/constants.ts'
import { createRoomChannel } from '../../../../platform/room/hub/roomChannel.ts'
import { SYSTEM } from '../../../../platform/room/speakers.ts'
import type { RoomMessage } from '../../../../platform/store/rooms/room.ts'
import { DEFAULT_ROOM_CONFIG } from '../../../../platform/store/rooms/rooms.ts'

const LIMITS = { batchMessages: 7, keptMessages: 20, welcomesPerBatch: 3 }
const EMPTY = {
  roomId: 'r',
  seq: 0,
  status: 'open',
  statusReason: '',
  config: DEFAULT_ROOM_CONFIG,
  pinned: null,
} as const

const text = (seq: number): RoomMessage => ({
  type: messageTypes.text,
  seq,
  id: `m${seq}`,
  at: seq,
  from: SYSTEM,
  body: { text: `t${seq}` },
})
const withdrawal = (seq: number, target: number): RoomMessage => ({
  ...text(seq),
  type: messageTypes.withdrawn,
  body: { targetId: `m${target}` },
})
const welcome = (id: string, level: number) => ({
  type: messageTypes.welcome,
  id,
  at: 0,
  from: { ...SYSTEM, level },
  body: {},
})

describe('a room in one process', () => {
  it('sends every message once and in order, however they come in', () => {
    const arrivals = fc.integer({ min: 1, max: 40 }).chain((count) => {
      const seqs = Array.from({ length: count }, (_, index) => index + 1)
      return fc.tuple(
        fc.shuffledSubarray(seqs, { minLength: count }),
        fc.array(fc.constantFrom(...seqs)),
        fc.array(fc.boolean(), { minLength: 2 * count, maxLength: 2 * count }),
      )
    })
    fc.assert(
      fc.property(arrivals, ([order, again, takes]) => {
        const channel = createRoomChannel(EMPTY, [], LIMITS)
        const received: RoomMessage[] = []
        const take = (): boolean => {
          const batch = channel.take(null)
          if (batch === null) return false
          expect(batch.from).toBe(received.length + 1)
          expect(batch.messages.length).toBeLessThanOrEqual(LIMITS.batchMessages)
          received.push(...(batch.messages as RoomMessage[]))
          expect(batch.to).toBe(received.length)
          return true
        }
        for (const [index, seq] of [...order, ...again].entries()) {
          channel.accept([text(seq)])
          if (takes[index] === true) take()
        }
        while (take());
        expect(received).toEqual(order.toSorted((one, other) => one - other).map(text))
        expect(channel.hasGap).toBe(false)
      }),
    )
  })

  it.each([
    ['before it is sent', [text(1), withdrawal(2, 1)]],
    ['before it even came in', [withdrawal(2, 1), text(1)]],
  ])('tells nothing of what was withdrawn %s', (_, messages) => {
    const channel = createRoomChannel(EMPTY, [], LIMITS)
    for (const message of messages) channel.accept([message])
    expect(channel.take(null)?.messages).toMatchObject([{ seq: 1, id: 'm1', body: { text: '' } }, { seq: 2 }])
  })

  it('forgets words that were sent they are withdrawn', () => {
    const channel = createRoomChannel(EMPTY, [text(1)], LIMITS)
    const read = channel.kept[0] ?? text(9)
    channel.accept([withdrawal(2, 1)])
    expect(channel.kept[0]?.body).toMatchObject({ text: '' })
    expect(channel.asNow(read).body).toMatchObject({ text: '' })
  })

  it('knows when one is missing', () => {
    const channel = createRoomChannel(EMPTY, [], LIMITS)
    channel.accept([text(2)])
    expect(channel.hasGap).toBe(true)
    expect(channel.take(null)).toBeNull()
    channel.accept([text(1)])
    expect(channel.take(null)).toMatchObject({ from: 1, to: 2 })
  })

  it('knows the last notice, also of messages that it has not sent yet when it opens', () => {
    const pin = (seq: number, words: string): RoomMessage => ({
      ...text(seq),
      type: messageTypes.pinned,
      from: { ...SYSTEM, name: 'boss' },
      body: { text: words },
    })
    const channel = createRoomChannel(EMPTY, [pin(1, 'one')], LIMITS)
    expect(channel.state.pinned).toEqual({ id: 'm1', text: 'one', by: 'boss' })
    channel.accept([pin(3, ''), pin(2, 'two')])
    expect(channel.state.pinned).toMatchObject({ text: 'one' })
    channel.take(null)
    expect(channel.state.pinned).toBeNull()
  })

  it('sends the slow mode of a full room when it is given, also alone', () => {
    const channel = createRoomChannel(EMPTY, [], LIMITS)
    expect(channel.take(null, null)).toBeNull()
    expect(channel.take(null, 0)).toMatchObject({ messages: [], viewers: null, fullSlowMs: 0 })
    channel.accept([text(1)])
    expect(channel.take(null)).not.toHaveProperty('fullSlowMs')
  })

  it('sends the last of values, the highest of welcomes, and viewers when they changed', () => {
    const channel = createRoomChannel(EMPTY, [], LIMITS)
    channel.pass('one', welcome('old', 0))
    channel.pass('one', welcome('new', 0))
    for (const [index, level] of [1, 9, 2, 7, 3].entries()) channel.welcome(welcome(`w${index}`, level))
    const batch = channel.take(12)
    expect(batch).toMatchObject({ from: 1, to: 0, messages: [], viewers: 12 })
    expect(batch?.passing.map(({ id }) => id)).toEqual(['new', 'w1', 'w3', 'w4'])
    expect(channel.take(null)).toBeNull()
  })
})
