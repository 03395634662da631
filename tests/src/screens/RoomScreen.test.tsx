import dayjs from 'dayjs'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { LiveRoom } from '../../../streams/index.ts'
import { live } from '../../../streams/kernel/feed.ts'
import { constant } from '../../../streams/kernel/state.ts'
import { matchRow } from '../../../streams/views/match/matchRow.ts'
import { createFakeStreams, FAKE_NOW, type FakeStreams } from '../../support/fakeStreams.ts'
import { gift, liveRoom, roomFacts, speaker, textLine } from '../../support/fakeRoom.ts'
import { giftShow } from '../../support/gifts.ts'
import { renderApp } from '../../support/renderApp.tsx'
import { matchOf } from '../../streams/feeds/builders.ts'
import { withDialogs } from '../ui/dialog.ts'

withDialogs()

function offerPrices(fake: FakeStreams): void {
  vi.mocked(fake.member.prices.price$).mockImplementation(({ side }) =>
    constant({
      name: '',
      state: 'open',
      price: side === 'home' ? '1.70' : '3.40',
      line: '',
      move: null,
      chosen: false,
    }),
  )
}

async function open(fake = createFakeStreams()) {
  await renderApp('/app/live/r-1', fake)
  await screen.findByRole('log', { name: '聊天记录' })
  const { room } = fake
  const change = (act_: () => void) => {
    act(act_)
  }
  return { fake, room, change }
}

