import { describe, expect, it } from 'vitest'
import { CHIPS, tableLimits } from '../../../../streams/domain/casino/limits.ts'
import {
  casinoTables,
  isTableType,
  playsAt,
  spotsAt,
  TABLE_RULES,
  TABLE_TYPES,
} from '../../../../streams/domain/casino/tables.ts'

describe('tables (docs/games/casino.md, 1.1)', () => {
  it('are 18', () => {
    expect(casinoTables().map(({ tableId, type }) => `${tableId}:${type}`)).toEqual([
      ...['A11', 'A12', 'A13', 'A14', 'A15', 'A16'].map((id) => `${id}:0`),
      ...['C01', 'C02', 'C03', 'C04'].map((id) => `${id}:1`),
      ...['N01', 'N02', 'N03'].map((id) => `${id}:2`),
      ...['S01', 'S02'].map((id) => `${id}:5`),
      ...['B06', 'B07', 'B08'].map((id) => `${id}:8`),
    ])
  })

  it('may be up to 60, the further ones of type 1', () => {
    const tables = casinoTables(60)
    expect(tables.slice(18).every(({ type }) => type === 1)).toBe(true)
    expect([tables[18]?.tableId, tables.at(-1)?.tableId]).toEqual(['D01', 'D42'])
    expect(new Set(tables.map(({ tableId }) => tableId)).size).toBe(60)
    expect([0, 18, 20, 61, 1000].map((count) => casinoTables(count).length)).toEqual([18, 18, 20, 60, 60])
  })

  it('have the types of the setting', () => {
    expect(TABLE_TYPES.filter((type) => TABLE_RULES[type].pace === 'quick')).toEqual([1, 5])
    expect([0, 3, 8].map(isTableType)).toEqual([true, false, true])
  })

  it('take every play, 3001 only with commission', () => {
    const all = [3001, 3031, 3002, 3003, 3012, 3004, 3005]
    expect(TABLE_TYPES.map((type) => playsAt(type))).toEqual([
      all,
      all,
      all.slice(1),
      all.slice(1),
      all.slice(1),
    ])
  })

  it('show one banker, and super six where it is shown', () => {
    expect(spotsAt(0, { freeCharge: false, superSix: false })).toEqual([3001, 3002, 3003, 3004, 3005])
    expect(spotsAt(1, { freeCharge: true, superSix: true })).toEqual([3031, 3002, 3003, 3012, 3004, 3005])
    expect(spotsAt(8, { freeCharge: false, superSix: true })).toEqual([3031, 3002, 3003, 3012, 3004, 3005])
  })
})

describe('limits (docs/games/casino.md, 3.4)', () => {
  it('are the table of the page', () => {
    expect(tableLimits(0, 'RMB', 1)).toEqual({
      min: 2_000,
      max: {
        3001: 5_000_000,
        3031: 5_000_000,
        3002: 5_000_000,
        3003: 625_000,
        3012: 250_000,
        3004: 500_000,
        3005: 500_000,
      },
      roundMax: 10_000_000,
      allMax: 100_000_000,
    })
    expect(tableLimits(8, 'USDT', 1)).toMatchObject({ min: 500, max: { 3001: 1_000_000, 3003: 125_000 } })
  })

  it('are scaled by the odds level and cut to whole units', () => {
    // 5 % of 5 000 / 8 is 31.25.
    const { min, max, roundMax, allMax } = tableLimits(2, 'USDT', 7)
    expect([min, max[3031], max[3003], max[3012], roundMax]).toEqual([200, 25_000, 3_100, 1_200, 50_000])
    expect(allMax).toBe(10_000_000)
  })

  it('are whole units and never below the least stake', () => {
    for (const type of TABLE_TYPES) {
      for (const currency of ['RMB', 'USDT'] as const) {
        for (const level of [1, 2, 3, 4, 5, 6, 7]) {
          const { min, max, roundMax } = tableLimits(type, currency, level)
          const all = [...Object.values(max), roundMax]
          expect(all.every((limit) => limit % 100 === 0)).toBe(true)
          expect(Math.min(...all)).toBeGreaterThanOrEqual(min)
        }
      }
    }
  })

  it('can be met with chips', () => {
    expect(CHIPS.RMB).toEqual([10, 50, 100, 500, 1000, 5000])
    expect(CHIPS.USDT).toEqual([1, 5, 10, 50, 100, 500])
  })
})
