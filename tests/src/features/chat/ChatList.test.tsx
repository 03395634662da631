import { wholeSeries } from '../../../../streams/domain/parlay.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { oddsFromScaled } from '../../../../streams/domain/odds.ts'
import type { Leg } from '../../../../streams/index.ts'
import { noticeLine, speaker, textLine } from '../../../support/fakeRoom.ts'
import { FAKE_NOW } from '../../../support/fakeStreams.ts'
import { aLeg } from '../../../streams/machines/orderBuilders.ts'
import { openChat } from './renderChat.tsx'

function shareLine(legs: readonly Leg[], mine = false) {
  const from = speaker()
  return {
    kind: 'message' as const,
    id: 's',
    message: {
      type: 'orderShare' as const,
      shareId: 'share-1',
      venue: 'PMTY',
      siteId: '1',
      cid: null,
      series: wholeSeries(legs.length),
      legs,
      followers: 3,
      seq: 1,
      id: 's',
      at: 0,
      from,
    },
    mine,
    withdrawn: false,
    followers: 128,
  }
}

/** jsdom has no layout, so the heights are set here. */
function heights(list: HTMLElement, scrollHeight: number, clientHeight = 400) {
  Object.defineProperty(list, 'scrollHeight', { configurable: true, value: scrollHeight })
  Object.defineProperty(list, 'clientHeight', { configurable: true, value: clientHeight })
}

/** Lays the lines out below each other, 100 px each. */
function linesOf100(list: HTMLElement) {
  return vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function place(
    this: Element,
  ) {
    if (this.parentElement !== list.firstElementChild) return new DOMRect(0, 50, 390, 400)
    const index = [...(this.parentElement?.children ?? [])].indexOf(this)
    return new DOMRect(0, 50 + index * 100 - list.scrollTop, 390, 100)
  })
}

