import { of } from 'rxjs'
import { expect, it, vi } from 'vitest'
import { money } from '../../../../streams/domain/money.ts'
import { SINGLE_SERIES } from '../../../../streams/domain/parlay.ts'
import type { Leg } from '../../../../streams/domain/leg.ts'
import type { Failure } from '../../../../streams/domain/failure.ts'
import type { LiveRoom } from '../../../../streams/domain/room/room.ts'
import { err, ok } from '../../../../streams/domain/result.ts'
import { CONNECTING, type Feed } from '../../../../streams/kernel/feed.ts'
import { cell, constant } from '../../../../streams/kernel/state.ts'
import { type Placement, submitted } from '../../../../streams/machines/placement/placement.ts'
import { createTipsters } from '../../../../streams/machines/copyBets/tipsters.ts'
import { createNotices } from '../../../../streams/views/notices.ts'
import { createMemberRooms, type MemberRoomsDeps } from '../../../../streams/views/room/memberRooms.ts'
import { messageTypes } from '../../../../streams/wire/room/constants.ts'
import { type Marbles, withMarbles } from '../../../support/marbles.ts'
import { createFixedRandom, createMemoryStorage } from '../../../support/ports.ts'
import { aBet, anOrder, aQuote } from '../../machines/orderBuilders.ts'
import { fan, me } from '../../../support/roomServer.ts'
import { sharedLegFrame } from '../../../support/sharedLegs.ts'
import { createRoomFeedHarness } from '../../feeds/room/roomFeedHarness.ts'

const NO_QUOTE = err<Failure>({ type: 'transport', kind: 'timeout' })

const unchanged: MemberRoomsDeps['venue']['quote'] = (legs) =>
  of(ok({ legs: legs.map((leg) => aQuote(leg)), limits: [], at: 0 }))

function openRooms(marbles: Pick<Marbles, 'scheduler'>) {
  const harness = createRoomFeedHarness(marbles, undefined, { started: false })
  const { server, scope, link$, visible } = harness
  const now = (): number => marbles.scheduler.now()
  const notices = createNotices(scope)
  const storage = createMemoryStorage()
  storage.session.set(`touchline.lastRoom.${me.id}`, 'r1')
  const placements = cell<readonly Placement[]>([])
  const toggle = vi.fn<(leg: Leg) => void>()
  let made = 0
  const rooms = createMemberRooms(scope, {
    memberId: me.id,
    venue: { code: 'PMTY', quote: unchanged, markets: () => of(NO_QUOTE) },
    link: {
      config: { config$: constant(CONNECTING) },
      network: { visible$: visible.state$ },
      serverTime: {
        now,
        msUntil: (time: number) => Math.max(0, time - now()),
        state$: constant({ difference: 0, rate: 1, synced: true }),
      },
    },
    roomLink$: link$,
    ports: {
      clock: { now },
      random: { ...createFixedRandom(), hex: () => `command${(made += 1)}` },
      storage,
      faults: { report: vi.fn() },
    },
    rooms: { room$: () => constant<Feed<LiveRoom>>(CONNECTING), renew: vi.fn() },
    slip: {
      chosen$: constant<ReadonlySet<string>>(new Set()),
      toggle,
      setKind: vi.fn(),
      setOpen: vi.fn(),
      riskAtMost: vi.fn(),
    },
    placements$: placements.state$,
    matchRow$: () => of(null),
    notices,
    currency$: constant<'RMB' | 'USDT'>('RMB'),
    language: () => 'cmn',
    polling: {
      active$: visible.state$,
      rateLimited$: constant(false),
      slowdown$: constant(1),
      random: () => 0.5,
      now,
    },
    onSpent: vi.fn(),
  })
  const said = (): readonly string[] => notices.notices$.value.map(({ textKey }) => textKey)
  const share = (shareId: string): void => {
    const legs = [sharedLegFrame()]
    server.post(fan, messageTypes.orderShare, {
      shareId,
      venue: 'PMTY',
      siteId: '',
      cid: null,
      series: '1:1',
      legs,
    })
    server.flush()
  }
  /** Has the bet on the leg in the slip accepted. */
  const accept = (orderNo: string, sentAt: number): void => {
    const [leg] = toggle.mock.calls[0] ?? []
    if (leg === undefined) throw new Error('nothing is in the slip')
    const single = { series: SINGLE_SERIES, combinations: 1, legs: [leg], unitStake: money(10_000, 'RMB') }
    const sent = submitted(anOrder('x', { bets: [single] }), sentAt)
    placements.set([{ ...sent, phase: 'accepted', bets: [aBet(orderNo, 'accepted')] }])
  }
  return { ...harness, rooms, said, local: storage.local, toggle, share, accept }
}

it('tells when a bet was not shared, so that it can be tried again, and says why', () => {
  withMarbles((marbles) => {
    const { server, rooms, said, scope, at } = openRooms(marbles)
    const failed = vi.fn()
    const refusals: (object | null)[] = [
      { ok: false, code: 'tooFast', waitMs: 5000 },
      { ok: false, code: 'already' },
      null,
    ]
    server.refuseWith((command) => {
      const refusal = refusals.shift() ?? null
      return refusal === null ? null : { ...refusal, cid: command.cid }
    })
    at(1000, () => {
      rooms.share('o1', failed)
    })
    at(2000, () => {
      expect(failed).toHaveBeenCalledTimes(1)
      expect(said()).toEqual(['room.refusal.tooFast'])
      // It is in the room already, and so done.
      rooms.share('o1', failed)
    })
    at(3000, () => {
      rooms.share('o2', failed)
    })
    at(4000, () => {
      expect(failed).toHaveBeenCalledTimes(1)
      expect(said()).toContain('room.toast.shared')
      expect(server.commands).toHaveLength(3)
      server.answer('lost')
      rooms.share('o3', failed)
    })
    at(60_000, () => {
      expect(failed).toHaveBeenCalledTimes(2)
      scope.end()
    })
  })
})

