import { NEVER, of, Subject, throwError } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { createScope } from '../../../streams/kernel/scope.ts'
import { countSubscriptions } from '../../support/subscriptionCount.ts'

function scopeWithFaults() {
  const faults: unknown[] = []
  return { scope: createScope((error) => faults.push(error)), faults }
}

describe('a scope', () => {
  it('ends all that it owns, once', () => {
    const { scope } = scopeWithFaults()
    const counted = countSubscriptions(NEVER)
    const endings: string[] = []
    scope.run(counted.source$)
    const rateLimited$ = scope.state(counted.source$, 0)
    const owned = scope.cell(0)
    rateLimited$.subscribe({ complete: () => endings.push('state') })
    owned.state$.subscribe({ complete: () => endings.push('cell') })
    scope.ended$.subscribe(() => endings.push('ended'))
    expect(counted.active).toBe(2)
    scope.end()
    scope.end()
    expect(counted.active).toBe(0)
    expect(endings.toSorted()).toEqual(['cell', 'ended', 'state'])
    expect(scope.ended).toBe(true)
  })

  it('runs its closing actions last first, even when one fails', () => {
    const { scope, faults } = scopeWithFaults()
    const done: number[] = []
    scope.onEnd(() => done.push(1))
    scope.onEnd(() => {
      throw new Error('bug')
    })
    scope.onEnd(() => done.push(3))
    scope.end()
    expect(done).toEqual([3, 1])
    expect(faults).toHaveLength(1)
  })

  it('runs a closing action at once when it has ended, and subscribes to nothing', () => {
    const { scope } = scopeWithFaults()
    scope.end()
    let done = false
    scope.onEnd(() => (done = true))
    const counted = countSubscriptions(NEVER)
    scope.run(counted.source$)
    expect(scope.state(counted.source$, 0).value).toBe(0)
    expect([done, counted.active]).toEqual([true, 0])
  })

  it('keeps the last value of a source that errors, and reports the fault', () => {
    const { scope, faults } = scopeWithFaults()
    const [broken, also] = [new Error('broken'), new Error('also')]
    const source$ = new Subject<number>()
    const rateLimited$ = scope.state(source$, 0)
    source$.next(7)
    source$.error(broken)
    expect(rateLimited$.value).toBe(7)
    expect(faults).toEqual([broken])
    scope.run(throwError(() => also))
    expect(faults).toEqual([broken, also])
  })

  it('shares one subscription among all readers until it ends', () => {
    const { scope } = scopeWithFaults()
    const counted = countSubscriptions(NEVER)
    const shared$ = scope.share(counted.source$)
    shared$.subscribe().unsubscribe()
    shared$.subscribe()
    expect([counted.subscribed, counted.active]).toEqual([1, 1])
    scope.end()
    expect(counted.active).toBe(0)
  })

  it('ends its children, which may end earlier', () => {
    const { scope } = scopeWithFaults()
    const early = scope.child()
    const late = scope.child()
    const done: string[] = []
    early.onEnd(() => done.push('early'))
    late.onEnd(() => done.push('late'))
    early.end()
    expect([done, scope.ended]).toEqual([['early'], false])
    scope.end()
    expect(done).toEqual(['early', 'late'])
  })

  it('gives a child of an ended scope that has ended too', () => {
    const { scope } = scopeWithFaults()
    scope.end()
    expect(scope.child().ended).toBe(true)
  })

  it('lets go of what has completed by itself', () => {
    const { scope } = scopeWithFaults()
    const counted = countSubscriptions(of(1))
    scope.run(counted.source$)
    expect(counted.active).toBe(0)
  })
})