describe('the lines of the chat', () => {
  it('sets a welcome apart by the level with the anchor, and names that level', async () => {
    const welcome = (id: string, fan?: number) =>
      ({ kind: 'welcome', id, name: id, others: 0, ...(fan === undefined ? {} : { fan }) }) as const
    const { list } = await openChat(welcome('甲'), welcome('乙', 1), welcome('丙', 7), welcome('丁', 10))
    const lines = [...(list.firstElementChild?.children ?? [])].map((line) => [
      line instanceof HTMLElement && line.dataset['band'],
      line.querySelector('[role="img"]')?.getAttribute('aria-label'),
    ])
    expect(lines).toEqual([
      [undefined, undefined],
      ['friend', '粉丝等级 1'],
      ['devoted', '粉丝等级 7'],
      ['grand', '粉丝等级 10'],
    ])
  })

  it('show levels, offices and names, the own one in its colour', async () => {
    const { list } = await openChat(
      textLine('a', '来了', { from: speaker({ name: '新人', level: 0 }) }),
      textLine('b', '稳住', { from: speaker({ id: 'x', name: '阿泽说球', role: 'anchor' }) }),
      textLine('c', '请文明', { from: speaker({ id: 'y', name: '小管', role: 'admin' }) }),
      textLine('d', '守住', { from: speaker({ id: 'z', name: 'Kop_Lin', level: 10 }), mine: true }),
    )
    expect(screen.getByRole('img', { name: 'VIP 0 级' }).textContent).toBe('V0')
    expect(screen.getByRole('img', { name: '主播' })).toBeTruthy()
    expect(screen.getByRole('img', { name: '管理员' })).toBeTruthy()
    expect(screen.getByText('Kop_Lin').className).not.toBe(screen.getByText('新人').className)
    expect(list.textContent).toContain('V10Kop_Lin守住')
  })

  it('show hostile words as they are, each kept to itself', async () => {
    const words = [
      '<img src=x onerror=alert(1)>',
      '\u202Emoc.live',
      'a'.repeat(10_000),
      '\uD800',
      '&amp;{{name}}',
    ]
    const { list } = await openChat(
      ...words.map((text, index) => textLine(String(index), text, { from: speaker({ name: '\u202Eeman' }) })),
    )
    for (const text of words)
      expect(screen.getByText((_, node) => node?.tagName === 'BDI' && node.textContent === text)).toBeTruthy()
    expect(list.querySelector('img[src]')).toBeNull()
  })

  it('forget what was withdrawn', async () => {
    const { list } = await openChat(textLine('a', '骂人的话', { withdrawn: true }))
    expect(list.textContent).toBe('一条消息已被管理员撤回')
  })

  it('show a shared bet without a stake, its price as past beside that of now, and follow it', async () => {
    const { room, change } = await openChat(shareLine([aLeg('1')]))
    const card = screen.getByRole('region', { name: '老张看台 的晒单' })
    expect(card.querySelector('small')?.textContent).toMatch(/^下注时 \d/)
    expect(card.querySelector('s')).toBeNull()
    change(() => {
      room.sharedNow.set({ odds: [oddsFromScaled(166_000)], status: 'open' })
    })
    expect(screen.getByLabelText('现在赔率 1.66')).toBeTruthy()
    expect(card.textContent).toContain('128 人跟单')
    fireEvent.click(screen.getByRole('button', { name: /^跟单：/ }))
    expect(room.model.follow).toHaveBeenCalledExactlyOnceWith('share-1')
  })

  it('can not be followed once its bet is closed, and say why', async () => {
    const { room, change } = await openChat(shareLine([aLeg('1')]))
    change(() => {
      room.sharedNow.set({ odds: [null], status: 'closed' })
    })
    const follow = screen.getByRole('button', { name: /^跟单：/, description: '已停止投注' })
    fireEvent.click(follow)
    expect(room.model.follow).not.toHaveBeenCalled()
  })

  it('name a shared parlay by its fold, and do not offer the own one', async () => {
    await openChat(shareLine([aLeg('1'), aLeg('2')], true))
    const card = screen.getByRole('region', { name: '老张看台 的晒单' })
    expect(card.textContent).toContain('2串1')
    expect(card.querySelectorAll('small')).toHaveLength(2)
    expect(card.querySelector('button')).toBeNull()
  })

  it('say what happened', async () => {
    const { list } = await openChat(
      noticeLine('1', { type: 'mute', memberId: 'x', name: '刷屏者', until: null, reason: '广告' }),
      noticeLine('2', { type: 'unmute', memberId: 'x', name: '刷屏者' }),
      noticeLine('3', { type: 'roomStatus', open: false, reason: '' }),
      noticeLine('4', { type: 'gift', giftId: 'boot', comboId: 'c', count: 1, total: 66, ended: true }),
      noticeLine('5', {
        type: 'orderPush',
        pushId: 'p',
        leg: aLeg(),
      }),
      noticeLine('6', { type: 'revertOrderPush', pushId: 'p' }),
      noticeLine('7', { type: 'gameWin', game: 'penalty', amount: 9750, currency: 'RMB' }),
      noticeLine('7b', { type: 'gameBet', game: 'buzzer', option: 'jq', amount: 5000, currency: 'RMB' }),
      { kind: 'welcome', id: '8', name: '小陈', others: 12 },
      { kind: 'gap', id: '9', missed: 240 },
    )
    expect([...(list.firstElementChild?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      '刷屏者 已被禁言，没有期限，原因：广告',
      '刷屏者 已解除禁言',
      '直播间已关闭',
      '老张看台 送出 战靴 ×66',
      '老张看台 推单：全场让球 · 曼城 -0.5/1 @1.95 · 曼城 v 利物浦',
      '一条推单已撤回',
      '老张看台 在点球大战赢得 ¥97.50',
      '老张看台 在绝杀三分下注投进 ¥50',
      '小陈 和另外 12 人进入直播间',
      '略过 240 条消息',
    ])
  })

  it.each([
    ['javascript:alert(1)', null],
    ['http://elsewhere.example/', null],
    ['https://elsewhere.example/a', 'https://elsewhere.example/a'],
    ['/games/proof/a/b/1', `${window.location.origin}/games/proof/a/b/1`],
    ['/app/live', '/app/live'],
    ['/app/live#/maintenance', '/app/live'],
    ['/?from=news', '/app/home/home-sport?from=news'],
  ])('open of an activity only pages of the web: %s', async (link, expected) => {
    await openChat(
      noticeLine('1', { type: 'activityPush', activityId: 'a', title: '竞猜周', text: '送围巾', link }),
    )
    expect(screen.queryByRole('link', { name: '查看' })?.getAttribute('href') ?? null).toBe(expected)
  })

  it('open a page of the app in its place, and any other in a new tab', async () => {
    const news = { type: 'activityPush', activityId: 'a', title: '竞猜周', text: '' } as const
    const [own, other] = [`${window.location.origin}/app/live?match=1`, 'https://elsewhere.example/app/live']
    await openChat(noticeLine('1', { ...news, link: own }), noticeLine('2', { ...news, link: other }))
    const [page, site] = screen.getAllByRole('link', { name: '查看' })
    expect([site?.getAttribute('target'), site?.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener noreferrer nofollow',
    ])
    expect(page?.getAttribute('target')).toBeNull()
    fireEvent.click(page ?? document.body)
    await waitFor(() => {
      expect(window.location.pathname).toBe('/app/live')
    })
  })

  it('that were not sent say why, and are sent again or thrown away', async () => {
    const { room, list } = await openChat(
      { kind: 'outgoing', id: 'o1', text: '还在路上', state: 'sending', refusal: null },
      {
        kind: 'outgoing',
        id: 'o2',
        text: '太快了',
        state: 'notSent',
        refusal: { code: 'tooFast', waitMs: 5200 },
      },
    )
    expect(list.textContent).toContain('还在路上发送中')
    expect(screen.getByText('发得太快，6 秒后再试')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '重发：太快了' }))
    fireEvent.click(screen.getByRole('button', { name: '删除这条没发出的消息' }))
    expect(room.model.retry).toHaveBeenCalledExactlyOnceWith('o2')
    expect(room.model.discard).toHaveBeenCalledExactlyOnceWith('o2')
  })
})

