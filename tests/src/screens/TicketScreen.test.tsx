import { act, fireEvent, render, screen } from '@testing-library/react'
import { EMPTY, Subject } from 'rxjs'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MemberProvider, StreamsProvider } from '../../../src/bindings/StreamsProvider.tsx'
import { TicketScreen } from '../../../src/screens/lottery/TicketScreen.tsx'
import { TranslationProvider } from '../../../src/i18n/TranslationProvider.tsx'
import { lotteryOf } from '../../../streams/domain/lottery/lotteries.ts'
import { playOf } from '../../../streams/domain/lottery/plays/plays.ts'
import { money } from '../../../streams/domain/money.ts'
import type { GameBet, OwnGameBet } from '../../../streams/domain/rounds/gameBet.ts'
import { CONNECTING, type Feed, live } from '../../../streams/kernel/feed.ts'
import { createScope, type Scope } from '../../../streams/kernel/scope.ts'
import { cell, constant } from '../../../streams/kernel/state.ts'
import type { ListedLottery, LotteryModel, LotteryTable, SentCall } from '../../../streams/lottery.ts'
import { createLottery } from '../../../streams/views/lottery/lotteryModel.ts'
import type { VenueTrouble } from '../../../streams/index.ts'
import { REFUSED_LAUNCH } from '../../support/refusedLaunch.ts'
import { createFakeStreams } from '../../support/fakeStreams.ts'
import { createI18n } from '../../support/i18n.ts'
import { withDialogs } from '../ui/dialog.ts'

withDialogs()

const NOW = 1_795_179_022_000
const FIVE = lotteryOf('201')
const DIRECT = playOf(2, 202)
if (FIVE === null || DIRECT === null) throw new Error('the tables have lottery 201 and play 202')
const ROW: ListedLottery = {
  ...{ lottery: FIVE, name: '极速时时彩', icon: '', status: 'open', message: '' },
  ...{ sale: null, last: null, collected: false },
}
const TABLE: LotteryTable = {
  lottery: FIVE,
  status: 'open',
  sale: {
    planId: '20261120-1251',
    opensAt: NOW - 30_000,
    sealsAt: NOW + 30_000,
    drawAt: NOW + 35_000,
    commitment: 'a'.repeat(64),
  },
  last: { planId: '20261120-1250', numbers: [7, 2, 0, 5, 4], voided: false, drawAt: null },
  next: [],
  plays: [{ play: DIRECT, name: '后三直选', odds: 97_500_000, oddsOf: new Map(), rtp: 975_000 }],
  units: [200, 100],
  maxNotes: 10_000,
  drawMax: 5_000_000,
}
const SETTINGS = {
  ...{ countDownBeep: false, winModal: false, coldHot: false, missRemind: false, doubleBetConfirm: false },
  ...{ nextConfigId: 0, nextFeatureConfigId: 0 },
}

const rows = cell<Feed<readonly ListedLottery[]>>(live([ROW], NOW))
const table = cell<Feed<LotteryTable>>(live(TABLE, NOW))
const calls = cell<readonly SentCall[]>([])
const trouble = cell<VenueTrouble | null>(null)
const session = { trouble$: trouble.state$, reenter: vi.fn() }
const feed = {
  list$: () => rows.state$,
  table$: () => table.state$,
  history$: () => constant(CONNECTING),
  login$: constant(CONNECTING),
  refreshTable: vi.fn(),
}
const fake: { model: LotteryModel | null; lottery: () => LotteryModel | null; [part: string]: unknown } = {
  model: null,
  lottery: () => fake.model,
  feed,
  session,
  settings: { settings$: constant(SETTINGS) },
  today$: () => constant(CONNECTING),
  now: () => NOW,
  secondsUntil: (at: number) => Math.ceil((at - NOW) / 1000),
  leftOf: () => 0.5,
}
vi.mock('../../../src/bindings/useLottery.ts', () => ({ useLottery: () => fake }))

let scope: Scope
let pushed$: Subject<OwnGameBet>
beforeEach(() => {
  scope = createScope((error) => {
    throw error
  })
  pushed$ = new Subject()
  rows.set(live([ROW], NOW))
  table.set(live(TABLE, NOW))
  calls.set([])
  trouble.set(null)
  fake.model = createLottery(scope, {
    ticketId: '201',
    feed: feed as never,
    push: { bets$: pushed$ },
    settings: { settings$: constant(SETTINGS), known$: constant(true) },
    currency$: constant('RMB'),
    bets: { calls$: calls.state$, isBlocked: () => false, place: () => 'sent', dismiss: vi.fn() },
    send: () => EMPTY,
    sound: { play: vi.fn() },
    now: () => NOW,
    rate: () => 1,
    msUntil: (at) => at - NOW,
    random: () => 0.5,
    newId: () => 'id-000001',
  })
})
afterEach(() => {
  scope.end()
})

