import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { StreamsProvider } from '../../../../src/bindings/StreamsProvider.tsx'
import { Reservations } from '../../../../src/features/records/Reservations.tsx'
import { TranslationProvider } from '../../../../src/i18n/TranslationProvider.tsx'
import type { Odds } from '../../../../streams/domain/odds.ts'
import { live } from '../../../../streams/kernel/feed.ts'
import { createFakeStreams } from '../../../support/fakeStreams.ts'
import { createI18n } from '../../../support/i18n.ts'
import { order } from '../../../support/orders.ts'

const FAILED = {
  order: order({ state: 'rejected' }),
  state: 'failed',
  odds: 250_000 as Odds,
  pay: 'held',
  reasonKey: null,
} as const

it('says how many reservations are not listed', async () => {
  const i18n = await createI18n('CMN')
  const { streams, reserve, reservations } = createFakeStreams()
  const show = (total: number) => {
    reservations.set(live({ reservations: [FAILED], total }, 0))
  }
  show(130)
  render(
    <TranslationProvider i18n={i18n}>
      <StreamsProvider streams={streams}>
        <Reservations reserve={reserve} shown="failed" currency="RMB" />
      </StreamsProvider>
    </TranslationProvider>,
  )
  expect(screen.getByText('130 笔预约')).toBeTruthy()
  expect(screen.getByText('只列出最新的 1 笔，共 130 笔')).toBeTruthy()
  act(() => {
    show(1)
  })
  expect(screen.queryByText(/只列出最新的/)).toBeNull()
})