describe('the place in the chat', () => {
  it('is the end, until somebody scrolls up', async () => {
    const { room, list, show } = await openChat(textLine('a', '一'))
    heights(list, 1000)
    show({ lines: [textLine('a', '一'), textLine('b', '二')] })
    expect(list.scrollTop).toBe(1000)
    // The browser clamps the scroll position to its maximum.
    list.scrollTop = 600
    fireEvent.scroll(list)
    list.scrollTop = 590
    fireEvent.scroll(list)
    expect(room.model.pause).not.toHaveBeenCalled()
    list.scrollTop = 300
    fireEvent.scroll(list)
    expect(room.model.pause).toHaveBeenLastCalledWith(true)
    show({ fresh: 18 })
    fireEvent.click(screen.getByRole('button', { name: '18 条新消息' }))
    expect(room.model.pause).toHaveBeenLastCalledWith(false)
    expect(list.scrollTop).toBe(1000)
  })

  it('is followed again at the end', async () => {
    const { room, list, show } = await openChat(textLine('a', '一'))
    heights(list, 1000)
    show({ paused: true })
    list.scrollTop = 595
    fireEvent.scroll(list)
    expect(room.model.pause).toHaveBeenCalledExactlyOnceWith(false)
  })

  it('is kept while paused, when lines go at the top', async () => {
    const lines = ['a', 'b', 'c'].map((id) => textLine(id, id))
    const { list, show } = await openChat(...lines)
    const places = linesOf100(list)
    heights(list, 1000)
    show({ paused: true })
    list.scrollTop = 120
    fireEvent.scroll(list)
    show({ lines: lines.slice(1) })
    expect(list.scrollTop).toBe(20)
    places.mockRestore()
  })

  it('costs no look at a line while it is followed, and few while it is paused', async () => {
    const lines = Array.from({ length: 200 }, (_, index) => textLine(String(index), 'x'))
    const { list, show } = await openChat(...lines)
    const places = linesOf100(list)
    heights(list, 20_000)
    show({ lines: [...lines.slice(1), textLine('200', 'x')] })
    expect(places).not.toHaveBeenCalled()
    show({ paused: true })
    places.mockClear()
    list.scrollTop = 10_000
    fireEvent.scroll(list)
    expect(places.mock.calls.length).toBeLessThan(15)
    places.mockRestore()
  })

  it('renders the newest lines alone, and all of them for somebody who scrolls up or moves the focus among them', async () => {
    const said = Array.from({ length: 200 }, (_, index) => `第${index}句`)
    const { list, show } = await openChat(...said.map((text) => textLine(text, text)))
    const texts = () => [...list.querySelectorAll('bdi:last-of-type')].map(({ textContent }) => textContent)
    const newest = said.slice(-50)
    expect(texts()).toEqual(newest)
    show({ paused: true })
    expect(texts()).toHaveLength(200)
    show({ paused: false })
    expect(texts()).toEqual(newest)
    const menus = screen.getAllByRole('button', { name: /的消息，更多操作$/ })
    act(() => {
      menus.at(-1)?.focus()
    })
    expect(texts()).toHaveLength(200)
    act(() => {
      menus[0]?.focus()
    })
    expect(document.activeElement).toBe(menus[0])
    expect(texts()).toHaveLength(200)
    act(() => {
      list.focus()
    })
    expect(texts()).toEqual(newest)
  })

  it('removes the oldest lines 25 at a time, so that the others keep their places in between', async () => {
    const said = (count: number) =>
      Array.from({ length: count }, (_, at) => textLine(String(at), `第${at}句`))
    const { list, show } = await openChat(...said(100))
    const first = () => list.querySelector('bdi:last-of-type')?.textContent
    expect(first()).toBe('第50句')
    show({ lines: said(125) })
    expect(first()).toBe('第50句')
    show({ lines: said(126) })
    expect(first()).toBe('第76句')
    expect(list.querySelectorAll('bdi:last-of-type')).toHaveLength(50)
    // the model has forgotten the first of them
    show({ lines: said(200).slice(100) })
    expect(first()).toBe('第150句')
    // most lines are those of a speaker who is blocked for a while
    show({ lines: said(200).slice(190) })
    show({ lines: said(200).slice(100) })
    expect(first()).toBe('第150句')
  })

  it('keeps its place when the older lines come back at the top', async () => {
    const lines = Array.from({ length: 200 }, (_, index) => textLine(String(index), 'x'))
    const { room, list, show } = await openChat(...lines)
    const places = linesOf100(list)
    heights(list, 5000)
    list.scrollTop = 4600
    fireEvent.scroll(list)
    list.scrollTop = 4510
    fireEvent.scroll(list)
    expect(room.model.pause).toHaveBeenCalledExactlyOnceWith(true)
    heights(list, 20_000)
    show({ paused: true })
    expect(list.scrollTop).toBe(4510 + 150 * 100)
    places.mockRestore()
  })
})

