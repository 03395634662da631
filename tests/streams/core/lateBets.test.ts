import { firstValueFrom, Subject } from 'rxjs'
import { describe, expect, it, vi } from 'vitest'
import type { BetSources } from '../../../streams/core/betMachines.ts'
import { createLateBets } from '../../../streams/core/lateBets.ts'
import type { MemberCore } from '../../../streams/core/memberCore.ts'
import type { Leg } from '../../../streams/domain/leg.ts'
import { createScope } from '../../../streams/kernel/scope.ts'
import { mapState } from '../../../streams/kernel/state.ts'
import { createFirstListGate } from '../../../streams/link/firstListGate.ts'
import type { Link } from '../../../streams/link/createLink.ts'
import type { Ports } from '../../../streams/ports/ports.ts'
import type { Placement } from '../../../streams/machines/placement/placement.ts'
import { selectionKey } from '../../../streams/machines/slip/legKeys.ts'
import type { SlipModel } from '../../../streams/views/slip/slipModel.ts'
import { EMPTY_SLIP_VIEW } from '../../../streams/views/slip/emptySlipView.ts'
import { createMemoryStorage } from '../../support/ports.ts'
import { aLeg } from '../machines/orderBuilders.ts'
import { eventually } from '../../support/eventually.ts'

const RETRY_MS = 1

interface Given {
  readonly stored?: Readonly<Record<string, string>>
  /** The legs of the stored slip. */
  readonly chosen?: readonly Leg[]
}

/** Late bets whose code is loaded when the test says so. */
function open({ stored = {}, chosen = [] }: Given = {}) {
  const faults = vi.fn()
  const scope = createScope(faults)
  const storage = createMemoryStorage()
  for (const [key, text] of Object.entries(stored)) storage.local.set(key, text)
  const firstList = createFirstListGate(scope, { drawMs: 0, mostMs: 60_000 })
  const member = {
    member: { id: '7', name: 'demo' },
    link: { firstList, faults: { report: faults } } as Partial<Link> as Link,
    ports: { storage } as Partial<Ports> as Ports,
  } as Partial<MemberCore> as MemberCore
  const legs = scope.cell(chosen)
  const placements = scope.cell<readonly Placement[]>([])
  const slip = {
    slip$: mapState(legs.state$, () => EMPTY_SLIP_VIEW),
    chosen$: mapState(legs.state$, (now) => new Set(now.map(({ choice }) => selectionKey(choice)))),
    toggle: vi.fn((leg: Leg) => {
      legs.update((now) => [...now, leg])
    }),
    setOpen: vi.fn(),
    setKind: vi.fn(),
    confirm: vi.fn(() => true),
  }
  const createBetMachines = vi.fn(() => ({
    placements: { placements$: placements.state$, place: vi.fn(), dismiss: vi.fn() },
    slip: slip as Partial<SlipModel> as SlipModel,
  }))
  const code$ = new Subject<{ createBetMachines: typeof createBetMachines }>()
  const load = vi.fn(() => firstValueFrom(code$))
  const sources = { venue: { code: 'PMTY' } } as BetSources
  const bets = createLateBets(scope, member, sources, { load, retryMs: RETRY_MS })
  return {
    scope,
    bets,
    slip,
    load,
    faults,
    placements,
    firstList,
    createBetMachines,
    arrive: async (count = 1) => {
      await eventually(() => {
        expect(load).toHaveBeenCalledTimes(count)
      })
      code$.next({ createBetMachines })
      await Promise.all(load.mock.results.map(({ value }) => Promise.allSettled([value])))
      await Promise.resolve()
    },
  }
}

const [one, two] = [aLeg('m1'), aLeg('m2')]
const keys = (...legs: readonly Leg[]) => new Set(legs.map(({ choice }) => selectionKey(choice)))

