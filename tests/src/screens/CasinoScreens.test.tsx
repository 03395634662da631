import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { TableResult } from '../../../streams/domain/baccarat/tableRound.ts'
import { PHASES } from '../../../streams/domain/casino/phases.ts'
import type { ShoeHistory } from '../../../streams/domain/casino/shoeHistory.ts'
import { gameRefusal } from '../../../streams/domain/rounds/gameRefusal.ts'
import { money } from '../../../streams/domain/money.ts'
import { live } from '../../../streams/kernel/feed.ts'
import { constant } from '../../../streams/kernel/state.ts'
import type { TableMoment, TableView } from '../../../streams/casino.ts'
import { handsOf } from '../../../streams/views/casino/tableMoment.ts'
import { dealtCards } from '../../../streams/domain/baccarat/hand.ts'
import { shoeRoadsOf, tableInfo } from '../../support/fakeCasino.ts'
import { createFakeStreams, FAKE_NOW, type FakeStreams } from '../../support/fakeStreams.ts'
import { REFUSED_LAUNCH } from '../../support/refusedLaunch.ts'
import { renderApp } from '../../support/renderApp.tsx'
import { withDialogs } from '../ui/dialog.ts'

withDialogs()

const SHOE: ShoeHistory = {
  shoe: '20261120-03',
  first: '20261120-0031',
  before: '20261120-0034',
  results: [[3001, 3031], [3002, 3005], [3003]],
  naturals: 1,
}
const RESULT: TableResult = {
  player: [3, 51],
  banker: [7, 12],
  playerPoints: 4,
  bankerPoints: 8,
  results: [3001, 3031],
}
const BETTING: TableMoment = {
  phase: PHASES.betting,
  waiting: false,
  retried: false,
  voided: false,
  seconds: 14,
  left: 0.7,
  results: null,
  ...handsOf([]),
}

function viewOf(moment: Partial<TableMoment> = {}): TableView {
  return {
    info: tableInfo('A12'),
    round: {
      product: 'casino',
      game: 'A12',
      round: '20261120-0034',
      state: 'open',
      opensAt: FAKE_NOW,
      sealsAt: FAKE_NOW + 20_000,
      resultAt: FAKE_NOW + 21_000,
      paysAt: null,
      endsAt: null,
      retryAt: null,
      commitment: 'a'.repeat(64),
      seed: null,
      result: null,
      shoe: null,
      version: 1,
    },
    result: null,
    company: { round: '20261120-0034', crowd: new Map([[3001, 12]]), mine: [] },
    history: SHOE,
    moment: { ...BETTING, ...moment },
  }
}

const REFUSED = { status: 'failed', value: undefined, asOf: undefined, reason: 'refused' } as const
const OFFLINE = { status: 'failed', value: undefined, asOf: undefined, reason: 'offline' } as const

/** Which of the observed elements are in the window; all others are not. */
function stubObserver(isSeen: (element: Element) => boolean): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void
      constructor(tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
        this.#tell = tell
      }
      observe(target: Element) {
        this.#tell([{ isIntersecting: isSeen(target) }])
      }
      unobserve() {
        return undefined
      }
      disconnect() {
        return undefined
      }
    },
  )
}

