import { firstValueFrom, NEVER, of, Subject, throwError } from 'rxjs'
import { describe, expect, it, vi } from 'vitest'
import { createUnsettledBets$, settledProfit$ } from '../../../streams/core/lateAllBets.ts'
import type { Failure } from '../../../streams/domain/failure.ts'
import { type Money, money } from '../../../streams/domain/money.ts'
import { err, ok, type Result } from '../../../streams/domain/result.ts'
import { createScope } from '../../../streams/kernel/scope.ts'
import { cell } from '../../../streams/kernel/state.ts'
import { countSubscriptions } from '../../support/subscriptionCount.ts'

type Deps = Parameters<typeof createUnsettledBets$>[1]

function made() {
  const scope = createScope((error) => {
    throw error
  })
  const here = cell<number | null>(null)
  const counted$ = new Subject<number>()
  const counts = countSubscriptions(counted$)
  const changed: unknown[] = []
  const load = vi.fn(() =>
    Promise.resolve({
      readOpenCount: () => () => NEVER,
      openCount$: ({ changed$ }: { readonly changed$: Subject<unknown> }) => {
        changed$.subscribe((change) => changed.push(change))
        return counts.source$
      },
    } as never),
  )
  const changed$ = new Subject<unknown>()
  const report = vi.fn()
  const link = { firstList: { afterFirstList$: (ask: () => unknown) => ask() }, faults: { report } }
  const deps: Deps = { link, conditions: {}, openBets$: here.state$, changed$ } as never
  const unsettled$ = createUnsettledBets$(scope, deps, load)
  return { scope, here, counted$, counts, changed, changed$, load, report, unsettled$, deps }
}

describe('the number at the navigation', () => {
  it('is that of the present venue at first, and then that of all products and venues', async () => {
    const { here, counted$, unsettled$, scope } = made()
    const shown: (number | null)[] = []
    unsettled$.subscribe((count) => shown.push(count))
    here.set(2)
    await vi.dynamicImportSettled()
    counted$.next(5)
    // A bet that was just placed is not counted yet; one that is settled here still is.
    here.set(6)
    here.set(1)
    counted$.next(4)
    expect(shown).toEqual([null, 2, 5, 6, 5, 4])
    expect(unsettled$.value).toBe(4)
    scope.end()
  })

  it('is known without that of the venue, such as at one without bets', async () => {
    const { counted$, unsettled$, scope } = made()
    unsettled$.subscribe()
    await vi.dynamicImportSettled()
    counted$.next(3)
    expect(unsettled$.value).toBe(3)
    scope.end()
  })

  it('is read once for all who show it, while it is shown, and again after a bet or a payment', async () => {
    const { here, changed, changed$, counts, load, unsettled$, scope } = made()
    await vi.dynamicImportSettled()
    expect(load).not.toHaveBeenCalled()
    const first = unsettled$.subscribe()
    unsettled$.subscribe()
    await vi.dynamicImportSettled()
    expect([counts.subscribed, counts.active, load.mock.calls.length]).toEqual([1, 1, 1])
    here.set(1)
    changed$.next('paid')
    expect(changed).toEqual([1, 'paid'])
    first.unsubscribe()
    expect(counts.active).toBe(1)
    scope.end()
    expect(counts.active).toBe(0)
  })

  it('is loaded again after its code could not be loaded', async () => {
    vi.useFakeTimers()
    const { deps, here, report, scope, counts } = made()
    const fault = new Error('no chunk')
    let tries = 0
    const load = () => {
      tries += 1
      return tries === 1
        ? Promise.reject(fault)
        : Promise.resolve({
            readOpenCount: () => () => throwError(() => fault),
            openCount$: () => counts.source$,
          })
    }
    const unsettled$ = createUnsettledBets$(scope, deps, load as never)
    unsettled$.subscribe()
    here.set(2)
    await vi.advanceTimersByTimeAsync(0)
    expect(report).toHaveBeenCalledExactlyOnceWith('allBets', fault)
    expect([unsettled$.value, counts.active]).toEqual([2, 0])
    await vi.advanceTimersByTimeAsync(3000)
    expect(counts.active).toBe(1)
    scope.end()
    vi.useRealTimers()
  })
})

describe('what the settled bets of a time have come to', () => {
  const asked = { currency: 'RMB', from: 1000, to: 2000 } as const
  const made$ = (answer: Result<Money, Failure>) => {
    const readProfit$ = vi.fn(() => of(answer))
    const link = { firstList: { afterFirstList$: (ask: () => unknown) => ask() } } as never
    const load = () => Promise.resolve({ readProfit$ } as never)
    return { readProfit$, link, read$: settledProfit$(link, asked, load) }
  }

  it('is read with code of its own', async () => {
    const { readProfit$, link, read$ } = made$(ok(money(-500, 'RMB')))
    await expect(firstValueFrom(read$)).resolves.toEqual(money(-500, 'RMB'))
    expect(readProfit$).toHaveBeenCalledExactlyOnceWith(link, asked)
  })

  it('is nothing when it cannot be read', async () => {
    const { read$ } = made$(err({ type: 'transport', kind: 'network' }))
    await expect(firstValueFrom(read$, { defaultValue: null })).resolves.toBeNull()
  })
})
