import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { StreamsProvider } from '../../../../src/bindings/StreamsProvider.tsx'
import { OpenBets } from '../../../../src/features/records/OpenBets.tsx'
import { TranslationProvider } from '../../../../src/i18n/TranslationProvider.tsx'
import { money } from '../../../../streams/domain/money.ts'
import type { OpenBet } from '../../../../streams/domain/openBet.ts'
import type { OpenBetList } from '../../../../streams/gameRecords.ts'
import { CONNECTING, type Feed, interrupted, live } from '../../../../streams/kernel/feed.ts'
import { cell } from '../../../../streams/kernel/state.ts'
import { createFakeStreams } from '../../../support/fakeStreams.ts'
import { createI18n } from '../../../support/i18n.ts'

const list = cell<Feed<OpenBetList>>(CONNECTING)
const refresh = vi.fn()

const SPORT: OpenBet = {
  group: 'sport',
  orderNo: '9001',
  venue: 'PMTY',
  name: '云海体育',
  round: null,
  selection: '主胜',
  chosen: null,
  odds: 382_500,
  stake: money(200_00, 'RMB'),
  legs: 2,
  placedAt: 1_795_150_380_000,
}
const LOTTERY: OpenBet = {
  ...SPORT,
  group: 'lottery',
  orderNo: '9002',
  venue: null,
  name: '一分时时彩',
  round: '20261120-1251',
  selection: '后三直选',
  chosen: { playId: 202, numbers: '1,2|3|4' },
  odds: null,
  stake: money(48_00, 'USDT'),
  legs: null,
}

async function show(shown: Feed<OpenBetList>) {
  list.set(shown)
  refresh.mockClear()
  const onBet = vi.fn()
  const i18n = await createI18n('CMN')
  render(
    <TranslationProvider i18n={i18n}>
      <StreamsProvider streams={createFakeStreams().streams}>
        <OpenBets model={{ list$: list.state$, refresh }} onBet={onBet} />
      </StreamsProvider>
    </TranslationProvider>,
  )
  return onBet
}

it('waits for the list, and says when nothing is open', async () => {
  await show(CONNECTING)
  expect(screen.queryByText('没有未结算的注单')).toBeNull()
  act(() => {
    list.set(live({ bets: [], total: 0 }, 0))
  })
  expect(screen.getByText('没有未结算的注单')).toBeTruthy()
})

it('shows the bets of all products, with the sums of each currency', async () => {
  await show(live({ bets: [SPORT, LOTTERY], total: 2 }, 0))
  const [sport, lottery] = screen.getAllByRole('article').map((card) => within(card))
  expect(sport?.getByText('云海体育 · 2 项')).toBeTruthy()
  expect(sport?.getByText('3.82')).toBeTruthy()
  expect(lottery?.getByText('1 2 | 3 | 4 · 一分时时彩 · 第 1120-1251 期')).toBeTruthy()
  expect(lottery?.getByText('48.00')).toBeTruthy()
  // What has no price may return anything: only RMB has a sum of returns.
  expect(screen.getAllByText('最高返还')).toHaveLength(1)
  expect(screen.getByText('765.00')).toBeTruthy()
  expect(screen.queryByText(/只列出最新的/)).toBeNull()
})

it('leads to a bet in the records of its kind', async () => {
  const onBet = await show(live({ bets: [SPORT, LOTTERY], total: 2 }, 0))
  fireEvent.click(screen.getByRole('button', { name: '看彩票记录，单号 9002' }))
  expect(onBet).toHaveBeenCalledExactlyOnceWith(LOTTERY)
})

it('leads to a sports bet of another venue through that venue', async () => {
  const other = { ...SPORT, orderNo: '9003', venue: 'FBTY' }
  const onBet = await show(live({ bets: [SPORT, other], total: 2 }, 0))
  expect(screen.getByRole('button', { name: '看体育记录，单号 9001' }).textContent).toBe('看记录')
  const button = screen.getByRole('button', { name: /^去.*看，单号 9003$/ })
  expect(button.textContent).toMatch(/^去/)
  fireEvent.click(button)
  expect(onBet).toHaveBeenCalledExactlyOnceWith(other)
})

it('says how many bets are not listed', async () => {
  await show(live({ bets: [SPORT], total: 130 }, 0))
  expect(screen.getByRole('heading', { name: '共 130 单未结算' })).toBeTruthy()
  expect(screen.getByText('只列出最新的 1 单，共 130 单；其余在各类记录里')).toBeTruthy()
})

it('is read again on a press after a failure', async () => {
  await show(interrupted<OpenBetList>(CONNECTING, 'network'))
  fireEvent.click(screen.getByRole('button', { name: '再试一次' }))
  expect(refresh).toHaveBeenCalledOnce()
})
