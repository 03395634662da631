import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ChaseSheet } from '../../../../src/features/lottery/ChaseSheet.tsx'
import { TranslationProvider } from '../../../../src/i18n/TranslationProvider.tsx'
import { lotteryOf } from '../../../../streams/domain/lottery/lotteries.ts'
import { EMPTY_BASKET } from '../../../../streams/machines/lotteryBasket/basket.ts'
import type { LotteryView } from '../../../../streams/lottery.ts'
import { createI18n } from '../../../support/i18n.ts'
import { withDialogs } from '../../ui/dialog.ts'

withDialogs()
vi.mock('../../../../src/bindings/useLottery.ts', () => ({ useLottery: () => ({ now: () => 0 }) }))

const FIVE = lotteryOf('201')
if (FIVE === null) throw new Error('the tables have lottery 201')
const VIEW: LotteryView = {
  table: {
    lottery: FIVE,
    status: 'open',
    sale: null,
    last: null,
    next: [],
    plays: [],
    units: [200],
    maxNotes: 10_000,
    drawMax: 5_000_000,
  },
  currency: 'RMB',
  balance: null,
  seamless: false,
  state: { ...EMPTY_BASKET, asked: true },
  groups: [],
  basket: {} as LotteryView['basket'],
  drawChanged: false,
  calls: [],
  draws: [],
}

it('takes a first confirmation back with each change of the plan', async () => {
  const withdraw = vi.fn()
  const model = { basket: { withdraw, chase: vi.fn() } }
  render(
    <TranslationProvider i18n={await createI18n('CMN')}>
      <ChaseSheet onClose={vi.fn()} model={model} view={VIEW} />
    </TranslationProvider>,
  )
  const stop = screen.getByRole('checkbox', { checked: true })
  fireEvent.click(stop)
  expect(screen.getByRole('checkbox', { checked: false })).toBeTruthy()
  expect(withdraw).toHaveBeenCalledTimes(1)
  const [raise] = screen.getAllByRole('button', { name: /期数/ })
  fireEvent.click(raise ?? stop)
  expect(withdraw).toHaveBeenCalledTimes(2)
})
