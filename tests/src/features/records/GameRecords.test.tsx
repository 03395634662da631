import { render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { MemberProvider, StreamsProvider } from '../../../../src/bindings/StreamsProvider.tsx'
import { GameRecords } from '../../../../src/features/records/GameRecords.tsx'
import { gameVenueName } from '../../../../src/words/anchorGameWords.ts'
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
}
const records = cell<GameRecordsView>({
  settled: false,
  range: 'week',
  currency: 'USDT',
  currencies: [],
  list: live(LIST, 0),
})
const setCurrency = vi.fn()
const model: GameRecordsModel = {
  records$: records.state$,
  more: vi.fn(),
  refresh: vi.fn(),
  setSettled: vi.fn(),
  setRange: vi.fn(),
  setCurrency,
}

vi.mock('../../../../src/bindings/useGameRecords.ts', () => ({ useGameRecords: () => model }))

async function show(kind: GameKind, sought: OpenBet | null) {
  const i18n = await createI18n('CMN')
  render(
    <I18nextProvider i18n={i18n}>
      <StreamsProvider streams={createFakeStreams().streams}>
        <MemberProvider fallback={null}>
          <MemoryRouter>
            <GameRecords kind={kind} sought={sought} />
          </MemoryRouter>
        </MemberProvider>
      </StreamsProvider>
    </I18nextProvider>,
  )
  return i18n
}

beforeEach(() => {
  setCurrency.mockClear()
})

it('brings the bet that is sought into view, in its currency', async () => {
  await show('lottery', SOUGHT)
  expect(setCurrency).toHaveBeenCalledExactlyOnceWith('USDT')
  const [other, sought] = screen.getAllByRole('listitem')
  expect(sought?.textContent).toContain('TP02')
  expect(document.activeElement).toBe(sought)
  expect(other?.hasAttribute('tabindex')).toBe(false)
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
