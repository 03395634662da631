import { describe, expect, it } from 'vitest'
import { bannerPlace } from '../../../../src/features/home/bannerPlace.ts'
import { estimatedLayout } from '../../../../src/features/home/lineLayout.ts'
import { listItems } from '../../../../src/features/home/listItems.ts'
import type { LeagueGroup } from '../../../../streams/index.ts'

const league = (leagueId: string, count: number, folded = false): LeagueGroup => ({
  leagueId,
  name: leagueId,
  sport: 'football',
  favourite: false,
  part: null,
  sticky: false,
  folded,
  count,
  pages: [],
  matchIds: folded ? [] : Array.from({ length: count }, (_, index) => `${leagueId}${String(index)}`),
})

/** Design points of the tallest window of a phone. */
const WINDOW = 950

describe('the banners between the leagues', () => {
  it.each([
    ['leagues of some matches', [league('a', 6), league('b', 6), league('c', 6), league('d', 6)]],
    ['leagues that are folded', Array.from({ length: 60 }, (_, index) => league(String(index), 9, true))],
    ['one large league', [league('a', 40), league('b', 1)]],
  ])('come in below the window, with %s', (_, groups) => {
    const after = bannerPlace(groups) ?? ''
    const before = estimatedLayout(listItems(groups), { top: 0, height: WINDOW, unit: 1 })
    const withBanners = estimatedLayout(listItems(groups, { after, content: 'banners' }), {
      top: 0,
      height: WINDOW,
      unit: 1,
    })
    expect(withBanners.lines).toEqual(before.lines)
    expect(withBanners.size).toBe(before.size + 88)
  })

  it('end a list that is shorter', () => {
    const groups = [league('a', 2), league('b', 1)]
    const items = listItems(groups, { after: bannerPlace(groups) ?? '', content: 'banners' })
    expect(items.map(({ type }) => type)).toEqual(['league', 'match', 'match', 'league', 'match', 'banners'])
  })

  it('stand once where a league occurs again', () => {
    const groups = [league('a', 8), league('b', 1), league('a', 8), league('c', 1), league('a', 9)]
    expect(bannerPlace(groups)).toBe('c')
    const items = listItems(groups, { after: 'a', content: 'banners' })
    expect(items.filter(({ type }) => type === 'banners')).toHaveLength(1)
    expect(items[9]?.type).toBe('banners')
  })

  it('have no place in an empty list', () => {
    expect(bannerPlace([])).toBeNull()
  })
})