async function openTable(moment: Partial<TableMoment> = {}): Promise<FakeStreams> {
  const fake = createFakeStreams()
  fake.casino.view.set(live(viewOf(moment), FAKE_NOW))
  fake.casino.roads.set(shoeRoadsOf(SHOE))
  await renderApp('/casino/A12', fake)
  return fake
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the lobby', () => {
  const tables = Array.from({ length: 60 }, (_, index) => tableInfo(`D${String(index + 1).padStart(2, '0')}`))

  async function openLobby(): Promise<FakeStreams> {
    const fake = createFakeStreams()
    fake.casino.view.set(live(viewOf(), FAKE_NOW))
    fake.casino.roads.set(shoeRoadsOf(SHOE))
    fake.casino.lobby.update((view) => ({ ...view, list: live(tables, FAKE_NOW), all: tables, tables }))
    await renderApp('/casino', fake)
    return fake
  }

  it('counts down without rendering a card, and says the next phase', async () => {
    stubObserver((element) => element.textContent.includes('D01'))
    const fake = await openLobby()
    const timer = screen.getByRole('timer')
    expect(timer.textContent).toBe('14')
    const head = timer.closest('header')
    expect(head?.textContent).toContain('下注中14')
    const written: string[] = []
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) written.push((target as Element).tagName)
    })
    observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
    act(() => {
      fake.casino.view.set(live(viewOf({ seconds: 13, left: 0.65 }), FAKE_NOW))
    })
    await act(async () => Promise.resolve())
    observer.disconnect()
    expect(timer.textContent).toBe('13')
    expect(head?.querySelector('i')?.style.getPropertyValue('--left')).toBe('65%')
    expect(written.toSorted()).toEqual(['I', 'SPAN'])
    act(() => {
      fake.casino.view.set(live(viewOf({ phase: PHASES.showCard, seconds: null, left: 0 }), FAKE_NOW))
    })
    expect(screen.queryByRole('timer')).toBeNull()
    expect(head?.textContent).toContain('已停止下注')
    act(() => {
      fake.casino.view.set(live(viewOf({ seconds: 20, left: 1 }), FAKE_NOW))
    })
    expect(screen.getByRole('timer').textContent).toBe('20')
  })

  it('lays out and subscribes only the cards that are in view, of sixty tables', async () => {
    stubObserver((element) => /D0[1-4]$/.test(element.querySelector('b')?.textContent ?? ''))
    const fake = await openLobby()
    expect(screen.getAllByRole('article')).toHaveLength(4)
    expect([...fake.casino.viewed.keys()]).toEqual(['D01', 'D02', 'D03', 'D04'])
    expect(document.querySelectorAll('ul[aria-label="桌台"] > li')).toHaveLength(60)
  })

  it('shows tables in four ways, and keeps the way only when it is changed', async () => {
    stubObserver((element) => element.querySelector('b')?.textContent === '百家乐 D01')
    const fake = await openLobby()
    const { storage } = fake.streams
    const card = () => within(screen.getByRole('article', { name: '百家乐 D01' }))
    expect(card().getByRole('img', { name: /^荷官 林荷/ })).toBeTruthy()
    expect(storage.local.get('touchline.casino')).toBeNull()
    fireEvent.click(screen.getByRole('radio', { name: '路纸' }))
    expect(card().getByRole('img', { name: /^共 3 局，庄 1，闲 1，和 1/ })).toBeTruthy()
    expect(storage.local.get('touchline.casino')).toBe('{"17":{"cardMode":"mapGraph"}}')
    fireEvent.click(screen.getByRole('radio', { name: '荷官' }))
    expect(card().getByRole('group', { name: '庄' })).toBeTruthy()
    fireEvent.click(screen.getByRole('radio', { name: '简洁' }))
    expect(card().queryByRole('img')).toBeNull()
    expect(card().getByRole('link', { name: '入座 百家乐 D01' }).getAttribute('href')).toBe('/casino/D01')
  })

  it('is the home mode of the casino, and is not offered without tables', async () => {
    const fake = createFakeStreams()
    fake.home.update((view) => ({ ...view, mode: 'real' }))
    fake.casino.lobby.update((view) => ({ ...view, list: live(tables, FAKE_NOW), all: tables, tables }))
    await renderApp('/app/home/home-sport', fake)
    expect(await screen.findByRole('tab', { name: /^全部/ })).toBeTruthy()
    act(() => {
      fake.modes.set(['sport', 'lottery'])
    })
    expect(screen.queryByRole('tab', { name: '真人' })).toBeNull()
    expect(screen.getByRole('tab', { name: '体育', selected: true })).toBeTruthy()
  })

  it('reads the history again when it is opened with that tab, and when the tab is chosen', async () => {
    const fake = createFakeStreams()
    fake.casino.lobby.update((view) => ({ ...view, tab: 1 }))
    await renderApp('/casino', fake)
    const refresh = vi.mocked(fake.casino.streams.settings.refresh)
    expect(refresh).toHaveBeenCalled()
    refresh.mockClear()
    act(() => {
      fake.casino.lobby.update((view) => ({ ...view, tab: 0 }))
    })
    expect(refresh).not.toHaveBeenCalled()
    act(() => {
      fake.casino.lobby.update((view) => ({ ...view, tab: 1 }))
    })
    expect(refresh).toHaveBeenCalledTimes(1)
  })

  it('says why the casino does not let the member in, with a retry', async () => {
    const fake = createFakeStreams()
    fake.casino.trouble.set({
      kind: 'refused',
      failure: { type: 'transport', kind: 'network' },
      entering: false,
    })
    await renderApp('/casino', fake)
    fireEvent.click(screen.getByRole('button', { name: '再试一次' }))
    expect(fake.casino.commands.reenter).toHaveBeenCalledTimes(1)
  })
})

