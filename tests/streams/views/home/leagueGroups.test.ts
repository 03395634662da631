import { expect, it } from 'vitest'
import type { ListedMatch } from '../../../../streams/domain/menu.ts'
import { leagueGroups } from '../../../../streams/views/home/leagueGroups.ts'
import { matchOf } from '../../feeds/builders.ts'

function listed(id: string, leagueId: string): ListedMatch {
  return {
    match: matchOf(id, 0, {
      league: { id: leagueId, name: leagueId.toUpperCase(), hot: false, favourite: false },
    }),
    markets: [],
  }
}

const NONE: ReadonlySet<string> = new Set()

it('neighbours of one league are a group, and a league that comes again has another one', () => {
  const groups = leagueGroups([listed('1', 'a'), listed('2', 'a'), listed('3', 'b'), listed('4', 'a')], NONE)
  expect(groups.map(({ name, matchIds }) => [name, matchIds])).toEqual([
    ['A', ['1', '2']],
    ['B', ['3']],
    ['A', ['4']],
  ])
})

it('a folded league keeps its number of matches and shows none of them, in all its groups', () => {
  const groups = leagueGroups([listed('1', 'a'), listed('2', 'b'), listed('3', 'a')], new Set(['a']))
  expect(groups.map(({ folded, count, matchIds }) => ({ folded, count, matchIds }))).toEqual([
    { folded: true, count: 1, matchIds: [] },
    { folded: false, count: 1, matchIds: ['2'] },
    { folded: true, count: 1, matchIds: [] },
  ])
})

it('the header has the pages of columns of the row that has the most', () => {
  const outright: ListedMatch = { match: { ...listed('0', 'a').match, teams: null }, markets: [] }
  const [withoutColumns] = leagueGroups([outright], NONE)
  const [mixed] = leagueGroups([outright, listed('1', 'a')], NONE)
  const [plain] = leagueGroups([listed('1', 'a')], NONE)
  expect(withoutColumns?.pages).toEqual([])
  expect(mixed?.pages).toEqual(plain?.pages)
  expect(plain?.pages.length).toBeGreaterThan(0)
})

it('an empty list has no group', () => {
  expect(leagueGroups([], NONE)).toEqual([])
})

it('matches at the top are groups of their own', () => {
  const list = [listed('2', 'a'), listed('1', 'a'), listed('3', 'a')]
  const groups = leagueGroups(list, NONE, { sticky: new Set(['2']) })
  expect(groups.map(({ matchIds, sticky }) => [matchIds, sticky])).toEqual([
    [['2'], true],
    [['1', '3'], false],
  ])
})