describe('a room', () => {
  it('is opened once, however often it is mounted', async () => {
    const fake = createFakeStreams()
    await open(fake)
    const scopes = vi.mocked(fake.live.room).mock.calls.map(([scope]) => scope)
    // StrictMode mounts twice, so the first scope has ended.
    expect(scopes).toHaveLength(2)
    expect(scopes.map(({ ended }) => ended)).toEqual([true, false])
    expect(fake.live.room).toHaveBeenLastCalledWith(expect.anything(), 'r-1')
  })

  it('is named, shows its anchor, and follows them on this device', async () => {
    const { fake } = await open()
    expect(screen.getByRole('heading', { name: '曼城主场夜' })).toBeTruthy()
    expect(screen.getByText('2.4万 在看')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '关注 阿泽说球' }))
    expect(screen.getByRole('button', { name: '取消关注 阿泽说球' }).getAttribute('aria-pressed')).toBe(
      'true',
    )
    expect(fake.streams.storage.local.get('touchline.anchors')).toBe('["a-1"]')
  })

  it('has polls and what else comes and goes over its chat, so that they move nothing', async () => {
    const { room, change } = await open()
    const list = screen.getByRole('log')
    change(() => {
      room.poll.set({
        pollId: 'p1',
        question: '谁赢？',
        choices: ['主', '客'],
        counts: [0, 0],
        closesAt: Number.MAX_SAFE_INTEGER,
        open: true,
        mine: null,
        voting: null,
      })
    })
    const poll = screen.getByText('谁赢？').closest('section')
    expect(poll?.parentElement?.parentElement).toBe(list.parentElement)
    expect(poll?.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('says that its match is at other venues, and keeps no place for prices that do not come', async () => {
    const { fake, room, change } = await open()
    change(() => room.live.set(live(liveRoom(), FAKE_NOW)))
    const stage = document.querySelector('[data-full-screen]')
    const parts = stage?.childElementCount ?? 0
    const match = { ...liveRoom().match, venue: 'OTHER' } as NonNullable<LiveRoom['match']>
    change(() => room.live.set(live(liveRoom({ match }), FAKE_NOW)))
    expect(stage?.childElementCount).toBe(parts - 1)
    fireEvent.click(screen.getByRole('tab', { name: '赛况' }))
    expect(screen.getByText('这个场馆没有这场比赛')).toBeTruthy()
    expect(fake.room.match.state$.value).toBeNull()
  })

  it('renders its panels again neither for a price, nor for an answer without news, nor for who enters', async () => {
    const fake = createFakeStreams()
    offerPrices(fake)
    const { room, change } = await open(fake)
    const { polls } = room.model
    let renders = 0
    Object.defineProperty(room.model, 'polls', { get: () => ((renders += 1), polls) })
    const known = liveRoom()
    const score = (...pair: [number, number]) =>
      matchRow(matchOf('1001', FAKE_NOW, { score: pair, state: 'live' }))
    change(() => {
      room.live.set(live(known, FAKE_NOW))
      room.match.set(score(0, 0))
    })
    const first = renders
    expect(first).toBeGreaterThan(0)
    change(() => room.match.set(score(1, 0)))
    expect(await screen.findByText('1 - 0')).toBeTruthy()
    change(() => room.live.set(live(known, FAKE_NOW + 1)))
    change(() => room.entrance.set(speaker({ name: '新来的' })))
    expect(screen.getByText('新来的')).toBeTruthy()
    expect(renders).toBe(first)
  })

  it('is not found', async () => {
    const fake = createFakeStreams()
    fake.room.facts.set(null)
    fake.room.live.set({ status: 'failed', value: undefined, asOf: undefined, reason: 'refused' })
    await renderApp('/app/live/r-1', fake)
    expect(screen.getByText('找不到这个直播间')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '去直播间列表' }))
    expect(await screen.findByRole('heading', { name: '主播直播' })).toBeTruthy()
  })

  it('asks where its pictures are when they do not answer, and opens them there', async () => {
    const { fake, room, change } = await open()
    const sources = (url: string) => [{ kind: 'Live' as const, url, poster: '' }]
    change(() => room.live.set(live(liveRoom({ sources: sources('/old.m3u8') }), FAKE_NOW)))
    room.model.renewSources.mockImplementation(() => {
      room.live.set(live(liveRoom({ sources: sources('/new.m3u8') }), FAKE_NOW))
    })
    vi.useFakeTimers()
    try {
      change(() => fake.video.tell({ type: 'fault', fault: 'network', detail: '404' }))
      expect(room.model.renewSources).toHaveBeenCalledOnce()
      change(() => vi.advanceTimersByTime(5000))
    } finally {
      vi.useRealTimers()
    }
    expect(fake.video.opened).toEqual(['/old.m3u8', '/new.m3u8'])
  })

  it('says that its picture is being opened until it is known whether there is one', async () => {
    const fake = createFakeStreams()
    fake.room.live.set({ status: 'connecting', value: undefined, asOf: undefined })
    const { room, change } = await open(fake)
    expect(screen.getByText('正在打开画面')).toBeTruthy()
    expect(screen.queryByText('现在没有画面')).toBeNull()
    change(() => room.live.set(live(liveRoom({ living: false }), FAKE_NOW)))
    expect(screen.getByText('现在没有画面')).toBeTruthy()
  })

  it('says when its anchor begins, unless that time has passed', async () => {
    const { fake, room, change } = await open()
    const starting = (startsAt: number) => live(liveRoom({ living: false, startsAt }), FAKE_NOW)
    const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
    const soon = FAKE_NOW + 60_000
    change(() => room.live.set(starting(soon)))
    expect(said()).toContain(`${dayjs(soon).format('HH:mm')} 开播`)
    expect(said()).not.toContain('现在没有画面')
    change(() => fake.second.set(soon))
    expect(said()).toContain('现在没有画面')
  })

  it('says that it is being joined, and that the talk is lost', async () => {
    const { room, change } = await open()
    change(() => room.connection.set('disconnected'))
    expect(screen.getByText('聊天断开，正在重连。已发的消息不会丢。')).toBeTruthy()
    change(() => room.facts.set(null))
    expect(screen.getByText('正在进入直播间')).toBeTruthy()
  })

  it.each([
    ['banned', '账号已停用，聊天已结束'],
    ['elsewhere', '账号已在别处登录，聊天已结束'],
    ['clientTooOld', '应用已更新，聊天已结束。重新加载后继续'],
    ['ended', '聊天已结束。重新进入直播间可再连接'],
  ] as const)('says that the talk has ended, and not that it comes back: %s', async (why, words) => {
    const { room, change } = await open()
    change(() => room.connection.set(why))
    expect(screen.getByText(words)).toBeTruthy()
    expect(screen.queryByText(/正在重连/)).toBeNull()
    change(() => room.facts.set(null))
    expect(screen.getByText(words)).toBeTruthy()
    expect(screen.queryByText('正在进入直播间')).toBeNull()
  })

  it('shows who has just come in', async () => {
    const { room, change } = await open()
    change(() => room.entrance.set(speaker({ id: 'e', name: '南山客', level: 8 })))
    const tab = screen.getByText('进入直播间').parentElement
    expect(tab?.textContent).toBe('V8南山客进入直播间')
  })

  it.each([
    [undefined, undefined, 'V8南山客进入直播间', 0],
    [3, 'friend', 'V83南山客进入直播间', 1],
    [4, 'devoted', 'V84南山客闪亮登场', 1],
    [8, 'grand', 'V88南山客荣耀驾到', 5],
  ])('welcomes a member of level %s with the anchor as %s', async (fan, band, words, hearts) => {
    const { room, change } = await open()
    const from = speaker({ id: 'e', name: '南山客', level: 8 })
    change(() => room.entrance.set(fan === undefined ? from : { ...from, fan }))
    const line = screen.getByText('南山客').closest<HTMLElement>('[class*="entrance"]')
    expect(line?.dataset['band']).toBe(band)
    expect(line?.textContent).toBe(words)
    expect(line?.querySelectorAll('svg')).toHaveLength(hearts)
  })

  it('plays a gift over the talk alone: never over the picture, the prices or another tab', async () => {
    const { room, change } = await open()
    change(() => room.giftShow.set(giftShow('a')))
    const plate = screen.getByRole('img', { name: '沧海一声笑 送给 阿泽说球 冠军杯 66 个' })
    const talk = screen.getByRole('log', { name: '聊天记录' }).parentElement
    expect(talk?.contains(plate)).toBe(true)
    fireEvent.click(screen.getByRole('tab', { name: '赛况' }))
    expect(screen.queryByRole('img', { name: /冠军杯/ })).toBeNull()
  })

  it('has the prices of its match, and the way to all of them', async () => {
    const fake = createFakeStreams()
    offerPrices(fake)
    fake.room.match.set(matchRow(matchOf('1001', FAKE_NOW, { score: [1, 1], state: 'live' })))
    await open(fake)
    const strip = within(screen.getByRole('region', { name: /的主要盘口$/ }))
    expect(strip.getByText('1 - 1')).toBeTruthy()
    const [first] = strip.getAllByRole('button')
    expect(first?.textContent).toBe('主1.70')
    if (first !== undefined) fireEvent.click(first)
    expect(fake.member.prices.toggle).toHaveBeenCalledOnce()
    expect(strip.getByRole('link', { name: /全部盘口/ }).getAttribute('href')).toBe(
      '/app/match/football/1001',
    )
  })

  it.each(['kog', 'football', 'tennis'] as const)(
    'names each market of a match of %s by itself, also those of a map or a half',
    async (sport) => {
      const fake = createFakeStreams()
      offerPrices(fake)
      fake.room.match.set(matchRow(matchOf('1001', FAKE_NOW, { sport, state: 'live' })))
      await open(fake)
      fireEvent.click(screen.getByRole('tab', { name: '赛况' }))
      const panel = within(screen.getByRole('tabpanel', { name: '赛况' }))
      const names = panel.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
      expect(names.length).toBeGreaterThan(2)
      expect(new Set(names).size).toBe(names.length)
    },
  )

  it('takes one guess, marks it, and closes', async () => {
    const { room, change, fake } = await open()
    const guesses = { matchId: '1001', home: 52, draw: 19, away: 29, mine: null, closesAt: FAKE_NOW + 60_000 }
    change(() => room.prediction.set(guesses))
    fireEvent.click(screen.getByRole('button', { name: '平，19%' }))
    expect(room.model.predict).toHaveBeenCalledExactlyOnceWith('draw')
    change(() => room.prediction.set({ ...guesses, mine: 'draw' }))
    fireEvent.click(screen.getByRole('button', { name: '平，19%，我猜的' }))
    fireEvent.click(screen.getByRole('button', { name: '曼城，52%' }))
    expect(room.model.predict).toHaveBeenCalledOnce()
    change(() => room.prediction.set(guesses))
    change(() => fake.second.set(FAKE_NOW + 60_000))
    expect(screen.getByText('已封盘')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '曼城，52%' }))
    expect(room.model.predict).toHaveBeenCalledOnce()
  })

  it('has tabs for its match, its anchor and its givers, by key too', async () => {
    const { room, change } = await open()
    change(() =>
      room.ranking.set(
        live(
          {
            rows: [
              { place: 1, name: '沧***笑', given: 88_000, fan: 5, mine: false },
              { place: 2, name: '我自己', given: 6600, fan: 3, mine: true },
            ],
            place: 2,
            given: 6600,
            behind: 81_400,
            total: 6600,
          },
          FAKE_NOW,
        ),
      ),
    )
    const chat = screen.getByRole('tab', { name: '聊天' })
    fireEvent.keyDown(chat, { key: 'ArrowRight' })
    expect(screen.getByText('这个直播间没有关联比赛')).toBeTruthy()
    fireEvent.click(screen.getByRole('tab', { name: '主播' }))
    expect(screen.getByText('约 8 秒')).toBeTruthy()
    fireEvent.click(screen.getByRole('tab', { name: '榜单' }))
    const givers = within(screen.getByRole('list', { name: '送礼榜' })).getAllByRole('listitem')
    expect(givers.map(({ textContent }) => textContent)).toEqual([
      '第 1 名1沧沧***笑5¥880',
      '第 2 名2我我自己我3¥66',
    ])
    expect(screen.getByText('我排第 2 名，共送 ¥66')).toBeTruthy()
    expect(screen.getByText('再送 ¥814 追平上一名')).toBeTruthy()
    expect(screen.getByText('再送 ¥134 升到 4 级')).toBeTruthy()
    expect(screen.getAllByRole('img', { name: '粉丝等级 3' })).toHaveLength(2)
    fireEvent.click(screen.getByRole('radio', { name: '本月' }))
    expect(room.model.rankings.ranking$).toHaveBeenLastCalledWith('month')
    change(() => room.ranking.set({ status: 'failed', value: undefined, asOf: undefined, reason: 'timeout' }))
    fireEvent.click(screen.getByRole('button', { name: '再试一次' }))
    expect(room.model.rankings.refresh).toHaveBeenCalledOnce()
    // Sending a text from another tab selects the chat tab.
    change(() => room.model.setDraft('好球'))
    fireEvent.click(screen.getByRole('button', { name: '发送' }))
    expect(screen.getByRole('log', { name: '聊天记录' })).toBeTruthy()
  })
})

