import { act, cleanup, render, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MemoryRouter } from 'react-router-dom'
import { StreamsProvider } from '../../../../src/bindings/StreamsProvider.tsx'
import {
  ScrollPositionsProvider,
  useStoredPosition,
  useReturnPosition,
  useScrollPosition,
} from '../../../../src/features/scroll/ScrollPositions.tsx'
import { createFakeStreams } from '../../../support/fakeStreams.ts'
import { eventually } from '../../../support/eventually.ts'

let { streams } = createFakeStreams()

/** jsdom has no layout: an element can be scrolled as far as the test says. */
let height = 5000

beforeEach(() => {
  streams = createFakeStreams().streams
  height = 5000
  const tops = new WeakMap<Element, number>()
  vi.spyOn(Element.prototype, 'scrollTop', 'get').mockImplementation(function (this: Element) {
    return tops.get(this) ?? 0
  })
  vi.spyOn(Element.prototype, 'scrollTop', 'set').mockImplementation(function (this: Element, top: number) {
    tops.set(this, Math.min(top, height))
  })
})
afterEach(() => {
  vi.restoreAllMocks()
})

function List({ children }: { readonly children?: ReactNode }) {
  const kept = useStoredPosition('list')
  return (
    <div ref={useScrollPosition('list')} role="list" data-kept={kept()}>
      {children}
    </div>
  )
}

function Page() {
  return <div ref={useReturnPosition('page')} role="list" />
}

function App({ page = <List /> }: { readonly page?: ReactNode }) {
  const [shown, setShown] = useState(true)
  return (
    <MemoryRouter>
      <StreamsProvider streams={streams}>
        <ScrollPositionsProvider>
          <button onClick={() => setShown(!shown)}>switch</button>
          {shown && page}
        </ScrollPositionsProvider>
      </StreamsProvider>
    </MemoryRouter>
  )
}

const list = () => screen.getByRole('list')
const press = () => {
  act(() => {
    screen.getByRole('button').click()
  })
}
function scrollTo(top: number): void {
  list().scrollTop = top
  list().dispatchEvent(new Event('scroll'))
}

it('a list that is left and opened again is where it was', () => {
  render(<App />)
  scrollTo(900)
  press()
  press()
  expect([list().scrollTop, list().dataset['kept']]).toEqual([900, '900'])
})

it('a list is where it was after a reload too', () => {
  render(<App />)
  scrollTo(700)
  window.dispatchEvent(new Event('pagehide'))
  cleanup()
  render(<App />)
  expect(list().scrollTop).toBe(700)
})

it('a list that fills slowly is led to its place, unless somebody scrolls it', async () => {
  render(<App />)
  scrollTo(900)
  press()
  height = 0
  press()
  expect(list().scrollTop).toBe(0)
  height = 5000
  list().append(document.createElement('p'))
  await eventually(() => expect(list().scrollTop).toBe(900))
  press()
  height = 0
  press()
  list().dispatchEvent(new Event('wheel'))
  height = 5000
  list().append(document.createElement('p'))
  await Promise.resolve()
  expect(list().scrollTop).toBe(0)
})

it('a page that is opened anew is at its top, and where it was only on the way back', () => {
  streams.storage.session.set('touchline.places', JSON.stringify([['page', 300]]))
  // A memory router starts with a `POP`, as a reload and Back do.
  render(<App page={<Page />} />)
  expect(list().scrollTop).toBe(300)
})
