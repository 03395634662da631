import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { live } from '../../../streams/kernel/feed.ts'
import { constant } from '../../../streams/kernel/state.ts'
import { matchRow } from '../../../streams/views/match/matchRow.ts'
import { liveRoom } from '../../support/fakeRoom.ts'
import { createFakeStreams, FAKE_NOW } from '../../support/fakeStreams.ts'
import { renderApp } from '../../support/renderApp.tsx'
import { matchOf } from '../../streams/feeds/builders.ts'
import { withDialogs } from '../ui/dialog.ts'

withDialogs()

/** The media queries that match, with their listeners. */
const media = { matching: new Set<string>(), listeners: new Set<() => void>() }
const LOW_AND_WIDE = '(max-height: 480px) and (min-width: 600px)'
const TALL = '(min-height: 560px)'

beforeEach(() => {
  media.matching = new Set([TALL])
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return media.matching.has(query)
    },
    addEventListener: (_: string, listener: () => void) => media.listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => media.listeners.delete(listener),
  }))
  HTMLElement.prototype.setPointerCapture = vi.fn()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const turn = (...queries: readonly string[]) =>
  act(() => {
    media.matching = new Set(queries)
    for (const listener of media.listeners) listener()
  })

const ROOMS = [
  liveRoom({ roomId: 'r-0', title: '早场' }),
  liveRoom(),
  liveRoom({ roomId: 'r-2', title: '停播', living: false }),
  liveRoom({ roomId: 'r-3', title: '夜场' }),
]

async function open() {
  const fake = createFakeStreams()
  fake.room.match.set(matchRow(matchOf('1001', FAKE_NOW, { score: [1, 1], state: 'live' })))
  vi.mocked(fake.member.prices.price$).mockReturnValue(
    constant({ name: '', state: 'open', price: '1.70', line: '', move: null, chosen: false }),
  )
  fake.room.rooms.set(live(ROOMS, FAKE_NOW))
  await renderApp('/app/live/r-1', fake)
  await screen.findByRole('log', { name: '聊天记录' })
  return fake
}

describe('a room on a phone on its side', () => {
  it('keeps its picture, its chat and its draft when it is turned', async () => {
    const fake = await open()
    const picture = () => screen.getByRole('region', { name: '直播画面' })
    const before = { picture: picture(), log: screen.getByRole('log'), screens: fake.video.screens }
    fireEvent.change(screen.getByRole('textbox', { name: '聊天输入' }), { target: { value: '半句' } })
    turn(LOW_AND_WIDE)
    expect(picture()).toBe(before.picture)
    expect(screen.getByRole('log')).toBe(before.log)
    expect(fake.video.screens).toBe(before.screens)
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: '聊天输入' }).value).toBe('半句')
    turn(TALL)
    expect(picture()).toBe(before.picture)
  })

  it('has its prices in a tab of the panel, and no strip of them', async () => {
    await open()
    expect(screen.getByRole('region', { name: /的主要盘口$/ })).toBeTruthy()
    turn(LOW_AND_WIDE)
    expect(screen.queryByRole('region', { name: /的主要盘口$/ })).toBeNull()
    fireEvent.click(screen.getByRole('tab', { name: '盘口' }))
    const panel = within(screen.getByRole('tabpanel', { name: '盘口' }))
    expect(panel.getByText('1 - 1')).toBeTruthy()
    expect(panel.getAllByRole('button').length).toBeGreaterThan(0)
  })

  it('hides its panel by one tap, shows it by another, and has it whenever it is upright', async () => {
    const fake = await open()
    expect(screen.queryByRole('button', { name: '收起侧栏' })).toBeNull()
    turn(LOW_AND_WIDE)
    const isHidden = () => document.getElementById('room-side')?.hasAttribute('inert')
    fireEvent.click(screen.getByRole('button', { name: '收起侧栏' }))
    expect(isHidden()).toBe(true)
    const show = screen.getByRole('button', { name: '展开侧栏' })
    expect(show.getAttribute('aria-expanded')).toBe('false')
    fireEvent.click(show)
    expect(isHidden()).toBe(false)
    fireEvent.click(screen.getByRole('button', { name: '收起侧栏' }))
    turn(TALL)
    expect(isHidden()).toBe(false)
    expect(fake.video.screens).toBe(1)
  })

  it('keeps the field above the keyboard', async () => {
    const view = Object.assign(new EventTarget(), { height: 390, offsetTop: 0, scale: 1 })
    vi.stubGlobal('visualViewport', view)
    vi.stubGlobal('innerHeight', 390)
    await open()
    turn(LOW_AND_WIDE)
    const style = () => document.getElementById('room-side')?.style
    expect(style()?.height).toBe('')
    act(() => {
      Object.assign(view, { height: 180, offsetTop: 12 })
      view.dispatchEvent(new Event('resize'))
    })
    expect([style()?.height, style()?.top]).toEqual(['180px', '12px'])
    act(() => {
      Object.assign(view, { scale: 2 })
      view.dispatchEvent(new Event('resize'))
    })
    expect(style()?.height).toBe('')
  })
})

