import { act, render, screen, waitFor } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import type { MemberStreams, SlipView, Streams } from '../../../../streams/index.ts'
import { cell, constant } from '../../../../streams/kernel/state.ts'
import { MemberProvider, StreamsProvider, useMember } from '../../../../src/bindings/StreamsProvider.tsx'
import { useStreamPart } from '../../../../src/bindings/useStreamPart.ts'
import { useSlipStep } from '../../../../src/features/slip/useSlipStep.ts'

function Page() {
  useSlipStep(true)
  const { slip } = useMember()
  const open = useStreamPart(slip.slip$, (view) => view.open)
  return (
    <>
      <output>{open ? 'open' : 'closed'}</output>
      <button onClick={() => slip.setOpen(!open)}>fold</button>
    </>
  )
}

function renderAt(path: string) {
  window.history.pushState(
    path.includes('sheet') ? { usr: { overlaySteps: 1 }, key: 'k', idx: 1 } : null,
    '',
    path,
  )
  const view = cell({ open: false } as SlipView)
  const setOpen = vi.fn((open: boolean) => {
    view.update((now) => ({ ...now, open }))
  })
  const member = { slip: { slip$: view.state$, setOpen } as Partial<MemberStreams['slip']> }
  const streams = { member$: constant(member as MemberStreams) } as Streams
  render(
    <StreamsProvider streams={streams}>
      <BrowserRouter>
        <MemberProvider fallback={null}>
          <Page />
        </MemberProvider>
      </BrowserRouter>
    </StreamsProvider>,
  )
}

const shows = (state: string) =>
  waitFor(() => {
    expect(screen.getByRole('status').textContent).toBe(state)
  })

const hasStep = (held: boolean) =>
  waitFor(() => {
    expect(window.location.search.includes('sheet=slip')).toBe(held)
  })

it('is open after a reload when it was open before, until Back', async () => {
  const go = vi.spyOn(window.history, 'go')
  window.history.pushState(null, '', '/page')
  renderAt('/page?sheet=slip')
  expect(go, 'nothing closes it').not.toHaveBeenCalled()
  await shows('open')
  await hasStep(true)
  act(() => {
    window.history.back()
  })
  await shows('closed')
  await hasStep(false)
  expect(window.location.pathname).toBe('/page')
})

it('takes and leaves a step when it opens and closes for reasons of its own', async () => {
  renderAt('/page')
  const fold = screen.getByRole('button', { name: 'fold' })
  act(() => {
    fold.click()
  })
  await hasStep(true)
  act(() => {
    fold.click()
  })
  await hasStep(false)
  await shows('closed')
})
