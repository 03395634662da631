import { describe, expect, it } from 'vitest'
import { descriptorOf, runningCount } from '../../../streams/domain/sports/descriptorOf.ts'
import { MARKET_KINDS } from '../../../streams/domain/vocabulary/marketKinds.ts'
import { isSport, type Sport, SPORT_IDS } from '../../../streams/domain/vocabulary/sports.ts'
import { pagesOf } from '../../../streams/views/match/columns.ts'
import { TEAMS } from '../feeds/builders.ts'

const SPORTS = Object.keys(SPORT_IDS).filter(isSport)
const DESCRIBED: readonly Sport[] = [
  'football',
  'basketball',
  'tennis',
  'volleyball',
  'tableTennis',
  'badminton',
  'beachVolleyball',
  'snooker',
  'darts',
  'iceHockey',
  'handball',
  'waterPolo',
  'americanFootball',
  'baseball',
  'hockey',
  'beachSoccer',
  'boxing',
  'cricket',
  'virtualFootball',
  'virtualBasketball',
  'dota2',
  'lol',
  'csgo',
  'kog',
]

describe.each(SPORTS)('%s', (sport) => {
  const { stats, score, periods, board, columns, bestOf, endsByClock, clock } = descriptorOf(sport)

  it('shows columns of what is counted in it, with the sides of their kinds', () => {
    for (const { spec, sides } of columns.flat()) {
      expect(stats).toContain(spec.stat)
      expect(['match', ...periods]).toContain(spec.period)
      expect(sides).toEqual(MARKET_KINDS[spec.kind].sides)
    }
    expect(columns.length > 0).toBe(DESCRIBED.includes(sport))
  })

  it('tells on its board what is counted in it', () => {
    const shownParts = [...board.parts, ...(board.half === null ? [] : [board.half])].map((part) =>
      part.split('.'),
    )
    for (const [stat, period] of shownParts) {
      expect(stats).toContain(stat)
      expect(periods).toContain(period)
    }
    const counted = [...board.counts, ...[score, board.running].filter((stat) => stat !== null)]
    for (const stat of counted) expect(stats).toContain(stat)
  })

  it('ends by its clock or by its sets', () => {
    if (endsByClock) expect(clock).not.toBeNull()
    expect(bestOf === null ? 0 : bestOf % 2).toBe(bestOf === null ? 0 : 1)
  })
})

describe('a sport without a descriptor', () => {
  it('has a plain row: no columns, no counts, no goals', () => {
    expect(pagesOf({ sport: 'golf', phase: 'unknown', teams: TEAMS })).toEqual([])
    expect(descriptorOf('golf')).toMatchObject({ score: null, stats: [], canDraw: false })
    expect(runningCount({ sport: 'golf', facts: { 'games.set1': [3, 2] } })).toBeNull()
  })
})

describe('the count of the part being played', () => {
  it('is that of the last part that has one', () => {
    const facts = { 'sets.match': [1, 0], 'games.set1': [6, 4], 'games.set2': [2, 3] } as const
    expect(runningCount({ sport: 'tennis', facts })).toEqual([2, 3])
    expect(runningCount({ sport: 'tennis', facts: {} })).toBeNull()
    expect(runningCount({ sport: 'basketball', facts: { 'points.quarter1': [20, 18] } })).toBeNull()
  })
})
