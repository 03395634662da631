import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { MeasuredLines } from '../../../../src/features/home/MeasuredLines.tsx'

it('the virtual list begins where the list was left, and does not go to its top by itself', () => {
  const scrolled: unknown[] = []
  const scroller = document.createElement('div')
  scroller.scrollTo = vi.fn((options?: number | ScrollToOptions) => {
    scrolled.push(typeof options === 'object' ? options.top : options)
  })
  const lines = { items: [], onLayout: vi.fn(), kept: () => 900 }
  const { rerender } = render(<MeasuredLines {...lines} scroller={null} />)
  rerender(<MeasuredLines {...lines} scroller={scroller} />)
  expect(scrolled).not.toContain(0)
  expect(scrolled.at(-1)).toBe(900)
})
