import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { line, type MarketKind, type Side, type Stat } from '../../../streams/domain/market.ts'
import type { Facts, Pair } from '../../../streams/domain/match.ts'
import { settleSelection } from '../../../streams/domain/settlement.ts'
import { MARKET_KINDS } from '../../../streams/domain/vocabulary/marketKinds.ts'

/** How a bout ended: on the cards, or by stoppage in a round. */
type End = { readonly cards: Pair } | { readonly winner: 'home' | 'away'; readonly round: number }

const ENDS: fc.Arbitrary<End> = fc.oneof(
  fc.record({ cards: fc.constantFrom<Pair>([3, 0], [2, 1], [2, 0], [1, 1], [0, 0], [1, 0], [1, 2], [0, 3]) }),
  fc.record({ winner: fc.constantFrom('home', 'away'), round: fc.integer({ min: 1, max: 12 }) }),
)

function factsOf(end: End): Facts {
  if ('cards' in end) return { 'scorecards.match': end.cards, 'stoppages.match': [0, 0] }
  const stopped: Pair = end.winner === 'home' ? [1, 0] : [0, 1]
  return {
    'scorecards.match': end.winner === 'home' ? [3, 0] : [0, 3],
    'stoppages.match': stopped,
    'stoppages.set1': [0, 0],
    [`stoppages.set${end.round}`]: stopped,
  }
}

const settle = (stat: Stat, kind: MarketKind, side: Side, facts: Facts) =>
  settleSelection({ stat, kind, period: 'match' }, side, null, facts[`${stat}.match`] ?? [0, 0], null, facts)

const winners = (stat: Stat, kind: MarketKind, end: End): readonly Side[] =>
  MARKET_KINDS[kind].sides.filter((side) => settle(stat, kind, side, factsOf(end)) === 'win')

function methodOf(end: End): Side {
  if (!('cards' in end)) return end.winner === 'home' ? 'homeByStoppage' : 'awayByStoppage'
  const [home, away] = end.cards
  if (home === away) return 'draw'
  return home > away ? 'homeByDecision' : 'awayByDecision'
}

describe('markets of a bout', () => {
  it('have one winning selection for each end, and the other ones lose', () => {
    fc.assert(
      fc.property(ENDS, (end) => {
        const stopped = !('cards' in end)
        const group = stopped
          ? (['rounds1to3', 'rounds4to6', 'rounds7to9', 'rounds10to12'] as const)[
              Math.ceil(end.round / 3) - 1
            ]
          : 'none'
        expect(winners('scorecards', 'method', end)).toEqual([methodOf(end)])
        expect(winners('stoppages', 'roundGroup', end)).toEqual([group])
        expect(winners('stoppages', 'distance', end)).toEqual([stopped ? 'no' : 'yes'])
        for (const kind of ['method', 'roundGroup', 'distance'] as const) {
          const stat = kind === 'method' ? 'scorecards' : 'stoppages'
          const outcomes = MARKET_KINDS[kind].sides.map((side) => settle(stat, kind, side, factsOf(end)))
          expect(outcomes.filter((outcome) => outcome === 'lose')).toHaveLength(outcomes.length - 1)
        }
      }),
    )
  })

  it('are void where the counts do not belong together', () => {
    const method = (facts: Facts) => settle('scorecards', 'method', 'homeByStoppage', facts)
    expect(method({ 'scorecards.match': [3, 0] })).toBe('void')
    expect(method({ 'scorecards.match': [0, 3], 'stoppages.match': [1, 0] })).toBe('void')
    expect(method({ 'scorecards.match': [0, 0], 'stoppages.match': [0, 1] })).toBe('void')
    expect(method({ 'scorecards.match': [3, 0], 'stoppages.match': [1, 1] })).toBe('void')
    expect(settle('stoppages', 'roundGroup', 'rounds1to3', { 'stoppages.match': [1, 0] })).toBe('void')
    expect(settle('stoppages', 'roundGroup', 'none', { 'stoppages.match': [1, 0] })).toBe('void')
  })

  it('are void on sides that they do not have', () => {
    const facts = factsOf({ cards: [2, 1] })
    expect(settle('scorecards', 'method', 'home', facts)).toBe('void')
    expect(settle('stoppages', 'roundGroup', 'home', facts)).toBe('void')
    expect(settle('stoppages', 'distance', 'home', facts)).toBe('void')
  })

  it('count the rounds without a push on half a round', () => {
    const total = (side: Side, rounds: number) =>
      settleSelection({ stat: 'rounds', kind: 'total', period: 'match' }, side, line(18), [rounds, 0], null)
    expect([total('over', 4), total('under', 4)]).toEqual(['lose', 'win'])
    expect([total('over', 5), total('under', 5)]).toEqual(['win', 'lose'])
  })
})
