import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { leaveLost } from '../../../streams/venues/leaveLost.ts'
import { createScope } from '../../../streams/kernel/scope.ts'
import { cell } from '../../../streams/kernel/state.ts'
import { transportFailure } from '../../../streams/link/exchange.ts'
import type { VenueTrouble } from '../../../streams/link/venueSession.ts'

const LOST: VenueTrouble = { kind: 'lost', failure: transportFailure('timeout'), entering: false }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function atVenue() {
  const scope = createScope((error) => {
    throw error
  })
  const trouble = cell<VenueTrouble | null>(null)
  const leave = vi.fn()
  leaveLost(scope, { trouble$: trouble.state$, leave })
  return { scope, trouble, leave }
}

describe('a venue that has ended the session', () => {
  it('is left after 5 s, once', () => {
    const { trouble, leave } = atVenue()
    trouble.set(LOST)
    vi.advanceTimersByTime(2000)
    trouble.set({ ...LOST })
    vi.advanceTimersByTime(2999)
    expect(leave).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(leave).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(60_000)
    expect(leave).toHaveBeenCalledTimes(1)
  })

  it('is not left by a member who enters it again', () => {
    const { trouble, leave } = atVenue()
    trouble.set(LOST)
    vi.advanceTimersByTime(4999)
    trouble.set({ ...LOST, entering: true })
    vi.advanceTimersByTime(60_000)
    trouble.set(null)
    vi.advanceTimersByTime(60_000)
    expect(leave).not.toHaveBeenCalled()
  })

  it('is not left when it was never entered, or the member has gone', () => {
    const { scope, trouble, leave } = atVenue()
    trouble.set({ ...LOST, kind: 'refused' })
    vi.advanceTimersByTime(60_000)
    trouble.set(LOST)
    scope.end()
    vi.advanceTimersByTime(60_000)
    expect(leave).not.toHaveBeenCalled()
  })
})