function swipe(from: number, to: number, pointerType = 'touch'): void {
  const picture = screen.getByRole('region', { name: '直播画面' })
  const at = (clientY: number) => ({ clientX: 100, clientY, pointerId: 1, isPrimary: true, pointerType })
  fireEvent.pointerDown(picture, at(from))
  fireEvent.pointerMove(picture, at((from + to) / 2))
  fireEvent.pointerMove(picture, at(to))
  fireEvent.pointerUp(picture, at(to))
}

describe('the way to the next room', () => {
  it('is a swipe up, past rooms that are off the air, in place of this room in the history', async () => {
    await open()
    const { length } = window.history
    swipe(200, 60)
    await waitFor(() => expect(window.location.pathname).toBe('/app/live/r-3'))
    expect(window.history.length).toBe(length)
  })

  it('is back by a swipe down', async () => {
    await open()
    swipe(60, 200)
    await waitFor(() => expect(window.location.pathname).toBe('/app/live/r-0'))
  })

  it('is not a drag by a mouse, nor a short touch, nor a swipe beside the picture of a turned phone', async () => {
    await open()
    swipe(200, 60, 'mouse')
    swipe(200, 194)
    turn(LOW_AND_WIDE)
    swipe(200, 60)
    await act(() => Promise.resolve())
    expect(window.location.pathname).toBe('/app/live/r-1')
  })

  it('is a named button, by keyboard too, which says where the list ends', async () => {
    const fake = await open()
    const ways = within(screen.getByRole('group', { name: '其他直播间' }))
    expect(ways.getByRole('button', { name: '上一个直播间：早场' })).toBeTruthy()
    fireEvent.click(ways.getByRole('button', { name: '下一个直播间：夜场' }))
    await waitFor(() => expect(window.location.pathname).toBe('/app/live/r-3'))
    const end = await screen.findByRole('button', { name: '后面没有直播中的房间了' })
    expect(end.getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(end)
    expect(window.location.pathname).toBe('/app/live/r-3')
    expect(fake.live.room).toHaveBeenLastCalledWith(expect.anything(), 'r-3')
  })

  it('leaves no open sheet of this room in the history', async () => {
    await open()
    fireEvent.click(screen.getByRole('button', { name: '表情' }))
    await waitFor(() => expect(window.location.search).toContain('emoji'))
    fireEvent.click(screen.getByRole('button', { name: '下一个直播间：夜场' }))
    await waitFor(() => expect(window.location.pathname).toBe('/app/live/r-3'))
    expect(window.location.search).toBe('')
  })
})

describe('sharing a room', () => {
  it('shows its card in words, and copies its address', async () => {
    const written = vi.fn(() => Promise.resolve())
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText: written } }))
    await open()
    fireEvent.click(screen.getByRole('button', { name: '分享直播间' }))
    const sheet = within(await screen.findByRole('dialog', { name: '分享直播间' }))
    fireEvent.click(sheet.getByRole('button', { name: '复制链接' }))
    await waitFor(() => expect(written).toHaveBeenCalledWith(`${window.location.origin}/app/live/r-1`))
    expect(await sheet.findByText('链接已复制')).toBeTruthy()
  })

  it('says that the picture cannot be drawn where it cannot, and shares the address without it', async () => {
    await open()
    fireEvent.click(screen.getByRole('button', { name: '分享直播间' }))
    const sheet = within(await screen.findByRole('dialog', { name: '分享直播间' }))
    expect(await sheet.findByText('这个浏览器画不出图片，可以分享链接')).toBeTruthy()
    expect(sheet.getByRole('button', { name: '保存图片' }).getAttribute('aria-disabled')).toBe('true')
  })
})
