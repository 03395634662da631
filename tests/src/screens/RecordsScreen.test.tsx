import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { money } from '../../../streams/domain/money.ts'
import type { Odds } from '../../../streams/domain/odds.ts'
import type { Order, OrderPage } from '../../../streams/domain/order.ts'
import { CONNECTING, interrupted, live } from '../../../streams/kernel/feed.ts'
import type { RecordsView } from '../../../streams/index.ts'
import { matchOf } from '../../streams/feeds/builders.ts'
import { renderApp } from '../../support/renderApp.tsx'
import { order, orderLeg, orderPage } from '../../support/orders.ts'

const AS_OF = new Date(2025, 10, 20, 20, 47, 12).getTime()
const rmb = (minor: number) => money(minor, 'RMB')

async function open(view: Partial<RecordsView> = {}) {
  const fake = await renderApp('/common-sport-records/')
  await screen.findByRole('radiogroup', { name: '结算状态' })
  const show = (changes: Partial<RecordsView>) => {
    act(() => {
      fake.records.update((before) => ({ ...before, ...changes }))
    })
  }
  show(view)
  return { fake, show }
}

function listOf(...orders: Order[]): Partial<RecordsView> {
  return { list: live(orderPage(orders), AS_OF) }
}

const card = () => within(screen.getByRole('article'))