describe('the slip before its code is loaded', () => {
  it('is loaded after the first list', async () => {
    const { scope, load, firstList, arrive, createBetMachines } = open()
    expect(load).not.toHaveBeenCalled()
    firstList.firstListArrived()
    await arrive()
    expect(createBetMachines).toHaveBeenCalledOnce()
    scope.end()
  })

  it.each([
    ['a slip', 'touchline.slip.7.PMTY'],
    ['a slip of release 0.1', 'touchline.formerSlip.7'],
    ['placements whose outcome may be unknown', 'touchline.placements.7.PMTY'],
    ['placements of release 0.1', 'touchline.placements.7'],
  ])('is loaded at once when the device has %s', (_, key) => {
    const { scope, load } = open({ stored: { [key]: '{"legs":[{}]}' } })
    expect(load).toHaveBeenCalledOnce()
    scope.end()
  })

  it('is loaded at once when a price is tapped, which is chosen from then on', async () => {
    const { scope, bets, slip, load, arrive } = open()
    const seen: ReadonlySet<string>[] = []
    bets.slip.chosen$.subscribe((now) => seen.push(now))
    bets.slip.toggle(one)
    bets.slip.toggle(two)
    expect(load).toHaveBeenCalledOnce()
    expect(bets.slip.chosen$.value).toEqual(keys(one, two))
    await arrive()
    expect(slip.toggle.mock.calls).toEqual([[one], [two]])
    expect(bets.slip.chosen$.value).toEqual(keys(one, two))
    // It never looks unchosen in between.
    expect(seen.slice(2).every((now) => now.size === 2)).toBe(true)
    scope.end()
  })

  it('takes back a price that is tapped twice, or removed', async () => {
    const { scope, bets, slip, arrive } = open()
    bets.slip.toggle(one)
    bets.slip.toggle(one)
    bets.slip.toggle(two)
    bets.slip.remove(`m2|${selectionKey(two.choice).split('|').slice(1, 3).join('|')}`)
    expect(bets.slip.chosen$.value.size).toBe(0)
    await arrive()
    expect(slip.toggle).not.toHaveBeenCalled()
    scope.end()
  })

  it('does not take a stored choice away when it is tapped too early', async () => {
    const { scope, bets, slip, arrive } = open({ chosen: [one] })
    bets.slip.toggle(one)
    await arrive()
    expect(slip.toggle).not.toHaveBeenCalled()
    expect(bets.slip.chosen$.value).toEqual(keys(one))
    scope.end()
  })

  it('opens when it was asked to, and looks open until then', async () => {
    const { scope, bets, slip, arrive } = open()
    bets.slip.setKind('parlay')
    bets.slip.setOpen(true)
    expect(bets.slip.slip$.value.open).toBe(true)
    await arrive()
    expect(slip.setKind).toHaveBeenCalledExactlyOnceWith('parlay')
    expect(slip.setOpen).toHaveBeenCalledExactlyOnceWith(true)
    scope.end()
  })

  it('places nothing, neither at once nor afterwards', async () => {
    const { scope, bets, slip, arrive } = open()
    bets.slip.toggle(one)
    expect(bets.slip.confirm()).toBe(false)
    await arrive()
    expect(slip.confirm).not.toHaveBeenCalled()
    expect(bets.slip.confirm('terms')).toBe(true)
    expect(slip.confirm).toHaveBeenCalledExactlyOnceWith('terms')
    scope.end()
  })

  it('is requested again when it could not be loaded', async () => {
    const { scope, bets, slip, load, faults, arrive } = open()
    load.mockRejectedValueOnce(new Error('offline'))
    bets.slip.toggle(one)
    await arrive(2)
    expect(faults).toHaveBeenCalledExactlyOnceWith('slip', new Error('offline'))
    expect(slip.toggle).toHaveBeenCalledExactlyOnceWith(one)
    scope.end()
  })

  it('is not made for a member who has signed out', async () => {
    const { scope, bets, load, createBetMachines, arrive } = open()
    bets.slip.toggle(one)
    expect(load).toHaveBeenCalledOnce()
    scope.end()
    await arrive()
    expect(createBetMachines).not.toHaveBeenCalled()
  })

  it('has the placements of the loaded code, and says nothing new while there are none', async () => {
    const { scope, bets, placements, arrive } = open()
    const seen: (readonly Placement[])[] = []
    bets.placements$.subscribe((now) => seen.push(now))
    bets.slip.toggle(one)
    await arrive()
    expect(seen).toEqual([[]])
    const placed = { phase: 'unknown' } as Placement
    placements.set([placed])
    expect(seen).toEqual([[], [placed]])
    scope.end()
  })
})
