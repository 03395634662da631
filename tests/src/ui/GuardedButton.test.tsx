import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { GuardedButton } from '../../../src/ui/GuardedButton.tsx'

let now = 0

beforeEach(() => {
  now = 10_000
  vi.spyOn(performance, 'now').mockImplementation(() => now)
})

afterEach(() => {
  vi.restoreAllMocks()
})

function tap() {
  fireEvent.click(screen.getByRole('button'))
}

describe('a guarded button', () => {
  it('takes a tap while its label stands', () => {
    const onPress = vi.fn()
    render(<GuardedButton label="投注" onPress={onPress} />)
    tap()
    expect(onPress).toHaveBeenCalledTimes(1)
  })

  it('ignores taps in the half second after its label changed', () => {
    const onPress = vi.fn()
    const { rerender } = render(<GuardedButton label="投注" onPress={onPress} />)
    rerender(<GuardedButton label="接受 0.86 并投注" onPress={onPress} />)
    tap()
    now += 499
    tap()
    expect(onPress).not.toHaveBeenCalled()
    now += 1
    tap()
    expect(onPress).toHaveBeenCalledTimes(1)
  })

  it('starts over when the label changes again', () => {
    const onPress = vi.fn()
    const { rerender } = render(<GuardedButton label="投注" onPress={onPress} />)
    rerender(<GuardedButton label="接受 0.86" onPress={onPress} />)
    now += 400
    rerender(<GuardedButton label="接受 0.84" onPress={onPress} />)
    now += 400
    tap()
    expect(onPress).not.toHaveBeenCalled()
  })

  it('is not held up by words its guard key does not name', () => {
    const onPress = vi.fn()
    const { rerender } = render(<GuardedButton label="剩 6 秒" guardKey="163.08" onPress={onPress} />)
    rerender(<GuardedButton label="剩 5 秒" guardKey="163.08" onPress={onPress} />)
    tap()
    expect(onPress).toHaveBeenCalledTimes(1)
  })

  it('gives its reason beside it, and stays deaf while it has one', () => {
    const onPress = vi.fn()
    render(<GuardedButton label="投注" reason="余额不足" onPress={onPress} />)
    const button = screen.getByRole('button', { name: '投注', description: '余额不足' })
    fireEvent.click(button)
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(onPress).not.toHaveBeenCalled()
  })
})
