import { describe, expect, it } from 'vitest'
import { decode } from '../../../../streams/wire/decode.ts'
import { casinoBetRequest, casinoPlaced } from '../../../../streams/wire/casino/bet.ts'
import { casinoLogin } from '../../../../streams/wire/casino/login.ts'
import { casinoLoginPath, CASINO_PATHS, replayPath } from '../../../../streams/wire/casino/paths.ts'
import { casinoRecords } from '../../../../streams/wire/casino/records.ts'
import { replay, videoPath } from '../../../../streams/wire/casino/replay.ts'
import { tableResult } from '../../../../streams/wire/casino/result.ts'
import { tableList, tableListRequest } from '../../../../streams/wire/casino/tables.ts'
import { casinoUserInfo, saveSettingsRequest } from '../../../../streams/wire/casino/userInfo.ts'
import { gameTypeAnswer, GAME_TYPES_PATH } from '../../../../streams/wire/site/gameTypes.ts'
import * as answers from '../../../documents/games/casinoAnswers.ts'
import * as bets from '../../../documents/games/casinoBets.ts'
import { CALLS } from '../../../documents/games/casinoCodes.ts'
import * as tables from '../../../documents/games/casinoTables.ts'

function read<const S extends Parameters<typeof decode>[0]>(schema: S, value: unknown) {
  const decoded = decode(schema, value)
  if (!decoded.ok) throw new Error(`${decoded.error.path}: ${decoded.error.message}`)
  return decoded.value
}

describe('the calls of the casino', () => {
  it('have the documented paths', () => {
    const paths: readonly string[] = [...Object.values(CASINO_PATHS), GAME_TYPES_PATH]
    expect(paths.toSorted()).toEqual(CALLS.map(({ code }) => code).toSorted())
    expect(casinoLoginPath('a/b')).toBe('/yewu27/a%2Fb')
    expect(replayPath('A12', '20261120-0031')).toBe(answers.VIDEO_PATH.answer.fields.videoPath)
  })

  it('read the documented login and settings', () => {
    expect(read(casinoLogin, answers.LOGIN.answer.fields)).toMatchObject({ balance: 186_000, walletType: 1 })
    expect(read(casinoUserInfo, answers.USER_INFO.answer.fields)).toEqual(answers.USER_INFO.answer.fields)
    expect(read(saveSettingsRequest, answers.SAVING.request.fields)).toEqual(answers.SAVING.request.fields)
  })

  it('read a table in each phase, of each type and of each status', () => {
    const all = [
      ...Object.values(tables.PHASES),
      ...[tables.INTERRUPTED, tables.GIVEN_BACK, tables.LAST_ROUND, tables.NEW_SHOE, tables.TYPES],
      ...Object.values(tables.NOT_ON),
    ]
    for (const { fields } of all) {
      const told = read(tableList, fields)
      expect(told.tables).toHaveLength(fields.tables.length)
      for (const [index, row] of told.tables.entries()) {
        expect(row.round?.roundNo).toBe(fields.tables[index]?.round?.roundNo)
        expect(row.history).toEqual(fields.tables[index]?.history)
      }
    }
    expect(read(tableListRequest, tables.LIST_BODY.fields)).toEqual(tables.LIST_BODY.fields)
  })

  it('read bets, their answer and their records', () => {
    expect(
      read(casinoBetRequest, bets.BET_CALL.request.fields).bets.map(({ betAmount }) => betAmount),
    ).toEqual([10_000, 2000])
    expect(read(casinoBetRequest, bets.SEVEN_BETS.fields).bets).toHaveLength(7)
    expect(read(casinoPlaced, bets.BET_CALL.answer.fields).balance).toBe(174_000)
    const { records } = read(casinoRecords, bets.BET_RECORDS.settled.fields)
    expect(records[0]).toMatchObject({ tableId: 'A12', shoe: '20261120-03' })
    expect(read(tableResult, records[0]?.result)).toMatchObject({ results: [3001, 3031] })
  })

  it('refuse a code twice, no bets and more than a code each', () => {
    const [one] = bets.BET_CALL.request.fields.bets
    const request = bets.BET_CALL.request.fields
    for (const wrong of [[], [one, { ...one, clientOrderId: 'another-id' }], [one, one]]) {
      expect(decode(casinoBetRequest, { ...request, bets: wrong }).ok).toBe(false)
    }
  })

  it('read the way to a replay, the replay, and the games of a type', () => {
    expect(read(videoPath, answers.VIDEO_PATH.answer.fields)).toEqual(answers.VIDEO_PATH.answer.fields)
    expect(read(replay, answers.REPLAY.fields).events).toEqual(answers.REPLAY.fields.events)
    expect(read(gameTypeAnswer, answers.GAMES.answer.fields).games).toHaveLength(1)
    for (const path of ['https://elsewhere.test/x', '//elsewhere.test/x']) {
      expect(decode(videoPath, { ...answers.VIDEO_PATH.answer.fields, videoPath: path }).ok).toBe(false)
    }
  })

  it('leave out a table that cannot be read, and tell a history of another form as none', () => {
    const { fields } = tables.PHASES.betting
    const told = read(tableList, {
      ...fields,
      tables: [
        ...fields.tables,
        { tableName: 'no id' },
        { ...fields.tables[0], tableId: 'X', history: ['?'] },
      ],
    })
    expect(told.tables.map(({ tableId, history }) => [tableId, history])).toEqual([
      ['A12', []],
      ['X', null],
    ])
  })
})
