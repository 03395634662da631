import { of } from 'rxjs'
import { expect, it, vi } from 'vitest'
import type { Failure } from '../../../../streams/domain/failure.ts'
import type { LiveRoom } from '../../../../streams/domain/room/room.ts'
import { err } from '../../../../streams/domain/result.ts'
import { CONNECTING, type Feed } from '../../../../streams/kernel/feed.ts'
import { constant } from '../../../../streams/kernel/state.ts'
import { createNotices } from '../../../../streams/views/notices.ts'
import { createMemberRooms } from '../../../../streams/views/room/memberRooms.ts'
import { type Marbles, withMarbles } from '../../../support/marbles.ts'
import { createFixedRandom, createMemoryStorage } from '../../../support/ports.ts'
import { me } from '../../../support/roomServer.ts'
import { createRoomFeedHarness } from '../../feeds/room/roomFeedHarness.ts'

const NO_QUOTE = err<Failure>({ type: 'transport', kind: 'timeout' })

function openRooms(marbles: Pick<Marbles, 'scheduler'>) {
  const harness = createRoomFeedHarness(marbles, undefined, { started: false })
  const { scope, link$, visible } = harness
  const now = (): number => marbles.scheduler.now()
  const notices = createNotices(scope)
  const storage = createMemoryStorage()
  storage.session.set(`touchline.lastRoom.${me.id}`, 'r1')
  let made = 0
  const rooms = createMemberRooms(scope, {
    memberId: me.id,
    venue: { code: 'PMTY', quote: () => of(NO_QUOTE), markets: () => of(NO_QUOTE) },
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
      toggle: vi.fn(),
      setKind: vi.fn(),
      setOpen: vi.fn(),
      riskAtMost: vi.fn(),
    },
    placements$: constant([]),
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
  return { ...harness, rooms, said }
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
