import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { legIfEndedNow, orderIfEndedNow } from '../../../streams/domain/ifEndedNow.ts'
import { line } from '../../../streams/domain/market.ts'
import { money } from '../../../streams/domain/money.ts'
import { oddsFromScaled } from '../../../streams/domain/odds.ts'
import { PLAYED_OUTCOMES } from '../../../streams/domain/order.ts'
import { seriesOf } from '../../../streams/domain/parlay.ts'
import { settleSeries, settleSingle } from '../../../streams/domain/settlement.ts'
import { quoteSingle } from '../../../streams/domain/stake.ts'
import { order, orderLeg } from '../../support/orders.ts'

const live = (home: number, away: number) =>
  ({ state: 'live', facts: { 'goals.match': [home, away] } }) as const

describe('a bet whose matches ended now', () => {
  it('counts a live handicap from the score at which it was taken', () => {
    const leg = orderLeg({ line: line(-3), scoreAtBet: [1, 1] })
    expect(legIfEndedNow(leg, live(1, 1))).toBe('lose')
    expect(legIfEndedNow(leg, live(2, 1))).toBe('halfWin')
    expect(legIfEndedNow(leg, live(3, 1))).toBe('win')
  })

  it('says nothing of what cannot be counted', () => {
    const leg = orderLeg()
    expect(legIfEndedNow(leg, null)).toBeNull()
    expect(legIfEndedNow(leg, { state: 'notStarted', facts: { 'goals.match': [0, 0] } })).toBeNull()
    expect(legIfEndedNow(leg, { state: 'live', facts: {} })).toBeNull()
    const sets = orderLeg({ sport: 'tennis', spec: { kind: 'winner', stat: 'sets', period: 'match' } })
    expect(legIfEndedNow(sets, { state: 'live', facts: { 'sets.match': [1, 0] } })).toBeNull()
    const points = orderLeg({
      sport: 'basketball',
      spec: { kind: 'winner', stat: 'points', period: 'match' },
    })
    expect(legIfEndedNow(points, { state: 'live', facts: { 'points.match': [80, 80] } })).toBeNull()
    expect(legIfEndedNow(points, { state: 'live', facts: { 'points.match': [81, 80] } })).toBe('win')
  })

  it('keeps a leg that has ended, whatever its match says', () => {
    expect(legIfEndedNow(orderLeg({ outcome: 'push' }), live(5, 0))).toBe('push')
  })

  it('of a single is what its settlement would pay, in every format', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 101, max: 50_000 }),
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.constantFrom(...(['europe', 'hk', 'malay', 'indonesian'] as const)),
        fc.constantFrom(...PLAYED_OUTCOMES),
        (hundredths, typedMinor, format, outcome) => {
          const odds = oddsFromScaled(hundredths * 1000)
          if (odds === null) return
          const typed = money(typedMinor, 'RMB')
          const { risked, profit } = quoteSingle(typed, odds, format)
          const single = order({ stake: risked, maxWin: profit })
          const paid = settleSingle(typed, odds, format, outcome)
          expect(orderIfEndedNow(single, [outcome])).toEqual({
            outcome,
            profit: money(paid.minor - risked.minor, 'RMB'),
          })
        },
      ),
    )
  })

  it('of a series is what its settlement would pay, and nothing while a leg is open', () => {
    const legs = [orderLeg(), orderLeg({ matchId: '2' }), orderLeg({ matchId: '3' })]
    const system = order({ series: '3:2+3', combinations: 4, stake: money(4000, 'RMB'), legs })
    expect(orderIfEndedNow(system, ['win', null, 'win'])).toBeNull()
    const series = seriesOf('3:2+3')
    if (series === null) throw new Error('no such series')
    const outcomes = ['win', 'lose', 'halfWin'] as const
    const paid = settleSeries(
      money(1000, 'RMB'),
      series,
      legs.map(({ odds }, index) => ({ odds, outcome: outcomes[index] ?? 'void' })),
    )
    expect(orderIfEndedNow(system, outcomes)).toEqual({
      outcome: 'part',
      profit: money(paid.minor - 4000, 'RMB'),
    })
    const fold = order({ series: '3:3', combinations: 1, stake: money(1000, 'RMB'), legs })
    expect(orderIfEndedNow(fold, ['win', 'lose', 'win'])).toEqual({
      outcome: 'lose',
      profit: money(-1000, 'RMB'),
    })
  })

  it('makes nothing up from a series that does not fit its legs', () => {
    const odd = order({ series: '3:2+3', combinations: 7, legs: [orderLeg(), orderLeg(), orderLeg()] })
    expect(orderIfEndedNow(odd, ['win', 'win', 'win'])).toBeNull()
    const pair = [orderLeg(), orderLeg()]
    expect(orderIfEndedNow(order({ series: '3:2', combinations: 3, legs: pair }), ['win', 'win'])).toBeNull()
    expect(orderIfEndedNow(order({ series: null, combinations: 1, legs: pair }), ['win', 'win'])).toBeNull()
    expect(orderIfEndedNow(order({ legs: [] }), [])).toBeNull()
  })
})