describe('a table', () => {
  it('has spots with odds and returns, which a tap bets on', async () => {
    const fake = await openTable()
    const spots = within(screen.getByRole('group', { name: '投注区' }))
    expect(spots.getAllByRole('button')).toHaveLength(6)
    fireEvent.click(spots.getByRole('button', { name: /^庄，赔率 1\.95，返还率 98\.94%/ }))
    expect(fake.casino.commands.tap).toHaveBeenCalledWith(3001)
    fireEvent.click(screen.getByRole('radio', { name: '100 人民币 筹码' }))
    expect(fake.casino.commands.choose).toHaveBeenCalledWith(100)
  })

  it('says how many bets the cart sends, and their stake', async () => {
    const fake = await openTable()
    const send = () => screen.getByRole('button', { name: /^确认下注/ }).textContent
    act(() => {
      fake.casino.bets.update((view) => ({ ...view, block: null }))
    })
    expect(send()).toBe('确认下注')
    const spot = { tableId: 'A12', option: '3001', amount: 100 }
    act(() => {
      fake.casino.cart.update((cart) => ({
        ...cart,
        singles: [spot, { ...spot, option: '3003', amount: 20 }],
      }))
    })
    expect(send()).toBe('确认下注 2 注120.00')
    fireEvent.click(screen.getByRole('button', { name: /^确认下注/ }))
    expect(fake.casino.commands.send).toHaveBeenCalledTimes(1)
  })

  it('takes no tap after the seal, and says what was cleared', async () => {
    const fake = await openTable({ phase: PHASES.showCard, seconds: null })
    act(() => {
      fake.casino.bets.update((view) => ({
        ...view,
        open: false,
        note: { type: 'sealed', stakes: { 3001: 5000 } },
      }))
    })
    fireEvent.click(screen.getByRole('button', { name: /^庄，赔率/ }))
    expect(fake.casino.commands.tap).not.toHaveBeenCalled()
    expect(screen.getByText('已停止下注，50.00 没有提交，已清空')).toBeTruthy()
    expect(screen.getByText('等待下一局')).toBeTruthy()
  })

  it('says limits, refusals and unknown bets in words, with the way out', async () => {
    const fake = await openTable()
    const tell = (change: Parameters<typeof fake.casino.bets.update>[0]) => {
      act(() => {
        fake.casino.bets.update(change)
      })
    }
    tell((view) => ({ ...view, note: { type: 'maxOfPlay', play: 3003 } }))
    expect(screen.getByText('和 每局最多 6,250，没有加上')).toBeTruthy()
    tell((view) => ({ ...view, note: null, refusal: gameRefusal('roundFull') }))
    expect(screen.getByText('没有投注：这个选项的额度已满')).toBeTruthy()
    tell((view) => ({ ...view, refusal: gameRefusal('insufficient') }))
    expect(screen.getByRole('button', { name: '去转入' })).toBeTruthy()
    tell((view) => ({
      ...view,
      refusal: null,
      unknown: [
        {
          call: { product: 'casino', game: 'A12', id: 'c', currency: 'RMB', validUntil: 0, bets: [] },
          phase: 'unknown',
          bets: [],
          failure: null,
        },
      ],
    }))
    expect(screen.getByText('没有收到结果，正在核对，请不要重复投注')).toBeTruthy()
    expect(screen.getByRole('button', { name: '看注单' })).toBeTruthy()
  })

  it('leads a seamless member to the wallet, who has no transfers', async () => {
    const fake = await openTable()
    act(() => {
      fake.casino.login.set(
        live({ loginName: 'fan_2046', seamless: true, balance: money(0, 'RMB') }, FAKE_NOW),
      )
      fake.casino.bets.update((view) => ({ ...view, refusal: gameRefusal('insufficient') }))
    })
    expect(screen.getByRole('button', { name: '钱包' })).toBeTruthy()
    expect(screen.getByRole('link', { name: '钱包' })).toBeTruthy()
    expect(screen.queryByText('去转入')).toBeNull()
  })

  it('has rules for both bankers where it takes both', async () => {
    await openTable()
    fireEvent.click(screen.getByRole('button', { name: '规则' }))
    const rows = within(screen.getByRole('table')).getAllByRole('rowheader')
    expect(rows.map(({ textContent }) => textContent).slice(0, 2)).toEqual(['庄', '庄（免佣）'])
  })

  it('shows the own net of a result, and who has won', async () => {
    const fake = await openTable({
      phase: PHASES.calculated,
      seconds: null,
      ...handsOf(dealtCards(RESULT)),
      results: RESULT.results,
    })
    act(() => {
      fake.casino.bets.update((view) => ({ ...view, open: false, taken: { 3001: 10_000, 3002: 5000 } }))
      fake.casino.own.set({
        staked: 15_000,
        returned: 19_500,
        net: new Map([
          [3001, 9500],
          [3002, -5000],
        ]),
      })
    })
    expect(screen.getByRole('img', { name: '荷官 林荷，闲 4 点，庄 8 点 庄赢' })).toBeTruthy()
    expect(screen.getByRole('button', { name: /^庄，.*赢，\+95\.00$/ })).toBeTruthy()
    expect(screen.getByText('+45.00')).toBeTruthy()
  })

  it('has roads in words and few elements, and draws what a side would add', async () => {
    await openTable()
    const roads = screen.getByRole('img', { name: /^共 3 局，庄 1，闲 1，和 1，当前 闲 1 局，最近 庄 闲 和/ })
    expect(roads.querySelectorAll('*').length).toBeLessThan(25)
    const beads = () => roads.querySelectorAll('text')[0]?.textContent
    expect(beads()).toBe('庄')
    fireEvent.click(screen.getByRole('button', { name: /^若下一局为庄/ }))
    expect(beads()).toBe('庄庄')
    fireEvent.click(screen.getByRole('button', { name: /^若下一局为庄/, pressed: true }))
    expect(beads()).toBe('庄')
  })

  it('shows cards without a scene when the scene is off or no motion is wanted', async () => {
    const fake = await openTable({ phase: PHASES.showCard, ...handsOf(dealtCards(RESULT)) })
    expect(screen.getByRole('img', { name: /^荷官/ })).toBeTruthy()
    act(() => {
      fake.casino.scene.set(false)
    })
    expect(screen.queryByRole('img', { name: /^荷官/ })).toBeNull()
    expect(screen.getByRole('img', { name: '黑桃 4' })).toBeTruthy()
    expect(screen.getByRole('group', { name: '庄 8 点' })).toBeTruthy()
  })

  it.each([true, false])('replays a round, with its number off the hands (no motion: %s)', async (still) => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: still && query.includes('reduced-motion'),
      addEventListener: vi.fn(),
      removeEventListener: vi.fn(),
    }))
    // The test DOM has no layout.
    Element.prototype.scrollIntoView = vi.fn()
    await openTable()
    fireEvent.click(screen.getByRole('button', { name: '往局' }))
    fireEvent.click(screen.getByRole('button', { name: '回放第 20261120-0033 局' }))
    const tag = screen.getByText('回放 0033')
    expect(tag.className.includes('low')).toBe(still)
  })

  it('names super six in the past rounds only where it is shown', async () => {
    const fake = await openTable()
    fireEvent.click(screen.getByRole('button', { name: '往局' }))
    expect(screen.getByText('庄赢 · 超级六 · 庄对')).toBeTruthy()
    act(() => {
      fake.casino.superSix.set(false)
    })
    expect(screen.getByText('庄赢 · 庄对')).toBeTruthy()
  })

  it('has all settings with their remote codes', async () => {
    const fake = await openTable()
    fireEvent.click(screen.getByRole('button', { name: '真人设置' }))
    expect(screen.getByText('登录名').parentElement?.parentElement?.textContent).toBe('登录名fan_2046')
    for (const code of ['1-33-6', '1-2-6', '1-5-2', '1-6-2', '1-7-2', '1-4-6', '1-8-6', '5-24-6', '3-15-6']) {
      expect(screen.getByText(new RegExp(`· ${code}$`))).toBeTruthy()
    }
    fireEvent.click(screen.getByRole('switch', { name: '快速投注' }))
    expect(fake.casino.commands.change).toHaveBeenCalledWith({ fastBet: 0 })
    fireEvent.change(screen.getByRole('combobox', { name: '首选类型' }), { target: { value: '8' } })
    expect(fake.casino.commands.change).toHaveBeenCalledWith({ baccaratType: 8 })
  })
})

