import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { useReplayStep } from '../../../../src/features/player/useReplayStep.ts'
import { useOverlayStep } from '../../../../src/routes/useOverlayStep.ts'
import { useStream } from '../../../../src/bindings/useStream.ts'
import { cell } from '../../../../streams/kernel/state.ts'

const replay = cell<'none' | 'offered' | 'playing'>('offered')
const end = vi.fn(() => {
  replay.set('offered')
})

const model = { replay$: replay.state$, end }

function Page() {
  const state = useStream(model.replay$)
  const slip = useOverlayStep('slip')
  useReplayStep(model, state === 'playing')
  return (
    <>
      <button onClick={slip.show}>open slip</button>
      <output>{slip.open ? 'slip' : ''}</output>
    </>
  )
}

const address = () => window.location.search
const set = (state: 'offered' | 'playing') => {
  act(() => {
    replay.set(state)
  })
}
const back = () => {
  act(() => {
    window.history.back()
  })
}

beforeEach(() => {
  end.mockClear()
  replay.set('offered')
  window.history.pushState(null, '', '/before')
  window.history.pushState(null, '', '/page')
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  )
})

it('is removed when the replay ends, and ends it when Back is pressed', async () => {
  set('playing')
  await waitFor(() => expect(address()).toBe('?sheet=replay'))
  set('offered')
  await waitFor(() => expect(address()).toBe(''))
  set('playing')
  await waitFor(() => expect(address()).toBe('?sheet=replay'))
  back()
  await waitFor(() => expect(end).toHaveBeenCalledTimes(1))
  expect(window.location.pathname).toBe('/page')
})

it('leaves open what was opened meanwhile, and is removed with it', async () => {
  set('playing')
  await waitFor(() => expect(address()).toBe('?sheet=replay'))
  fireEvent.click(screen.getByRole('button', { name: 'open slip' }))
  await waitFor(() => expect(address()).toBe('?sheet=replay&sheet=slip'))
  set('offered')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(screen.getByRole('status').textContent).toBe('slip')
  back()
  await waitFor(() => expect(address()).toBe(''))
  expect(window.location.pathname).toBe('/page')
})
