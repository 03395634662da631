import { describe, expect, it } from 'vitest'
import { goldLead, mapsOf } from '../../../../streams/views/esports/maps.ts'
import { matchOf } from '../../feeds/builders.ts'

describe('the maps of a match', () => {
  it('are over, running or to come, with who has won them', () => {
    const maps = mapsOf(
      matchOf('m', 0, {
        sport: 'lol',
        phase: 'set2',
        score: [0, 1],
        bestOf: 3,
        facts: {
          'kills.set1': [14, 9],
          'towers.set1': [6, 11],
          'kills.set2': [5, 8],
          'towers.set2': [3, 5],
        },
      }),
    )
    expect(maps.map(({ state, winner }) => [state, winner])).toEqual([
      ['over', 'away'],
      ['running', null],
      ['coming', null],
    ])
    expect(maps[1]?.counts).toEqual([
      [5, 8],
      [3, 5],
    ])
    expect(maps[2]?.counts).toEqual([null, null])
  })

  it('of CSGO are won by rounds, whoever has more kills', () => {
    const facts = { 'rounds.set1': [13, 11], 'kills.set1': [70, 80] } as const
    const match = matchOf('m', 0, { sport: 'csgo', phase: 'break', score: [1, 0], bestOf: 3, facts })
    expect(mapsOf(match)[0]).toMatchObject({
      state: 'over',
      winner: 'home',
      counts: [
        [13, 11],
        [70, 80],
      ],
    })
  })

  it('are those that were begun where the format is not known, and at most seven', () => {
    const open = matchOf('m', 0, { sport: 'kog', phase: 'set2', score: [1, 0] })
    expect(mapsOf(open)).toHaveLength(2)
    expect(mapsOf({ ...open, score: [30, 30] })).toHaveLength(7)
  })
})

it.each([
  [{ 'gold.match': [0, 2000] }, { side: 'away', gold: 2000 }],
  [{ 'gold.match': [550, 0] }, { side: 'home', gold: 550 }],
  [{ 'gold.match': [0, 0] }, null],
  [{}, null],
] as const)('of the gold %j the lead is %j', (facts, lead) => {
  expect(goldLead({ facts })).toEqual(lead)
})
