import { describe, expect, it } from 'vitest'
import { line, type MarketSpec, type Side } from '../../../streams/domain/market.ts'
import { money } from '../../../streams/domain/money.ts'
import type { Odds } from '../../../streams/domain/odds.ts'
import type { LegOutcome } from '../../../streams/domain/order.ts'
import { ratio } from '../../../streams/domain/ratio.ts'
import { formatFactor, seriesFactor, workedHalves } from '../../../streams/domain/working.ts'

const handicap: MarketSpec = { kind: 'handicap', stat: 'goals', period: 'match' }
const total: MarketSpec = { kind: 'total', stat: 'goals', period: 'match' }
const rmb = (minor: number) => money(minor, 'RMB')

function leg(spec: MarketSpec, side: Side, quarters: number, outcome: LegOutcome, odds = 192_000) {
  return { spec, side, line: line(quarters), odds: odds as Odds, outcome }
}

function halves(...args: Parameters<typeof leg>) {
  return (workedHalves(leg(...args), rmb(20_000), rmb(29_200)) ?? []).map((half) => [
    half.line / 4,
    half.outcome,
  ])
}

describe('the working of a bet on a quarter line', () => {
  it('shows a half win as the easier line won and the other one pushed', () => {
    expect(workedHalves(leg(handicap, 'home', -3, 'halfWin'), rmb(20_000), rmb(29_200))).toEqual([
      {
        line: -2,
        stake: rmb(10_000),
        factor: ratio(384_000n, 200_000n),
        outcome: 'win',
        returned: rmb(19_200),
      },
      { line: -4, stake: rmb(10_000), factor: ratio(1n, 1n), outcome: 'push', returned: rmb(10_000) },
    ])
  })

  it('shows a half loss as the easier line pushed and the other one lost', () => {
    const worked = workedHalves(leg(handicap, 'home', -3, 'halfLose'), rmb(20_000), rmb(10_000))
    expect(worked?.map(({ outcome, returned }) => [outcome, returned.minor])).toEqual([
      ['push', 10_000],
      ['lose', 0],
    ])
  })

  it('sees the line from its own side', () => {
    expect(halves(handicap, 'away', -3, 'halfWin')).toEqual([
      [0.5, 'push'],
      [1, 'win'],
    ])
    expect(halves(total, 'over', 11, 'halfWin')).toEqual([
      [2.5, 'win'],
      [3, 'push'],
    ])
    expect(halves(total, 'under', 11, 'halfLose')).toEqual([
      [2.5, 'lose'],
      [3, 'push'],
    ])
  })

  it('adds up to the stake and to what came back, to the last minor unit', () => {
    const worked = workedHalves(leg(handicap, 'home', -1, 'halfWin'), rmb(1001), rmb(1461)) ?? []
    expect(worked.reduce((sum, half) => sum + half.stake.minor, 0)).toBe(1001)
    expect(worked.reduce((sum, half) => sum + half.returned.minor, 0)).toBe(1461)
  })

  it('has nothing to show for a whole win, or without a line', () => {
    expect(workedHalves(leg(handicap, 'home', -4, 'win'), rmb(100), rmb(192))).toBeNull()
    expect(
      workedHalves({ ...leg(handicap, 'home', -3, 'halfWin'), line: null }, rmb(100), rmb(146)),
    ).toBeNull()
  })
})

describe('the working of a series', () => {
  it('multiplies what each leg returns', () => {
    const legs = [
      { odds: 195_000 as Odds, outcome: 'win' },
      { odds: 210_000 as Odds, outcome: 'halfWin' },
      { odds: 180_000 as Odds, outcome: 'win' },
    ] as const
    expect(formatFactor(seriesFactor(legs))).toBe('5.4405')
  })

  it('writes factors with two to four decimals, cut and never rounded up', () => {
    expect(formatFactor(ratio(1n, 1n))).toBe('1.00')
    expect(formatFactor(ratio(1n, 2n))).toBe('0.50')
    expect(formatFactor(ratio(155n, 100n))).toBe('1.55')
    expect(formatFactor(ratio(1555n, 1000n))).toBe('1.555')
    expect(formatFactor(ratio(2n, 3n))).toBe('0.6666')
    expect(formatFactor(ratio(0n, 1n))).toBe('0.00')
  })
})
