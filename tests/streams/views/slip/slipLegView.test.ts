import { describe, expect, it } from 'vitest'
import { line } from '../../../../streams/domain/market.ts'
import { money } from '../../../../streams/domain/money.ts'
import type { Odds } from '../../../../streams/domain/odds.ts'
import type { SlipField } from '../../../../streams/machines/slip/slipFields.ts'
import { legLine } from '../../../../streams/views/slip/legLine.ts'
import { type LegViewInput, slipLegView } from '../../../../streams/views/slip/slipLegView.ts'
import { aLeg, aQuote } from '../../machines/orderBuilders.ts'

const leg = aLeg()

function viewOf(input: Partial<LegViewInput> = {}) {
  return slipLegView({ leg, quote: null, format: 'hk', block: null, field: undefined, ...input })
}

function quoteOf(change: Parameters<typeof aQuote>[1]) {
  return { legs: [aQuote(leg, change)], limits: [], at: 0 }
}

describe('a leg on the sheet', () => {
  it('has what was agreed until there is a quote', () => {
    expect(viewOf()).toMatchObject({
      status: 'notQuoted',
      agreedOdds: '0.95',
      presentOdds: '0.95',
      agreedLine: '-0.5/1',
      presentLine: '-0.5/1',
      agreedProfit: null,
      presentProfit: null,
      score: [1, 1],
      live: true,
    })
  })

  it('has the present price, line and score beside the agreed ones', () => {
    const quote = quoteOf({ odds: 205_000 as Odds, line: line(-4), score: [2, 1] })
    expect(viewOf({ quote })).toMatchObject({
      status: 'open',
      agreedOdds: '0.95',
      presentOdds: '1.05',
      agreedLine: '-0.5/1',
      presentLine: '-1',
      score: [2, 1],
    })
  })

  it('has the agreed price while the venue has none', () => {
    expect(viewOf({ quote: quoteOf({ odds: null, status: 'suspended' }) })).toMatchObject({
      status: 'suspended',
      offered: leg.agreedOdds,
      presentOdds: '0.95',
    })
  })

  it('has the profit at both prices once an amount is typed', () => {
    const field = { typed: money(10_000, 'RMB'), profit: money(10_500, 'RMB') } as SlipField
    expect(viewOf({ field })).toMatchObject({
      agreedProfit: money(9500, 'RMB'),
      presentProfit: money(10_500, 'RMB'),
    })
  })
})

describe('the line of a leg', () => {
  it('counts from the chosen side, and only a handicap has a sign', () => {
    const away = aLeg('m1', { choice: { ...leg.choice, side: 'away' } })
    const over = aLeg('m1', {
      choice: { ...leg.choice, spec: { kind: 'total', stat: 'goals', period: 'match' }, side: 'over' },
    })
    expect(legLine(leg, line(-3))).toBe('-0.5/1')
    expect(legLine(away, line(-3))).toBe('+0.5/1')
    expect(legLine(over, line(11))).toBe('2.5/3')
  })

  it('is empty where the market has none', () => {
    expect(legLine(leg, null)).toBe('')
  })
})
