import { describe, expect, it } from 'vitest'
import { type AnchorOption, BACCARAT_OPTIONS } from '../../../../streams/domain/anchorGames/games.ts'
import { anchorReturn } from '../../../../streams/domain/anchorGames/settlement.ts'
import { statusOf } from '../../../../streams/feeds/anchorGames/readAnchor.ts'
import { siteFailure } from '../../../../streams/link/siteErrors.ts'
import { createGameAmounts } from '../../../../streams/machines/anchorPanel/gameAmounts.ts'
import { panelExit } from '../../../../streams/machines/anchorPanel/panelExit.ts'
import { decode } from '../../../../streams/wire/decode.ts'
import { gameRecordAnswer } from '../../../../streams/wire/games/records.ts'
import { gameRefusalName } from '../../../../streams/wire/games/refusals.ts'
import { messageTypes } from '../../../../streams/wire/room/constants.ts'
import { sequencedMessage } from '../../../../streams/wire/room/messages.ts'
import {
  anchorBetRequest,
  anchorPlaced,
  anchorRecordsRequest,
} from '../../../../streams/wire/site/anchorGameBets.ts'
import { anchorBannersPath, anchorGamePaths } from '../../../../streams/wire/site/anchorGamePaths.ts'
import * as wire from '../../../../streams/wire/site/anchorGames.ts'
import { currencyCodes } from '../../../../streams/wire/site/member.ts'
import * as answers from '../../../documents/games/anchorAnswers.ts'
import * as bets from '../../../documents/games/anchorBets.ts'
import * as codes from '../../../documents/games/anchorCodes.ts'
import { createMemoryStore } from '../../../support/ports.ts'

function read<const S extends Parameters<typeof decode>[0]>(schema: S, value: unknown) {
  const decoded = decode(schema, value)
  if (!decoded.ok) throw new Error(`${decoded.error.path}: ${decoded.error.message}`)
  return decoded.value
}

const namesByCode = (table: Readonly<Record<string, number>>) =>
  Object.entries(table).map(([name, code]) => [code, name.toLowerCase()])
const documentedNames = (table: readonly { readonly code: number; readonly means: string }[]) =>
  table.map(({ code, means }) => [code, means.toLowerCase()])

describe('the numbers of the anchor games', () => {
  it('are the documented ones', () => {
    expect(namesByCode(wire.gameStatusCodes)).toEqual(documentedNames(codes.STATES))
    expect(namesByCode(wire.maintainCodes)).toEqual(documentedNames(codes.MAINTENANCE))
    expect(codes.CURRENCIES.map(({ code, means }) => [means, code])).toEqual(Object.entries(currencyCodes))
    expect(codes.MESSAGE_TYPES.map(({ code }) => code)).toEqual([messageTypes.gameBet, messageTypes.gameWin])
    expect(codes.REFUSED_BY_MAINTENANCE.map(({ code }) => gameRefusalName(code))).toEqual([
      'gameOff',
      'maintenance',
    ])
  })

  it('have the documented paths', () => {
    const paths: readonly string[] = [...Object.values(anchorGamePaths), anchorBannersPath('{id}')]
    expect(paths.toSorted()).toEqual(codes.CALLS.map(({ code }) => code).toSorted())
  })

  it('close the panel after the documented time', () => {
    for (const exit of codes.EXITS) {
      for (const code of exit.codes) {
        const failure = siteFailure(code, '')
        expect([code, panelExit(failure)?.afterMs]).toEqual([code, exit.after])
      }
    }
  })
})

describe('the amounts', () => {
  it('on the device are read, and what is no whole number within the limit is not', () => {
    const { key, value, ignored } = codes.STORED_AMOUNTS
    const own = (stored: unknown) =>
      createGameAmounts(createMemoryStore({ [key]: JSON.stringify(stored) }), '17')
    const most = (currency: number) =>
      (codes.AMOUNTS.find((amounts) => amounts.currency === currency)?.max ?? 0) * 100
    expect(own(value).of('penalty', 'RMB', { max: most(1) })).toBe(value[17]['penalty:RMB'])
    expect(own(value).of('baccarat', 'USDT', { max: most(200) })).toBe(value[17]['baccarat:USDT'])
    for (const wrong of ignored) {
      expect(own({ 17: { 'penalty:RMB': wrong } }).of('penalty', 'RMB', { max: most(1) })).toBeNull()
    }
  })

  it('on baccarat return what the page says when points are equal', () => {
    const { stakeBack, win } = codes.ON_A_TIE
    const result = { player: [1, 32], banker: [42, 17], playerPoints: 9, bankerPoints: 9 }
    const returned = (option: AnchorOption) =>
      anchorReturn(option, 100, { game: 'baccarat', result })?.returned
    for (const option of stakeBack) expect(returned(option)).toBe(100)
    expect(BACCARAT_OPTIONS.filter((option) => (returned(option) ?? 0) === 800)).toEqual([win])
  })
})

