import { render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { InViewWhile } from '../../../../src/features/slip/InViewWhile.tsx'

const observed: Element[] = []
let resized: () => void = () => undefined
let stopped = 0

class ScriptedObserver {
  constructor(onChange: () => void) {
    resized = onChange
  }
  observe(element: Element) {
    observed.push(element)
  }
  unobserve() {}
  disconnect() {
    stopped += 1
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

it('the field that is typed into stays in view when a line above it appears or the keypad grows', () => {
  vi.stubGlobal('ResizeObserver', ScriptedObserver)
  const shown = vi.fn()
  Element.prototype.scrollIntoView = shown
  const field = (active: boolean) => (
    <dialog open>
      <div data-testid="body">
        <ul>
          <InViewWhile active={active}>¥100</InViewWhile>
        </ul>
      </div>
    </dialog>
  )
  const { rerender, getByTestId } = render(field(false))
  expect(shown).not.toHaveBeenCalled()
  rerender(field(true))
  expect(shown).toHaveBeenCalledTimes(1)
  expect(observed).toContain(getByTestId('body'))
  expect(observed.map(({ tagName }) => tagName)).toContain('UL')
  resized()
  expect(shown).toHaveBeenCalledTimes(2)
  rerender(field(false))
  expect(stopped).toBe(1)
})