describe('gifts', () => {
  async function picker(minor = 1_000_000) {
    const opened = await open()
    opened.change(() => opened.fake.balance.set(live({ minor, currency: 'RMB' }, FAKE_NOW)))
    fireEvent.click(screen.getByRole('button', { name: '送礼物' }))
    return { ...opened, sheet: within(screen.getByRole('dialog', { name: '礼物' })) }
  }

  it('are chosen with a number, given, and given again at once', async () => {
    const { room, sheet } = await picker()
    expect(sheet.getByText('¥10,000.00')).toBeTruthy()
    fireEvent.click(sheet.getByRole('radio', { name: '战靴，¥88' }))
    fireEvent.click(sheet.getByRole('radio', { name: '1 个' }))
    fireEvent.click(sheet.getByRole('button', { name: '送出 1 个 战靴，共 ¥88' }))
    expect(room.model.giveGift).toHaveBeenCalledExactlyOnceWith('boot', 1)
    await waitFor(() => {
      expect(screen.queryByRole('dialog', { name: '礼物' })).toBeNull()
    })
    fireEvent.click(screen.getByRole('button', { name: '再送 1 个 战靴，¥88' }))
    expect(room.model.giveGift).toHaveBeenCalledTimes(2)
  })

  it('that cost much are asked for once more, and anew when something else is chosen', async () => {
    const { room, sheet } = await picker()
    fireEvent.click(sheet.getByRole('radio', { name: '战靴，¥88' }))
    fireEvent.click(sheet.getByRole('radio', { name: '66 个' }))
    fireEvent.click(sheet.getByRole('button', { name: '送出 66 个 战靴，共 ¥5,808' }))
    expect(sheet.getByRole('button', { name: '确认送出 66 个 战靴，共 ¥5,808' })).toBeTruthy()
    fireEvent.click(sheet.getByRole('radio', { name: '1 个' }))
    fireEvent.click(sheet.getByRole('radio', { name: '66 个' }))
    fireEvent.click(sheet.getByRole('button', { name: '送出 66 个 战靴，共 ¥5,808' }))
    expect(room.model.giveGift).not.toHaveBeenCalled()
    fireEvent.click(sheet.getByRole('button', { name: '确认送出 66 个 战靴，共 ¥5,808' }))
    expect(room.model.giveGift).toHaveBeenCalledExactlyOnceWith('boot', 66)
    fireEvent.click(await screen.findByRole('button', { name: '再送 66 个 战靴，¥5,808' }))
    expect(room.model.giveGift).toHaveBeenCalledTimes(1)
    fireEvent.click(screen.getByRole('button', { name: '确认送出 66 个 战靴，共 ¥5,808' }))
    expect(room.model.giveGift).toHaveBeenCalledTimes(2)
  })

  it('can be paid with gold coins, and are given again with them', async () => {
    const { room, sheet, fake, change } = await picker(5000)
    expect(sheet.queryByRole('radio', { name: '金币' })).toBeNull()
    change(() => fake.goldCoins.set(38_200))
    fireEvent.click(sheet.getByRole('radio', { name: '金币' }))
    expect(sheet.getByText('38,200 金币')).toBeTruthy()
    fireEvent.click(sheet.getByRole('radio', { name: '战靴，8,800 金币' }))
    fireEvent.click(sheet.getByRole('radio', { name: '10 个' }))
    expect(sheet.getByText('余额不足，还差 49,800 金币')).toBeTruthy()
    fireEvent.click(sheet.getByRole('radio', { name: '1 个' }))
    fireEvent.click(sheet.getByRole('button', { name: '送出 1 个 战靴，共 8,800 金币' }))
    fireEvent.click(await screen.findByRole('button', { name: '再送 1 个 战靴，8,800 金币' }))
    expect(room.model.giveGift.mock.calls).toEqual([
      ['boot', 1, 'GOLD'],
      ['boot', 1, 'GOLD'],
    ])
  })

  it('that cannot be paid are not sent, and it is said what is missing', async () => {
    const { room, sheet } = await picker(5000)
    expect(sheet.getByText('余额不足，还差 ¥38')).toBeTruthy()
    fireEvent.click(sheet.getByRole('button', { name: /^送出 1 个/ }))
    expect(room.model.giveGift).not.toHaveBeenCalled()
  })

  it('close on Escape, and the focus goes back', async () => {
    await open()
    const button = screen.getByRole('button', { name: '送礼物' })
    button.focus()
    fireEvent.click(button)
    const sheet = screen.getByRole('dialog', { name: '礼物' })
    expect(document.activeElement).toBe(sheet)
    fireEvent.keyDown(sheet, { key: 'Escape' })
    await waitFor(() => {
      expect(document.activeElement).toBe(button)
    })
  })

  it('give way to another sheet, which gives the focus back to its own button', async () => {
    await open()
    fireEvent.click(screen.getByRole('button', { name: '送礼物' }))
    const share = screen.getByRole('button', { name: '晒单' })
    share.focus()
    fireEvent.click(share)
    const sheet = await screen.findByRole('dialog', { name: '晒我的注单' })
    expect(document.activeElement).toBe(sheet)
    fireEvent.keyDown(sheet, { key: 'Escape' })
    await waitFor(() => {
      expect(document.activeElement).toBe(share)
    })
  })

  it('run in lanes whose total replaces itself', async () => {
    const { room, change } = await open()
    const lane = { key: 'c', from: speaker({ name: '小北' }), gift: gift(), total: 10, mine: false }
    change(() => room.giftLanes.set([lane]))
    change(() => room.giftLanes.set([{ ...lane, total: 20 }]))
    const lanes = screen.getByRole('list', { name: '正在送出的礼物' })
    expect(lanes.textContent).toContain('小北 送出 战靴 ×20')
    expect(lanes.textContent).not.toContain('×10')
  })
})

