import { fireEvent, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { OddsButton } from '../../../../src/ui/match/OddsButton.tsx'

function show(changes: Partial<ComponentProps<typeof OddsButton>> = {}) {
  const onPress = vi.fn()
  const view = render(
    <OddsButton
      variant="two"
      label="-0.5/1"
      price="0.92"
      state="open"
      move={null}
      selected={false}
      ariaLabel="曼城 -0.5/1，0.92"
      onPress={onPress}
      {...changes}
    />,
  )
  return { onPress, ...view }
}

describe('an odds button', () => {
  it('shows line and price, carries its full name, and can be pressed while open', () => {
    const { onPress } = show()
    const button = screen.getByRole('button', { name: '曼城 -0.5/1，0.92', pressed: false })
    expect(button.textContent).toBe('-0.5/10.92')
    fireEvent.click(button)
    expect(onPress).toHaveBeenCalledTimes(1)
  })

  it('says that it is chosen', () => {
    show({ selected: true })
    expect(screen.getByRole('button', { pressed: true })).toBeTruthy()
  })

  it.each(['suspended', 'locked', 'stale'] as const)(
    'keeps its focus while %s, and hands a press on to be answered',
    (state) => {
      const { onPress } = show({ state })
      const button = screen.getByRole('button')
      button.focus()
      fireEvent.click(button)
      expect(button.getAttribute('aria-disabled')).toBe('true')
      expect(document.activeElement).toBe(button)
      expect(onPress).toHaveBeenCalledTimes(1)
    },
  )

  it('keeps its line and hides its price behind a padlock while suspended', () => {
    show({ state: 'suspended' })
    const button = screen.getByRole('button')
    expect(button.textContent).toBe('-0.5/1')
    expect(button.querySelector('svg')).not.toBeNull()
  })

  it('shows only a padlock while locked', () => {
    show({ state: 'locked' })
    expect(screen.getByRole('button').textContent).toBe('')
  })

  it('is a dash and no control once closed', () => {
    show({ state: 'closed', ariaLabel: '曼城 -0.5/1，已关闭' })
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByRole('img', { name: '曼城 -0.5/1，已关闭' }).textContent).toBe('–')
  })

  it('keeps a name that no caption repeats once closed', () => {
    show({ state: 'closed', label: '新西兰', alwaysNamed: true, ariaLabel: '新西兰，已关闭' })
    expect(screen.getByRole('img', { name: '新西兰，已关闭' }).textContent).toBe('新西兰–')
  })

  it('shows an old price without a triangle', () => {
    const { container } = show({ state: 'stale', move: 'up' })
    expect(screen.getByRole('button').textContent).toContain('0.92')
    expect(container.querySelectorAll('i')).toHaveLength(0)
  })

  it('shows a triangle for a move, also while chosen', () => {
    const { container } = show({ move: 'down', selected: true })
    expect(container.querySelectorAll('i')).toHaveLength(1)
  })

  it('lets a chosen price be taken off after it was suspended', () => {
    const { onPress } = show({ state: 'suspended', selected: true })
    fireEvent.click(screen.getByRole('button', { pressed: true }))
    expect(onPress).toHaveBeenCalledTimes(1)
  })
})