describe('the records', () => {
  it('are skeletons until they are there', async () => {
    await open({ list: CONNECTING })
    expect(screen.getByText('正在加载')).toBeTruthy()
  })

  it('are skeletons while they lack a bet that was just placed', async () => {
    const { show } = await open({ ...listOf(order()), behind: true })
    expect(screen.getByText('正在加载')).toBeTruthy()
    expect(screen.queryByRole('article')).toBeNull()
    show({ behind: false })
    expect(screen.getByRole('article')).toBeTruthy()
  })

  it('name a race by its batch, with the score of a virtual match so far, and lead to the proof', async () => {
    const virtual = { title: 'VR足球 20261120-0212', game: '31001', batchNo: '20261120-0212' }
    const leg = orderLeg({ sport: 'virtualFootball', matchId: 'v3100120261120021201', virtual })
    const { fake, show } = await open(listOf(order({ legs: [leg] })))
    act(() => {
      fake.progress.set({ legs: [{ match: null, ifEnded: null, score: [2, 1] }], ifEnded: null })
    })
    const link = card().getByRole('link', { name: /VR足球 20261120-0212/ })
    expect(link.textContent).toContain('曼城 2 - 1 利物浦')
    expect(link.getAttribute('href')).toBe('/vr/soccer/match/v3100120261120021201')
    const race = orderLeg({
      sport: 'virtualHorse',
      homeName: '',
      awayName: '',
      settleScore: '7-8-2',
      outcome: 'win',
      virtual: { title: 'VR赛马 20261120-0346', game: '31101', batchNo: '20261120-0346' },
    })
    show({ settled: true, ...listOf(order({ state: 'settled', outcome: 'win', legs: [race] })) })
    expect(card().getByText(/VR赛马 20261120-0346/).textContent).toContain('7-8-2')
    const proof = card().getByRole('link', { name: '验证VR赛马 20261120-0346的结果' })
    expect(proof.getAttribute('href')).toBe('/rounds/virtual/31101/20261120-0346')
  })

  it('look for the order that the address names, and bring it into view', async () => {
    const fake = await renderApp('/common-sport-records/?order=TL00002')
    const field = await screen.findByRole<HTMLInputElement>('searchbox', { name: '注单号' })
    expect(field.value).toBe('TL00002')
    act(() => {
      fake.records.update((before) => ({ ...before, ...listOf(order({ orderNo: 'TL00002' })) }))
    })
    expect(document.activeElement).toBe(screen.getByRole('listitem'))
  })

  it('show the reservations that the address names, until bets are chosen', async () => {
    await renderApp('/common-sport-records/?reserved=failed')
    const state = within(await screen.findByRole('radiogroup', { name: '结算状态' }))
    expect(state.getByRole('radio', { checked: true }).textContent).toBe('预约失败')
    fireEvent.click(state.getByRole('radio', { name: '未结算' }))
    expect(state.getByRole('radio', { checked: true }).textContent).toBe('未结算')
  })

  it('lead to the offline page when there is nothing to show', async () => {
    const { fake } = await open({
      list: { status: 'failed', value: undefined, asOf: undefined, reason: 'offline' },
    })
    expect(fake.streams.exits.raiseOffline).toHaveBeenCalled()
  })

  it('sum up the unsettled bets, and show what each is on', async () => {
    await open(listOf(order()))
    expect(screen.getByText('1 单')).toBeTruthy()
    expect(screen.getByText('410.00')).toBeTruthy()
    expect(screen.getByText('644.03')).toBeTruthy()
    const text = screen.getByRole('article', { name: '单关，已受理，投注额 200.00' }).textContent
    expect(text).toContain('11/20 20:46')
    expect(text).toContain('曼城 -0.5/10.92')
    expect(text).toContain('全场让球 · 投注时 1-1 · 曼城 v 利物浦')
    expect(text).toContain('可赢184.00')
  })

  it('tell a refused bet and its reason apart from settled ones, and count it apart', async () => {
    const refused = order({ state: 'rejected', reasonKey: 'errors.venue.insufficientBalance' })
    const won = order({
      orderNo: 'TL2',
      state: 'settled',
      outcome: 'win',
      returned: rmb(38_400),
      profit: rmb(18_400),
    })
    await open({ settled: true, list: live(orderPage([refused, won], { total: 14, refused: 4 }), AS_OF) })
    expect(screen.getByText('10 单')).toBeTruthy()
    expect(screen.getByText('另有 4 单未受理或已取消')).toBeTruthy()
    const text = screen.getByRole('article', { name: '单关，未受理，投注额 200.00' }).textContent
    expect(text).toContain('未受理 · 余额不足 · 未扣款')
    expect(text).not.toContain('可赢')
  })

  it('count the accepted bets as the venue does, where it counts them', async () => {
    const page = orderPage([order()], { total: 14, refused: 4, accepted: 9 })
    await open({ settled: true, list: live(page, AS_OF) })
    expect(screen.getByText('9 单')).toBeTruthy()
    expect(screen.getByText('另有 4 单未受理或已取消')).toBeTruthy()
  })

  it('lead from a settled bet to its result, where the venue has such results', async () => {
    const lost = { settleScore: '1-0', outcome: 'lose' } as const
    const outright = orderLeg({ ...lost, spec: { kind: 'outright', stat: 'goals', period: 'match' } })
    const settled = (leg: Order['legs'][number]) =>
      listOf(order({ state: 'settled', outcome: 'lose', legs: [leg] }))
    const { fake, show } = await open({ settled: true, ...settled(outright) })
    const button = () => card().queryByRole('button', { name: '赛果详情' })
    expect(button()).toBeTruthy()
    act(() => {
      fake.enterVenue({ hasOutrightResults: false })
    })
    show({ settled: true, ...settled(outright) })
    expect(button()).toBeNull()
    show(settled(orderLeg(lost)))
    expect(button()).toBeTruthy()
  })

  it('say that a bet was reserved', async () => {
    const { show } = await open(listOf(order({ reserved: true })))
    expect(card().getByText(/预约成功/)).toBeTruthy()
    show(listOf(order()))
    expect(card().queryByText(/预约成功/)).toBeNull()
  })

  it('keep a scroll position for each currency', async () => {
    const { show } = await open(listOf(order()))
    const area = () => {
      const found = screen.getByRole('article').closest('ul')?.parentElement
      if (found == null) throw new Error('no area')
      return found
    }
    area().scrollTop = 300
    fireEvent.scroll(area())
    show({ list: CONNECTING })
    show({ currency: 'USDT', ...listOf(order()) })
    const other = area().scrollTop
    show({ list: CONNECTING })
    show({ currency: 'RMB', ...listOf(order()) })
    expect([other, area().scrollTop]).toEqual([0, 300])
  })

  it('say for what a bet was cancelled', async () => {
    const cancelled = order({ state: 'cancelled', reasonKey: 'imty.cancelled.redCard' })
    await open({ settled: true, list: live(orderPage([cancelled]), AS_OF) })
    expect(screen.getByText('已取消 · 出现红牌 · 本金已退回')).toBeTruthy()
  })

  it('show how an open bet stands, and lead to its match', async () => {
    const { fake } = await open(listOf(order()))
    const team = (id: string, name: string) => ({ id, name, kit: null })
    const teams = { home: team('1', '曼城'), away: team('2', '利物浦') }
    const match = matchOf('1', AS_OF, { teams, state: 'live', score: [2, 1] })
    act(() => {
      fake.progress.set({
        legs: [{ match, ifEnded: 'halfWin' }],
        ifEnded: { outcome: 'halfWin', profit: rmb(9200) },
      })
    })
    expect(card().getByText('当前若完场').nextSibling?.textContent).toBe('半赢 +92.00')
    const link = card().getByRole('link', { name: '去看曼城对利物浦, 曼城 2 比 1 利物浦' })
    expect(link.getAttribute('href')).toBe('/app/match/football/1')
  })

  it('show when a settled bet was settled, and each bet’s currency', async () => {
    const settledAt = new Date(2025, 10, 20, 22, 40).getTime()
    const won = {
      ...order({ state: 'settled', outcome: 'win' }),
      settledAt,
      returned: money(300, 'USDT'),
      stake: money(100, 'USDT'),
    }
    await open({ settled: true, ...listOf(won) })
    expect(card().getByText('11/20 22:40 结算')).toBeTruthy()
    expect(card().getByText('USDT')).toBeTruthy()
  })

  it('work out a half win, half by half', async () => {
    const settled = order({
      state: 'settled',
      outcome: 'halfWin',
      returned: rmb(29_200),
      profit: rmb(9_200),
      legs: [orderLeg({ outcome: 'halfWin', settleScore: '2:1' })],
    })
    await open({ settled: true, ...listOf(settled) })
    expect(screen.getByText('-86.50')).toBeTruthy()
    expect(card().getByText('半赢')).toBeTruthy()
    expect(card().getByText(/终场 2-1/)).toBeTruthy()
    const working = card().getByRole('group', { name: '结算算式' })
    expect([...working.children].map(({ textContent }) => textContent)).toEqual([
      '-0.5 一半100.00 × 1.92　赢192.00',
      '-1 一半100.00 × 1.00　走水，退本金100.00',
      '合计派彩 292.00 − 本金 200.00+92.00',
    ])
  })

  it('work out a won parlay, leg by leg', async () => {
    const legs = [
      orderLeg({ selectionName: '皇家马德里 -0.5', odds: 195_000 as Odds, outcome: 'win' }),
      orderLeg({ selectionName: '国安 +0/0.5', odds: 210_000 as Odds, outcome: 'halfWin' }),
      orderLeg({ selectionName: '大 223.5', odds: 180_000 as Odds, outcome: 'win' }),
    ]
    const settled = order({
      series: '3:3',
      state: 'settled',
      outcome: 'win',
      stake: rmb(1000),
      returned: rmb(5440),
      profit: rmb(4440),
      legs,
    })
    await open({ settled: true, ...listOf(settled) })
    expect(card().getByText('3串1')).toBeTruthy()
    const working = card().getByRole('group', { name: '结算算式' })
    expect([...working.children].map(({ textContent }) => textContent)).toEqual([
      '赢皇家马德里 -0.5× 1.95',
      '半赢国安 +0/0.5× 1.55',
      '赢大 223.5× 1.80',
      '合计10.00 × 5.440554.40',
    ])
  })

  it('write a system’s stake as arithmetic, and fold away many legs', async () => {
    const legs = ['甲', '乙', '丙', '丁'].map((selectionName) => orderLeg({ selectionName }))
    await open(listOf(order({ series: '4:2+3+4', combinations: 11, stake: rmb(11_000), legs })))
    expect(card().getByText('4串11')).toBeTruthy()
    expect(card().getByText('10.00 × 11 = 110.00')).toBeTruthy()
    expect(card().queryByText('丁')).toBeNull()
    fireEvent.click(card().getByRole('button', { name: '看 4 项' }))
    expect(card().getByText('丁')).toBeTruthy()
    fireEvent.click(card().getByRole('button', { name: '收起' }))
    expect(card().queryByText('丁')).toBeNull()
  })

  it('give a smaller fold its number of bets', async () => {
    const legs = ['甲', '乙', '丙'].map((selectionName) => orderLeg({ selectionName }))
    await open(listOf(order({ series: '3:2', combinations: 3, stake: rmb(3000), legs })))
    expect(card().getByText('2串1 × 3 注')).toBeTruthy()
  })

  it('put a sign before results only', async () => {
    const lost = order({ state: 'settled', outcome: 'lose', returned: rmb(0), profit: rmb(-20_000) })
    await open({ settled: true, ...listOf(lost) })
    const text = screen.getByRole('article').textContent
    expect(text).toContain('投注额200.00')
    expect(text).toContain('派彩0.00')
    expect(text).toContain('净输-200.00')
  })

  it('say that there is nothing, with a way to the matches', async () => {
    await open(listOf())
    expect(screen.getByText('没有未结算的注单')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '去看比赛' }))
    await screen.findByRole('heading', { name: '赛事列表' })
  })

  it('say why they could not be had, and ask again', async () => {
    const { fake } = await open({ list: interrupted<OrderPage>(CONNECTING, 'timeout') })
    expect(screen.getByText('注单没有取到')).toBeTruthy()
    expect(screen.getByText('服务器没有回应')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '再试一次' }))
    expect(fake.recordsCommands.refresh).toHaveBeenCalledOnce()
  })

  it('stay in view when old, and say of when they are', async () => {
    const { fake } = await open({ list: interrupted(live(orderPage([order()]), AS_OF), 'network') })
    expect(screen.getByText('连接断开，内容停在 20:47:12')).toBeTruthy()
    expect(screen.getByRole('article')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '再试一次' }))
    fireEvent.click(screen.getByRole('button', { name: '刷新' }))
    expect(fake.recordsCommands.refresh).toHaveBeenCalledTimes(2)
  })

  it('say once that the connection is lost, in the list when the list is old', async () => {
    const { fake, show } = await open(listOf(order()))
    act(() => {
      fake.reach.set('offline')
    })
    expect(screen.getByText('没有网络，连上后自动更新')).toBeTruthy()
    show({ list: interrupted(live(orderPage([order()]), AS_OF), 'offline') })
    expect(screen.getByText('没有网络，内容停在 20:47:12')).toBeTruthy()
    expect(screen.queryByText('没有网络，连上后自动更新')).toBeNull()
  })

  it('are shown in the room that was opened last, from their acceptance to their settlement', async () => {
    const orders = [
      order({ orderNo: 'n-1' }),
      order({ orderNo: 'n-2', state: 'confirming' }),
      order({ orderNo: 'n-3', state: 'settled' }),
    ]
    const { fake } = await open(listOf(...orders))
    expect(screen.queryByRole('button', { name: /晒到直播间/ })).toBeNull()
    act(() => {
      fake.shareRoom.set('r-1')
    })
    fireEvent.click(screen.getByRole('button', { name: '把注单 n-1 晒到直播间' }))
    expect(fake.recordsCommands.share).toHaveBeenCalledExactlyOnceWith('n-1')
    for (const orderNo of ['n-2', 'n-3']) {
      expect(screen.queryByRole('button', { name: `把注单 ${orderNo} 晒到直播间` })).toBeNull()
    }
  })

  it('are asked for by state and time', async () => {
    const { fake } = await open(listOf())
    expect(screen.queryByRole('radiogroup', { name: '时间' })).toBeNull()
    fireEvent.click(screen.getByRole('radio', { name: '已结算' }))
    expect(fake.recordsCommands.setSettled).toHaveBeenCalledExactlyOnceWith(true)
    fireEvent.click(screen.getByRole('radio', { name: '近30天' }))
    expect(fake.recordsCommands.setRange).toHaveBeenCalledExactlyOnceWith('month')
  })

  it('go on after a page, and say when that was all', async () => {
    const { fake, show } = await open({
      settled: true,
      list: live(orderPage([order()], { more: true }), AS_OF),
    })
    fireEvent.click(screen.getByRole('button', { name: '加载更多' }))
    expect(fake.recordsCommands.loadMore).toHaveBeenCalledOnce()
    show({ loadingMore: true })
    expect(screen.queryByRole('button', { name: '加载更多' })).toBeNull()
    show({ loadingMore: false, list: live(orderPage([order()]), AS_OF) })
    expect(screen.getByText('没有更多了')).toBeTruthy()
  })
})
