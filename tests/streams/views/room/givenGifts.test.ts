import { Subject } from 'rxjs'
import { expect, it } from 'vitest'
import type { RoomMessage } from '../../../../streams/domain/room/message.ts'
import type { Room } from '../../../../streams/domain/room/room.ts'
import type { RoomEvent } from '../../../../streams/feeds/room/index.ts'
import { constant } from '../../../../streams/kernel/state.ts'
import { givenGifts$, type RoomGift } from '../../../../streams/views/room/givenGifts.ts'
import { giftShow } from '../../../support/gifts.ts'

const { gift } = giftShow('rose')
const RECENT_FROM = 1000
const ROOM: Room = {
  imId: 'r1',
  topic: 'derby',
  admin: false,
  open: true,
  closedReason: '',
  mute: { muted: false },
  config: {
    chat: true,
    wordLimit: 200,
    slowMs: 0,
    conditions: { depositRMB: 0, depositUSDT: 0, registeredMs: 0, vip: 0 },
  },
  gifts: [gift],
  prediction: null,
  viewers: 0,
  anchor: { id: 'a', name: 'anchor', avatar: '' },
  match: null,
  poll: null,
  bags: [],
  fullSlowMs: 0,
  pinned: null,
  given: 0,
}

function message(change: {
  readonly giftId?: string
  readonly from?: string
  readonly at?: number
}): RoomMessage {
  const { giftId = 'rose', from = '8', at = RECENT_FROM } = change
  return {
    id: '1',
    at,
    from: { id: from, name: 'fan', level: 2, role: 'member' },
    type: 'gift',
    giftId,
    comboId: 'combo',
    count: 1,
    total: 10,
    ended: false,
  } as RoomMessage
}

function given(...events: readonly RoomEvent[]): readonly RoomGift[] {
  const events$ = new Subject<RoomEvent>()
  const seen: RoomGift[] = []
  givenGifts$({
    feed: { events$ },
    room$: constant(ROOM),
    memberId: '7',
    isRecent: (at) => at >= RECENT_FROM,
  }).subscribe((one) => seen.push(one))
  for (const event of events) events$.next(event)
  return seen
}

it('a gift has its catalogue entry, its total, and whether it is the own one', () => {
  const messages = [message({ from: '7' }), message({})]
  expect(given({ type: 'messages', messages, live: true })).toMatchObject([
    { comboId: 'combo', gift, total: 10, mine: true },
    { comboId: 'combo', gift, total: 10, mine: false },
  ])
})

it('a gift that the catalogue does not have is left out, and the others stay', () => {
  const messages = [message({ giftId: 'unknown' }), message({})]
  expect(given({ type: 'messages', messages, live: true })).toHaveLength(1)
})

it('a gift of the history is recent by its time, one that just happened always', () => {
  const old = message({ at: RECENT_FROM - 1 })
  const recent = (live: boolean) =>
    given({ type: 'messages', messages: [old], live }).map((one) => one.recent)
  expect(recent(true)).toEqual([true])
  expect(recent(false)).toEqual([false])
  expect(given({ type: 'messages', messages: [message({})], live: false })[0]?.recent).toBe(true)
})

it('other events give none', () => {
  expect(given({ type: 'gap', missed: 3 }, { type: 'viewers', viewers: 9 }, { type: 'notFound' })).toEqual([])
})
