import { describe, expect, it, vi } from 'vitest'
import { forceClose } from '../../../streams/core/forceClose.ts'
import { createScope } from '../../../streams/kernel/scope.ts'
import { cell, constant } from '../../../streams/kernel/state.ts'
import { transportFailure } from '../../../streams/link/exchange.ts'
import type { VenueTrouble } from '../../../streams/link/venueSession.ts'
import { EMPTY_SLIP_VIEW } from '../../../streams/views/slip/emptySlipView.ts'

function slipThat(open: boolean) {
  const scope = createScope((error) => {
    throw error
  })
  const trouble = cell<VenueTrouble | null>(null)
  const [setOpen, say] = [vi.fn(), vi.fn()]
  forceClose(scope, {
    trouble$: trouble.state$,
    slip: { slip$: constant({ ...EMPTY_SLIP_VIEW, open }), setOpen },
    notices: { say },
  })
  return { scope, trouble, setOpen, say }
}

const LOST: VenueTrouble = { kind: 'lost', failure: transportFailure('timeout'), entering: false }

describe('the slip of a venue that stops taking bets', () => {
  it('is closed with a word about it, once', () => {
    const { trouble, setOpen, say } = slipThat(true)
    expect(setOpen).not.toHaveBeenCalled()
    trouble.set(LOST)
    trouble.set({ ...LOST, entering: true })
    expect(setOpen.mock.calls).toEqual([[false]])
    expect(say.mock.calls).toEqual([['slipMore.forceClosed']])
  })

  it('is not told of when it is closed anyway', () => {
    const { trouble, setOpen, say } = slipThat(false)
    trouble.set(LOST)
    expect([setOpen.mock.calls, say.mock.calls]).toEqual([[], []])
  })

  it('is left alone when the member has gone', () => {
    const { scope, trouble, setOpen } = slipThat(true)
    scope.end()
    trouble.set(LOST)
    expect(setOpen).not.toHaveBeenCalled()
  })
})
