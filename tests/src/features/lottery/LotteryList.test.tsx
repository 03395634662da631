import dayjs from 'dayjs'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { StreamsProvider } from '../../../../src/bindings/StreamsProvider.tsx'
import { LotteryList } from '../../../../src/features/lottery/LotteryList.tsx'
import { TranslationProvider } from '../../../../src/i18n/TranslationProvider.tsx'
import { lotteryOf } from '../../../../streams/domain/lottery/lotteries.ts'
import type { LotteryFilter } from '../../../../streams/domain/lottery/lotteryFilter.ts'
import { drawOnSale } from '../../../../streams/domain/lottery/plannedDraws.ts'
import { playOf } from '../../../../streams/domain/lottery/plays/plays.ts'
import { money } from '../../../../streams/domain/money.ts'
import { CONNECTING, type Feed, interrupted, live } from '../../../../streams/kernel/feed.ts'
import { cell } from '../../../../streams/kernel/state.ts'
import type { ListedLottery, LotteryChase, LotteryStreams } from '../../../../streams/lottery.ts'
import type { VenueTrouble } from '../../../../streams/index.ts'
import { createFakeStreams } from '../../../support/fakeStreams.ts'
import { REFUSED_LAUNCH } from '../../../support/refusedLaunch.ts'
import { createI18n } from '../../../support/i18n.ts'

/** 20:50:22 of 2026-11-20 in UTC+8. */
const NOW = 1_795_179_022_000
const FIVE = lotteryOf('201')
const DIRECT = playOf(2, 202)
if (FIVE === null || DIRECT === null) throw new Error('the tables have lottery 201 and play 202')
const SALE = drawOnSale(FIVE, NOW)

const ROW: ListedLottery = {
  lottery: FIVE,
  name: '极速时时彩',
  icon: '',
  status: 'open',
  message: '',
  sale: SALE,
  last: null,
  collected: false,
}
const CHASE: LotteryChase = {
  chaseNo: 'TC01',
  lottery: FIVE,
  name: ROW.name,
  play: DIRECT,
  playName: '后三直选',
  numbers: '2|0|4',
  notes: 1,
  stopOnWin: true,
  state: 'inProgress',
  draws: 10,
  drawn: 4,
  cost: money(20_00, 'RMB'),
  open: money(12_00, 'RMB'),
  givenBack: money(0, 'RMB'),
  won: money(0, 'RMB'),
  placedAt: NOW,
}

const rows = cell<Feed<readonly ListedLottery[]>>(live([ROW], NOW))
const filter = cell<LotteryFilter>({ series: null, order: 'usual' })
const chases = cell<Feed<readonly LotteryChase[]>>(CONNECTING)
const counts = cell<LotteryStreams['feed']['counts$']['value']>(new Map())
const tab = cell<LotteryStreams['tab$']['value']>('all')
const trouble = cell<VenueTrouble | null>(null)
const clock = { now: NOW }

const fake = {
  feed: {
    list$: () => rows.state$,
    counts$: counts.state$,
    runningChases$: chases.state$,
    collect: vi.fn(),
  },
  listsSession: { trouble$: trouble.state$, reenter: vi.fn() },
  tab$: tab.state$,
  chooseTab: vi.fn(),
  filter$: filter.state$,
  chooseFilter: vi.fn(),
  now: () => clock.now,
  secondsUntil: (at: number) => Math.ceil((at - clock.now) / 1000),
  leftOf: ({ from, to }: { readonly from: number; readonly to: number }) => (to - clock.now) / (to - from),
}
vi.mock('../../../../src/bindings/useLottery.ts', () => ({ useLottery: () => fake }))

async function show() {
  const i18n = await createI18n('CMN')
  return render(
    <TranslationProvider i18n={i18n}>
      <StreamsProvider streams={createFakeStreams().streams}>
        <MemoryRouter>
          <LotteryList />
        </MemoryRouter>
      </StreamsProvider>
    </TranslationProvider>,
  )
}

beforeEach(() => {
  clock.now = NOW
  chases.set(CONNECTING)
  counts.set(new Map())
})

