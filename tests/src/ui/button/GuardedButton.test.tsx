import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { GuardedButton } from '../../../../src/ui/button/GuardedButton.tsx'

let now = 0

beforeEach(() => {
  now = 10_000
  vi.useFakeTimers()
  vi.spyOn(performance, 'now').mockImplementation(() => now)
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function live(): string | undefined | null {
  return document.querySelector('[aria-live="polite"]')?.textContent
}

function tap() {
  fireEvent.click(screen.getByRole('button'))
}

describe('a guarded button', () => {
  it('takes a tap while its label stands', () => {
    const onPress = vi.fn(() => true)
    render(<GuardedButton ignoredText="请看清再点" label="投注" onPress={onPress} />)
    tap()
    expect(onPress).toHaveBeenCalledTimes(1)
  })

  it('ignores taps in the half second after its label changed', () => {
    const onPress = vi.fn(() => true)
    const { rerender } = render(<GuardedButton ignoredText="请看清再点" label="投注" onPress={onPress} />)
    rerender(<GuardedButton ignoredText="请看清再点" label="接受 0.86 并投注" onPress={onPress} />)
    tap()
    now += 499
    tap()
    expect(onPress).not.toHaveBeenCalled()
    now += 1
    tap()
    expect(onPress).toHaveBeenCalledTimes(1)
  })

  it('starts over when the label changes again', () => {
    const onPress = vi.fn(() => true)
    const { rerender } = render(<GuardedButton ignoredText="请看清再点" label="投注" onPress={onPress} />)
    rerender(<GuardedButton ignoredText="请看清再点" label="接受 0.86" onPress={onPress} />)
    now += 400
    rerender(<GuardedButton ignoredText="请看清再点" label="接受 0.84" onPress={onPress} />)
    now += 400
    tap()
    expect(onPress).not.toHaveBeenCalled()
  })

  it('is not held up by words its guard key does not name', () => {
    const onPress = vi.fn(() => true)
    const { rerender } = render(
      <GuardedButton ignoredText="请看清再点" label="剩 6 秒" guardKey="163.08" onPress={onPress} />,
    )
    rerender(<GuardedButton ignoredText="请看清再点" label="剩 5 秒" guardKey="163.08" onPress={onPress} />)
    tap()
    expect(onPress).toHaveBeenCalledTimes(1)
  })

  it('answers an ignored tap on the button and to readers, and a tap that came too late too', () => {
    const onPress = vi.fn(() => false)
    const { rerender } = render(<GuardedButton ignoredText="请看清再点" label="投注" onPress={onPress} />)
    rerender(<GuardedButton ignoredText="请看清再点" label="接受 0.86" onPress={onPress} />)
    expect(live()).toBe('')
    tap()
    expect(screen.getByRole('button').textContent).toBe('接受 0.86请看清再点')
    expect(live()).toBe('请看清再点')
    act(() => {
      vi.advanceTimersByTime(2000)
    })
    expect(live()).toBe('')
    now += 2000
    tap()
    expect(onPress).toHaveBeenCalledTimes(1)
    expect(live()).toBe('请看清再点')
  })

  it('gives its reason beside it, and stays deaf while it has one', () => {
    const onPress = vi.fn(() => true)
    render(<GuardedButton ignoredText="请看清再点" label="投注" reason="余额不足" onPress={onPress} />)
    const button = screen.getByRole('button', { name: '投注', description: '余额不足' })
    fireEvent.click(button)
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(onPress).not.toHaveBeenCalled()
  })
})
