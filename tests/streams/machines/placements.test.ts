import { delay, NEVER, type Observable, of, Subject } from 'rxjs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Failure } from '../../../streams/domain/failure.ts'
import type { OrderNews, PlacedBet, PlacementOrder } from '../../../streams/domain/order.ts'
import { err, ok, type Result } from '../../../streams/domain/result.ts'
import { createScope } from '../../../streams/kernel/scope.ts'
import { submitted } from '../../../streams/machines/placement/placement.ts'
import { createPlacements, type PlacementDeps } from '../../../streams/machines/placement/placements.ts'
import { createPlacementStore } from '../../../streams/machines/placement/placementStore.ts'
import type { KeyValue } from '../../../streams/ports/storage.ts'
import { aBet, aLeg, anOrder } from './orderBuilders.ts'

function memory(writable = true): KeyValue & { readonly entries: Map<string, string> } {
  const entries = new Map<string, string>()
  return {
    entries,
    get: (key) => entries.get(key) ?? null,
    set: (key, value) => {
      if (writable) entries.set(key, value)
      return writable
    },
    remove: (key) => entries.delete(key),
  }
}

interface Script {
  readonly place?: () => Observable<Result<{ readonly bets: readonly PlacedBet[] }, Failure>>
  readonly status?: () => Observable<Result<readonly OrderNews[], Failure>>
  readonly find?: () => Observable<
    Result<{ readonly value: readonly PlacedBet[]; readonly at: number }, Failure>
  >
}

function setUp(script: Script, device = memory()) {
  const sentOrders: PlacementOrder[] = []
  const asked = { status: 0, find: 0 }
  const news$ = new Subject<OrderNews>()
  const faults: unknown[] = []
  const scope = createScope((error) => faults.push(error))
  const calls: PlacementDeps['calls'] = {
    place: (order) => {
      sentOrders.push(order)
      return script.place?.() ?? NEVER
    },
    orderStatus: () => {
      asked.status += 1
      return script.status?.() ?? NEVER
    },
    orderLookUp: {
      by: 'clientId',
      find: () => {
        asked.find += 1
        return script.find?.() ?? NEVER
      },
    },
  }
  const placements = createPlacements(scope, {
    calls,
    store: createPlacementStore(device, 'member', 'PMTY'),
    serverNow: () => 0,
    news$,
  })
  const phase = (): string | undefined => placements.placements$.value[0]?.phase
  return { placements, sentOrders, asked, news$, scope, device, faults, phase }
}

/** News of the bet of `aBet`; if `maxWin` is `null`, at the confirmed price. */
function newsOf(state: OrderNews['state'], maxWin: number | null = null): OrderNews {
  return { orderNo: 'TL1', state, reasonKey: null, maxWin }
}

const TIMED_OUT = err({ type: 'transport', kind: 'timeout' } as const)

