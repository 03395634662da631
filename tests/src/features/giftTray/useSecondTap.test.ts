import { act, renderHook } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ASKED_MS, useSecondTap } from '../../../../src/features/giftTray/useSecondTap.ts'

function tapped(cost: number) {
  const give = vi.fn()
  const { result } = renderHook(() => useSecondTap(cost, 'RMB', give))
  const tap = () => {
    act(() => {
      result.current.press()
    })
  }
  return { give, result, tap }
}

describe('a gift', () => {
  it('below ¥520 is given at once', () => {
    const { give, tap } = tapped(51_999)
    tap()
    expect(give).toHaveBeenCalledOnce()
  })

  it('from ¥520 up is given at a second tap, soon after the first', () => {
    vi.useFakeTimers()
    const { give, result, tap } = tapped(52_000)
    tap()
    expect(result.current.asked).toBe(true)
    act(() => {
      vi.advanceTimersByTime(ASKED_MS)
    })
    expect(result.current.asked).toBe(false)
    tap()
    expect(give).not.toHaveBeenCalled()
    tap()
    expect(give).toHaveBeenCalledOnce()
    vi.useRealTimers()
  })
})