describe('an admin', () => {
  it('withdraws a message and mutes its writer, with a term and a reason', async () => {
    const { room, change } = await open()
    const from = speaker({ id: 'm-9', name: '刷屏者' })
    change(() => room.chat.update((view) => ({ ...view, lines: [textLine('x', '广告', { from })] })))
    expect(screen.queryByRole('button', { name: '撤回消息' })).toBeNull()
    change(() => room.facts.set(roomFacts({ admin: true })))
    const manage = () => fireEvent.click(screen.getByRole('button', { name: '刷屏者 的消息，更多操作' }))
    manage()
    fireEvent.click(screen.getByRole('button', { name: '撤回消息' }))
    expect(room.model.withdraw).toHaveBeenCalledExactlyOnceWith('x')
    manage()
    fireEvent.click(screen.getByRole('radio', { name: '1 小时' }))
    fireEvent.change(screen.getByRole('textbox', { name: '原因，会告诉对方' }), {
      target: { value: ' 广告 ' },
    })
    fireEvent.click(screen.getByRole('button', { name: '禁言 刷屏者' }))
    expect(room.model.mute).toHaveBeenCalledExactlyOnceWith('m-9', 60, '广告')
    manage()
    fireEvent.click(screen.getByRole('button', { name: '解除禁言' }))
    expect(room.model.unmute).toHaveBeenCalledExactlyOnceWith('m-9')
  })

  it('closes the room and opens it', async () => {
    const { room, change } = await open()
    expect(screen.queryByRole('button', { name: '直播间选项' })).toBeNull()
    change(() => room.facts.set(roomFacts({ admin: true })))
    fireEvent.click(screen.getByRole('button', { name: '直播间选项' }))
    fireEvent.click(screen.getByRole('button', { name: '关闭直播间' }))
    expect(room.model.setOpen).toHaveBeenLastCalledWith(false, '')
    change(() => room.facts.set(roomFacts({ admin: true, open: false })))
    fireEvent.click(screen.getByRole('button', { name: '直播间选项' }))
    fireEvent.click(screen.getByRole('button', { name: '开放直播间' }))
    expect(room.model.setOpen).toHaveBeenLastCalledWith(true, '')
  })
})

it('shows a room that the list has but the talk has not', async () => {
  const fake = createFakeStreams()
  fake.room.facts.set(null)
  fake.room.live.set(live(liveRoom({ title: '还没进去' }), FAKE_NOW))
  await renderApp('/app/live/r-1', fake)
  expect(await screen.findByRole('heading', { name: '还没进去' })).toBeTruthy()
  expect(screen.getByText('阿泽说球')).toBeTruthy()
})