it.each(['/casino', '/casino/A12', '/casino/multi'])(
  'a refused launch is told in the words of the server, with a retry: %s',
  async (path) => {
    const fake = createFakeStreams()
    fake.casino.trouble.set(REFUSED_LAUNCH)
    fake.casino.view.set(REFUSED)
    fake.casino.lobby.update((view) => ({ ...view, list: REFUSED }))
    await renderApp(path, fake)
    expect(screen.getByText('账户已锁定')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '再试一次' }))
    expect(fake.casino.commands.reenter).toHaveBeenCalledTimes(1)
  },
)

it('the own bets of a table say why the launch was refused', async () => {
  const fake = await openTable()
  Object.assign(fake.casino.streams, { ownBets$: () => constant(REFUSED) })
  fake.casino.trouble.set(REFUSED_LAUNCH)
  fireEvent.click(screen.getByRole('button', { name: '我的投注' }))
  expect(screen.getByText('账户已锁定')).toBeTruthy()
})

it('a table that cannot be read offline leads to the offline page', async () => {
  const fake = createFakeStreams()
  fake.casino.view.set(OFFLINE)
  await renderApp('/casino/A12', fake)
  expect(screen.getByText('没有取到真人桌台')).toBeTruthy()
  expect(fake.streams.exits.raiseOffline).toHaveBeenCalled()
})

