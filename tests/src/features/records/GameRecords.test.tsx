import { act, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { MemberProvider, StreamsProvider } from '../../../../src/bindings/StreamsProvider.tsx'
import { GameRecords } from '../../../../src/features/records/GameRecords.tsx'
import { gameVenueName } from '../../../../src/words/anchorGameWords.ts'
import { TranslationProvider } from '../../../../src/i18n/TranslationProvider.tsx'
import { money } from '../../../../streams/domain/money.ts'
import type {
  GameBetRecord,
  GameKind,
  GameRecordList,
  GameRecordsModel,
  GameRecordsView,
  OpenBet,
} from '../../../../streams/gameRecords.ts'
import { live } from '../../../../streams/kernel/feed.ts'
import { cell } from '../../../../streams/kernel/state.ts'
import { createFakeStreams } from '../../../support/fakeStreams.ts'
import { createI18n } from '../../../support/i18n.ts'

const BET: GameBetRecord = {
  clientId: 'a-bet-of-the-list',
  orderNo: 'TP01',
  product: 'lottery',
  game: '101',
  gameName: '极速3D',
  round: '20261120-0418',
  option: '101',
  optionName: '三星直选',
  numbers: '1,2|3|4',
  betState: null,
  chaseNo: null,
  odds: null,
  stake: money(2_00, 'USDT'),
  returned: money(0, 'USDT'),
  profit: null,
  status: 'open',
  outcome: 'none',
  placedAt: 1_795_150_380_000,
  settledAt: null,
  rollbacks: 0,
  result: null,
}
const SOUGHT: OpenBet = {
  group: 'lottery',
  orderNo: 'TP02',
  venue: null,
  name: BET.gameName,
  round: BET.round,
  selection: BET.optionName,
  chosen: { playId: 101, numbers: '1,2|3|4' },
  odds: null,
  stake: BET.stake,
  legs: null,
  placedAt: BET.placedAt,
}

const LIST: GameRecordList = {
  records: [BET, { ...BET, orderNo: 'TP02' }],
  total: 2,
  staked: money(4_00, 'USDT'),
  profit: null,
  more: false,
  loadingMore: false,
  moreFailed: false,
}
const records = cell<GameRecordsView>({
  settled: false,
  range: 'week',
  mostDays: 31,
  currency: 'USDT',
  currencies: [],
  list: live(LIST, 0),
})
const setCurrency = vi.fn()
const more = vi.fn()
const model: GameRecordsModel = {
  records$: records.state$,
  more,
  refresh: vi.fn(),
  setSettled: vi.fn(),
  setRange: vi.fn(),
  setCurrency,
}

async function show(kind: GameKind, sought: OpenBet | null) {
  const i18n = await createI18n('CMN')
  render(
    <TranslationProvider i18n={i18n}>
      <StreamsProvider streams={createFakeStreams().streams}>
        <MemberProvider fallback={null}>
          <MemoryRouter>
            <GameRecords kind={kind} model={model} sought={sought} />
          </MemoryRouter>
        </MemberProvider>
      </StreamsProvider>
    </TranslationProvider>,
  )
  return i18n
}

beforeEach(() => {
  setCurrency.mockClear()
  more.mockClear()
  records.update((before) => ({ ...before, list: live(LIST, 0) }))
})

it('brings the bet that is sought into view, in its currency', async () => {
  await show('lottery', SOUGHT)
  expect(setCurrency).toHaveBeenCalledExactlyOnceWith('USDT')
  const [other, sought] = screen.getAllByRole('listitem')
  expect(sought?.textContent).toContain('TP02')
  expect(document.activeElement).toBe(sought)
  expect(other?.hasAttribute('tabindex')).toBe(false)
})

describe('a bet that is sought and not listed yet', () => {
  const first = { ...LIST, records: [BET], more: true }
  const list = (shown: GameRecordList) => {
    act(() => {
      records.update((before) => ({ ...before, list: live(shown, 0) }))
    })
  }

  it('is looked for page by page, until it is there', async () => {
    list(first)
    await show('lottery', SOUGHT)
    expect(more).toHaveBeenCalledOnce()
    // A page that could not be read is not asked for again.
    list({ ...first, loadingMore: true })
    list(first)
    expect(more).toHaveBeenCalledOnce()
    list({ ...first, records: [BET, { ...BET, orderNo: 'TP03' }] })
    expect(more).toHaveBeenCalledTimes(2)
    list({ ...first, records: [BET, { ...BET, orderNo: 'TP02' }] })
    expect(more).toHaveBeenCalledTimes(2)
    expect(document.activeElement?.textContent).toContain('TP02')
    expect(screen.queryByText(/已经不在未结算里/)).toBeNull()
  })

  it('is said to be settled when all pages are read', async () => {
    list({ ...first, more: false })
    await show('lottery', SOUGHT)
    expect(screen.getByRole('status').textContent).toBe('这张注单已经不在未结算里，请看“已结算”')
    list({ ...first, records: [], more: false })
    expect(screen.getByText('这张注单已经不在未结算里，请看“已结算”')).toBeTruthy()
    expect(more).not.toHaveBeenCalled()
  })
})

it('shows what was chosen in a lottery, and what was drawn', async () => {
  const won = { ...BET, status: 'settled', outcome: 'won', result: { numbers: [1, 3, 4] } } as const
  const markSix = {
    ...{ ...won, orderNo: 'TP05', game: '601', option: '601', numbers: '01,02' },
    result: { numbers: [3, 14, 7, 41, 20, 9, 5] },
  }
  records.update((before) => ({
    ...before,
    list: live({ ...LIST, records: [BET, { ...won, orderNo: 'TP04' }, markSix] }, 0),
  }))
  await show('lottery', null)
  expect(screen.getByText('1 2 | 3 | 4 · 第 1120-0418 期')).toBeTruthy()
  expect(screen.getByText('1 2 | 3 | 4 · 第 1120-0418 期 · 开奖 1 3 4')).toBeTruthy()
  expect(screen.getByText('01 02 · 第 1120-0418 期 · 开奖 03 14 07 41 20 09 + 05')).toBeTruthy()
  const proofs = screen.getAllByRole('link', { name: '验证第 1120-0418 期的结果' })
  expect(proofs[0]?.getAttribute('href')).toContain('/20261120-0418')
})

it('says which state a bet of a lottery has, and that it belongs to a chase', async () => {
  const chaseNo = 'TC01'
  const over = { status: 'settled', returned: money(9_00, 'USDT'), result: { numbers: [1, 3, 4] } } as const
  const bets: readonly Partial<GameBetRecord>[] = [
    { betState: 'single' },
    { betState: 'chase', chaseNo },
    { ...over, betState: 'lost', outcome: 'lost', returned: money(0, 'USDT'), chaseNo },
    { ...over, betState: 'singleWon', outcome: 'won' },
    { ...over, betState: 'chaseWon', outcome: 'won', chaseNo },
    { ...over, betState: 'chaseWon', outcome: 'won', returned: money(1_00, 'USDT'), chaseNo },
    { status: 'cancelled', outcome: 'cancelled', returned: money(2_00, 'USDT'), chaseNo },
  ]
  records.update((before) => ({
    ...before,
    list: live({ ...LIST, records: bets.map((bet, at) => ({ ...BET, ...bet, orderNo: `TP2${at}` })) }, 0),
  }))
  await show('lottery', null)
  const cards = screen.getAllByRole('article').map((card) => ({
    status: card.getAttribute('aria-label')?.split('，')[1],
    tagged: within(card).queryByText('追号') !== null,
  }))
  expect(cards).toEqual([
    { status: '待开奖', tagged: false },
    { status: '追号待开奖', tagged: true },
    { status: '未中奖', tagged: true },
    { status: '中奖', tagged: false },
    { status: '追号中奖', tagged: true },
    { status: '部分返还', tagged: true },
    { status: '已退还', tagged: true },
  ])
})

it('does not call a bet won from which less than its stake came back', async () => {
  const over = { ...BET, status: 'settled', outcome: 'won', stake: money(4_00, 'RMB') } as const
  const back = (orderNo: string, minor: number) => ({
    ...{ ...over, orderNo, returned: money(minor, 'RMB'), profit: money(minor - 400, 'RMB') },
  })
  records.update((before) => ({
    ...{ ...before, settled: true },
    list: live({ ...LIST, records: [back('TP05', 390), back('TP06', 400), back('TP07', 780)] }, 0),
  }))
  await show('lottery', null)
  const names = screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'))
  expect(names).toEqual([
    '极速3D，部分返还，投注额 4.00',
    '极速3D，退回本金，投注额 4.00',
    '极速3D，中，投注额 4.00',
  ])
  records.update((before) => ({ ...before, settled: false }))
})

it('says why a bet without commission has paid half, and nothing beside one that has paid in full', async () => {
  const banker: GameBetRecord = {
    ...{ ...BET, product: 'casino', game: 'C02', gameName: '极速百家乐 C02', numbers: null, odds: 200_000 },
    ...{ option: '3031', optionName: '庄（免佣）', status: 'settled', outcome: 'won' },
    ...{ stake: money(10_00, 'RMB'), returned: money(15_00, 'RMB'), profit: money(5_00, 'RMB') },
  }
  const full = { ...banker, orderNo: 'TP08', returned: money(20_00, 'RMB'), profit: money(10_00, 'RMB') }
  records.update((before) => ({ ...before, list: live({ ...LIST, records: [banker, full] }, 0) }))
  await show('casino', null)
  expect(screen.getByText('第 20261120-0418 期 · 庄以 6 点赢，赔一半')).toBeTruthy()
  expect(screen.getByText('第 20261120-0418 期')).toBeTruthy()
})

it('leaves the focus and the currency where no bet is sought', async () => {
  await show('lottery', null)
  expect(setCurrency).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(document.body)
  expect(screen.queryByText(/^场馆/)).toBeNull()
})

it('names the venue of the games beside an anchor above their records', async () => {
  const { t } = await show('anchor', null)
  expect(screen.getByText('场馆 主播游戏')).toBeTruthy()
  expect(gameVenueName(t, 'ANOTHER')).toBe('ANOTHER')
})
