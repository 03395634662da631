import { describe, expect, it } from 'vitest'
import { colourOf } from '../../../../streams/domain/lottery/colours.ts'
import {
  drawNumbers,
  isPossibleDraw,
  range,
  SERIES,
  SERIES_IDS,
} from '../../../../streams/domain/lottery/series.ts'
import { numbersOfSign, signOf, yearSign } from '../../../../streams/domain/lottery/zodiac.ts'
import { drawsOf } from '../rounds/seeds.ts'
import { HORSE, quickDraws } from './drawSpaces.ts'

describe('draws (docs/games/lottery.md, 3)', () => {
  it('follow from the seed of the example (docs/games/rounds.md, 3.4)', () => {
    const draws = drawsOf({ product: 'lottery', game: '201', round: '20261120-1251' })
    expect(drawNumbers(2, draws)).toEqual([1, 4, 0, 9, 4])
  })

  it.each([
    [1, [0, 0, 0]],
    [3, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    [4, [1, 2, 3, 4, 5]],
    [5, [1, 1, 1]],
    [6, [1, 2, 3, 4, 5, 6, 7]],
  ] as const)('of series %i begin with the first number', (seriesId, numbers) => {
    expect(drawNumbers(seriesId, { below: () => 0 })).toEqual(numbers)
  })

  it('ask for as many numbers as are left', () => {
    const asked: number[] = []
    const last = (n: number): number => asked.push(n) && n - 1
    expect(drawNumbers(6, { below: last })).toEqual([49, 48, 47, 46, 45, 44, 43])
    expect(asked).toEqual([49, 48, 47, 46, 45, 44, 43])
  })

  it.each(SERIES_IDS)('of series %i are told from lists that cannot be drawn', (seriesId) => {
    const numbers = drawNumbers(seriesId, quickDraws(seriesId))
    const [first = 0, second = 0, ...rest] = numbers
    expect(isPossibleDraw(seriesId, numbers)).toBe(true)
    expect(isPossibleDraw(seriesId, numbers.slice(1))).toBe(false)
    expect(isPossibleDraw(seriesId, [...numbers, first])).toBe(false)
    expect(isPossibleDraw(seriesId, [SERIES[seriesId].highest + 1, second, ...rest])).toBe(false)
    expect(isPossibleDraw(seriesId, [first + 0.5, second, ...rest])).toBe(false)
    expect(isPossibleDraw(seriesId, [first, first, ...rest])).toBe(!SERIES[seriesId].different)
  })
})

describe('colours and signs', () => {
  it('has 17 red, 16 blue and 16 green numbers', () => {
    const colours = range(1, 49).map(colourOf)
    const count = (colour: string) => colours.filter((each) => each === colour).length
    expect([count('red'), count('blue'), count('green')]).toEqual([17, 16, 16])
    expect([1, 46, 3, 48, 5, 49].map(colourOf)).toEqual(['red', 'red', 'blue', 'blue', 'green', 'green'])
  })

  it.each([
    ['2026-02-16T23:59:59.999', null],
    ['2026-02-17T00:00:00.000', 7],
    ['2027-02-05T23:59:59.999', 7],
    ['2027-02-06T00:00:00.000', 8],
    ['2028-01-26T00:00:00.000', 9],
    ['2029-02-13T00:00:00.000', 10],
    ['2030-02-03T00:00:00.000', 11],
    ['2031-01-23T00:00:00.000', 12],
    ['2032-02-10T23:59:59.999', 12],
    ['2032-02-11T00:00:00.000', null],
  ])('%s in UTC+8 is in the year of sign %s', (time, sign) => {
    expect(yearSign(Date.parse(`${time}+08:00`))).toBe(sign)
  })

  it('counts signs back from that of the year', () => {
    expect(yearSign(HORSE)).toBe(7)
    expect([1, 2, 7, 8, 12, 13, 49].map((number) => signOf(number, 7))).toEqual([7, 6, 1, 12, 8, 7, 7])
    expect(numbersOfSign(7, 7)).toEqual([1, 13, 25, 37, 49])
    expect(numbersOfSign(8, 7)).toEqual([12, 24, 36, 48])
    for (const year of range(1, 12)) {
      const all = range(1, 12).flatMap((sign) => numbersOfSign(sign, year))
      expect(all.toSorted((a, b) => a - b)).toEqual(range(1, 49))
      expect(numbersOfSign(year, year)).toHaveLength(5)
    }
  })
})
