import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { LiveRoom } from '../../../streams/index.ts'
import type { SiteNotice } from '../../../streams/domain/siteContent.ts'
import { USUAL_HOME } from '../../../streams/domain/siteContent.ts'
import { createFakeStreams, FAKE_NOW, type FakeStreams } from '../../support/fakeStreams.ts'
import { renderApp } from '../../support/renderApp.tsx'
import { pressEscape, withDialogs } from '../ui/dialog.ts'

withDialogs()

const said = (text: string) => ({ cmn: text, zho: text, english: text })
const noticeOf = (id: string, more: Partial<SiteNotice> = {}): SiteNotice => ({
  id,
  title: said(`标题${id}`),
  text: said(`内容${id}`),
  from: FAKE_NOW - 1000,
  until: FAKE_NOW + 1000,
  every: 'day',
  target: { kind: 'none' },
  ...more,
})

async function withNotices(notices: readonly SiteNotice[], fake = createFakeStreams()): Promise<FakeStreams> {
  fake.siteNotices.set(notices)
  await renderApp('/app/settings', fake)
  return fake
}

const dialogOf = (name: string) => screen.findByRole<HTMLDialogElement>('dialog', { name })

describe('the notices of the operator', () => {
  it('are shown one after the other, with their number', async () => {
    await withNotices([noticeOf('甲'), noticeOf('乙', { every: 'once' })])
    const first = within(await dialogOf('标题甲'))
    expect(first.getByText('第 1 条 / 共 2 条')).toBeTruthy()
    fireEvent.click(first.getByRole('button', { name: '下一条' }))
    const second = within(await dialogOf('标题乙'))
    expect(second.getByText('第 2 条 / 共 2 条')).toBeTruthy()
    expect(second.queryByRole('checkbox')).toBeNull()
    fireEvent.click(second.getByRole('button', { name: '知道了' }))
    await waitFor(() => {
      expect(window.location.search).toBe('')
    })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('are silenced one by one: the choice for one is not that for the next', async () => {
    await withNotices([noticeOf('甲'), noticeOf('乙')])
    const first = within(await dialogOf('标题甲'))
    fireEvent.click(first.getByRole('checkbox'))
    expect(first.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
    fireEvent.click(first.getByRole('button', { name: '下一条' }))
    const second = within(await dialogOf('标题乙'))
    expect(second.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
  })

  it('are closed by Escape and by Back, and stay closed', async () => {
    const fake = await withNotices([noticeOf('甲')])
    pressEscape(await dialogOf('标题甲'))
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull()
    })
    act(() => {
      fake.siteNotices.set([noticeOf('甲'), noticeOf('乙')])
    })
    await dialogOf('标题乙')
    act(() => {
      window.history.back()
    })
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull()
    })
    expect(fake.siteContent.notices.view$.value).toBeNull()
  })

  it('wait until the slip is closed and no bet is on its way', async () => {
    const fake = createFakeStreams()
    const placement = { phase: 'submitting' } as (typeof fake.placements.state$.value)[number]
    fake.placements.set([placement])
    await withNotices([], fake)
    await act(() => import('../../../src/app/SiteWide.tsx'))
    await act(() => new Promise((resolve) => setTimeout(resolve, 2500)))
    act(() => {
      fake.siteNotices.set([noticeOf('甲')])
    })
    expect(screen.queryByRole('dialog')).toBeNull()
    act(() => {
      fake.slip.update((view) => ({ ...view, open: true }))
      fake.placements.set([])
    })
    expect(screen.queryByRole('dialog', { name: '标题甲' })).toBeNull()
    act(() => {
      fake.slip.update((view) => ({ ...view, open: false }))
    })
    expect(await dialogOf('标题甲')).toBeTruthy()
  })

  it('wait for a dialog that the address does not tell of', async () => {
    const dialog = document.body.appendChild(document.createElement('dialog'))
    dialog.showModal()
    const fake = await withNotices([])
    await act(() => new Promise((resolve) => setTimeout(resolve, 2500)))
    act(() => {
      fake.siteNotices.set([noticeOf('甲')])
    })
    expect(screen.queryByRole('dialog', { name: '标题甲' })).toBeNull()
    act(() => {
      dialog.close()
      dialog.remove()
    })
    expect(await dialogOf('标题甲')).toBeTruthy()
  })

  it('lead where they say, without coming back', async () => {
    await withNotices([noticeOf('甲', { target: { kind: 'screen', path: '/app/live' } })])
    fireEvent.click(within(await dialogOf('标题甲')).getByRole('button', { name: '去看看' }))
    await waitFor(() => {
      expect(window.location.pathname).toBe('/app/live')
    })
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

const ROOM: LiveRoom = {
  roomId: 'r7',
  title: said('德比之夜'),
  living: true,
  kind: 'castLive',
  anchor: { id: 'a-7', name: said('阿泽'), avatar: '' },
  poster: '/live/art/poster/r7.svg',
  viewers: 3,
  match: null,
  startsAt: null,
  delayMs: 0,
  sources: [],
}

describe('a room that goes live', () => {
  it('is told with its picture, and can be left for later', async () => {
    const fake = createFakeStreams()
    fake.siteContent.liveNews.set({ room: ROOM, reason: 'anchor' })
    await renderApp('/app/settings', fake)
    const sheet = within(await dialogOf('开播提醒'))
    expect(sheet.getByText('你关注的主播阿泽开播了')).toBeTruthy()
    expect(sheet.getByText('德比之夜')).toBeTruthy()
    fireEvent.click(sheet.getByRole('button', { name: '稍后再说' }))
    expect(fake.siteContent.goesLive.seen).toHaveBeenCalledWith('r7')
    await waitFor(() => {
      expect(window.location.search).toBe('')
    })
  })

  it('is watched at a press, and waits for the notices', async () => {
    const fake = createFakeStreams()
    fake.siteContent.liveNews.set({ room: ROOM, reason: 'match' })
    await withNotices([noticeOf('甲')], fake)
    fireEvent.click(within(await dialogOf('标题甲')).getByRole('button', { name: '知道了' }))
    const sheet = within(await dialogOf('开播提醒'))
    expect(sheet.getByText('你收藏的比赛开播了')).toBeTruthy()
    fireEvent.click(sheet.getByRole('button', { name: '去观看' }))
    await waitFor(() => {
      expect(window.location.pathname).toBe('/app/live/r7')
    })
  })
})

describe('the skin of the operator', () => {
  it('is written to the page, beside the skin of the member', async () => {
    const fake = createFakeStreams()
    fake.homeConfig.set({ ...USUAL_HOME, skin: 'teal' })
    await renderApp('/app/settings', fake)
    const { dataset } = document.documentElement
    await waitFor(() => {
      expect([dataset['site'], dataset['skin']]).toEqual(['teal', 'blue'])
    })
    act(() => {
      fake.homeConfig.set(USUAL_HOME)
    })
    expect(dataset['site']).toBeUndefined()
  })
})
