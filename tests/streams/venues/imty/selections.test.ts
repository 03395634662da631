import { describe, expect, it } from 'vitest'
import { line, type Line, type MarketSpec } from '../../../../streams/domain/market.ts'
import type { Odds } from '../../../../streams/domain/odds.ts'
import { askedSelection } from '../../../../streams/venues/imty/selections.ts'
import { specifiers } from '../../../../platform/venues/imty/numbers.ts'
import { handicapLeg } from './harness.ts'

const leg = handicapLeg()

const asked = (kind: MarketSpec['kind'], agreed: Line | null) =>
  askedSelection(
    { ...leg, choice: { ...leg.choice, spec: { kind, stat: 'goals', period: 'match' }, side: 'over' } },
    0,
    { odds: 190_000 as Odds, line: agreed },
    'europe',
  )

describe('a selection of a request', () => {
  it.each([
    ['total', 10, 'total=2.5', 2.5],
    ['teamTotalAway', 7, 'total=1.75', 1.75],
    ['nextTeam', 8, 'goalnr=2', 2],
    ['handicap', -3, '', 0.75],
  ] as const)('names the line that was agreed to: %s', (kind, agreed, named, handicap) => {
    expect(asked(kind, line(agreed))).toMatchObject({ Specifiers: named, Handicap: handicap })
    expect(specifiers({ kind, stat: 'goals', period: 'match' }, agreed)).toBe(named)
  })

  it('names none without a line', () => {
    expect(asked('result', null)).toMatchObject({ Specifiers: '', Handicap: null })
  })
})
