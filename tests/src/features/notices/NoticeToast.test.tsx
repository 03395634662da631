import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { StreamsProvider } from '../../../../src/bindings/StreamsProvider.tsx'
import { NoticeToast } from '../../../../src/features/notices/NoticeToast.tsx'
import { addLateTexts, createI18n as createWithFirstTexts } from '../../../../src/i18n/i18n.ts'
import { imty } from '../../../../src/i18n/texts/cmn/imty.ts'
import { TranslationProvider } from '../../../../src/i18n/TranslationProvider.tsx'
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
      <TranslationProvider i18n={i18n}>
        <StreamsProvider streams={streams}>
          <NoticeToast />
        </StreamsProvider>
      </TranslationProvider>,
    )
    const region = screen.getByRole('status')
    act(() => {
      notices.say('room.toast.copied')
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

  it('say their own words as soon as they have come, and until then that something is wrong', async () => {
    const { streams, notices } = createFakeStreams()
    const i18n = await createWithFirstTexts('CMN')
    render(
      <TranslationProvider i18n={i18n}>
        <StreamsProvider streams={streams}>
          <NoticeToast />
        </StreamsProvider>
      </TranslationProvider>,
    )
    const region = screen.getByRole('status')
    act(() => {
      notices.say('imty.reason.restrictedArea')
    })
    expect(region.textContent).toBe('出了点问题，请稍后再试')
    await act(async () => {
      addLateTexts(i18n, { imty })
      await Promise.resolve()
    })
    expect(region.textContent).toBe('限制访问, 请检查是否开启了VPN软件')
    pass(2400)
    expect(region.textContent).toBe('')
  })

  it('say on the first screen too that settings were not saved', async () => {
    const { streams, notices } = createFakeStreams()
    const i18n = await createWithFirstTexts('CMN')
    render(
      <TranslationProvider i18n={i18n}>
        <StreamsProvider streams={streams}>
          <NoticeToast />
        </StreamsProvider>
      </TranslationProvider>,
    )
    act(() => {
      notices.say('settings.notSaved')
    })
    expect(screen.getByRole('status').textContent).toBe('设置只存在本机，下次更改或打开时再保存到服务器')
  })
})
