import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  betReturn,
  highestOdds,
  type LotteryBet,
  mostReturn,
  noteOdds,
  noteReturn,
  stakeOf,
} from '../../../../streams/domain/lottery/betReturn.ts'
import { betFault, lotteryLimits, UNITS } from '../../../../streams/domain/lottery/limits.ts'
import { readNumbers } from '../../../../streams/domain/lottery/numbers.ts'
import { ALL_PLAYS, playChoiceDraw } from './arbitraries.ts'
import { HORSE } from './drawSpaces.ts'
import { oracleNotes, oracleWins } from './oracle.ts'

function bet(playId: number, numbers: string, unit = 200, multiple = 1): LotteryBet {
  const play = ALL_PLAYS.find((each) => each.playId === playId)
  const read = play === undefined ? null : readNumbers(play, numbers)
  if (play === undefined || read === null || 'fault' in read) throw new RangeError(`no bet ${numbers}`)
  return { play, choice: read.choice, unit, multiple }
}
const draw = (...numbers: number[]) => ({ numbers, drawAt: HORSE })

describe('returns (docs/games/lottery.md, 4.8)', () => {
  it('has the example', () => {
    const example = bet(202, '2,7|0,5,8|4,6', 200, 2)
    expect(stakeOf(12, 200, 2)).toBe(4800)
    expect(betReturn(example, draw(7, 2, 0, 5, 4))).toEqual({ returned: 0, outcome: 'lose', winNotes: 0 })
    expect(betReturn(example, draw(7, 2, 7, 5, 4))).toEqual({
      returned: 390_000,
      outcome: 'win',
      winNotes: 1,
    })
    expect(noteReturn(example, HORSE)).toBe(390_000)
    expect(mostReturn(example, HORSE)).toBe(390_000)
  })

  it.each([
    ['all ten positions', 301, '1|2|3|4|5|6|7|8|9|10', 2, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 10, 195],
    ['three of five', 403, '1,2,3,4,5', 100, [5, 4, 3, 2, 1], 10, 16_087],
    ['two of three digits', 105, '1|2|3', 100, [1, 5, 3], 2, 1950],
    ['a sum and its side', 502, 'b,s,o,e', 1, [6, 6, 5], 2, 3],
    ['big and even of the first two', 305, 'b,e', 1, [10, 4, 1, 2, 3, 5, 6, 7, 8, 9], 2, 4],
    ['colours at their own odds', 603, 'r,u,g', 100, [9, 10, 11, 12, 13, 14, 5], 1, 298],
    ['the sign of the year', 604, '6,7', 100, [9, 10, 11, 12, 14, 15, 13], 1, 955],
    ['less than the stake', 401, '1,2,3,4,5,6', 100, [1, 7, 8, 9, 10], 1, 214],
  ])('%s: cut once for the bet', (_, playId, numbers, unit, drawn, winNotes, returned) => {
    expect(betReturn(bet(playId, numbers, unit), draw(...drawn))).toEqual({
      returned,
      outcome: 'win',
      winNotes,
    })
  })

  it('are the exact sum of the winning notes, cut once, and never more than the most', () => {
    const units = fc.constantFrom(...UNITS.RMB, ...UNITS.USDT)
    fc.assert(
      fc.property(playChoiceDraw, units, fc.integer({ min: 1, max: 999 }), (of, unit, multiple) => {
        const { play, choice, numbers } = of
        const own: LotteryBet = { play, choice, unit, multiple }
        const odds = oracleNotes(play.playId, choice)
          .filter((note) => oracleWins(play.playId, note, numbers, 7))
          .map(({ values }) => BigInt(noteOdds(play, values[0] ?? null, HORSE)))
        const exact = (odds.reduce((sum, each) => sum + each, 0n) * BigInt(unit * multiple)) / 100_000n
        const { returned, winNotes, outcome } = betReturn(own, draw(...numbers))
        expect({ returned, winNotes }).toEqual({ returned: Number(exact), winNotes: odds.length })
        expect(outcome).toBe(odds.length > 0 ? 'win' : 'lose')
        expect(returned).toBeLessThanOrEqual(mostReturn(own, HORSE))
      }),
      { numRuns: 1000 },
    )
  })

  it('counts the highest odds of the chosen values', () => {
    const { play, choice } = bet(104, '5,13')
    expect(highestOdds(play, choice, HORSE)).toBe(4_642_857)
    expect(highestOdds(play, [['13']], HORSE)).toBe(1_300_000)
  })

  it.each([
    [408, '1,2,3,4,5,6,7,8', 100, 804],
    [408, '1,2,3,4,5,6,7,8,9', 100, 7239],
    [608, '1,2,3,4,5,6,7,8,9,10,11,12', 100, 1_796_340],
    [301, '1,2||||||||1|', 100, 2925],
  ])('the most of %i %s is of the notes that can win together', (playId, numbers, unit, most) => {
    expect(mostReturn(bet(playId, numbers, unit), HORSE)).toBe(most)
  })
})

describe('limits', () => {
  it('has those of the table, the third line by odds level', () => {
    expect(lotteryLimits('RMB', 1)).toEqual({ min: 2, drawMax: 5_000_000, maxReturn: 100_000_000 })
    expect(lotteryLimits('USDT', 1)).toEqual({ min: 1, drawMax: 700_000, maxReturn: 14_285_700 })
    expect(lotteryLimits('RMB', 7)).toEqual({ min: 2, drawMax: 250_000, maxReturn: 100_000_000 })
  })

  it.each([
    [bet(202, '1|2|3', 200, 1), 'RMB', null],
    [bet(202, '1|2|3', 2, 999), 'RMB', null],
    [bet(202, '1|2|3', 1, 1), 'USDT', null],
    [bet(202, '1|2|3', 1, 1), 'RMB', 'unit'],
    [bet(202, '1|2|3', 200, 1), 'USDT', 'unit'],
    [bet(202, '1|2|3', NaN, 1), 'RMB', 'unit'],
    [bet(202, '1|2|3', 200, 0), 'RMB', 'multiple'],
    [bet(202, '1|2|3', 200, 1000), 'RMB', 'multiple'],
    [bet(202, '1|2|3', 200, 1.5), 'RMB', 'multiple'],
    [bet(202, '1|2|3', 200, NaN), 'RMB', 'multiple'],
    [bet(213, '0|0|0|0|0', 200, 5), 'RMB', null],
    [bet(213, '0|0|0|0|0', 200, 6), 'RMB', 'aboveReturn'],
    [bet(213, '0|0|0|0|0', 1, 146), 'USDT', null],
    [bet(213, '0|0|0|0|0', 1, 147), 'USDT', 'aboveReturn'],
    [{ ...bet(202, '1|2|3'), choice: [[], [], []] }, 'RMB', 'belowMin'],
  ] as const)('%#: %s', (own, currency, fault) => {
    expect(betFault(own, currency, HORSE)).toBe(fault)
  })

  it('refuses a sign after the table of years', () => {
    expect(betFault(bet(604, '1'), 'RMB', Date.parse('2032-02-12T21:30:00+08:00'))).toBe('notOffered')
  })
})
