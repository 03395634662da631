import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { StreamsProvider } from '../../../../src/bindings/StreamsProvider.tsx'
import { OwnBets } from '../../../../src/features/lottery/OwnBets.tsx'
import { TranslationProvider } from '../../../../src/i18n/TranslationProvider.tsx'
import { money } from '../../../../streams/domain/money.ts'
import { type Feed, live } from '../../../../streams/kernel/feed.ts'
import { cell } from '../../../../streams/kernel/state.ts'
import type { GameBetRecord } from '../../../../streams/lottery.ts'
import { createFakeStreams } from '../../../support/fakeStreams.ts'
import { createI18n } from '../../../support/i18n.ts'

const BET: GameBetRecord = {
  clientId: 'a-bet-of-a-chase',
  orderNo: 'TP01',
  product: 'lottery',
  game: '201',
  gameName: '极速时时彩',
  round: '20261120-1251',
  option: '202',
  optionName: '后三直选',
  numbers: '2|0|4',
  betState: 'chase',
  chaseNo: 'TC01',
  odds: null,
  stake: money(2_00, 'RMB'),
  returned: money(0, 'RMB'),
  profit: null,
  status: 'open',
  outcome: 'none',
  placedAt: 1_795_178_800_000,
  settledAt: null,
  rollbacks: 0,
  result: null,
}
const WON: GameBetRecord = {
  ...{ ...BET, orderNo: 'TP02', betState: 'chaseWon', status: 'settled', outcome: 'won' },
  ...{ returned: money(1950_00, 'RMB'), profit: money(1948_00, 'RMB'), result: { numbers: [1, 4, 2, 0, 4] } },
}

const bets = cell<Feed<readonly GameBetRecord[]>>(live([BET, WON], 0))
const fake = { ownBets$: () => bets.state$ }
vi.mock('../../../../src/bindings/useLottery.ts', () => ({ useLottery: () => fake }))

const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

it('says of the bets on a lottery which belong to a chase, and what has become of them', async () => {
  const i18n = await createI18n('CMN')
  render(
    <TranslationProvider i18n={i18n}>
      <StreamsProvider streams={createFakeStreams().streams}>
        <MemoryRouter>
          <OwnBets ticketId="201" />
        </MemoryRouter>
      </StreamsProvider>
    </TranslationProvider>,
  )
  expect(rows()).toEqual([
    expect.stringMatching(/2 \| 0 \| 4 追号.*追号待开奖/),
    expect.stringMatching(/追号.*追号中奖 \+1,948\.00/),
  ])
  act(() => {
    bets.set(
      live(
        [
          { ...BET, betState: null, chaseNo: null },
          { ...WON, betState: 'singleWon', chaseNo: null },
        ],
        0,
      ),
    )
  })
  expect(rows()).toEqual([
    expect.stringMatching(/^后三直选 2 \| 0 \| 4 [^追]*未开奖/),
    expect.stringMatching(/^[^追]*中奖 \+1,948\.00/),
  ])
})
