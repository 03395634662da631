import { render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { VirtualLines } from '../../../../src/features/home/VirtualLines.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

it('the virtual list begins where the list was left, and does not go to its top by itself', () => {
  const scrolled: unknown[] = []
  const scroller = document.createElement('div')
  scroller.scrollTo = vi.fn((options?: number | ScrollToOptions) => {
    scrolled.push(typeof options === 'object' ? options.top : options)
  })
  const lines = { items: [], stale: false, turned: {}, onTurn: vi.fn(), kept: () => 900 }
  const { rerender } = render(<VirtualLines {...lines} scroller={null} />)
  rerender(<VirtualLines {...lines} scroller={scroller} />)
  expect(scrolled).not.toContain(0)
  expect(scrolled.at(-1)).toBe(900)
})