async function show() {
  const i18n = await createI18n('CMN')
  render(
    <TranslationProvider i18n={i18n}>
      <StreamsProvider streams={createFakeStreams().streams}>
        <MemberProvider fallback={null}>
          <MemoryRouter initialEntries={['/lottery/201']}>
            <Routes>
              <Route path="/lottery/:ticketId" element={<TicketScreen />} />
            </Routes>
          </MemoryRouter>
        </MemberProvider>
      </StreamsProvider>
    </TranslationProvider>,
  )
}
const button = (name: RegExp) => screen.getByRole('button', { name })

it('tells what came back below the numbers and above the basket, over nothing', async () => {
  await show()
  act(() => {
    pushed$.next({
      ...{ product: 'lottery', game: '201', round: '20261120-1250', state: 'settled' },
      ...{ clientId: 'id-1', orderNo: 'TP1', stake: money(400, 'RMB'), returned: money(390, 'RMB') },
    })
  })
  const notice = screen.getByText(/^1120-1250 期投注 .*4\.00，返还 .*3\.90/)
  const numbers = screen.getByRole('region', { name: '个位' })
  expect(notice.compareDocumentPosition(numbers)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
  expect(notice.compareDocumentPosition(button(/^购彩篮/))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(document.querySelector('[class*="floating"]')).toBeNull()
})

it('of a lottery that is removed keeps the name and the basket, and takes no bet', async () => {
  await show()
  act(() => {
    fake.model?.basket.addRandom(1)
  })
  expect(button(/^投注/).getAttribute('aria-disabled')).toBeNull()
  act(() => {
    rows.set(live([], NOW))
    table.set(live({ ...TABLE, status: 'removed', sale: null }, NOW))
  })
  expect(screen.getByRole('heading', { name: '极速时时彩' })).toBeTruthy()
  expect(button(/^已下架/).getAttribute('aria-disabled')).toBe('true')
  expect(button(/^购彩篮 ?1\D/)).toBeTruthy()
  fireEvent.click(button(/^追号$/))
  expect(button(/^确认追号/).getAttribute('aria-disabled')).toBe('true')
  act(() => {
    table.set({ status: 'failed', value: undefined, asOf: undefined, reason: 'notOpen' })
  })
  expect(screen.getByText('已下架')).toBeTruthy()
  expect(screen.getByText('暂未开放')).toBeTruthy()
})

it('names the draw of a call, and of a chase the number of its draws', async () => {
  const bet = (round: string): GameBet => ({
    ...{ clientId: round, round, selection: '202 1|2|3', stake: money(200, 'RMB'), odds: null },
  })
  const sent = (id: string, bets: readonly GameBet[]): SentCall => ({
    call: { id, product: 'lottery', game: '201', currency: 'RMB', validUntil: NOW, bets },
    phase: 'accepted',
    bets: [],
    failure: null,
  })
  calls.set([
    sent('one', [bet('20261120-1251'), bet('20261120-1251')]),
    sent('chase', ['20261120-1251', '20261120-1252', '20261120-1253'].map(bet)),
  ])
  await show()
  expect(screen.getByText(/^1120-1251 期 .*4\.00 投注成功$/)).toBeTruthy()
  expect(screen.getByText(/^追 3 期 .*6\.00 投注成功$/)).toBeTruthy()
})

it('does not say twice that a bet was not taken', async () => {
  calls.set([
    {
      call: {
        ...{ id: 'one', product: 'lottery', game: '201', currency: 'RMB', validUntil: NOW },
        bets: [
          { clientId: 'a', round: '20261120-1251', selection: '', stake: money(200, 'RMB'), odds: null },
        ],
      },
      phase: 'refused',
      bets: [],
      failure: {
        ...{ type: 'refusal', reason: 'notTaken', textKey: 'games.bet.notTaken', message: null },
        action: 'none',
      },
    },
  ])
  await show()
  expect(screen.getByText(/ 没有投注：查不到这笔投注，没有扣款$/)).toBeTruthy()
})

it('of a lottery whose launch was refused says why in the words of the server, with a retry', async () => {
  table.set({ status: 'failed', value: undefined, asOf: undefined, reason: 'refused' })
  trouble.set(REFUSED_LAUNCH)
  await show()
  expect(screen.getByText('账户已锁定')).toBeTruthy()
  fireEvent.click(button(/^再试一次/))
  expect(session.reenter).toHaveBeenCalledTimes(1)
})
