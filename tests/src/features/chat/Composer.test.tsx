import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { ComposerView, RoomRefusal } from '../../../../streams/index.ts'
import { live } from '../../../../streams/kernel/feed.ts'
import { refusalWords } from '../../../../src/words/roomWords.ts'
import { createI18n } from '../../../support/i18n.ts'
import { LANGUAGES } from '../../../../src/i18n/languages.ts'
import { FAKE_NOW } from '../../../support/fakeStreams.ts'
import { roomFacts, speaker, textLine } from '../../../support/fakeRoom.ts'
import { order, orderPage } from '../../../support/orders.ts'
import { openChat } from './renderChat.tsx'

async function open(view: Partial<ComposerView> = {}) {
  const opened = await openChat()
  const show = (changes: Partial<ComposerView>) => {
    opened.change(() => opened.room.composer.update((before) => ({ ...before, ...changes })))
  }
  show(view)
  const field = screen.getByRole('textbox', { name: '聊天输入' })
  const send = () => fireEvent.click(screen.getByRole('button', { name: '发送' }))
  return { ...opened, show, field, send }
}

describe('writing in a room', () => {
  it('keeps the draft in the model, counts it, and sends it', async () => {
    const { room, field, send } = await open()
    send()
    expect(room.model.send).not.toHaveBeenCalled()
    fireEvent.change(field, { target: { value: '守住\u{1F44D}\u{1F3FD}' } })
    expect(room.model.setDraft).toHaveBeenLastCalledWith('守住\u{1F44D}\u{1F3FD}')
    expect(screen.getByText('3/200')).toBeTruthy()
    send()
    expect(room.model.send).toHaveBeenCalledOnce()
    expect(room.model.pause).toHaveBeenLastCalledWith(false)
  })

  it('is not sent when too long, and says by how much', async () => {
    const { room, send } = await open({ draft: 'x', length: 203 })
    expect(screen.getByText('超出 3 字')).toBeTruthy()
    send()
    expect(room.model.send).not.toHaveBeenCalled()
  })

  it('waits in slow mode with a ring in place of Send, while the draft can be edited', async () => {
    const { fake, room, change, field } = await open({ draft: '好', length: 1, nextAt: FAKE_NOW + 8000 })
    change(() => room.facts.set(roomFacts({ config: { ...roomFacts().config, slowMs: 15_000 } })))
    expect(screen.getByRole('timer', { name: '8 秒后可发' }).textContent).toBe('8s')
    expect(screen.queryByRole('button', { name: '发送' })).toBeNull()
    fireEvent.change(field, { target: { value: '好球' } })
    fireEvent.submit(field)
    expect(room.model.send).not.toHaveBeenCalled()
    change(() => fake.second.set(FAKE_NOW + 3000))
    expect(screen.getByRole('timer').textContent).toBe('5s')
    change(() => fake.second.set(FAKE_NOW + 8000))
    fireEvent.click(screen.getByRole('button', { name: '发送' }))
    expect(room.model.send).toHaveBeenCalledOnce()
  })

  it('says why nothing can be sent, and keeps the draft', async () => {
    const { room, field, send } = await open({
      draft: '我要说',
      length: 3,
      block: { code: 'muted', until: null, reason: '广告' },
    })
    expect(screen.getByText('你已被禁言，没有期限。原因：广告')).toBeTruthy()
    expect(field).toHaveProperty('value', '我要说')
    send()
    expect(room.model.send).not.toHaveBeenCalled()
  })

  it('takes an emoji where the cursor is', async () => {
    const { room } = await open({ draft: '好球', length: 2 })
    fireEvent.click(screen.getByRole('button', { name: '表情' }))
    const [first] = within(screen.getByRole('group', { name: '表情' })).getAllByRole('button')
    if (first !== undefined) fireEvent.click(first)
    expect(room.model.setDraft).toHaveBeenLastCalledWith('好球\u{1F44D}')
  })
})

describe('by keys', () => {
  it('closes the emoji with Escape, which gives the focus back to their button', async () => {
    const { field } = await open()
    const button = screen.getByRole('button', { name: '表情' })
    fireEvent.click(button)
    const [first] = within(screen.getByRole('group', { name: '表情' })).getAllByRole('button')
    first?.focus()
    fireEvent.keyDown(first ?? field, { key: 'Escape' })
    await waitFor(() => {
      expect(screen.queryByRole('group', { name: '表情' })).toBeNull()
    })
    expect(document.activeElement).toBe(button)
  })

  it('closes the emoji with Escape in the field, which keeps the focus', async () => {
    const { field } = await open()
    fireEvent.click(screen.getByRole('button', { name: '表情' }))
    field.focus()
    fireEvent.keyDown(field, { key: 'Escape' })
    await waitFor(() => {
      expect(screen.queryByRole('group', { name: '表情' })).toBeNull()
    })
    expect(document.activeElement).toBe(field)
  })

  it('keeps the focus when the ring of slow mode replaces Send', async () => {
    const { room, field, send, show } = await open({ draft: '好', length: 1 })
    room.model.send.mockImplementation(() => show({ nextAt: FAKE_NOW + 8000 }))
    fireEvent.keyDown(field, { key: 'Tab' })
    screen.getByRole('button', { name: '发送' }).focus()
    send()
    expect(screen.queryByRole('button', { name: '发送' })).toBeNull()
    expect(document.activeElement).toBe(field)
  })

  it('keeps the focus in the chat when the notice that had it is hidden', async () => {
    const { room, change, list } = await open()
    change(() => room.pinned.set({ id: 'n', text: '文明观赛' }))
    const hide = screen.getByRole('button', { name: '不再显示这条公告' })
    hide.focus()
    fireEvent.click(hide)
    await waitFor(() => {
      expect(document.activeElement).toBe(list)
    })
  })
})