describe('placements', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 0 })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('are stored before they are sent, and forgotten once known', () => {
    const device = memory()
    let storedAtSending = ''
    const world = setUp(
      {
        place: () => {
          storedAtSending = [...device.entries.values()].join('')
          return of(ok({ bets: [aBet('TL1', 'accepted')] })).pipe(delay(200))
        },
      },
      device,
    )
    world.placements.place(anOrder())
    expect(storedAtSending).toContain('"o1"')
    expect(world.phase()).toBe('submitting')
    vi.advanceTimersByTime(300)
    expect(world.phase()).toBe('accepted')
    expect([...device.entries.values()].join('')).not.toContain('"o1"')
    world.scope.end()
  })

  it('are not sent when the device will not keep them', () => {
    const world = setUp({}, memory(false))
    expect(world.placements.place(anOrder())).toBe('notStored')
    expect(world.sentOrders).toHaveLength(0)
    world.scope.end()
  })

  it('send one order once, however often it is confirmed', () => {
    const world = setUp({})
    world.placements.place(anOrder())
    world.placements.place(anOrder())
    expect(world.sentOrders).toHaveLength(1)
    world.scope.end()
  })

  it('look an order up after a lost answer, and never send it again', () => {
    let known = false
    const world = setUp({
      place: () => of(TIMED_OUT).pipe(delay(100)),
      find: () => of(ok({ value: known ? [aBet('TL1', 'accepted')] : [], at: 1 })),
    })
    world.placements.place(anOrder())
    vi.advanceTimersByTime(5000)
    expect(world.phase()).toBe('unknown')
    known = true
    vi.advanceTimersByTime(5000)
    expect(world.phase()).toBe('accepted')
    expect(world.sentOrders).toHaveLength(1)
    const asked = world.asked.find
    vi.advanceTimersByTime(60_000)
    expect(world.asked.find).toBe(asked)
    world.scope.end()
  })

  it('ask for the status each second while confirming, then more slowly', () => {
    const world = setUp({
      place: () => of(ok({ bets: [aBet()] })),
      status: () => of(ok([newsOf('confirming')])),
    })
    world.placements.place(anOrder())
    vi.advanceTimersByTime(10_500)
    expect(world.asked.status).toBe(10)
    vi.advanceTimersByTime(120_000)
    expect(world.asked.status).toBeLessThan(60)
    world.scope.end()
  })

  it('hear the outcome from the push before they ask', () => {
    const world = setUp({ place: () => of(ok({ bets: [aBet()] })) })
    world.placements.place(anOrder())
    world.news$.next({ orderNo: 'TL1', state: 'rejected', reasonKey: 'slip.oddsMoved', maxWin: null })
    expect(world.phase()).toBe('rejected')
    world.scope.end()
  })

  it('tell of another price only as the order itself has it', () => {
    const confirmed = aBet()
    const better = { ...aBet('TL1', 'accepted'), maxReturn: { ...confirmed.maxReturn, minor: 99_900 } }
    const world = setUp({
      place: () => of(ok({ bets: [confirmed] })),
      find: () => of(ok({ value: [better], at: 1 })),
    })
    world.placements.place(anOrder())
    world.news$.next(newsOf('accepted', better.maxReturn.minor - better.stake.minor))
    expect(world.asked.find).toBe(1)
    expect(world.phase()).toBe('accepted')
    expect(world.placements.placements$.value[0]?.bets).toEqual([better])
    world.scope.end()
  })

  it('resume after a reload by looking up, without sending', () => {
    const device = memory()
    createPlacementStore(device, 'member', 'PMTY').save(submitted(anOrder(), 0))
    const world = setUp({ find: () => of(ok({ value: [aBet('TL1', 'accepted')], at: 1 })) }, device)
    expect(world.phase()).toBe('accepted')
    expect(world.sentOrders).toHaveLength(0)
    world.scope.end()
  })

  it('of release 0.1 are resumed at their venue, with the index of each bet', () => {
    const device = memory()
    const [single] = anOrder().bets
    const pair = [aLeg('m1'), aLeg('m2')]
    const bets = [
      { ...single, series: 1 },
      { ...single, series: 2001, legs: pair },
    ]
    const { bet: _, ...placed } = { ...aBet('TL2'), series: 2001 }
    const { bet: __, ...first } = aBet('TL1')
    const confirming = {
      ...submitted(anOrder('o1'), 0),
      order: { ...anOrder('o1'), bets },
      phase: 'confirming',
      bets: [first, placed],
    }
    const elsewhere = submitted(anOrder('o2', { venue: 'TOY' }), 0)
    device.set('touchline.placements.member', JSON.stringify([confirming, elsewhere]))
    const store = createPlacementStore(device, 'member', 'PMTY')
    expect(store.load().map(({ order }) => order.id)).toEqual(['o1'])
    expect(store.load()[0]?.bets.map(({ bet, orderNo }) => [bet, orderNo])).toEqual([
      [0, 'TL1'],
      [1, 'TL2'],
    ])
    expect(store.load()[0]?.order.bets.map(({ series }) => series)).toEqual(['1:1', '2:2'])
    store.save(submitted(anOrder('o3'), 0))
    expect(store.load().map(({ order }) => order.id)).toEqual(['o1', 'o3'])
    const other = createPlacementStore(device, 'member', 'TOY')
    expect(other.load().map(({ order }) => order.id)).toEqual(['o2'])
    other.save({ ...elsewhere, phase: 'rejected' })
    expect(other.load()).toEqual([])
    expect(device.get('touchline.placements.member')).toBeNull()
    expect(store.load().map(({ order }) => order.id)).toEqual(['o1', 'o3'])
  })

  it('whose combinations were stored as `lines` keep their number, and so their stake', () => {
    const device = memory()
    const { order, ...placement } = submitted(anOrder(), 0)
    const bets = order.bets.map(({ combinations: _, ...bet }) => ({ ...bet, lines: 3 }))
    device.set(
      'touchline.placements.member.PMTY',
      JSON.stringify([{ ...placement, order: { ...order, bets } }]),
    )
    const store = createPlacementStore(device, 'member', 'PMTY')
    expect(store.load()[0]?.order.bets.map(({ combinations }) => combinations)).toEqual([3])
    const known = submitted(anOrder('o2'), 0)
    store.save(known)
    expect(store.load()[1]).toEqual(known)
  })

  it('start empty from storage that holds something else', () => {
    const device = memory()
    for (const junk of ['{', '[1,null,{"order":{}}]', '{"a":1}', 'null']) {
      device.entries.set('touchline.placements.member', junk)
      device.entries.set('touchline.placements.member.PMTY', junk)
      const world = setUp({}, device)
      expect(world.placements.placements$.value).toEqual([])
      world.scope.end()
    }
  })

  it('become unknown, not lost, when sending itself is a fault of ours', () => {
    const world = setUp({
      place: () => {
        throw new Error('bug')
      },
    })
    world.placements.place(anOrder())
    expect(world.phase()).toBe('unknown')
    world.scope.end()
  })

  it('leave the screen only when their outcome is known', () => {
    const world = setUp({ place: () => of(ok({ bets: [aBet()] })) })
    world.placements.place(anOrder())
    world.placements.dismiss('o1')
    expect(world.placements.placements$.value).toHaveLength(1)
    world.news$.next(newsOf('accepted'))
    world.placements.dismiss('o1')
    expect(world.placements.placements$.value).toHaveLength(0)
    world.scope.end()
  })
})
