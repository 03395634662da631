import { expect, it, vi } from 'vitest'
import type { Money } from '../../../../streams/domain/money.ts'
import type { CopiedBet } from '../../../../streams/domain/room/tipster.ts'
import { cell, constant } from '../../../../streams/kernel/state.ts'
import { createTipsters } from '../../../../streams/machines/copyBets/tipsters.ts'
import type { Placement } from '../../../../streams/machines/placement/placement.ts'
import type { RoomDeps } from '../../../../streams/views/room/roomDeps.ts'
import { createCopyOffers } from '../../../../streams/views/room/copyOffers.ts'
import { messageTypes } from '../../../../streams/wire/room/constants.ts'
import { type Marbles, withMarbles } from '../../../support/marbles.ts'
import { createMemoryStore } from '../../../support/ports.ts'
import { boss, fan, type FakeRoomServer, me } from '../../../support/roomServer.ts'
import { sharedLegFrame } from '../../../support/sharedLegs.ts'
import { createRoomFeedHarness } from '../../feeds/room/roomFeedHarness.ts'

const CAP = { bet: 5000, day: 8000 }

function share(shareId: string) {
  const legs = [sharedLegFrame()]
  return { shareId, venue: 'PMTY', siteId: '1001', cid: null, series: '1:1', legs }
}

function bench(marbles: Marbles, prepare?: (server: FakeRoomServer) => void) {
  const harness = createRoomFeedHarness(marbles, prepare, { started: false })
  const { scope, feed } = harness
  const currency = cell<'RMB' | 'USDT'>('RMB')
  const now = (): number => marbles.scheduler.now()
  const tipsters = createTipsters(scope, { memberId: me.id, local: createMemoryStore(), now })
  const pending: CopiedBet[] = []
  const follow = {
    follow: vi.fn<(id: string) => void>(),
    copy: vi.fn((_: string, stake: Money) => {
      pending.push({ tipsterId: fan.id, stake, at: now() })
    }),
    pending: () => pending,
  }
  const serverTime = { now, msUntil: (time: number) => Math.max(0, time - now()), rate: 1 }
  const chosen = cell<ReadonlySet<string>>(new Set())
  const slip = { chosen$: chosen.state$ } as RoomDeps['slip']
  const placements$ = constant<readonly Placement[]>([])
  const deps = { feed, memberId: me.id, currency$: currency.state$, serverTime, slip, placements$ }
  const copies = createCopyOffers(scope, deps, tipsters, follow)
  copies.copy({ id: fan.id, name: fan.name }, 'RMB', CAP)
  feed.start()
  const offered = (): string | undefined => copies.offer$.value?.share.shareId
  return { ...harness, copies, tipsters, follow, currency, offered }
}

it('offers a bet of somebody who is copied with the stake of the cap, and fills the slip only when taken', () => {
  withMarbles((marbles) => {
    const { server, scope, copies, follow, offered, at } = bench(marbles)
    at(100, () => {
      server.post(boss, messageTypes.orderShare, share('s0'))
      server.post(me, messageTypes.orderShare, share('mine'))
      server.post(fan, messageTypes.orderShare, share('s1'))
      server.post(fan, messageTypes.orderShare, share('s2'))
      server.flush()
    })
    at(200, () => {
      expect(copies.offer$.value).toMatchObject({ stake: { minor: 5000, currency: 'RMB' } })
      expect(offered()).toBe('s1')
      expect(follow.copy).not.toHaveBeenCalled()
      copies.take('s1')
      copies.take('s1')
      expect(follow.copy).toHaveBeenCalledExactlyOnceWith('s1', { minor: 5000, currency: 'RMB' })
      expect(offered()).toBe('s2')
      // What is in the slip counts, although it is not placed yet.
      expect(copies.offer$.value?.stake.minor).toBe(3000)
      copies.skip('s2')
      expect(offered()).toBeUndefined()
      scope.end()
    })
    marbles.flush()
    expect(follow.copy).toHaveBeenCalledTimes(1)
  })
})

it('offers nothing from the history, after a minute, or once it is withdrawn', () => {
  withMarbles((marbles) => {
    const { server, scope, offered, at } = bench(marbles, (prepared) => {
      prepared.post(fan, messageTypes.orderShare, share('old'))
    })
    let id = ''
    at(100, () => {
      expect(offered()).toBeUndefined()
      id = server.post(fan, messageTypes.orderShare, share('s1')).id
      server.flush()
    })
    at(200, () => {
      expect(offered()).toBe('s1')
      server.post(boss, messageTypes.withdrawn, { targetId: id, by: boss.id })
      server.flush()
    })
    at(300, () => {
      expect(offered()).toBeUndefined()
      server.post(fan, messageTypes.orderShare, share('s2'))
      server.flush()
    })
    at(60_200, () => {
      expect(offered()).toBe('s2')
    })
    at(60_500, () => {
      expect(offered()).toBeUndefined()
      scope.end()
    })
    marbles.flush()
  })
})

it('offers what is left of the day, nothing beyond it, and nothing in a currency without a cap', () => {
  withMarbles((marbles) => {
    const { server, scope, copies, tipsters, currency, offered, follow, at } = bench(marbles)
    at(100, () => {
      tipsters.add({ tipsterId: fan.id, stake: { minor: 5000, currency: 'RMB' }, at: 100 })
      server.post(fan, messageTypes.orderShare, share('s1'))
      server.flush()
    })
    at(200, () => {
      expect(copies.offer$.value?.stake.minor).toBe(3000)
      currency.set('USDT')
      expect(offered()).toBeUndefined()
      currency.set('RMB')
      expect(offered()).toBe('s1')
      // Accepted in another room meanwhile: the offer that is still shown takes no more than is left.
      tipsters.add({ tipsterId: fan.id, stake: { minor: 3000, currency: 'RMB' }, at: 200 })
      copies.take('s1')
      expect(follow.copy).not.toHaveBeenCalled()
      scope.end()
    })
    marbles.flush()
  })
})

it('stops when the person is not copied any more', () => {
  withMarbles((marbles) => {
    const { server, scope, copies, offered, at } = bench(marbles)
    at(100, () => {
      server.post(fan, messageTypes.orderShare, share('s1'))
      server.flush()
    })
    at(200, () => {
      expect(offered()).toBe('s1')
      copies.stop(fan.id)
      expect(offered()).toBeUndefined()
      server.post(fan, messageTypes.orderShare, share('s2'))
      server.flush()
    })
    at(300, () => {
      expect(offered()).toBeUndefined()
      scope.end()
    })
    marbles.flush()
  })
})
