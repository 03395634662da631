import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { speaker, textLine } from '../../../support/fakeRoom.ts'
import { createFakeStreams, FAKE_NOW } from '../../../support/fakeStreams.ts'
import { renderApp } from '../../../support/renderApp.tsx'
import { live } from '../../../../streams/kernel/feed.ts'

async function openRoom(admin: boolean) {
  const fake = createFakeStreams({ signedIn: true })
  fake.room.facts.update((facts) => (facts === null ? null : { ...facts, admin }))
  await renderApp('/app/live/r1', fake)
  await screen.findByRole('tab', { name: '聊天' })
  return fake.room
}

describe('the notice of a room', () => {
  it('stands above the chat in one line, opens, and is hidden', async () => {
    const room = await openRoom(false)
    expect(screen.queryByRole('region', { name: '公告' })).toBeNull()
    act(() => {
      room.pinned.set({ id: 'n1', text: '今晚八点抽奖' })
    })
    const notice = within(screen.getByRole('region', { name: '公告' }))
    const text = notice.getByRole('button', { expanded: false })
    expect(text.textContent).toBe('今晚八点抽奖')
    fireEvent.click(text)
    expect(notice.getByRole('button', { expanded: true })).toBe(text)
    fireEvent.click(notice.getByRole('button', { name: '不再显示这条公告' }))
    expect(room.model.notice.hide).toHaveBeenCalledOnce()
    expect(screen.queryByRole('region', { name: '公告' })).toBeNull()
  })

  it('is set and removed by an admin', async () => {
    const room = await openRoom(true)
    fireEvent.click(screen.getByRole('button', { name: '直播间选项' }))
    const field = await screen.findByRole('textbox', { name: '公告内容，最多 100 字' })
    const set = screen.getByRole('button', { name: '发布公告' })
    fireEvent.click(set)
    expect(room.model.notice.pin).not.toHaveBeenCalled()
    expect(screen.queryByRole('button', { name: '撤下公告' })).toBeNull()
    fireEvent.change(field, { target: { value: '新的公告' } })
    fireEvent.click(set)
    expect(room.model.notice.setDraft).toHaveBeenLastCalledWith('新的公告')
    expect(room.model.notice.pin).toHaveBeenCalledOnce()
  })
})

describe('the blocked words', () => {
  it('are listed, added and removed by an admin, and a refusal is said beside the field', async () => {
    const room = await openRoom(true)
    fireEvent.click(screen.getByRole('button', { name: '直播间选项' }))
    fireEvent.click(await screen.findByRole('button', { name: '编辑屏蔽词' }))
    const sheet = within(await screen.findByRole('dialog', { name: '屏蔽词' }))
    act(() => {
      room.filterList.update((view) => ({ ...view, words: live(['甲词', '乙词'], FAKE_NOW) }))
    })
    expect(sheet.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '甲词移除',
      '乙词移除',
    ])
    fireEvent.click(sheet.getByRole('button', { name: '移除：乙词' }))
    expect(room.model.filterList.remove).toHaveBeenCalledExactlyOnceWith('乙词')
    const field = sheet.getByRole('textbox', { name: '要屏蔽的词或网址' })
    fireEvent.change(field, { target: { value: '甲词' } })
    fireEvent.click(sheet.getByRole('button', { name: '加入' }))
    expect(room.model.filterList.add).toHaveBeenCalledOnce()
    act(() => {
      room.filterList.update((view) => ({ ...view, refusal: { code: 'listed', reason: '' } }))
    })
    expect(sheet.getByRole('alert').textContent).toBe('这个词已经在屏蔽之列')
    expect(field.getAttribute('aria-invalid')).toBe('true')
  })
})

describe('the level with the anchor', () => {
  it('stands beside the name of a speaker and of who entered', async () => {
    const room = await openRoom(false)
    act(() => {
      room.chat.set({
        lines: [
          textLine('1', '好球', { from: speaker({ fan: 4 }) }),
          textLine('2', '加油'),
          { kind: 'welcome', id: 'w', name: '小王', fan: 2, others: 0 },
        ],
        paused: false,
        fresh: 0,
      })
    })
    const log = within(screen.getByRole('log', { name: '聊天记录' }))
    expect(
      log.getAllByRole('img', { name: /^粉丝等级/ }).map((badge) => badge.getAttribute('aria-label')),
    ).toEqual(['粉丝等级 4', '粉丝等级 2'])
  })
})
