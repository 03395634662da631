import { act, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { StreamsProvider } from '../../../../src/bindings/StreamsProvider.tsx'
import { NoticeToast } from '../../../../src/features/notices/NoticeToast.tsx'
import { createI18n } from '../../../support/i18n.ts'
import { createFakeStreams } from '../../../support/fakeStreams.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

describe('toasts', () => {
  it('come one at a time, 2.4 seconds each, and none is lost', async () => {
    const { streams, notices } = createFakeStreams()
    const i18n = await createI18n('CMN')
    render(
      <I18nextProvider i18n={i18n}>
        <StreamsProvider streams={streams}>
          <NoticeToast />
        </StreamsProvider>
      </I18nextProvider>,
    )
    const region = screen.getByRole('status')
    act(() => {
      notices.say('common.toast.copied')
      notices.say('common.toast.saved')
    })
    expect(region.textContent).toBe('已复制')
    pass(2399)
    expect(region.textContent).toBe('已复制')
    pass(1)
    expect(region.textContent).toBe('已保存')
    pass(2400)
    expect(region.textContent).toBe('')
    expect(notices.notices$.value).toEqual([])
  })
})
