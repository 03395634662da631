import { render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { MemberProvider, StreamsProvider } from '../../../../src/bindings/StreamsProvider.tsx'
import { VenueSwitchHost } from '../../../../src/features/venue/VenueSwitchHost.tsx'
import { createI18n } from '../../../../src/i18n/i18n.ts'
import { TranslationProvider } from '../../../../src/i18n/TranslationProvider.tsx'
import { constant } from '../../../../streams/kernel/state.ts'
import { createFakeStreams } from '../../../support/fakeStreams.ts'

/** On the first screen, which has the texts of no other. */
async function open(offered: readonly string[], keepsSettings: boolean) {
  const fake = createFakeStreams()
  fake.venuesOffered.set(offered)
  if (keepsSettings)
    fake.enterVenue({ block: { sports: ['football'], block$: constant(null), change: vi.fn() } })
  const i18n = await createI18n('CMN')
  render(
    <TranslationProvider i18n={i18n}>
      <StreamsProvider streams={fake.streams}>
        <MemberProvider fallback={null}>
          <MemoryRouter>
            <VenueSwitchHost as="tile" />
          </MemoryRouter>
        </MemberProvider>
      </StreamsProvider>
    </TranslationProvider>,
  )
  return () => ['venues.block.notSaved', 'imty.reason.restrictedArea'].filter((key) => i18n.exists(key))
}

it.each([
  ['several venues', ['PMTY', 'IMTY'], false],
  ['one venue, which keeps settings', ['IMTY'], true],
] as const)('has what a venue may say on any screen where there are %s', async (_, offered, keeps) => {
  const texts = await open(offered, keeps)
  await waitFor(() => expect(texts()).toHaveLength(2), { timeout: 15_000 })
  const button = screen.queryByRole('button', { name: /^切换场馆/ })
  expect(button !== null).toBe(offered.length > 1)
})

it('loads nothing for one venue that keeps no settings', async () => {
  const texts = await open(['PMTY'], false)
  await vi.dynamicImportSettled()
  expect(texts()).toEqual([])
})
