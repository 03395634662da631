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
  const { scope, link$, visible } = harness
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
  return { ...harness, rooms, said, placements, toggle }
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
    const { server, rooms, placements, toggle, scope, at } = openRooms(marbles)
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
      const [leg] = toggle.mock.calls[0] ?? []
      if (leg === undefined) throw new Error('nothing is in the slip')
      const single = { series: SINGLE_SERIES, combinations: 1, legs: [leg], unitStake: money(10_000, 'RMB') }
      const sent = submitted(anOrder('x', { bets: [single] }), 19_000)
      placements.set([{ ...sent, phase: 'accepted', bets: [aBet('o1', 'accepted')] }])
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
