import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { useOpenPage } from '../../../src/routes/useOpenPage.ts'
import { useOverlayStep, useOverlaySteps } from '../../../src/routes/useOverlayStep.ts'

const GAMES = ['game-a', 'game-b'] as const

function Page() {
  const slip = useOverlayStep('slip')
  const acceptance = useOverlayStep('acceptance')
  const games = useOverlaySteps(GAMES)
  const openPage = useOpenPage()
  return (
    <>
      <h1>page</h1>
      <button onClick={slip.show}>open slip</button>
      <button onClick={acceptance.show}>open acceptance</button>
      <button onClick={slip.close}>close slip</button>
      <button onClick={acceptance.close}>close acceptance</button>
      <button onClick={() => games.show('game-a')}>open a</button>
      <button onClick={() => games.change('game-b')}>change to b</button>
      <button onClick={games.close}>close game</button>
      <button onClick={() => openPage('/other')}>other page</button>
      <output>
        {[slip.open && 'slip', acceptance.open && 'acceptance', games.current].filter(Boolean).join(' ')}
      </output>
    </>
  )
}

async function renderAt(path: string) {
  window.history.pushState(null, '', '/before')
  window.history.pushState(null, '', path)
  await act(async () => {
    render(
      <StrictMode>
        <BrowserRouter>
          <Routes>
            <Route path="/page" element={<Page />} />
            <Route path="*" element={<Link to="/page">elsewhere</Link>} />
          </Routes>
        </BrowserRouter>
      </StrictMode>,
    )
    await Promise.resolve()
  })
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

async function back() {
  act(() => {
    window.history.back()
  })
  await new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true })
  })
}

const shows = (open: string) =>
  waitFor(() => {
    expect(screen.getByRole('status').textContent).toBe(open)
  })

beforeEach(() => {
  window.history.replaceState(null, '', '/')
})

describe('an overlay as a step of the history', () => {
  it('opens with an address of its own, and Back closes it and stays on the page', async () => {
    await renderAt('/page?tab=today')
    press('open slip')
    await shows('slip')
    expect(location.search).toBe('?tab=today&sheet=slip')
    await back()
    await shows('')
    expect(location.pathname + location.search).toBe('/page?tab=today')
  })

  it('leaves nothing behind when it is closed by hand, however often', async () => {
    await renderAt('/page')
    for (let times = 0; times < 10; times++) {
      press('open slip')
      await shows('slip')
      press('close slip')
      await shows('')
    }
    await back()
    await waitFor(() => {
      expect(location.pathname).toBe('/before')
    })
  })

  it('closes only what is on top, one Back at a time', async () => {
    await renderAt('/page')
    press('open slip')
    await shows('slip')
    press('open acceptance')
    await shows('slip acceptance')
    await back()
    await shows('slip')
    await back()
    await shows('')
  })

  it('takes what lies above along when it is closed', async () => {
    await renderAt('/page')
    press('open slip')
    await shows('slip')
    press('open acceptance')
    await shows('slip acceptance')
    press('close slip')
    await shows('')
    await back()
    await waitFor(() => {
      expect(location.pathname).toBe('/before')
    })
  })

  it('gives its place to another of its group, without a further step', async () => {
    await renderAt('/page?tab=today')
    press('change to b')
    await shows('')
    press('open a')
    await shows('game-a')
    press('change to b')
    await shows('game-b')
    expect(location.search).toBe('?tab=today&sheet=game-b')
    press('close game')
    await shows('')
    expect(location.pathname + location.search).toBe('/page?tab=today')
    await back()
    await waitFor(() => {
      expect(location.pathname).toBe('/before')
    })
  })

  it('takes a second tap for the same one', async () => {
    await renderAt('/page')
    press('open slip')
    press('open slip')
    await shows('slip')
    press('close slip')
    press('close slip')
    await shows('')
    expect(location.pathname).toBe('/page')
  })

  it('opened from a link has the page below it', async () => {
    await renderAt('/page?sheet=slip&sheet=acceptance')
    await shows('slip acceptance')
    await back()
    await shows('slip')
    await back()
    await shows('')
    expect(location.pathname + location.search).toBe('/page')
  })

  it('opened from a link closes by hand to the page', async () => {
    await renderAt('/page?sheet=slip')
    await shows('slip')
    press('close slip')
    await shows('')
    expect(location.pathname + location.search).toBe('/page')
  })

  it('gives its place to a page that is opened from it', async () => {
    await renderAt('/page')
    press('open slip')
    await shows('slip')
    press('other page')
    await screen.findByText('elsewhere')
    await back()
    await shows('')
    expect(location.pathname + location.search).toBe('/page')
  })

  it('does not fail on a name that no overlay has', async () => {
    await renderAt('/page?sheet=%00nonsense')
    await shows('')
    press('open slip')
    await shows('slip')
    await back()
    await shows('')
  })

  it('is closed while a page lies over all', async () => {
    await renderAt('/page?sheet=slip#/500')
    await shows('')
  })
})