it('counts the lists that are known, and no others', async () => {
  counts.set(
    new Map([
      ['all', 13],
      ['collect', 0],
    ]),
  )
  await show()
  const tabs = within(screen.getByRole('tablist', { name: '彩票列表' })).getAllByRole('tab')
  expect(tabs.map((each) => each.textContent)).toEqual(['全部13', '热门', '即开', '收藏0'])
  fireEvent.click(tabs[1] as HTMLElement)
  expect(fake.chooseTab).toHaveBeenCalledExactlyOnceWith('hot')
})

it('shows the chases in progress of all lotteries, and leads to each', async () => {
  await show()
  expect(screen.queryByRole('region')).toBeNull()
  act(() => {
    chases.set(live([CHASE], NOW))
  })
  const strip = within(screen.getByRole('region', { name: '进行中的追号 1' }))
  const link = strip.getByRole('link', { name: '极速时时彩 后三直选 4/10' })
  expect(link.getAttribute('href')).toBe('/lottery/201')
  act(() => {
    chases.set(live([], NOW))
  })
  expect(screen.queryByRole('region')).toBeNull()
})

it('keeps the chases that were read last while they cannot be read', async () => {
  chases.set(interrupted(live<readonly LotteryChase[]>([CHASE], NOW), 'network'))
  await show()
  expect(screen.getByRole('region', { name: '进行中的追号 1' })).toBeTruthy()
})

it('has a ring that fills with the time of sale, and says nothing', async () => {
  const share = (element: Element | null) => (element as HTMLElement).style.getPropertyValue('--sale-over')
  const ringOf = () => screen.getByRole('timer').previousElementSibling
  for (const [part, filled] of [
    [0, '0%'],
    [0.25, '25%'],
    [0.999, '100%'],
  ] as const) {
    clock.now = SALE.opensAt + part * (SALE.sealsAt - SALE.opensAt)
    const { unmount } = await show()
    expect(share(ringOf())).toBe(filled)
    expect(ringOf()?.getAttribute('aria-hidden')).toBe('true')
    expect(ringOf()?.textContent).toBe('')
    unmount()
  }
})

it('says when a sealed draw is drawn, where that takes minutes, until its numbers are there', async () => {
  const lottery = lotteryOf('203')
  if (lottery === null) throw new Error('the table has lottery 203')
  // 21:11 in UTC+8: sealed a minute ago, drawn at 21:25.
  clock.now = Date.parse('2026-11-20T21:11:00+08:00')
  const row: ListedLottery = {
    ...{ ...ROW, lottery, name: '每日五位', sale: drawOnSale(lottery, clock.now) },
    last: { planId: '20261119', numbers: [7, 2, 0, 5, 4], voided: false, drawAt: null },
  }
  rows.set(live([row], clock.now))
  await show()
  const drawnAt = dayjs(Date.parse('2026-11-20T21:25:00+08:00')).format('HH:mm')
  expect(screen.getByText(`第 1120 期已封盘，${drawnAt} 开奖`)).toBeTruthy()
  expect(screen.queryByText(/^开奖号码/)).toBeNull()
  expect(screen.queryByText('开奖中')).toBeNull()
  act(() => {
    const last = { planId: '20261120', numbers: [1, 2, 3, 4, 5], voided: false, drawAt: null }
    rows.set(live([{ ...row, last }], clock.now))
  })
  expect(screen.queryByText(/已封盘，/)).toBeNull()
  expect(screen.getByText('开奖号码 1 2 3 4 5')).toBeTruthy()
  rows.set(live([ROW], NOW))
})

it('says in the words of the server why the lists are not given, with a retry', async () => {
  rows.set({ status: 'failed', value: undefined, asOf: undefined, reason: 'refused' })
  trouble.set(REFUSED_LAUNCH)
  await show()
  expect(screen.getByText('账户已锁定')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '再试一次' }))
  expect(fake.listsSession.reenter).toHaveBeenCalledTimes(1)
  trouble.set(null)
  rows.set(live([ROW], NOW))
})
