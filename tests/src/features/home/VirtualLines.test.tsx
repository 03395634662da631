import { render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { ListItem } from '../../../../src/features/home/listItems.ts'
import { VirtualLines } from '../../../../src/features/home/VirtualLines.tsx'

afterEach(() => {
  delete document.documentElement.dataset['font']
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

it('the lines have the heights of the type size before they are measured', () => {
  const matches = ['1', '2'].map((matchId): ListItem => ({
    type: 'match',
    key: matchId,
    matchId,
    leagueId: 'a',
  }))
  const lines = { items: matches, stale: false, turned: {}, onTurn: vi.fn(), kept: () => 0, scroller: null }
  const height = () => {
    const { container } = render(<VirtualLines {...lines} />)
    return (container.firstElementChild as HTMLElement).style.height
  }
  expect(height()).toBe('234px')
  document.documentElement.dataset['font'] = 'enlarge'
  expect(height()).toBe('258px')
})
