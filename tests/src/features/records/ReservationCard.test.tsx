import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ReservationCard } from '../../../../src/features/records/ReservationCard.tsx'
import { TranslationProvider } from '../../../../src/i18n/TranslationProvider.tsx'
import type { Odds } from '../../../../streams/domain/odds.ts'
import { constant } from '../../../../streams/kernel/state.ts'
import { NO_CHANGE } from '../../../../streams/machines/reservation/reservationChange.ts'
import type { Reservation, ReserveStreams } from '../../../../streams/reserve.ts'
import { createFakeStreams } from '../../../support/fakeStreams.ts'
import { createI18n } from '../../../support/i18n.ts'
import { order } from '../../../support/orders.ts'

const WAITING = {
  order: order({ state: 'reserved' }),
  state: 'waiting',
  odds: 250_000 as Odds,
  pay: 'held',
  reasonKey: null,
} as const

async function show(edit?: ReserveStreams['changes']['edit'], change: Partial<Reservation> = {}) {
  const i18n = await createI18n('CMN')
  const changes = { progress$: () => constant(NO_CHANGE), pressCancel: vi.fn(), ...(edit && { edit }) }
  const reserve: ReserveStreams = { ...createFakeStreams().reserve, changes }
  render(
    <TranslationProvider i18n={i18n}>
      <ReservationCard reservation={{ ...WAITING, ...change }} reserve={reserve} />
    </TranslationProvider>,
  )
  return screen.queryAllByRole('button').map(({ textContent }) => textContent)
}

it('offers to change the price of a reservation and to cancel it', async () => {
  expect(await show(vi.fn())).toEqual(['改赔率', '取消预约'])
})

it('offers only to cancel it where the venue cannot change the price', async () => {
  expect(await show()).toEqual(['取消预约'])
})

it.each([
  ['waiting', null, '预约中', '等待 2.50'],
  ['filled', null, '预约成功', '成交 0.92'],
  ['confirming', null, '确认中', '成交 0.92'],
  ['failed', 'reserve.reason.failPaid', '预约失败', '成交时余额不足'],
  ['cancelled', 'reserve.reason.userCancelled', '预约失败', '你取消了预约'],
] as const)(
  'is labelled when it is %s, with the reason of a failure',
  async (state, reasonKey, label, words) => {
    await show(undefined, { state, reasonKey })
    const card = screen.getByRole('article', { name: `预约，${label}，投注额 200.00` })
    expect(card.textContent).toContain(words)
  },
)

it.each(['failed', 'cancelled'] as const)('does not wait for its price when it is %s', async (state) => {
  await show(undefined, { state })
  const card = screen.getByRole('article')
  expect(card.textContent).toContain('目标 2.50')
  expect(card.textContent).not.toContain('等待')
})
