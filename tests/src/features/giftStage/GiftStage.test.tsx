import { act, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { MemberProvider, StreamsProvider } from '../../../../src/bindings/StreamsProvider.tsx'
import { GiftStage } from '../../../../src/features/giftStage/GiftStage.tsx'
import { TranslationProvider } from '../../../../src/i18n/TranslationProvider.tsx'
import { createI18n } from '../../../support/i18n.ts'
import { createFakeStreams } from '../../../support/fakeStreams.ts'
import { giftShow } from '../../../support/gifts.ts'

describe('the gift stage', () => {
  it('names the gift while it plays, and tells when it is over', async () => {
    const { streams, gifts } = createFakeStreams()
    const i18n = await createI18n('CMN')
    const onShown = vi.fn()
    render(
      <TranslationProvider i18n={i18n}>
        <StreamsProvider streams={streams}>
          <MemberProvider fallback={null}>
            <GiftStage show={giftShow('a')} anchorName="阿泽说球" onShown={onShown} />
          </MemberProvider>
        </StreamsProvider>
      </TranslationProvider>,
    )
    expect(screen.getByRole('img', { name: '沧海一声笑 送给 阿泽说球 冠军杯 66 个' }).textContent).toContain(
      '×66',
    )
    act(() => {
      gifts.tell({ type: 'started', lengthMs: 2000 })
    })
    expect(onShown).not.toHaveBeenCalled()
    act(() => {
      gifts.tell({ type: 'finished' })
    })
    expect(onShown.mock.calls).toEqual([['a']])
    expect(screen.queryByRole('img')).toBeNull()
  })
})