describe('the calls of the anchor games', () => {
  it('are asked for as documented', () => {
    const asked = [
      [wire.anchorRoomsRequest, answers.ROOM_GAMES.request],
      [wire.anchorConfigRequest, answers.CONFIGS.request],
      [wire.anchorConfigRequest, answers.CONFIGS.all],
      [wire.anchorStatusRequest, answers.STATUS_BODY],
      [wire.anchorStatusRequest, answers.NEXT_ROUNDS.request],
      [wire.anchorBackgroundRequest, answers.BACKGROUND.request],
    ] as const
    for (const [schema, { fields }] of asked) expect(read(schema, fields)).toEqual(fields)
    expect(read(anchorRecordsRequest, bets.BET_RECORDS.request.fields)).toMatchObject({ gameCode: 'penalty' })
    expect(read(anchorRecordsRequest, bets.LOOK_UP.request.fields).clientOrderIds).toHaveLength(2)
  })

  it('read the rooms, the switches, the next rounds and the pictures', () => {
    const { venueName, rooms } = answers.ROOM_GAMES.answer.fields
    expect(read(wire.anchorRooms, answers.ROOM_GAMES.answer.fields)).toEqual({ venueName, rooms })
    expect(
      read(wire.anchorSwitches, answers.SWITCHES.answer.fields).games.map(({ gameCode, maintain }) => [
        gameCode,
        maintain,
      ]),
    ).toEqual([
      ['penalty', 'on'],
      ['baccarat', 'maintain'],
    ])
    expect(read(wire.anchorNext, answers.NEXT_ROUNDS.answer.fields)).toEqual(
      answers.NEXT_ROUNDS.answer.fields,
    )
    const { banners } = answers.BANNERS.answer.fields
    expect(read(wire.anchorBanners, answers.BANNERS.answer.fields)).toEqual({ banners })
    const { bgImg, bgImgLight } = answers.BACKGROUND.answer.fields
    expect(read(wire.anchorBackground, answers.BACKGROUND.answer.fields)).toEqual({ bgImg, bgImgLight })
  })

  it('read a game in each state', () => {
    const known = Object.entries(answers.STATUSES).map(([name, { fields }]) => {
      const [row] = read(wire.anchorStatus, fields).games
      const status = row === undefined ? null : statusOf(row)
      return [name, status?.maintain, status?.round?.state ?? null]
    })
    expect(known).toEqual([
      ['bet', 'on', 'open'],
      ['lateBet', 'on', 'open'],
      ['seal', 'on', 'sealed'],
      ['result', 'on', 'decided'],
      ['paid', 'on', 'decided'],
      ['retry', 'on', 'interrupted'],
      ['waitNext', 'on', 'announced'],
      ['givenBack', 'on', 'void'],
      ['runsToItsEnd', 'maintain', 'open'],
      ['off', 'off', null],
      ['maintained', 'maintain', null],
    ])
  })
})

describe('bets on the anchor games', () => {
  it('are sent and answered as documented, the most of a call too', () => {
    expect(
      read(anchorBetRequest, bets.BETTING_CALL.request.fields).bets.map(({ betAmount }) => betAmount),
    ).toEqual([10_000, 1000])
    expect(read(anchorBetRequest, bets.SEVEN_BETS.fields).bets).toHaveLength(codes.LIMITS.betsInACall.value)
    const [first] = bets.SEVEN_BETS.fields.bets
    const eight = [...bets.SEVEN_BETS.fields.bets, { ...first, clientOrderId: 'an-eighth', option: 'jq' }]
    expect(decode(anchorBetRequest, { ...bets.SEVEN_BETS.fields, bets: eight }).ok).toBe(false)
    const placed = read(anchorPlaced, bets.BETTING_CALL.answer.fields)
    expect(placed).toMatchObject({ balance: 1_237_050 })
    expect(placed.orders.map(({ orderNo }) => orderNo)).toEqual(
      bets.REPEATED.orders.map(({ orderNo }) => orderNo),
    )
  })

  it('are told why they are refused; what is no bet at all is not read', () => {
    for (const { refusal, request, answer } of bets.REFUSED) {
      expect(gameRefusalName(answer.code)).toBe(refusal)
      // A room that does not have the game is well written.
      if (refusal !== 'badRequest') expect(decode(anchorBetRequest, request).ok).toBe(true)
    }
    const unread = bets.REFUSED.filter(({ request }) => !decode(anchorBetRequest, request).ok)
    expect(unread).toHaveLength(4)
    expect(bets.REFUSED_BY_OWN_LIMITS.map(({ code, limit }) => [gameRefusalName(code), limit])).toEqual([
      ['ownStakeLimit', 'stake'],
      ['ownLossLimit', 'loss'],
      ['ownTimeLimit', 'time'],
    ])
  })

  it('are read in the records, and looked up', () => {
    const { records } = read(gameRecordAnswer, bets.BET_RECORDS.answer.fields)
    expect(records.map(({ outcome }) => outcome)).toEqual(
      bets.BET_RECORDS.answer.fields.records.map(({ outcome }) => outcome),
    )
    expect(read(gameRecordAnswer, bets.LOOK_UP.taken.fields).records[0]).toMatchObject({
      clientOrderId: bets.BETTING_CALL.request.fields.bets[0]?.clientOrderId,
      option: 'banker',
    })
    const { validUntil } = bets.BETTING_CALL.request.fields
    for (const missing of [bets.LOOK_UP.tooEarly, bets.LOOK_UP.neverTaken]) {
      const { records: none, ts } = read(gameRecordAnswer, missing)
      expect(none).toEqual([])
      expect(ts > validUntil).toBe(missing === bets.LOOK_UP.neverTaken)
    }
  })

  it('are told in the room', () => {
    const rest = { seq: 1, at: 1, from: { id: '17', name: 'm' } }
    const prefixes = new Map(codes.MESSAGE_IDS.map(({ code, means }) => [means, code]))
    for (const [means, { fields }] of Object.entries(bets.ROOM_MESSAGES)) {
      expect(fields.id.startsWith(prefixes.get(means) ?? 'none')).toBe(true)
      expect(read(sequencedMessage, { ...rest, ...fields })).toMatchObject({ body: fields.body })
    }
  })
})
