import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { live } from '../../../streams/kernel/feed.ts'
import { plainSite } from '../../support/link.ts'
import { noticeLine } from '../../support/fakeRoom.ts'
import { createFakeStreams } from '../../support/fakeStreams.ts'
import { orderPage } from '../../support/orders.ts'
import { renderApp } from '../../support/renderApp.tsx'

const HOME = '/app/home/home-sport'
const LOGIN = '/entry/login'
const RECORDS = '/common-sport-records/'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Puts the page in a frame of a page of the same origin. Gives the paths that this page is moved to. */
function inFrame(): readonly string[] {
  const moved: string[] = []
  const parent = {
    location: { pathname: '/portal' },
    history: {
      pushState: (_: unknown, __: string, path: string) => {
        moved.push(path)
        parent.location.pathname = path
      },
    },
    dispatchEvent: () => true,
  }
  vi.stubGlobal('parent', parent)
  return moved
}

/** The number of the present entry, as the router counts: the length of the history is that of all earlier tests, too. */
function entry(): number {
  const { idx } = window.history.state as { readonly idx: number }
  return idx
}

describe('the way home in a frame', () => {
  it.each([
    ['the bottom bar', RECORDS, () => screen.getByRole('link', { name: '首页' }), 1],
    ['an empty list', RECORDS, () => screen.getByRole('button', { name: '去看比赛' }), 1],
    ['the page of an error', `${RECORDS}#/500`, () => screen.getByRole('button', { name: '回首页' }), 0],
  ])('takes the parent page along from %s', async (_, path, button, entries) => {
    const moved = inFrame()
    const fake = await renderApp(path)
    act(() => {
      fake.records.update((view) => ({ ...view, settled: true, list: live(orderPage([]), 0) }))
    })
    const before = entry()
    await waitFor(button)
    expect(moved).toEqual([])
    fireEvent.click(button())
    await waitFor(() => expect(location.pathname + location.hash).toBe(HOME))
    expect([moved, entry() - before]).toEqual([[HOME], entries])
  })

  it('takes the parent page along from the back button of a page that was opened from a link', async () => {
    const moved = inFrame()
    window.history.replaceState({ idx: 0 }, '')
    await renderApp('/app/search')
    fireEvent.click(await screen.findByRole('button', { name: '返回' }))
    await waitFor(() => expect(location.pathname).toBe(HOME))
    expect(moved).toEqual([HOME])
  })

  it.each([
    ['/', HOME, [HOME]],
    ['/app/live', '/app/live', []],
  ])(
    'moves the parent page from an announcement in a room only if it leads home: %s',
    async (link, path, expected) => {
      const moved = inFrame()
      const fake = createFakeStreams()
      const news = { type: 'activityPush', activityId: 'a', title: '竞猜周', text: '', link } as const
      fake.room.chat.set({ lines: [noticeLine('n', news)], paused: false, fresh: 0 })
      await renderApp('/app/live/r-1', fake)
      fireEvent.click(await screen.findByRole('link', { name: '查看' }))
      await waitFor(() => expect(location.pathname).toBe(path))
      expect(moved).toEqual(expected)
    },
  )

  it('leaves the parent page when a link that leads home is opened in another tab', async () => {
    const moved = inFrame()
    const fake = createFakeStreams()
    const news = { type: 'activityPush', activityId: 'a', title: '竞猜周', text: '', link: '/' } as const
    fake.room.chat.set({ lines: [noticeLine('n', news)], paused: false, fresh: 0 })
    await renderApp('/app/live/r-1', fake)
    fireEvent.click(await screen.findByRole('link', { name: '查看' }), { ctrlKey: true })
    expect([location.pathname, moved]).toEqual(['/app/live/r-1', []])
  })

  it('takes the parent page along at the back key of the shell', async () => {
    const moved = inFrame()
    const fake = await renderApp('/app/settings', createFakeStreams({ shell: 'frame' }))
    await waitFor(() => expect(fake.shellBack$.observed).toBe(true))
    act(() => {
      fake.shellBack$.next({ answer: () => undefined })
    })
    await waitFor(() => expect(location.pathname).toBe(HOME))
    expect(moved).toEqual([HOME])
  })

  it('leads from an error over the list to the list', async () => {
    const moved = inFrame()
    await renderApp(`${HOME}#/500`)
    fireEvent.click(await screen.findByRole('button', { name: '回首页' }))
    await waitFor(() => expect(location.hash).toBe(''))
    expect(moved).toEqual([HOME])
  })

  it('asks a parent page of another origin that the configuration names', async () => {
    const asked: unknown[] = []
    vi.stubGlobal('parent', {
      get location(): never {
        throw new DOMException('cross-origin', 'SecurityError')
      },
      postMessage: (message: unknown, origin: string) => asked.push([message, origin]),
    })
    const fake = await renderApp(RECORDS)
    act(() => {
      fake.config.set(live({ ...plainSite, frames: ['https://portal.test'] }, 0))
    })
    fireEvent.click(screen.getByRole('link', { name: '首页' }))
    await waitFor(() => expect(location.pathname).toBe(HOME))
    const message = { touchline: 'frame', version: 1, type: 'navigate', path: HOME }
    expect(asked).toEqual([[message, 'https://portal.test']])
  })
})

describe('the way to the login in a frame', () => {
  it('takes the parent page along from the page to register', async () => {
    const moved = inFrame()
    await renderApp('/entry/register', createFakeStreams({ signedIn: false }))
    fireEvent.click(await screen.findByRole('button', { name: '返回' }))
    await waitFor(() => expect(location.pathname).toBe(LOGIN))
    expect(moved).toEqual([LOGIN])
  })
})