describe('readers', () => {
  it('hear how many messages are new, at most once a second, and not the list itself', async () => {
    const { list, show } = await openChat(textLine('a', '一'))
    expect(list.getAttribute('aria-live')).toBe('off')
    vi.useFakeTimers()
    try {
      show({ lines: ['a', 'b', 'c'].map((id) => textLine(id, id)) })
      show({ lines: ['a', 'b', 'c', 'd'].map((id) => textLine(id, id, { mine: id === 'd' })) })
      expect(screen.queryByText('2 条新消息')).toBeNull()
      await vi.advanceTimersByTimeAsync(1000)
    } finally {
      vi.useRealTimers()
    }
    expect(await screen.findByText('2 条新消息')).toBeTruthy()
  })
})

describe('a pushed order', () => {
  it('stands over the chat until it is taken back or hidden', async () => {
    const { room, change } = await openChat()
    const push = {
      pushId: 'p',
      from: speaker({ name: '阿泽说球', role: 'anchor' }),
      leg: aLeg(),
    }
    change(() => room.orderPush.set(push))
    expect(screen.getByText('全场让球 · 曼城 -0.5/1')).toBeTruthy()
    change(() => room.orderPush.set(null))
    expect(screen.queryByText('全场让球 · 曼城 -0.5/1')).toBeNull()
    change(() => room.orderPush.set({ ...push, pushId: 'q' }))
    fireEvent.click(screen.getByRole('button', { name: '收起推单' }))
    expect(screen.queryByText('全场让球 · 曼城 -0.5/1')).toBeNull()
  })
})

it('tells in its own time until when somebody is muted', async () => {
  const until = FAKE_NOW + 86_400_000 * 3
  const { list } = await openChat(
    noticeLine('1', { type: 'mute', memberId: 'x', name: '刷屏者', until, reason: '' }),
  )
  expect(list.textContent).toMatch(/^刷屏者 已被禁言，到 \d\d\/\d\d \d\d:\d\d$/)
})
