import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { noticeLine, roomFacts, speaker, textLine } from '../../../support/fakeRoom.ts'
import { openChat } from './renderChat.tsx'

const from = speaker({ id: '42', name: '小北', role: 'member' })

async function openMenu() {
  const opened = await openChat(textLine('a', '这球有了', { from }), textLine('b', '别人的话'))
  fireEvent.click(screen.getByRole('button', { name: '小北 的消息，更多操作' }))
  const menu = within(await screen.findByRole('dialog', { name: '消息' }))
  return { ...opened, menu }
}

describe('the menu of a message', () => {
  it('answers and calls its writer in the draft', async () => {
    const { room, menu } = await openMenu()
    fireEvent.click(menu.getByRole('button', { name: '回复' }))
    expect(room.model.setDraft).toHaveBeenLastCalledWith('回复 @小北 「这球有了」：')
    await waitFor(() => {
      expect(screen.queryByRole('dialog', { name: '消息' })).toBeNull()
    })
    expect(screen.queryByRole('button', { name: '撤回消息' })).toBeNull()
  })

  it('leads to the end of the draft after a reply, not back to the message', async () => {
    const { room, menu } = await openMenu()
    room.model.setDraft.mockImplementation((draft: string) => {
      room.composer.update((before) => ({ ...before, draft }))
    })
    fireEvent.click(menu.getByRole('button', { name: '回复' }))
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: '聊天输入' })
    await waitFor(() => {
      expect(document.activeElement).toBe(field)
    })
    expect(field.selectionStart).toBe('回复 @小北 「这球有了」：'.length)
  })

  it('reports it with a reason', async () => {
    const { room, menu } = await openMenu()
    fireEvent.click(menu.getByRole('radio', { name: '诈骗诱导' }))
    fireEvent.click(menu.getByRole('button', { name: '举报' }))
    expect(room.model.report).toHaveBeenCalledExactlyOnceWith('a', 'scam')
  })

  it('blocks its writer on this device, until that is taken back', async () => {
    const { list, menu, room } = await openMenu()
    fireEvent.click(menu.getByRole('button', { name: '屏蔽此人' }))
    // Nor are their bets copied any more.
    expect(room.model.copies.stop).toHaveBeenCalledExactlyOnceWith('42')
    await waitFor(() => {
      expect(list.textContent).not.toContain('这球有了')
    })
    expect(list.textContent).toContain('别人的话')
    fireEvent.click(screen.getByRole('button', { name: /的消息，更多操作/ }))
    const again = within(await screen.findByRole('dialog', { name: '消息' }))
    fireEvent.click(again.getByRole('button', { name: '取消屏蔽 小北' }))
    expect(list.textContent).toContain('这球有了')
  })

  it('withdraws an announcement, for an admin alone', async () => {
    const news = { activityId: 'a', title: '竞猜周', text: '送围巾', link: null }
    const { room, change } = await openChat(noticeLine('n', { type: 'activityPush', ...news }))
    expect(screen.queryByRole('button', { name: '公告「竞猜周」，更多操作' })).toBeNull()
    change(() => {
      room.facts.set(roomFacts({ admin: true }))
    })
    fireEvent.click(screen.getByRole('button', { name: '公告「竞猜周」，更多操作' }))
    const menu = within(await screen.findByRole('dialog', { name: '消息' }))
    fireEvent.click(menu.getByRole('button', { name: '撤回消息' }))
    expect(room.model.withdraw).toHaveBeenCalledExactlyOnceWith('n')
  })

  it('opens by a long press and by the keyboard', async () => {
    const { list } = await openChat(textLine('a', '这球有了', { from }))
    fireEvent.keyDown(list, { key: 'Enter' })
    expect(document.activeElement?.getAttribute('aria-label')).toBe('小北 的消息，更多操作')
    vi.useFakeTimers()
    fireEvent.pointerDown(screen.getByText('这球有了'), { pointerType: 'touch' })
    act(() => {
      vi.advanceTimersByTime(600)
    })
    vi.useRealTimers()
    expect(await screen.findByRole('dialog', { name: '消息' })).toBeTruthy()
  })
})
