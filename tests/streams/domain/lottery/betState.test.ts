import { describe, expect, it } from 'vitest'
import { isChased, shownBetState } from '../../../../streams/domain/lottery/betState.ts'
import { money } from '../../../../streams/domain/money.ts'
import type { GameBetRecord } from '../../../../streams/domain/rounds/gameBet.ts'
import { ok } from '../../../../streams/domain/result.ts'
import { gameBetRecord } from '../../../../streams/venues/gameBetRecord.ts'
import { decode } from '../../../../streams/wire/decode.ts'
import { gameRecordRow } from '../../../../streams/wire/games/records.ts'
import { lotteryRecord } from '../../../../streams/wire/lottery/records.ts'
import { BET_RECORDS } from '../../../documents/games/lotteryBets.ts'

type Name = Exclude<keyof typeof BET_RECORDS, 'request'>

/** A documented record with some fields changed, as the client reads it. */
function read(name: Name, change: object = {}): GameBetRecord {
  const row = decode(lotteryRecord, { ...BET_RECORDS[name].fields, ...change })
  const record = row.ok ? gameBetRecord(row.value) : null
  if (record === null) throw new Error(`the record ${name} could not be read`)
  return record
}

describe('the state of a bet of a lottery', () => {
  it.each<[Name, GameBetRecord['betState'], boolean]>([
    ['single', 'single', false],
    ['lost', 'lost', false],
    ['won', 'singleWon', false],
    ['ofChase', 'chase', true],
    ['wonOfChase', 'chaseWon', true],
    ['lostOfChase', 'lost', true],
    ['cancelled', null, true],
  ])('of the documented record %s is %s', (name, state, chased) => {
    const bet = read(name)
    expect([bet.betState, shownBetState(bet), isChased(bet)]).toEqual([state, state, chased])
  })

  it.each([6, 0, 'won', null, undefined])('is none for the code %s, and the record is kept', (betState) => {
    const bet = read('single', { betState })
    expect([bet.betState, shownBetState(bet), isChased(bet)]).toEqual([null, null, false])
    expect(bet.orderNo).toBe(BET_RECORDS.single.fields.orderNo)
  })

  it('is read of a list of all products too, and is none in other products', () => {
    const fields = BET_RECORDS.ofChase.fields
    const { betState, chaseNo, ...others } = fields
    expect(decode(gameRecordRow, fields)).toMatchObject({ ok: true, value: { betState, chaseNo } })
    expect(decode(gameRecordRow, others)).toMatchObject(ok({ betState: null, chaseNo: null }))
  })

  it('shows a chase by its state alone where its number is missing', () => {
    expect(isChased(read('wonOfChase', { chaseNo: null }))).toBe(true)
    expect(isChased(read('lostOfChase', { chaseNo: null }))).toBe(false)
  })
})

describe('the outcome is shown instead of the state', () => {
  it('of a win that returned no more than the stake', () => {
    const bet = read('wonOfChase')
    for (const minor of [bet.stake.minor, bet.stake.minor - 1]) {
      expect(shownBetState({ ...bet, returned: money(minor, 'RMB') })).toBeNull()
    }
  })

  it('where the two contradict each other', () => {
    expect(shownBetState(read('won', { betState: 1 }))).toBeNull()
    expect(shownBetState(read('lost', { betState: 3 }))).toBeNull()
    expect(shownBetState(read('cancelled', { betState: 4 }))).toBeNull()
  })

  it('of a bet whose numbers are drawn and that is not paid yet', () => {
    expect(shownBetState(read('ofChase', { result: { numbers: [1, 4, 0, 9, 4] } }))).toBeNull()
  })
})
