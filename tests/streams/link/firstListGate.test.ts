import { of } from 'rxjs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFirstListGate } from '../../../streams/link/firstListGate.ts'
import { createScope } from '../../../streams/kernel/scope.ts'

function open() {
  const scope = createScope((error) => {
    throw error
  })
  const ask = vi.fn(() => of('answer'))
  return { scope, ask, ...createFirstListGate(scope, { drawMs: 300, mostMs: 3000 }) }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a request after the first list', () => {
  it('waits until the list has arrived and is drawn', () => {
    const { scope, ask, afterFirstList$, firstListArrived } = open()
    afterFirstList$(ask).subscribe()
    vi.advanceTimersByTime(2000)
    firstListArrived()
    vi.advanceTimersByTime(299)
    expect(ask).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(ask).toHaveBeenCalledOnce()
    firstListArrived()
    vi.advanceTimersByTime(10_000)
    expect(ask).toHaveBeenCalledOnce()
    scope.end()
  })

  it('does not wait when the list is drawn already', () => {
    const { scope, ask, afterFirstList$, firstListArrived } = open()
    firstListArrived()
    vi.advanceTimersByTime(300)
    afterFirstList$(ask).subscribe()
    expect(ask).toHaveBeenCalledOnce()
    scope.end()
  })

  it('is sent without a list, where none comes', () => {
    const { scope, ask, afterFirstList$ } = open()
    afterFirstList$(ask).subscribe()
    vi.advanceTimersByTime(3000)
    expect(ask).toHaveBeenCalledOnce()
    scope.end()
  })
})
