import { describe, expect, it } from 'vitest'
import type { MarketKind, Side } from '../../../streams/domain/market.ts'
import type { Pair } from '../../../streams/domain/match.ts'
import { settleSelection } from '../../../streams/domain/settlement.ts'
import { MARKET_KINDS } from '../../../streams/domain/vocabulary/marketKinds.ts'

/** Every score up to nine goals of either side. */
const SCORES: readonly Pair[] = Array.from({ length: 100 }, (_, place): Pair => [
  Math.floor(place / 10),
  place % 10,
])

const outcome = (kind: MarketKind, side: Side, counted: Pair) =>
  settleSelection({ stat: 'goals', kind, period: 'match' }, side, null, counted, null)

/** Which selection wins, as a person would say it. */
const SAID: Readonly<Partial<Record<MarketKind, (home: number, away: number) => Side>>> = {
  exactTotal: (home, away) => {
    const names = ['exact0', 'exact1', 'exact2', 'exact3', 'exact4', 'exact5'] as const
    return names[home + away] ?? 'exact6More'
  },
  winningMargin: (home, away) => {
    if (home === away) return 'draw'
    const [winner, by] = home > away ? ['home', home - away] : ['away', away - home]
    if (by > 2) return winner === 'home' ? 'homeBy3More' : 'awayBy3More'
    if (by === 2) return winner === 'home' ? 'homeBy2' : 'awayBy2'
    return winner === 'home' ? 'homeBy1' : 'awayBy1'
  },
  oddEvenHome: (home) => (String(home / 2).includes('.') ? 'odd' : 'even'),
  oddEvenAway: (_, away) => (String(away / 2).includes('.') ? 'odd' : 'even'),
  cleanSheetHome: (_, away) => (away === 0 ? 'yes' : 'no'),
  cleanSheetAway: (home) => (home === 0 ? 'yes' : 'no'),
  winToNilHome: (home, away) => (away === 0 && home >= 1 ? 'yes' : 'no'),
  winToNilAway: (home, away) => (home === 0 && away >= 1 ? 'yes' : 'no'),
}

describe.each(Object.entries(SAID))('%s', (name, winnerOf) => {
  const kind = name as MarketKind
  const sides: readonly Side[] = MARKET_KINDS[kind].sides

  it('is won by one selection at every score, and lost by the others', () => {
    for (const [home, away] of SCORES) {
      const won = winnerOf(home, away)
      for (const side of sides)
        expect(outcome(kind, side, [home, away]), `${side} at ${String(home)}:${String(away)}`).toBe(
          side === won ? 'win' : 'lose',
        )
    }
  })

  it('is void on a selection that it does not have', () => {
    const strange: Side = sides.includes('yes') ? 'homeBy1' : 'yes'
    expect(outcome(kind, strange, [1, 0])).toBe('void')
    expect(outcome(kind, '2:1', [2, 1])).toBe('void')
  })
})

describe('half-time/full-time', () => {
  const spec = { stat: 'goals', kind: 'halfTimeFullTime', period: 'match' } as const
  const SMALL = SCORES.filter(([home, away]) => home < 5 && away < 5)
  const word = ([home, away]: Pair) => (home > away ? 'home' : home < away ? 'away' : 'draw')

  it('is won by the leader at half-time and the winner together, at every pair of scores', () => {
    for (const halfTime of SMALL) {
      for (const end of SMALL.filter(([home, away]) => home >= halfTime[0] && away >= halfTime[1])) {
        const won = MARKET_KINDS.halfTimeFullTime.sides.filter(
          (side) => settleSelection(spec, side, null, end, null, { 'goals.firstHalf': halfTime }) === 'win',
        )
        const winner = word(end)
        expect(won).toEqual([`${word(halfTime)}${winner[0]?.toUpperCase() ?? ''}${winner.slice(1)}`])
      }
    }
  })

  it('is void without the score at half-time, and on a selection that it does not have', () => {
    expect(settleSelection(spec, 'homeHome', null, [1, 0], null)).toBe('void')
    expect(settleSelection(spec, 'home', null, [1, 0], null, { 'goals.firstHalf': [1, 0] })).toBe('void')
  })
})