describe('several tables', () => {
  it('are chosen in the address, up to six', async () => {
    const fake = createFakeStreams()
    fake.casino.view.set(live(viewOf(), FAKE_NOW))
    const tables = Array.from({ length: 8 }, (_, index) => tableInfo(`A1${index}`))
    fake.casino.lobby.update((view) => ({ ...view, list: live(tables, FAKE_NOW), all: tables, tables }))
    await renderApp('/casino/multi?tables=A10,A11,A12,A13,A14', fake)
    fireEvent.click(screen.getByRole('button', { name: '加入 百家乐 A15' }))
    expect(decodeURIComponent(location.search)).toBe('?tables=A10,A11,A12,A13,A14,A15')
    expect(screen.getByText('最多 6 张桌台')).toBeTruthy()
    expect(screen.getByRole('button', { name: '加入 百家乐 A16' }).getAttribute('aria-disabled')).toBe('true')
  })

  it('are offered with those of the chosen type first', async () => {
    const fake = createFakeStreams()
    const tables = [tableInfo('A10'), tableInfo('B06', { type: 8 })]
    fake.casino.lobby.update((view) => ({
      ...view,
      list: live(tables, FAKE_NOW),
      all: tables.toReversed(),
      tables,
    }))
    await renderApp('/casino/multi', fake)
    const offered = within(screen.getByRole('region', { name: '桌台' })).getAllByRole('listitem')
    expect(offered.map((row) => row.querySelector('b')?.textContent)).toEqual(['百家乐 B06', '百家乐 A10'])
  })

  it('say why there are none to choose from, and lead to the offline page', async () => {
    const fake = createFakeStreams()
    fake.casino.lobby.update((view) => ({ ...view, list: OFFLINE }))
    await renderApp('/casino/multi', fake)
    expect(screen.getByText('没有取到真人桌台')).toBeTruthy()
    expect(fake.streams.exits.raiseOffline).toHaveBeenCalled()
  })

  it('count the tables and the stake of what lies on all of them', async () => {
    const fake = createFakeStreams()
    fake.casino.view.set(live(viewOf(), FAKE_NOW))
    const spot = { tableId: 'A10', option: '3001', amount: 100 }
    fake.casino.cart.set({
      currentBetType: 2,
      singles: [],
      parlay: [],
      multi: { A10: [spot, { ...spot, option: '3003', amount: 20 }], A11: [{ ...spot, tableId: 'A11' }] },
    })
    await renderApp('/casino/multi?tables=A10,A11', fake)
    expect(screen.getByRole('button', { name: /^提交 2 台/ }).textContent).toBe('提交 2 台220.00')
  })

  it('keep their places in the list, and with them the focus', async () => {
    const fake = createFakeStreams()
    fake.casino.view.set(live(viewOf(), FAKE_NOW))
    const tables = ['A10', 'A11', 'A12'].map((tableId) => tableInfo(tableId))
    fake.casino.lobby.update((view) => ({ ...view, list: live(tables, FAKE_NOW), all: tables, tables }))
    await renderApp('/casino/multi?tables=A10', fake)
    const list = within(screen.getByRole('region', { name: '桌台' }))
    const add = list.getByRole('button', { name: '加入 百家乐 A11' })
    add.focus()
    fireEvent.click(add)
    expect(list.getAllByRole('listitem').map((row) => row.querySelector('b')?.textContent)).toEqual(
      tables.map(({ name }) => name),
    )
    expect(document.activeElement).toBe(list.getByRole('button', { name: '移出 百家乐 A11' }))

    // The other button of that name is with the table that leaves.
    const [leave] = screen.getAllByRole('button', { name: /^移出/ })
    leave?.focus()
    fireEvent.click(leave ?? add)
    expect(decodeURIComponent(location.search)).toBe('?tables=A11')
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })
})
