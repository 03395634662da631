import { describe, expect, it } from 'vitest'
import { ambiguousCodes } from '../tables.ts'
import { GAMES, OPTIONS } from './anchorCodes.ts'
import { ANCHOR_RETURNS, CASINO_RETURNS } from './baccaratReturns.ts'
import { SPOTS, TYPES } from './casinoCodes.ts'
import { LOTTERIES } from './lotteryCodes.ts'
import { LISTS } from './lotteryAnswers.ts'
import { NUMBERS, WON } from './lotteryNotes.ts'
import { PLAYS } from './lotteryPlays.ts'
import { CHANGES, STATES } from './roundCodes.ts'
import * as tables from './tables.ts'
import { KINDS } from './walletCodes.ts'

describe('the tables of the games', () => {
  it('give each number one meaning, and each call its answers', () => {
    for (const each of [
      tables.ROUND_TABLES,
      tables.ANCHOR_TABLES,
      tables.CASINO_TABLES,
      tables.LOTTERY_TABLES,
      tables.WALLET_TABLES,
    ])
      expect(ambiguousCodes(each)).toEqual([])
    const pairs = [
      [tables.ANCHOR_TABLES.calls, tables.ANCHOR_CALLS],
      [tables.CASINO_TABLES.calls, tables.CASINO_CALLS],
      [tables.LOTTERY_TABLES.calls, tables.LOTTERY_CALLS],
      [tables.WALLET_TABLES.calls, tables.WALLET_CALLS],
    ] as const
    for (const [calls, answers] of pairs) expect(calls.map(({ code }) => code)).toEqual(Object.keys(answers))
  })

  it('of rounds change to known states, and end in two', () => {
    const states: readonly string[] = STATES.map(({ code }) => code)
    expect(CHANGES.map(({ from }) => from)).toEqual(states)
    expect(CHANGES.flatMap(({ to }) => to).filter((state) => !states.includes(state))).toEqual([])
    expect(CHANGES.filter(({ to }) => to.length === 0).map(({ from }) => from)).toEqual(['closed', 'void'])
  })

  it('of options and spots have a return each', () => {
    expect(OPTIONS.map(({ option }) => option).toSorted()).toEqual(
      ANCHOR_RETURNS.map(({ code }) => code).toSorted(),
    )
    const games: readonly string[] = GAMES.map(({ code }) => code)
    expect(OPTIONS.flatMap((each) => each.games).filter((game) => !games.includes(game))).toEqual([])
    expect(SPOTS.map(({ code }) => String(code)).toSorted()).toEqual(
      CASINO_RETURNS.map(({ code }) => code).toSorted(),
    )
    expect(TYPES.flatMap((type) => type.tables)).toHaveLength(18)
  })

  it('of lotteries: lists by the table, draws of a day, plays with numbers and a bet that was decided', () => {
    expect(LOTTERIES.filter(({ hot }) => hot).map(({ ticketId }) => ticketId)).toEqual(LISTS.hotsPB)
    expect(LOTTERIES.filter(({ quick }) => quick).map(({ ticketId }) => ticketId)).toEqual(LISTS.jksPB)
    for (const { interval, aDay } of LOTTERIES)
      if (interval !== null) expect([interval, aDay]).toEqual([interval, 86_400 / interval])
    const plays = Object.values(PLAYS).flatMap((series) => series.map(({ code }) => code))
    expect(NUMBERS.map(({ playId }) => playId)).toEqual(plays)
    expect([...new Set(WON.map(({ playId }) => playId))]).toEqual(plays)
  })

  it('of movements: the 17 of the specification and two of ours', () => {
    expect(KINDS).toHaveLength(22)
    expect(KINDS.filter(({ group }) => group === 'payments')).toHaveLength(9)
    expect(KINDS.filter(({ group }) => group === 'taken back')).toHaveLength(4)
  })
})