it('counts a copied bet that is placed after the room was left, and tells the room when it is entered again', () => {
  withMarbles((marbles) => {
    const { server, rooms, toggle, scope, share, accept, at } = openRooms(marbles)
    const first = scope.child()
    const { copies } = rooms.room(first, 'r1')
    copies.copy({ id: fan.id, name: fan.name }, 'RMB', { bet: 50_000, day: 50_000 })
    at(100, () => {
      share('s1')
    })
    at(300, () => {
      copies.take('s1')
      first.end()
    })
    at(20_000, () => {
      expect(server.open).toBe(0)
      accept('o1', 19_000)
      expect(server.commands).toEqual([])
    })
    at(30_000, () => {
      const again = rooms.room(scope.child(), 'r1')
      at(500, () => {
        expect(server.commands).toMatchObject([{ do: 'follow', shareId: 's1', orderNo: 'o1' }])
        share('s2')
      })
      at(700, () => {
        expect(again.copies.offer$.value?.stake.minor).toBe(40_000)
        scope.end()
      })
    })
    marbles.flush()
    expect(toggle).toHaveBeenCalledTimes(1)
  })
})

it('tells the room of a followed bet once it is joined, however often and long it was not, and no refusal', () => {
  withMarbles((marbles) => {
    const { server, online, rooms, said, scope, share, accept, at } = openRooms(marbles)
    const first = scope.child()
    const { follow } = rooms.room(first, 'r1')
    at(100, () => {
      share('s1')
    })
    at(300, () => {
      follow('s1')
      online.set(false)
    })
    at(1000, () => {
      accept('o1', 900)
      first.end()
    })
    const second = scope.child()
    at(20_000, () => {
      // Left before it was joined.
      rooms.room(second, 'r1')
    })
    at(30_000, second.end)
    at(40_000, () => {
      rooms.room(scope.child(), 'r1')
    })
    at(60_000, () => {
      expect([server.commands, said()]).toEqual([[], []])
      server.refuseWith(({ cid }) => ({ ok: false, cid, code: 'notFound' }))
      online.set(true)
    })
    at(61_000, () => {
      expect(server.commands).toMatchObject([{ do: 'follow', shareId: 's1', orderNo: 'o1' }])
      expect(said()).toEqual([])
      scope.end()
    })
    marbles.flush()
  })
})

it('says why the room refuses a followed bet that is accepted while the member is there', () => {
  withMarbles((marbles) => {
    const { server, rooms, said, scope, share, accept, at } = openRooms(marbles)
    const { follow } = rooms.room(scope.child(), 'r1')
    at(100, () => {
      share('s1')
    })
    at(300, () => {
      follow('s1')
      server.refuseWith(({ cid }) => ({ ok: false, cid, code: 'notFound' }))
      accept('o1', 400)
    })
    at(500, () => {
      expect(said()).toEqual(['room.refusal.notFound'])
      scope.end()
    })
    marbles.flush()
  })
})

it('has the caps that another tab has set when a room is entered, also one that was just left', () => {
  withMarbles((marbles) => {
    const { rooms, local, scope, share, at } = openRooms(marbles)
    const other = createTipsters(scope, { memberId: me.id, local, now: () => 0 })
    const person = { id: fan.id, name: fan.name }
    const first = scope.child()
    rooms.room(first, 'r1').copies.copy(person, 'RMB', { bet: 500, day: 500 })
    const second = scope.child()
    at(100, () => {
      other.copy(person, 'RMB', { bet: 200, day: 200 })
      first.end()
      const { copies } = rooms.room(second, 'r1')
      share('s1')
      expect(copies.offer$.value?.stake.minor).toBe(200)
      other.stop(fan.id)
      second.end()
    })
    at(20_000, () => {
      expect(rooms.room(scope.child(), 'r1').copies.tipsters$.value).toEqual([])
      scope.end()
    })
    marbles.flush()
  })
})

it('connects again when a room is entered whose chat has ended, however soon', () => {
  withMarbles((marbles) => {
    const { server, rooms, scope, at } = openRooms(marbles)
    server.refuseNext('elsewhere')
    const first = scope.child()
    const { connection$ } = rooms.room(first, 'r1')
    at(1000, () => {
      expect([connection$.value, server.connections.length]).toEqual(['elsewhere', 1])
      // Another screen of the same room has the same chat.
      const besides = scope.child()
      expect(rooms.room(besides, 'r1').connection$.value).toBe('elsewhere')
      besides.end()
      first.end()
      rooms.room(scope.child(), 'r1')
    })
    at(2000, () => {
      expect(rooms.room(scope.child(), 'r1').connection$.value).toBe('connected')
      expect(server.connections).toHaveLength(2)
      scope.end()
    })
    marbles.flush()
  })
})
