import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Stepper } from '../../../../src/ui/form/Stepper.tsx'

const HELD_MS = 2_000
const capture = vi.fn()
const release = vi.fn()

/** A value from 0 that is raised and lowered by 1; each step depends on the value that is shown. */
function Counter() {
  const [value, setValue] = useState(0)
  const add = (step: number) => () => {
    setValue(value + step)
  }
  return (
    <Stepper
      label="Amount"
      value={String(value)}
      labels={{ lower: 'Less', raise: 'More' }}
      onLower={add(-1)}
      onRaise={add(1)}
    />
  )
}

const shown = () => Number(screen.getByRole('status', { name: 'Amount' }).textContent)
const more = () => screen.getByRole('button', { name: 'More' })

/** In steps, as what is rendered after one decides about the next. */
function hold(ms: number): void {
  for (let passed = 0; passed < ms; passed += 50) {
    act(() => {
      vi.advanceTimersByTime(50)
    })
  }
}

describe('a stepper', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    HTMLElement.prototype.setPointerCapture = capture
    HTMLElement.prototype.releasePointerCapture = release
    vi.clearAllMocks()
    render(<Counter />)
  })

  it('steps once for a click, as of a keyboard', () => {
    fireEvent.click(more())
    fireEvent.click(screen.getByRole('button', { name: 'Less' }))
    fireEvent.click(more())
    expect(shown()).toBe(1)
  })

  it('steps once for a short press', () => {
    fireEvent.pointerDown(more(), { button: 0 })
    hold(300)
    fireEvent.pointerUp(more())
    fireEvent.click(more())
    hold(HELD_MS)
    expect(shown()).toBe(1)
  })

  it('repeats while it is held, until it is released, and its click does not add a step', () => {
    fireEvent.pointerDown(more(), { button: 0 })
    hold(HELD_MS)
    const held = shown()
    expect(held).toBeGreaterThan(5)
    fireEvent.pointerUp(more())
    fireEvent.click(more())
    hold(HELD_MS)
    expect(shown()).toBe(held)
  })

  it('is held on when it moves away below the pointer', () => {
    fireEvent.pointerDown(more(), { button: 0, clientX: 100, clientY: 100, pointerId: 7 })
    expect(capture).toHaveBeenCalledWith(7)
    fireEvent.pointerLeave(more())
    fireEvent.pointerMove(more(), { clientX: 110, clientY: 95, pointerId: 7 })
    hold(HELD_MS)
    expect(shown()).toBeGreaterThan(5)
    expect(release).not.toHaveBeenCalled()
  })

  it('is let go when the pointer goes far away', () => {
    fireEvent.pointerDown(more(), { button: 0, clientX: 100, clientY: 100, pointerId: 7 })
    fireEvent.pointerMove(more(), { clientX: 100, clientY: 200, pointerId: 7 })
    expect(release).toHaveBeenCalledWith(7)
    hold(HELD_MS)
    expect(shown()).toBe(0)
  })

  it('does not repeat for another button of a mouse, or for a pointer that is not down', () => {
    fireEvent.pointerDown(more(), { button: 2 })
    fireEvent.pointerMove(more(), { clientX: 500, clientY: 500 })
    hold(HELD_MS)
    expect(shown()).toBe(0)
    expect(capture).not.toHaveBeenCalled()
  })

  it('stops when it is taken off the page', () => {
    fireEvent.pointerDown(more(), { button: 0 })
    expect(vi.getTimerCount()).toBe(1)
    cleanup()
    expect(vi.getTimerCount()).toBe(0)
  })
})