describe('sharing an own bet', () => {
  it('offers what was accepted, and shows it to the room', async () => {
    const { fake, room, change } = await open()
    fireEvent.click(screen.getByRole('button', { name: '晒单' }))
    const sheet = within(screen.getByRole('dialog', { name: '晒我的注单' }))
    expect(sheet.getByText('正在加载')).toBeTruthy()
    const orders = [
      order({ orderNo: 'n-1' }),
      order({ orderNo: 'n-2', state: 'confirming' }),
      order({ orderNo: 'n-3', state: 'settled' }),
    ]
    change(() => {
      fake.unsettled.set(live({ ...orderPage(orders), missing: 0 }, FAKE_NOW))
    })
    const [button, ...others] = sheet.getAllByRole('button', { name: /^晒单：/ })
    expect(others).toEqual([])
    if (button !== undefined) fireEvent.click(button)
    expect(room.model.share).toHaveBeenCalledExactlyOnceWith('n-1')
    await waitFor(() => {
      expect(screen.queryByRole('dialog', { name: '晒我的注单' })).toBeNull()
    })
  })

  it('says that there is nothing to show', async () => {
    const { fake, change } = await open()
    fireEvent.click(screen.getByRole('button', { name: '晒单' }))
    change(() => {
      fake.unsettled.set(live({ ...orderPage([]), missing: 0 }, FAKE_NOW))
    })
    expect(screen.getByText('没有可以晒的注单')).toBeTruthy()
  })
})

describe('each refusal', () => {
  const refusals: readonly RoomRefusal[] = [
    { code: 'depositLow', needRMB: 50_000, needUSDT: 7000 },
    { code: 'depositLow', needRMB: 50_000, needUSDT: 0 },
    { code: 'depositLow', needRMB: 0, needUSDT: 7050 },
    { code: 'tooNew', waitMs: 5_400_000 },
    { code: 'tooNew', waitMs: 90_000 },
    { code: 'vipLow', need: 3 },
    { code: 'muted', until: null, reason: '' },
    { code: 'tooLong', need: 200 },
    { code: 'tooFast', waitMs: 1 },
    { code: 'closed', reason: '整理中' },
    { code: 'chatOff', reason: '' },
  ]

  it('is said with what it needs', async () => {
    const i18n = await createI18n('CMN')
    expect(refusals.map((refusal) => refusalWords(i18n, refusal, { now: FAKE_NOW, zone: null }))).toEqual([
      '累计存款满 500 元或 70 USDT 才能发言',
      '累计存款满 500 元才能发言',
      '累计存款满 70.50 USDT 才能发言',
      '注册时间太短，1 小时 30 分后可以发言',
      '注册时间太短，2 分钟后可以发言',
      'VIP 3 级以上才能发言',
      '你已被禁言，没有期限',
      '太长了，最多 200 字',
      '发得太快，1 秒后再试',
      '直播间已关闭：整理中',
      '管理员关闭了聊天',
    ])
  })

  it.each(LANGUAGES)('leaves nothing open in %s', async (language) => {
    const i18n = await createI18n(language)
    for (const refusal of refusals)
      expect(refusalWords(i18n, refusal, { now: FAKE_NOW, zone: null })).not.toMatch(/[{}]|room\./)
  })
})

describe('a mention', () => {
  async function type(draft: string) {
    const opened = await open()
    opened.change(() => {
      opened.room.chat.set({
        lines: [
          textLine('a', '早', { from: speaker({ id: 'm-1', name: '老张看台' }) }),
          textLine('b', '好', { from: speaker({ id: 'm-2', name: '小李' }) }),
        ],
        paused: false,
        fresh: 0,
      })
    })
    const field = opened.field as HTMLInputElement
    fireEvent.change(field, { target: { value: draft } })
    return { ...opened, field }
  }

  it('is completed with the name of who spoke last, first', async () => {
    const { room, field } = await type('看 @')
    const offered = within(screen.getByRole('group', { name: '提到谁' }))
    expect(offered.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '@小李',
      '@老张看台',
      '@阿泽说球',
    ])
    fireEvent.click(offered.getByRole('button', { name: '@老张看台' }))
    expect(room.model.setDraft).toHaveBeenLastCalledWith('看 @老张看台 ')
    expect(document.activeElement).toBe(field)
    expect(field.selectionStart).toBe('看 @老张看台 '.length)
    expect(screen.queryByRole('group', { name: '提到谁' })).toBeNull()
  })

  it('is narrowed while it is typed, and let go with Escape', async () => {
    const { field } = await type('@小')
    const offered = within(screen.getByRole('group', { name: '提到谁' }))
    expect(offered.getAllByRole('button')).toHaveLength(1)
    fireEvent.keyDown(field, { key: 'Escape' })
    expect(screen.queryByRole('group', { name: '提到谁' })).toBeNull()
  })

  it('offers nothing to somebody who means nobody that is known', async () => {
    await type('@zzz')
    expect(screen.queryByRole('group', { name: '提到谁' })).toBeNull()
  })
})
