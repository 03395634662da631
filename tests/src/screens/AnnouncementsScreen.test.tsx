import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { live } from '../../../streams/kernel/feed.ts'
import { createFakeStreams, FAKE_NOW } from '../../support/fakeStreams.ts'
import { renderApp } from '../../support/renderApp.tsx'
import { withDialogs } from '../ui/dialog.ts'

withDialogs()

const said = { id: '3', title: '维护通知', text: '今晚 <b>22:30</b>\n维护', at: FAKE_NOW, important: true }

describe('the announcements of a venue', () => {
  it('are listed as plain text, newest first, and count as seen then', async () => {
    const fake = await renderApp('/app/settings/announcements')
    expect(screen.getByText('正在加载')).toBeTruthy()
    const announcements = [said, { ...said, id: '2', title: '新赛事', important: false }]
    act(() => {
      fake.announcementList.set(live({ announcements, more: true }, FAKE_NOW))
    })
    const cards = screen.getAllByRole('article')
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
      '重要维护通知',
      '新赛事',
    ])
    expect(cards[0]?.textContent).toContain('今晚 <b>22:30</b>')
    expect(fake.announcements.markSeen).toHaveBeenCalledWith(announcements)
    fireEvent.click(screen.getByRole('button', { name: '更早的公告' }))
    expect(fake.announcements.loadMore).toHaveBeenCalledOnce()
  })

  it('say that there are none, and that they could not be loaded', async () => {
    const fake = await renderApp('/app/settings/announcements')
    act(() => {
      fake.announcementList.set(live({ announcements: [], more: false }, FAKE_NOW))
    })
    expect(screen.getByText('这个场馆还没有公告')).toBeTruthy()
    act(() => {
      fake.announcementList.set({
        status: 'failed',
        value: undefined,
        asOf: undefined,
        reason: 'network',
      })
    })
    fireEvent.click(screen.getByRole('button', { name: '再试一次' }))
    expect(fake.announcements.refresh).toHaveBeenCalledOnce()
  })

  it('are reached from the settings, which tell how many are new', async () => {
    const fake = await renderApp('/app/settings')
    const row = await screen.findByRole('button', { name: /场馆公告/ })
    act(() => {
      fake.unseenAnnouncements.set(2)
    })
    expect(row.textContent).toContain('2 条新公告')
    fireEvent.click(row)
    expect(location.pathname).toBe('/app/settings/announcements')
  })

  it('are shown by themselves when they are important, once', async () => {
    const fake = createFakeStreams()
    await renderApp('/app/home/home-sport', fake)
    act(() => {
      fake.enterVenue({ hasAnnouncements: true })
      fake.importantAnnouncement.set(said)
    })
    const sheet = within(await screen.findByRole('dialog', { name: '维护通知' }))
    fireEvent.click(sheet.getByRole('button', { name: '知道了' }))
    expect(fake.announcements.markSeen).toHaveBeenCalledWith([said])
  })
})
