import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noteOdds, playOdds } from '../../../../streams/domain/lottery/betReturn.ts'
import { RETURN_PER_MILLION } from '../../../../streams/domain/lottery/chance.ts'
import { checkChoice } from '../../../../streams/domain/lottery/numbers.ts'
import type { Value } from '../../../../streams/domain/lottery/play.ts'
import { playOf } from '../../../../streams/domain/lottery/plays/plays.ts'
import { drawNumbers } from '../../../../streams/domain/lottery/series.ts'
import { ALL_PLAYS, playAndChoice, playChoiceDraw } from './arbitraries.ts'
import { HORSE, quickDraws } from './drawSpaces.ts'
import { oracleNotes, oracleWins } from './oracle.ts'

/** playId, odds × 100 000 by value (or of all), together: the columns of docs/games/lottery.md, 4. */
const TABLE: readonly (readonly [number, number | Readonly<Record<Value, number>>, number])[] = [
  [101, 97_500_000, 1],
  [102, 32_500_000, 1],
  [103, 16_250_000, 1],
  [105, 975_000, 3],
  [106, 195_000, 6],
  [107, 195_000, 2],
  [108, { d: 216_666, t: 216_666, x: 975_000 }, 1],
  [201, 975_000, 5],
  [202, 97_500_000, 1],
  [203, 97_500_000, 1],
  [204, 97_500_000, 1],
  [205, 32_500_000, 1],
  [206, 32_500_000, 1],
  [207, 16_250_000, 1],
  [208, 16_250_000, 1],
  [210, 9_750_000, 1],
  [211, 9_750_000, 1],
  [212, 975_000_000, 1],
  [213, 9_750_000_000, 1],
  [214, 195_000, 10],
  [215, 195_000, 2],
  [216, { d: 216_666, t: 216_666, x: 975_000 }, 1],
  [301, 975_000, 10],
  [302, 195_000, 20],
  [303, 195_000, 5],
  [305, { b: 219_375, s: 175_500, o: 175_500, e: 219_375 }, 2],
  [306, 8_775_000, 1],
  [307, 70_200_000, 1],
  [401, 214_500, 5],
  [402, 536_250, 10],
  [403, 1_608_750, 10],
  [404, 6_435_000, 5],
  [405, 45_045_000, 1],
  [406, 7_507_500, 6],
  [407, 2_145_000, 15],
  [408, 804_375, 20],
  [409, 1_072_500, 3],
  [410, 10_725_000, 1],
  [411, 5_362_500, 1],
  [412, 96_525_000, 1],
  [413, 16_087_500, 1],
  [414, { b: 209_511, s: 209_511, o: 190_868, e: 199_314 }, 2],
  [415, 195_000, 1],
  [502, 195_000, 2],
  [503, 3_510_000, 1],
  [504, 21_060_000, 1],
  [505, 1_316_250, 1],
  [506, 702_000, 3],
  [507, 3_510_000, 1],
  [508, 877_500, 1],
  [601, 4_777_500, 1],
  [602, { b: 191_100, s: 199_062, o: 191_100, e: 199_062 }, 2],
  [603, { r: 281_029, u: 298_593, g: 298_593 }, 1],
  [605, 796_250, 6],
  [606, 4_777_500, 6],
  [607, 7_644_000, 15],
  [608, 89_817_000, 20],
]

/** The ways to each sum of docs/games/lottery.md, 4.7. */
const UP = [1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 63, 69, 73, 75]
const DIGIT_SUMS = [...UP, ...UP.toReversed()]
const PK10_SUMS = [2, 2, 4, 4, 6, 6, 8, 8, 10, 8, 8, 6, 6, 4, 4, 2, 2]
const DICE = [1, 3, 6, 10, 15, 21, 25, 27]
const DICE_SUMS = [...DICE, ...DICE.toReversed()]

const found = (playId: number) => {
  const play = ALL_PLAYS.find((each) => each.playId === playId)
  if (play === undefined) throw new RangeError(`no play ${playId}`)
  return play
}

