import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { StreamsProvider } from '../../../../src/bindings/StreamsProvider.tsx'
import { TicketPages } from '../../../../src/features/lottery/TicketPages.tsx'
import { TranslationProvider } from '../../../../src/i18n/TranslationProvider.tsx'
import { CONNECTING, type Feed, live } from '../../../../streams/kernel/feed.ts'
import { cell, constant } from '../../../../streams/kernel/state.ts'
import type { LotteryModel, LotteryTable, PastDraw } from '../../../../streams/lottery.ts'
import { createFakeStreams } from '../../../support/fakeStreams.ts'
import { createI18n } from '../../../support/i18n.ts'
import { withDialogs } from '../../ui/dialog.ts'

withDialogs()

const DRAWS: readonly PastDraw[] = [
  { planId: '20261120-1250', numbers: [7, 2, 0, 5, 4], voided: false, drawAt: null },
  { planId: '20261120-1249', numbers: [], voided: true, drawAt: null },
]

const table = cell<Feed<LotteryTable>>(CONNECTING)
const fake = {
  feed: { table$: () => table.state$, history$: () => constant(live(DRAWS, 0)) },
  session: { trouble$: constant(null), reenter: vi.fn() },
  ownBets$: () => constant(CONNECTING),
}
vi.mock('../../../../src/bindings/useLottery.ts', () => ({ useLottery: () => fake }))

it.each<Feed<LotteryTable>>([
  CONNECTING,
  { status: 'failed', value: undefined, asOf: undefined, reason: 'notOpen' },
])('shows past draws, and which were given back, while the page is $status', async (feed) => {
  table.set(feed)
  render(
    <TranslationProvider i18n={await createI18n('CMN')}>
      <StreamsProvider streams={createFakeStreams().streams}>
        <MemoryRouter>
          <TicketPages ticketId="201" model={{} as LotteryModel} onClose={vi.fn()} />
        </MemoryRouter>
      </StreamsProvider>
    </TranslationProvider>,
  )
  fireEvent.click(screen.getByRole('radio', { name: '开奖' }))
  const [drawn, voided] = screen.getAllByRole('listitem')
  expect(drawn?.textContent).toContain('开奖号码 7 2 0 5 4')
  expect(drawn?.textContent).not.toContain('作废')
  expect(voided?.textContent).toContain('本期作废，本金已退还')
})
