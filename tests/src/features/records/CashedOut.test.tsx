import { cleanup, render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MemberProvider, StreamsProvider } from '../../../../src/bindings/StreamsProvider.tsx'
import { CashedOut } from '../../../../src/features/records/CashedOut.tsx'
import { orderStatus } from '../../../../src/words/orderWords.ts'
import { TranslationProvider } from '../../../../src/i18n/TranslationProvider.tsx'
import { money } from '../../../../streams/domain/money.ts'
import type { Language } from '../../../../streams/wire/site/headers.ts'
import { createFakeStreams } from '../../../support/fakeStreams.ts'
import { createI18n } from '../../../support/i18n.ts'
import { order } from '../../../support/orders.ts'

const STATES = ['partial', 'full', 'partialCancelled', 'fullCancelled'] as const

/** What is said of 50.00 of a stake of 200.00, for which 48.00 were paid. */
async function said(language: Language) {
  const i18n = await createI18n(language)
  const { streams } = createFakeStreams()
  return STATES.map((state) => {
    const some = order({ openStake: money(150_00, 'RMB'), cashOut: { state, amount: money(48_00, 'RMB') } })
    const { container } = render(
      <TranslationProvider i18n={i18n}>
        <StreamsProvider streams={streams}>
          <MemberProvider fallback={null}>
            <CashedOut order={some} state={state} />
          </MemberProvider>
        </StreamsProvider>
      </TranslationProvider>,
    )
    const words = container.querySelector('div > div > div')?.textContent
    cleanup()
    return words
  })
}

it('says what was cashed out and what it paid, and of a cancelled cash-out that it was', async () => {
  expect(await said('CMN')).toEqual([
    '已提前结算 50.00得 48.00',
    '已提前结算 50.00得 48.00',
    '部分提前结算已取消退 48.00',
    '提前结算已取消退 48.00',
  ])
})

it.each([
  ['ZHO', '部分提前結算已取消退 48.00'],
  ['ENGLISH', 'Partial cash-out cancelled48.00 returned'],
] as const)('says it in %s', async (language, words) => {
  expect((await said(language))[2]).toBe(words)
})

it('leaves the status to the outcome of what was not cashed out', async () => {
  const { t } = await createI18n('CMN')
  const settled = (state: (typeof STATES)[number]) =>
    orderStatus(t, order({ state: 'settled', outcome: 'win', cashOut: { state, amount: money(1, 'RMB') } }))
  expect(STATES.map(settled)).toEqual(['赢', '已提前结算', '赢', '提前结算已取消'])
})
