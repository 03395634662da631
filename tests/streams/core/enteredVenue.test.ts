import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createEnteredVenue$ } from '../../../streams/core/enteredVenue.ts'
import { createScope } from '../../../streams/kernel/scope.ts'
import type { VenueRegistry } from '../../../streams/venues/registry.ts'
import type { VenueMaker } from '../../../streams/venues/venueDeps.ts'

const make: VenueMaker = () => {
  throw new Error('no venue is made here')
}

describe('a venue that is loaded when it is entered', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  function enter(load: () => Promise<VenueMaker>, code = 'FIRST') {
    const scope = createScope((error) => {
      throw error
    })
    const registry: VenueRegistry = [
      { code: 'FIRST', make },
      { code: 'LATE', load },
    ]
    const code$ = scope.cell(code)
    const entered$ = createEnteredVenue$(scope, registry, code$.state$)
    const seen: (string | null)[] = []
    scope.run(entered$)
    entered$.subscribe((venue) => seen.push(venue?.code ?? null))
    return { scope, choose: code$.set, seen, entered$ }
  }

  it('is none until its code is there, and at once the next time', async () => {
    const load = vi.fn(() => Promise.resolve(make))
    const { scope, choose, seen } = enter(load)
    choose('LATE')
    expect(seen).toEqual(['FIRST', null])
    await vi.advanceTimersByTimeAsync(0)
    choose('FIRST')
    choose('LATE')
    expect(seen).toEqual(['FIRST', null, 'LATE', 'FIRST', 'LATE'])
    expect(load).toHaveBeenCalledTimes(1)
    scope.end()
  })

  it('is tried again when its code does not arrive', async () => {
    const load = vi.fn(() => Promise.resolve(make)).mockRejectedValueOnce(new Error('offline'))
    const { scope, seen } = enter(load, 'LATE')
    await vi.advanceTimersByTimeAsync(2999)
    expect(seen).toEqual([null])
    await vi.advanceTimersByTimeAsync(1)
    expect([seen, load.mock.calls.length]).toEqual([[null, 'LATE'], 2])
    scope.end()
  })

  it('is not entered when the member has gone on before its code arrived', async () => {
    const { scope, choose, seen } = enter(() => Promise.resolve(make))
    choose('LATE')
    choose('FIRST')
    await vi.advanceTimersByTimeAsync(5000)
    expect(seen).toEqual(['FIRST', null, 'FIRST'])
    scope.end()
  })

  it('is the first venue for a code that nobody knows', () => {
    const { scope, seen } = enter(() => Promise.resolve(make), 'NOBODY')
    expect(seen).toEqual(['FIRST'])
    scope.end()
  })
})
