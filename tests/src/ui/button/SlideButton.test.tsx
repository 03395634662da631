import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SlideButton } from '../../../../src/ui/button/SlideButton.tsx'

const WIDTH = 348
const HEIGHT = 48
const WAY = WIDTH - HEIGHT

let now = 0

beforeEach(() => {
  now = 10_000
  vi.useFakeTimers()
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, WIDTH, HEIGHT))
  // jsdom has no pointer capture.
  HTMLElement.prototype.setPointerCapture = vi.fn()
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function drawn(props: { readonly disabled?: boolean; readonly accepted?: boolean } = {}) {
  const onPress = vi.fn(() => props.accepted ?? true)
  const onBlockedPress = vi.fn()
  const texts = { hint: '向右滑动，或连点两次', secondTapText: '再点一次', ignoredText: '请看清再点' }
  const shown = (label: string) => (
    <SlideButton
      {...{ label, guardKey: label, onPress, onBlockedPress, ...texts }}
      disabled={props.disabled}
    />
  )
  const { rerender } = render(shown('滑动投注'))
  return {
    button: screen.getByRole('button'),
    onPress,
    onBlockedPress,
    relabel: (label: string) => {
      rerender(shown(label))
    },
  }
}

/** As a browser does: the pointer's events, and then a click. */
function slide(button: HTMLElement, px: number): void {
  const pointer = { pointerId: 1, isPrimary: true, button: 0 }
  fireEvent.pointerDown(button, { ...pointer, clientX: 20 })
  fireEvent.pointerMove(button, { ...pointer, clientX: 20 + px / 2 })
  fireEvent.pointerMove(button, { ...pointer, clientX: 20 + px })
  fireEvent.pointerUp(button, { ...pointer, clientX: 20 + px })
  fireEvent.click(button, { detail: 1 })
}

const tap = (button: HTMLElement): void => {
  slide(button, 0)
}

describe('a button that is slid', () => {
  it('acts once at the end of the way, and not before', () => {
    const { button, onPress } = drawn()
    slide(button, WAY * 0.8)
    slide(button, -WAY)
    expect(onPress).not.toHaveBeenCalled()
    expect(button.style.getPropertyValue('--slid')).toBe('0')
    slide(button, WAY + 50)
    expect(onPress).toHaveBeenCalledTimes(1)
  })

  it('acts with two taps for those who cannot drag, and says so after the first', () => {
    const { button, onPress } = drawn()
    tap(button)
    expect(onPress).not.toHaveBeenCalled()
    expect(document.querySelector('[aria-live="polite"]')?.textContent).toBe('再点一次')
    tap(button)
    expect(onPress).toHaveBeenCalledTimes(1)
  })

  it('forgets a first tap after three seconds, and when the label changes', () => {
    const { button, onPress, relabel } = drawn()
    tap(button)
    act(() => {
      vi.advanceTimersByTime(3000)
    })
    tap(button)
    relabel('接受 0.86 并投注')
    now += 600
    tap(button)
    expect(onPress).not.toHaveBeenCalled()
  })

  it('acts with one press of a key', () => {
    const { button, onPress } = drawn()
    fireEvent.click(button, { detail: 0 })
    expect(onPress).toHaveBeenCalledTimes(1)
  })

  it('ignores a slide just after its label changed, and says so', () => {
    const { button, onPress, relabel } = drawn()
    relabel('接受 0.86 并投注')
    slide(button, WAY)
    expect(onPress).not.toHaveBeenCalled()
    expect(document.querySelector('[aria-live="polite"]')?.textContent).toBe('请看清再点')
  })

  it('leads to the reason while it is disabled', () => {
    const { button, onPress, onBlockedPress } = drawn({ disabled: true })
    slide(button, WAY)
    tap(button)
    expect(onPress).not.toHaveBeenCalled()
    expect(onBlockedPress).toHaveBeenCalledTimes(2)
  })

  it('has a name that tells how it is used', () => {
    const { button } = drawn()
    expect(screen.getByRole('button', { name: /^滑动投注.*向右滑动，或连点两次$/ })).toBe(button)
  })
})
