import { describe, expect, it } from 'vitest'
import { anchorLimits, isOwnAmount, maxOn } from '../../../../streams/domain/anchorGames/limits.ts'

describe('limits (docs/games/anchor.md, 1.3)', () => {
  it('of a member of level A are the table', () => {
    expect(anchorLimits('baccarat', 'RMB', 1)).toEqual({
      min: 100,
      max: 500_000,
      maxOf: { tie: 100_000 },
      roundMax: 2_000_000,
      allMax: 20_000_000,
    })
    expect(anchorLimits('penalty', 'USDT', 1)).toEqual({
      min: 100,
      max: 50_000,
      maxOf: {},
      roundMax: 200_000,
      allMax: 2_000_000,
    })
  })

  it('leave a member of level G 5 % of the own ones', () => {
    expect(anchorLimits('baccarat', 'USDT', 7)).toEqual({
      min: 100,
      max: 2_500,
      maxOf: { tie: 500 },
      roundMax: 10_000,
      allMax: 2_000_000,
    })
  })

  it('are never below the least stake, at any level', () => {
    for (const level of [1, 2, 3, 4, 5, 6, 7, 8, 0]) {
      for (const currency of ['RMB', 'USDT'] as const) {
        const { min, max, maxOf, roundMax } = anchorLimits('baccarat', currency, level)
        expect(Math.min(max, maxOf.tie ?? 0, roundMax)).toBeGreaterThanOrEqual(min)
      }
    }
  })

  it('of the tie differ', () => {
    const limits = anchorLimits('baccarat', 'RMB', 1)
    expect([maxOn(limits, 'tie'), maxOn(limits, 'big')]).toEqual([100_000, 500_000])
  })

  it('bound the own amount: whole units from 1 to the most of an option', () => {
    const limits = anchorLimits('penalty', 'RMB', 1)
    expect([1, 200, 5000].map((units) => isOwnAmount(units, limits))).toEqual([true, true, true])
    expect([0, -1, 1.5, 5001, NaN, Infinity].map((units) => isOwnAmount(units, limits))).toEqual(
      new Array(6).fill(false),
    )
  })
})
