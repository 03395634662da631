import { render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useHeldHeight } from '../../../../src/ui/sheet/useHeldHeight.ts'

let height = 0
let resized: () => void = () => undefined

class ScriptedObserver {
  constructor(onChange: () => void) {
    resized = onChange
  }
  observe() {}
  unobserve() {}
  disconnect() {
    resized = () => undefined
  }
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', ScriptedObserver)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(() => height)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

interface HeldProps {
  readonly shown: string | false
  readonly bound?: 'none' | 'parent'
}

function Held({ shown, bound }: HeldProps) {
  const place = useRef<HTMLDivElement>(null)
  useHeldHeight(place, shown, bound)
  return <div ref={place} data-testid="held" />
}

it('an element keeps the largest height it had, until something else is shown or the window changes', () => {
  const { rerender, getByTestId } = render(<Held shown="first" />)
  const { style } = getByTestId('held')
  const grow = (to: number) => {
    height = to
    resized()
  }
  grow(60)
  expect(style.minHeight).toBe('60px')
  grow(77)
  grow(60)
  expect(style.minHeight).toBe('77px')
  window.dispatchEvent(new Event('resize'))
  expect(style.minHeight).toBe('')
  grow(40)
  expect(style.minHeight).toBe('40px')
  rerender(<Held shown="second" />)
  expect(style.minHeight).toBe('')
  rerender(<Held shown={false} />)
  grow(90)
  expect(style.minHeight).toBe('')
})

it('a kept height is bounded by a parent that may become lower without the window', () => {
  const { getByTestId } = render(<Held shown="first" bound="parent" />)
  height = 514
  resized()
  expect(getByTestId('held').style.minHeight).toBe('min(514px, 100%)')
})