describe('the tables of plays (docs/games/lottery.md, 4)', () => {
  it('has every play and no other', () => {
    const sumsAndSigns = [104, 209, 304, 501, 604]
    const ids = [...TABLE.map(([playId]) => playId), ...sumsAndSigns]
    expect(ALL_PLAYS.map(({ playId }) => playId).toSorted()).toEqual(ids.toSorted())
    expect(ALL_PLAYS.every(({ playId, seriesId }) => Math.floor(playId / 100) === seriesId)).toBe(true)
    expect(playOf(1, 101)?.playId).toBe(101)
    expect(playOf(2, 101)).toBeNull()
  })

  it.each(TABLE)('%i has its odds and how many notes can win together', (playId, odds, together) => {
    const play = found(playId)
    const expected =
      typeof odds === 'number'
        ? { odds, oddsOf: {} }
        : { odds: Math.max(...Object.values(odds)), oddsOf: odds }
    expect(playOdds(play, HORSE)).toEqual(expected)
    expect(play.together).toBe(together)
  })

  it.each([
    [104, 97_500_000, 0, DIGIT_SUMS],
    [209, 97_500_000, 0, DIGIT_SUMS],
    [304, 8_775_000, 3, PK10_SUMS],
    [501, 21_060_000, 3, DICE_SUMS],
  ])('%i has the odds of the ways to each sum', (playId, ofOne, lowest, ways) => {
    const { oddsOf } = playOdds(found(playId), HORSE)
    expect(oddsOf).toEqual(
      Object.fromEntries(ways.map((count, index) => [String(lowest + index), Math.floor(ofOne / count)])),
    )
  })

  it('has the odds that the page works out', () => {
    expect(noteOdds(found(104), '5', HORSE)).toBe(4_642_857)
    expect(noteOdds(found(501), '9', HORSE)).toBe(842_400)
  })

  it('pays the sign of the year less than another', () => {
    expect(noteOdds(found(604), '7', HORSE)).toBe(955_500)
    expect(noteOdds(found(604), '6', HORSE)).toBe(1_194_375)
    expect(playOdds(found(604), HORSE).odds).toBe(1_194_375)
  })

  it('sells signs as long as the table of years goes', () => {
    const offered = (time: string) => found(604).offered(Date.parse(`${time}+08:00`))
    expect(offered('2032-02-10T21:30:00')).toBe(true)
    expect(offered('2032-02-12T21:30:00')).toBe(false)
    expect(found(601).offered(Date.parse('2040-01-01'))).toBe(true)
  })

  it('returns 0.975 or less by under 0.00001 × the chance, with every value', () => {
    for (const play of ALL_PLAYS) {
      for (const value of play.groups.flatMap(({ values }) => values)) {
        const { ways, of } = play.chance(value, HORSE)
        const missing = (RETURN_PER_MILLION / 10) * of - noteOdds(play, value, HORSE) * ways
        expect(missing).toBeGreaterThanOrEqual(0)
        expect(missing).toBeLessThan(ways)
      }
    }
  })
})

describe('notes', () => {
  it('are as many by the formula as written down one by one', () => {
    fc.assert(
      fc.property(playAndChoice, ({ play, choice }) => {
        expect(play.countNotes(choice)).toBe(oracleNotes(play.playId, choice).length)
      }),
      { numRuns: 500 },
    )
  })

  it('win as the page says, one by one', () => {
    fc.assert(
      fc.property(playChoiceDraw, ({ play, choice, numbers }) => {
        const won = play.winning(choice, { numbers, drawAt: HORSE })
        const expected = oracleNotes(play.playId, choice).filter((note) =>
          oracleWins(play.playId, note, numbers, 7),
        )
        expect(won.reduce((sum, { notes }) => sum + notes, 0)).toBe(expected.length)
        if (play.byValue) {
          expect(won.map(({ value }) => value)).toEqual(expected.map(({ values }) => values[0]))
        }
      }),
      { numRuns: 2000 },
    )
  })

  it('drawn at random are valid and the least that can be chosen', () => {
    const { below } = quickDraws(3)
    for (const play of ALL_PLAYS) {
      const least = [102, 205, 206].includes(play.playId) ? 2 : 1
      for (let run = 0; run < 50; run += 1) {
        const choice = play.randomNote(below)
        expect(checkChoice(play, choice)).toEqual({ choice, notes: least })
      }
    }
  })

  it.each([
    [105, 30],
    [306, 90],
    [413, 165],
  ])('of %i come at random each about as often as any other', (playId, notes) => {
    const { below } = quickDraws(11)
    const runs = notes * 400
    const counts = new Map<string, number>()
    for (let run = 0; run < runs; run += 1) {
      const key = JSON.stringify(found(playId).randomNote(below))
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
    expect(counts.size).toBe(notes)
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - 400) ** 2 / 400, 0)
    expect(chiSquare).toBeLessThan(notes - 1 + 4 * Math.sqrt(2 * (notes - 1)))
  })

  it('of a draw that is none win nothing', () => {
    const draw = { numbers: [], drawAt: HORSE }
    for (const play of ALL_PLAYS) {
      const choice = play.randomNote(quickDraws(5).below)
      expect(() => play.winning(choice, draw)).not.toThrow()
    }
    expect(drawNumbers(6, quickDraws(1))).toHaveLength(7)
  })
})
