import { afterEach, describe, expect, it } from 'vitest'
import { estimatedLayout } from '../../../../src/features/home/lineLayout.ts'
import { listItems } from '../../../../src/features/home/listItems.ts'
import type { LeagueGroup } from '../../../../streams/index.ts'

const league = (leagueId: string, count: number): LeagueGroup => ({
  leagueId,
  name: leagueId,
  sport: 'football',
  favourite: false,
  part: null,
  sticky: false,
  folded: false,
  count,
  pages: [],
  matchIds: Array.from({ length: count }, (_, index) => `${leagueId}${String(index)}`),
})

/** a: header 0, matches 36, 153, 270; b: header 387, matches 423 ... 774. */
const items = listItems([league('a', 3), league('b', 4)])

afterEach(() => {
  delete document.documentElement.dataset['font']
  delete document.documentElement.dataset['layout']
})

describe('the estimated layout of a list', () => {
  it('has the lines that fit the window', () => {
    const { lines, size, sticky } = estimatedLayout(items, { top: 0, height: 160, unit: 1 })
    expect(lines).toEqual([
      { index: 0, start: 0 },
      { index: 1, start: 36 },
      { index: 2, start: 153 },
    ])
    expect([size, sticky]).toEqual([891, 0])
  })

  it('has higher matches in the layout for beginners', () => {
    const { size } = estimatedLayout(items, { top: 0, height: 160, unit: 1 })
    document.documentElement.dataset['layout'] = 'beginner'
    expect(estimatedLayout(items, { top: 0, height: 160, unit: 1 }).size).toBe(size + 7 * 46)
    document.documentElement.dataset['font'] = 'enlarge'
    expect(estimatedLayout(items, { top: 0, height: 160, unit: 1 }).size).toBe(2 * 36 + 7 * 169)
  })

  it('begins with the header of the league at the top, which is sticky', () => {
    const { lines, sticky } = estimatedLayout(items, { top: 560, height: 100, unit: 1 })
    expect(lines.map(({ index }) => index)).toEqual([4, 6, 7])
    expect(sticky).toBe(4)
  })

  it('has no lines while the window has no height', () => {
    expect(estimatedLayout(items, { top: 0, height: 0, unit: 1 }).lines).toEqual([])
  })

  it('has the heights of the type size, in the pixels of the column', () => {
    expect(estimatedLayout(items, { top: 0, height: 0, unit: 2 }).size).toBe(1782)
    document.documentElement.dataset['font'] = 'enlarge'
    expect(estimatedLayout(items, { top: 0, height: 0, unit: 1 }).size).toBe(975)
  })
})
