import { render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useHeightIn } from '../../../../src/features/chat/useHeightIn.ts'

let height = 0
let resized: () => void = () => undefined
let observing = 0

class ScriptedObserver {
  constructor(onChange: () => void) {
    resized = onChange
  }
  observe() {
    observing += 1
  }
  unobserve() {}
  disconnect() {
    observing -= 1
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

function Holder() {
  const holder = useRef<HTMLDivElement>(null)
  const measured = useRef<HTMLParagraphElement>(null)
  useHeightIn(holder, measured, '--above')
  return (
    <div ref={holder} data-testid="holder">
      <p ref={measured} />
    </div>
  )
}

it('an element has the height of another one in a property, as it is now, and nothing observes after it', () => {
  const { getByTestId, unmount } = render(<Holder />)
  const { style } = getByTestId('holder')
  for (const now of [106, 34, 0]) {
    height = now
    resized()
    expect(style.getPropertyValue('--above')).toBe(`${String(now)}px`)
  }
  expect(observing).toBe(1)
  unmount()
  expect(observing).toBe(0)
})
