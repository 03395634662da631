import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeGroup } from '../../../../streams/domain/lottery/plays/groups.ts'
import { drawNumbers, SERIES_IDS } from '../../../../streams/domain/lottery/series.ts'
import { coldest, hottest, valueStatistics } from '../../../../streams/domain/lottery/statistics.ts'
import { trendOf } from '../../../../streams/domain/lottery/trend.ts'
import { trendViews } from '../../../../streams/domain/lottery/trendViews.ts'
import { HORSE, quickDraws } from './drawSpaces.ts'

/** Draws of three digits whose last digit is this one, newest first. */
const units = (...digits: number[]) => digits.map((digit) => ({ numbers: [0, 0, digit], drawAt: HORSE }))
const UNITS = placeGroup(1, 2, 0)
const at = <T>(list: readonly T[], value: number): T | undefined => list[value]

describe('missing and counts (docs/games/lottery.md, 5)', () => {
  it('counts from the newest draw', () => {
    const statistics = valueStatistics(UNITS, units(4, 2, 2, 7))
    expect(at(statistics, 4)).toEqual({ value: '4', count: 1, missing: 0 })
    expect(at(statistics, 2)).toEqual({ value: '2', count: 2, missing: 1 })
    expect(at(statistics, 7)).toEqual({ value: '7', count: 1, missing: 3 })
    expect(at(statistics, 0)).toEqual({ value: '0', count: 0, missing: 4 })
    expect(hottest(statistics)).toEqual(['2'])
    expect(coldest(statistics)).toEqual(['0', '1', '3', '5', '6', '8', '9'])
  })

  it('counts in the last 100 draws and misses over all', () => {
    const draws = units(...Array.from({ length: 100 }, () => 3), 5, 5)
    const statistics = valueStatistics(UNITS, draws)
    expect(at(statistics, 3)).toMatchObject({ count: 100, missing: 0 })
    expect(at(statistics, 5)).toMatchObject({ count: 0, missing: 100 })
    expect(at(statistics, 6)).toMatchObject({ count: 0, missing: 102 })
  })

  it('has neither hottest nor coldest without draws', () => {
    const statistics = valueStatistics(UNITS, [])
    expect(hottest(statistics)).toEqual([])
    expect(coldest(statistics)).toEqual([])
  })
})

describe('trends', () => {
  it('has rows from the oldest and a column for each value', () => {
    const { rows, columns } = trendOf(UNITS, units(4, 2, 7, 2), 4)
    expect(rows.map(({ draw, missing }) => [draw.numbers[2], missing.slice(2, 5)])).toEqual([
      [2, [0, 1, 1]],
      [7, [1, 2, 2]],
      [2, [0, 3, 3]],
      [4, [1, 4, 0]],
    ])
    expect(at(columns, 2)).toEqual({ value: '2', count: 2, averageMissing: 0, longestMissing: 1, missing: 1 })
    expect(at(columns, 4)).toEqual({ value: '4', count: 1, averageMissing: 1, longestMissing: 3, missing: 0 })
    expect(at(columns, 9)).toEqual({ value: '9', count: 0, averageMissing: 4, longestMissing: 4, missing: 4 })
  })

  it('counts missing from before its first row', () => {
    const { rows, columns } = trendOf(UNITS, units(1, 1, 8, 8, 5), 2)
    expect(rows).toHaveLength(2)
    expect(at(columns, 5)).toEqual({ value: '5', count: 0, averageMissing: 2, longestMissing: 4, missing: 4 })
  })

  it('agrees with the statistics of the same draws', () => {
    const series = fc.constantFrom(...SERIES_IDS)
    fc.assert(
      fc.property(series, fc.nat(), fc.integer({ min: 0, max: 100 }), (seriesId, seed, length) => {
        const random = quickDraws(seed)
        const draws = Array.from({ length }, () => ({
          numbers: drawNumbers(seriesId, random),
          drawAt: HORSE,
        }))
        for (const view of trendViews(seriesId)) {
          const { columns } = trendOf(view, draws, length)
          expect(columns.map(({ value, count, missing }) => ({ value, count, missing }))).toEqual(
            valueStatistics(view, draws),
          )
        }
      }),
      { numRuns: 30 },
    )
  })

  it.each([
    [1, 'place 0, place 1, place 2, sum, form'],
    [2, 'place 0, place 1, place 2, place 3, place 4, among, form'],
    [3, `${Array.from({ length: 10 }, (_, place) => `place ${place}`).join(', ')}, sum`],
    [4, 'among, place 0, place 1, place 2, place 3, place 4'],
    [5, 'among, sum, form'],
    [6, 'place 6, colour, sign, among'],
  ] as const)('series %i has %s', (seriesId, names) => {
    const views = trendViews(seriesId).map(({ kind, place }) => (place === null ? kind : `${kind} ${place}`))
    expect(views.join(', ')).toBe(names)
  })

  it('has each draw with exactly one form, sum, colour, sign and number of a place', () => {
    const random = quickDraws(9)
    for (const seriesId of SERIES_IDS) {
      for (let run = 0; run < 200; run += 1) {
        const draw = { numbers: drawNumbers(seriesId, random), drawAt: HORSE }
        for (const { kind, values, has } of trendViews(seriesId)) {
          const came = values.filter((value) => has(value, draw)).length
          if (kind === 'among') expect(came).toBeGreaterThan(0)
          else expect([seriesId, kind, came]).toEqual([seriesId, kind, 1])
        }
      }
    }
  })

  it('tells a triple, a pair and three different numbers', () => {
    const form = trendViews(2).at(-1)
    const formOf = (...numbers: number[]) =>
      form?.values.filter((each) => form.has(each, { numbers, drawAt: HORSE }))
    expect(formOf(1, 2, 7, 7, 7)).toEqual(['triple'])
    expect(formOf(7, 7, 7, 1, 7)).toEqual(['pair'])
    expect(formOf(7, 7, 7, 1, 2)).toEqual(['different'])
  })
})
