import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { DanmakuMessage, Flight } from '../../../../streams/index.ts'
import { keepBlocked } from '../../../../src/features/chat/blockedSpeakers.ts'
import { createFakeStreams } from '../../../support/fakeStreams.ts'
import { speaker } from '../../../support/fakeRoom.ts'
import { renderApp } from '../../../support/renderApp.tsx'
import { withDialogs } from '../../ui/dialog.ts'

withDialogs()

const text = (id: string, said: string): DanmakuMessage => ({
  type: 'text',
  text: said,
  cid: null,
  seq: 1,
  id,
  at: 0,
  from: speaker({ id: 'm-9' }),
})
const flight = (message: DanmakuMessage, changes: Partial<Flight> = {}): Flight => ({
  message,
  mine: false,
  lane: 1,
  delayMs: 0,
  durationMs: 8_000,
  still: false,
  ...changes,
})

/** jsdom has no animations: they are noted, and the test ends them. */
function withAnimations() {
  const begun: { readonly delay: unknown; readonly duration: unknown; readonly animation: Animation }[] = []
  const animate = vi.fn(function (this: Element, _: unknown, { delay, duration }: KeyframeAnimationOptions) {
    const animation = { onfinish: null, oncancel: null } as Animation
    begun.push({ delay, duration, animation })
    return animation
  })
  Object.defineProperty(Element.prototype, 'animate', { configurable: true, value: animate })
  return begun
}

describe('the chat that flies over the picture', () => {
  let begun: ReturnType<typeof withAnimations>

  beforeEach(() => {
    begun = withAnimations()
  })

  async function open() {
    const fake = createFakeStreams()
    await renderApp('/app/live/r-1', fake)
    await screen.findByRole('log', { name: '聊天记录' })
    return { fake, danmaku: fake.room.danmaku, picture: screen.getByRole('region', { name: '直播画面' }) }
  }

  const land = (index: number): void => {
    const animation = begun[index]?.animation
    act(() => {
      animation?.onfinish?.call(animation, new Event('finish') as AnimationPlaybackEvent)
    })
  }

  it('crosses the picture once, hidden from screen readers, and is removed with the next change', async () => {
    const { danmaku, picture } = await open()
    act(() => {
      danmaku.flights$.next(flight(text('a', 'GOAL')))
    })
    const flying = [...picture.querySelectorAll('[aria-hidden="true"] span')].find(
      ({ textContent }) => textContent === 'GOAL',
    )
    expect(flying).toBeTruthy()
    land(0)
    act(() => {
      danmaku.flights$.next(flight(text('b', 'again'), { delayMs: 700 }))
    })
    expect(begun.map(({ delay, duration }) => [delay, duration])).toEqual([
      [0, 8_000],
      [700, 8_000],
    ])
    expect(picture.textContent).not.toContain('GOAL')
    expect(picture.textContent).toContain('again')
  })

  it('is gone at the end of its time when it stands', async () => {
    const { danmaku, picture } = await open()
    act(() => {
      danmaku.flights$.next(flight(text('a', 'GOAL'), { still: true }))
    })
    expect(picture.textContent).toContain('GOAL')
    land(0)
    expect(picture.textContent).not.toContain('GOAL')
  })

  it('takes withdrawn texts out of the air', async () => {
    const { danmaku, picture } = await open()
    act(() => {
      danmaku.flights$.next(flight(text('a', 'first')))
      danmaku.flights$.next(flight(text('b', 'second')))
      danmaku.withdrawn$.next('a')
    })
    expect(picture.textContent).not.toContain('first')
    expect(picture.textContent).toContain('second')
  })

  it('does not let the texts of blocked members fly', async () => {
    const { fake, danmaku } = await open()
    keepBlocked(fake.streams.storage.local, [{ id: 'm-9', name: 'x' }])
    const stage = danmaku.model.setStage.mock.lastCall?.[0]
    expect(stage?.hides(text('a', 'x'))).toBe(true)
    keepBlocked(fake.streams.storage.local, [])
    expect(stage?.hides(text('a', 'x'))).toBe(false)
  })

  it('is switched off by one tap, and has no stage then', async () => {
    const { danmaku } = await open()
    const toggle = screen.getByRole('button', { name: '关闭弹幕' })
    expect(toggle.getAttribute('aria-pressed')).toBe('true')
    fireEvent.click(toggle)
    expect(danmaku.model.configure).toHaveBeenCalledWith({ on: false })
    expect(danmaku.model.setStage).toHaveBeenLastCalledWith(null)
    expect(screen.getByRole('button', { name: '打开弹幕' })).toBeTruthy()
  })
})
