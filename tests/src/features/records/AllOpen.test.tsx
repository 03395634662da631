import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { StreamsProvider } from '../../../../src/bindings/StreamsProvider.tsx'
import { AllOpen, type AllOpenList } from '../../../../src/features/records/AllOpen.tsx'
import { TranslationProvider } from '../../../../src/i18n/TranslationProvider.tsx'
import { money } from '../../../../streams/domain/money.ts'
import type { OpenBet } from '../../../../streams/domain/openBet.ts'
import type { OpenBetList } from '../../../../streams/gameRecords.ts'
import { type Feed, live } from '../../../../streams/kernel/feed.ts'
import { constant } from '../../../../streams/kernel/state.ts'
import { createFakeStreams } from '../../../support/fakeStreams.ts'
import { createI18n } from '../../../support/i18n.ts'

const RESERVED: OpenBet = {
  group: 'sport',
  orderNo: '9003',
  venue: 'FBTY',
  name: '飞鸟体育',
  round: null,
  selection: '主胜',
  chosen: null,
  odds: 250_000,
  stake: money(100_00, 'RMB'),
  legs: 1,
  placedAt: 1_795_150_380_000,
}

async function show(list: AllOpenList, bets: readonly OpenBet[]) {
  const [onList, onBet] = [vi.fn(), vi.fn()]
  const feed: Feed<OpenBetList> = live({ bets, total: bets.length }, 0)
  render(
    <TranslationProvider i18n={await createI18n('CMN')}>
      <StreamsProvider streams={createFakeStreams().streams}>
        <AllOpen
          list={list}
          onList={onList}
          onBet={onBet}
          bets={{ list$: constant(feed), refresh: vi.fn() }}
          chases={{
            list$: constant(live({ chases: [], more: false, loadingMore: false, moreFailed: false }, 0)),
            more: vi.fn(),
            refresh: vi.fn(),
          }}
        />
      </StreamsProvider>
    </TranslationProvider>,
  )
  return { onList, onBet }
}

it('offers bets, reservations and chases, and says which is shown', async () => {
  const { onList } = await show('unsettled', [])
  const names = screen.getAllByRole('radio').map((radio) => radio.textContent)
  expect(names).toEqual(['未结算', '预约中', '预约失败', '追号中'])
  expect(screen.getByText('没有未结算的注单')).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: '追号中' }))
  expect(onList).toHaveBeenCalledExactlyOnceWith('chases')
})

it('shows reservations that wait, with what they can return, and leads to their venue', async () => {
  const { onBet } = await show('reserved', [RESERVED])
  expect(screen.getByRole('heading', { name: '1 笔预约' })).toBeTruthy()
  expect(screen.getByText('250.00')).toBeTruthy()
  expect(screen.getByRole('article').textContent).toContain('预约中')
  fireEvent.click(screen.getByRole('button', { name: /单号 9003$/ }))
  expect(onBet).toHaveBeenCalledExactlyOnceWith(RESERVED)
})

it('promises no return of those that failed', async () => {
  await show('failed', [RESERVED])
  expect(screen.getByRole('article').textContent).toContain('预约失败')
  expect(screen.queryByText('250.00')).toBeNull()
})

it.each([
  ['reserved', '没有等待中的预约'],
  ['failed', '近30天没有失败的预约'],
  ['chases', '没有追号记录'],
] as const)('says when %s has none', async (list, text) => {
  await show(list, [])
  expect(screen.getByText(text)).toBeTruthy()
})
