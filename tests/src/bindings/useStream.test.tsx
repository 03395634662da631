import { act, render, screen } from '@testing-library/react'
import { Component, type ReactNode, StrictMode } from 'react'
import { BehaviorSubject, throwError } from 'rxjs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useStream } from '../../../src/bindings/useStream.ts'
import { keyed } from '../../../streams/kernel/keyed.ts'
import { shareState } from '../../../streams/kernel/shareGrace.ts'
import { cell, type State$, stateFrom } from '../../../streams/kernel/state.ts'
import { countSubscriptions } from '../../support/subscriptionCount.ts'

const GRACE_MS = 1000

function Show({ state$ }: { readonly state$: State$<string> }) {
  return <p>{useStream(state$)}</p>
}

describe('useStream', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('shows the present value at once and each new one', () => {
    const price = cell('1.95')
    render(<Show state$={price.state$} />)
    expect(screen.getByText('1.95')).toBeDefined()
    act(() => {
      price.set('1.98')
    })
    expect(screen.getByText('1.98')).toBeDefined()
  })

  it('makes one subscription to the wire for a screen mounted under StrictMode', () => {
    const wire = countSubscriptions(new BehaviorSubject('first'))
    const state$ = shareState(wire.source$, { initial: 'waiting', graceMs: GRACE_MS })
    const { unmount } = render(
      <StrictMode>
        <Show state$={state$} />
        <Show state$={state$} />
      </StrictMode>,
    )
    expect(wire.subscribed).toBe(1)
    unmount()
    vi.advanceTimersByTime(GRACE_MS - 1)
    expect(wire.active).toBe(1)
    vi.advanceTimersByTime(1)
    expect(wire.active).toBe(0)
  })

  it('keeps the subscription when a screen is left and opened again within the grace', () => {
    const wire = countSubscriptions(new BehaviorSubject('value'))
    const prices$ = keyed(() => wire.source$, { initial: (_key: string) => 'waiting', graceMs: GRACE_MS })
    const first = render(<Show state$={prices$('m1')} />)
    first.unmount()
    vi.advanceTimersByTime(GRACE_MS / 2)
    render(<Show state$={prices$('m1')} />)
    vi.advanceTimersByTime(GRACE_MS * 2)
    expect(wire.subscribed).toBe(1)
  })

  it('never shows the old stream’s value once the stream has been exchanged', () => {
    const shown: string[] = []
    const values = { a: cell('A').state$, b: cell('B').state$ }
    function Named({ name }: { readonly name: 'a' | 'b' }) {
      shown.push(`${name}:${useStream(values[name])}`)
      return null
    }
    const { rerender } = render(<Named name="a" />)
    rerender(<Named name="b" />)
    expect(new Set(shown)).toEqual(new Set(['a:A', 'b:B']))
  })

  it('throws a fault to the nearest boundary', () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const broken$ = stateFrom(
      () => 'value',
      throwError(() => new Error('bug')),
    )
    render(
      <Boundary>
        <Show state$={broken$} />
      </Boundary>,
    )
    expect(screen.getByText('caught bug')).toBeDefined()
    quiet.mockRestore()
  })
})

class Boundary extends Component<{ readonly children: ReactNode }, { readonly message: string | null }> {
  override state: { readonly message: string | null } = { message: null }

  static getDerivedStateFromError(error: Error): { readonly message: string } {
    return { message: error.message }
  }

  override render(): ReactNode {
    return this.state.message === null ? this.props.children : <p>caught {this.state.message}</p>
  }
}
