import { describe, expect, it } from 'vitest'
import type { MarketSpec } from '../../../../streams/domain/market.ts'
import type { MarketResult } from '../../../../streams/domain/matchResults.ts'
import { resultsByLeague, resultSections } from '../../../../streams/views/results/resultGroups.ts'
import { matchOf } from '../../feeds/builders.ts'

const market = (spec: MarketSpec, group: MarketResult['group']): MarketResult => ({
  playId: `${spec.stat}.${spec.kind}`,
  spec,
  name: '',
  group,
  lines: [],
})

describe('the parts of a result', () => {
  it('have what was counted and the markets about it, and none of them is empty', () => {
    const match = matchOf('m', 0, {
      facts: {
        'goals.firstHalf': [1, 0],
        'goals.match': [2, 1],
        'corners.match': [5, 4],
        'yellowCards.match': [0, 3],
      },
    })
    const corners = market({ stat: 'corners', kind: 'total', period: 'match' }, 'corners')
    const goals = market({ stat: 'goals', kind: 'result', period: 'match' }, 'score')
    const sections = resultSections({ match, markets: [corners, goals] })
    expect(
      sections.map(({ group, counts, markets }) => [
        group,
        counts.map(({ key, count }) => [key, count]),
        markets,
      ]),
    ).toEqual([
      [
        'score',
        [
          ['goals.firstHalf', [1, 0]],
          ['goals.match', [2, 1]],
        ],
        [goals],
      ],
      ['corners', [['corners.match', [5, 4]]], [corners]],
      ['yellowCards', [['yellowCards.match', [0, 3]]], []],
    ])
  })
})

describe('the leagues of results', () => {
  it('are in the order of their latest match, hot ones first, with their matches in order', () => {
    const inLeague = (id: string, league: string, hot = false) =>
      matchOf(id, 0, { league: { id: league, name: `League ${league}`, hot, favourite: false } })
    const list = [inLeague('1', 'a'), inLeague('2', 'b', true), inLeague('3', 'a'), inLeague('4', 'c')]
    expect(
      resultsByLeague(list).map(({ leagueId, matches }) => [leagueId, matches.map(({ id }) => id)]),
    ).toEqual([
      ['b', ['2']],
      ['a', ['1', '3']],
      ['c', ['4']],
    ])
  })
})
