import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anchorReturn } from '../../../../streams/domain/anchorGames/settlement.ts'
import { minorUnits } from '../../../../streams/wire/amounts.ts'
import { decode } from '../../../../streams/wire/decode.ts'
import { gameRecordAnswer } from '../../../../streams/wire/games/records.ts'
import { anchorBannersPath, anchorGamePaths } from '../../../../streams/wire/site/anchorGamePaths.ts'
import { anchorPlaced } from '../../../../streams/wire/site/anchorGameBets.ts'
import { anchorConfig, anchorPast, anchorRooms } from '../../../../streams/wire/site/anchorGames.ts'
import { penaltyResult } from '../../../../streams/wire/site/anchorResults.ts'
import { openSharedStore } from '../../book/testPlatform.ts'
import { ORIGIN } from '../../site/siteClient.ts'
import { type AnchorPlatform, createAnchorPlatform, ROOM, statusIn } from './anchorClient.ts'

const FIRST_MS = 3_000
const ODDS = 195_000

let shared: Awaited<ReturnType<typeof openSharedStore>>
let made: AnchorPlatform

const player = () => made.player()
const until = (code: string) => made.until(code)

beforeAll(async () => {
  shared = await openSharedStore()
  made = await createAnchorPlatform(shared.store)
})

afterAll(async () => {
  await made.platform.close()
  await shared.end()
})

describe('what anyone may ask', () => {
  it('which rooms have which games: those of their sport, and baccarat beside an anchor', async () => {
    const { code, data } = await made.site.call(anchorGamePaths.rooms, { siteId: 1001 })
    const read = decode(anchorRooms, data)
    expect(code).toBe(0)
    const games = new Map(read.ok ? read.value.rooms.map(({ imId, gameCodes }) => [imId, gameCodes]) : [])
    expect(games.get('r8801')).toEqual(['penalty', 'baccarat'])
    expect(games.get('r8808')).toEqual(['buzzer', 'baccarat'])
    expect(games.get('r8809')).toEqual(['penalty', 'buzzer', 'baccarat'])
    expect(games.get('r8810')).toEqual(['penalty'])
  })

  it('only for its own site', async () => {
    expect((await made.site.call(anchorGamePaths.rooms, { siteId: 5001 })).code).toBe(10_003)
  })

  it('the returns of the options, as the document has them', async () => {
    const { data } = await made.site.call(anchorGamePaths.config, { gameCode: 'baccarat' })
    const read = decode(anchorConfig, data)
    const rates = read.ok ? read.value.games[0]?.options.map(({ option, rtp }) => [option, rtp]) : []
    expect(new Map(rates as [string, number][])).toEqual(
      new Map([
        ['big', 986_661],
        ['small', 963_338],
        ['odd', 974_283],
        ['even', 975_716],
        ['player', 965_336],
        ['tie', 761_247],
        ['banker', 989_420],
      ]),
    )
  })

  it('more than ten games, or one that is not known, is refused', async () => {
    expect((await made.site.call(anchorGamePaths.status, { gameCodes: ['chess'] })).code).toBe(10_003)
    const many = Array.from({ length: 11 }, () => 'penalty')
    expect((await made.site.call(anchorGamePaths.status, { gameCodes: many })).code).toBe(10_003)
  })

  it('the pictures, which are drawn', async () => {
    const { data } = await made.site.call(anchorGamePaths.background, { gameCode: 'buzzer' })
    const { bgImg, bgImgLight } = data as { readonly bgImg: string; readonly bgImgLight: string }
    for (const path of [bgImg, bgImgLight, '/live/art/game/baccarat.svg']) {
      const answer = await made.platform.app.fetch(new Request(`${ORIGIN}${path}`))
      expect(await answer.text()).toMatch(/^<svg/)
    }
    const wrong = await made.platform.app.fetch(new Request(`${ORIGIN}/live/art/game/chess.svg`))
    expect(wrong.status).toBe(404)
  })

  it('banners lead to rooms that are live: there is no match of basketball in play', async () => {
    const { data } = await made.site.call(anchorBannersPath(1001))
    expect(data).toMatchObject({
      banners: [
        { gameCode: 'penalty', imId: ROOM, title: '点球大战' },
        { gameCode: 'baccarat', imId: ROOM },
      ],
    })
  })
})

describe('a round', () => {
  it('is announced with its commitment before it opens', async () => {
    const row = await until('waitNext')
    expect(row.commitment).toMatch(/^[0-9a-f]{64}$/)
    expect(row).toMatchObject({ seed: null, result: null, winOptions: [] })
    const { data } = await made.site.call(anchorGamePaths.next, { gameCodes: ['penalty'] })
    expect(data).toMatchObject({
      games: [{ gameCode: 'penalty', roundNo: row.roundNo, commitment: row.commitment }],
    })
    expect((row.opensAt ?? 0) - made.platform.clock.now()).toBeLessThanOrEqual(17_000 + FIRST_MS)
  })

  it('takes a bet, is decided, and pays what the rules of the client say', async () => {
    await until('bet')
    const member = await player()
    const answer = await member.bet()
    const placed = decode(anchorPlaced, answer.data)
    expect(answer.code).toBe(0)
    expect(placed.ok && placed.value.orders[0]).toMatchObject({
      option: 'jq',
      betAmount: 5_000,
      maxReturn: 9_750,
    })
    expect(await made.balance(member.id)).toBe(10_000_00 - 5_000)
    expect((await member.status()).mine).toEqual([
      { option: 'jq', currency: 1, betAmount: 5_000, backAmount: 0 },
    ])

    const row = await until('result')
    const drawn = decode(penaltyResult, row.result)
    if (!drawn.ok) throw new Error('no result')
    const paid = anchorReturn('jq', 5_000, { game: 'penalty', result: drawn.value })?.returned ?? -1
    expect(row.winOptions).toEqual([drawn.value.option])
    expect(await made.balance(member.id)).toBe(10_000_00 - 5_000)
    await made.pass(8_400)
    await made.pass(400)
    expect(await made.balance(member.id)).toBe(10_000_00 - 5_000 + paid)

    const records = decode(gameRecordAnswer, (await member.call(anchorGamePaths.records)).data)
    const record = records.ok ? records.value.records[0] : undefined
    expect(record).toMatchObject({ betKind: 'AnchorBet', option: 'jq', optionName: '进球', orderStatus: 1 })
    expect(minorUnits(record?.backAmount ?? '')).toBe(paid)
    const past = decode(
      anchorPast,
      (await made.site.call(anchorGamePaths.past, { gameCode: 'penalty' })).data,
    )
    expect(past.ok && past.value.records[0]?.seed).toMatch(/^[0-9a-f]{64}$/)
    expect((await made.control.ledger()).balanced).toBe(true)
  })

  it('reports a bet to the room once, and a win', async () => {
    await made.pass(6_000)
    await until('bet')
    const member = await player()
    await member.bet({}, [{ betAmount: '50.00' }, { option: 'bjq', betAmount: '10.00' }])
    await member.bet({}, [{ betAmount: '5.00' }])
    await until('result')
    await made.pass(8_400)
    await made.pass(400)
    await new Promise((resolve) => setTimeout(resolve, 50))
    const messages = (await shared.store.rooms.newest(ROOM, 50)).filter(
      ({ from }) => from.name === member.name,
    )
    const bets = messages.filter(({ type }) => type === 15)
    expect(bets.map(({ body }) => body)).toEqual([
      { game: 'penalty', option: 'jq', amount: 5_000, currency: 'RMB' },
    ])
    const net = (await made.balance(member.id)) - 10_000_00
    const wins = messages.filter(({ type }) => type === 16).map(({ body }) => body)
    expect(wins).toEqual(net > 0 ? [{ game: 'penalty', amount: net, currency: 'RMB' }] : [])
  })
})

describe('a bet is refused', () => {
  const refusals: readonly (readonly [string, number, object, readonly object[]])[] = [
    ['of an unknown round', 3014, { roundNo: '20200101-0001' }, [{}]],
    ['after its own end', 3014, { validUntil: 1 }, [{}]],
    ['on an unknown option', 3002, {}, [{ option: 'banker' }]],
    ['at another price', 3003, {}, [{ odds: 190_000 }]],
    ['below the least stake', 3005, {}, [{ betAmount: '0.99' }]],
    ['above the most on an option', 3006, {}, [{ betAmount: '5000.01' }]],
    ['in an unknown currency', 3021, { currency: 7 }, [{}]],
    ['in a room without the game', 10_003, { imId: 'r8808' }, [{}]],
    ['in no room', 10_003, { imId: 'nowhere' }, [{}]],
    ['with three decimals', 10_003, {}, [{ betAmount: '1.005' }]],
    ['without a bet', 10_003, {}, []],
    ['twice on an option', 10_003, {}, [{}, {}]],
    ['with a short id', 10_003, {}, [{ clientOrderId: 'a' }]],
  ]

  it.each(refusals)('%s: %i', async (_, code, changes, bets) => {
    await until('bet')
    const member = await player()
    const answer = await member.bet(changes, bets)
    expect(answer.code).toBe(code)
    expect(answer.msg).not.toBe('')
    expect(await made.balance(member.id, 'RMB')).toBe(10_000_00)
    expect(await made.balance(member.id, 'USDT')).toBe(1_000_00)
  })

  it('without the money, and then none of the call is taken', async () => {
    await until('bet')
    const member = await player()
    const { data } = await member.call(anchorGamePaths.status, { gameCodes: ['baccarat'] })
    const { roundNo, sealsAt } = statusIn(data)
    const bets = [
      { option: 'player', betAmount: '5000.00' },
      { option: 'banker', betAmount: '5000.00' },
      { option: 'big', betAmount: '1.00' },
    ]
    const answer = await member.bet({ gameCode: 'baccarat', roundNo, validUntil: sealsAt }, bets)
    expect(answer.code).toBe(3001)
    expect(await made.balance(member.id)).toBe(10_000_00)
  })

  it('with the present options when the price has changed', async () => {
    await until('bet')
    const { data } = await (await player()).bet({}, [{ odds: 1 }])
    expect(data).toMatchObject({
      options: [
        { option: 'jq', odds: ODDS },
        { option: 'bjq', odds: ODDS },
      ],
    })
  })

  it('once the sum of the member is above the limit, which the odds level scales', async () => {
    await until('bet')
    const member = await player()
    await made.control.setMemberProfile({ member: member.name, oddsLevel: 7 })
    expect((await member.bet({}, [{ betAmount: '250.00' }])).code).toBe(0)
    expect((await member.bet({}, [{ betAmount: '1.00' }])).code).toBe(3006)
    const { data } = await member.call(anchorGamePaths.config, { gameCode: 'penalty' })
    expect(data).toMatchObject({
      games: [
        {
          limits: [
            { currency: 1, max: '250.00' },
            { currency: 200, max: '25.00' },
          ],
        },
      ],
    })
  })

  it('in a currency that the member does not have, whose limits are not answered either', async () => {
    await made.until('bet')
    const { call, bet } = await made.player('USDT')
    const { data } = await call(anchorGamePaths.config, { gameCode: 'penalty' })
    expect(data).toMatchObject({
      games: [{ limits: [{ currency: 200, max: expect.any(String) as string }] }],
    })
    expect((data as { games: { limits: object[] }[] }).games[0]?.limits).toHaveLength(1)
    expect((await bet({ currency: 1 })).code).toBe(3021)
    expect((await bet({ currency: 200 })).code).toBe(0)
  })

  it('without a token, and with one that has expired', async () => {
    const body = { gameCode: 'penalty' }
    expect((await made.site.call(anchorGamePaths.betting, body)).code).toBe(10_004)
    expect((await made.site.call(anchorGamePaths.config, body, { token: 'old' })).code).toBe(10_004)
  })

  it('a call that is sent again takes no second stake', async () => {
    await until('bet')
    const member = await player()
    const bets = [{ clientOrderId: `again-${member.name}` }]
    const [first, second] = [await member.bet({}, bets), await member.bet({}, bets)]
    expect(first.code).toBe(0)
    expect((second.data as { orders: unknown }).orders).toEqual((first.data as { orders: unknown }).orders)
    expect(await made.balance(member.id)).toBe(10_000_00 - 5_000)
    expect((await member.bet({}, [{ ...bets[0], betAmount: '60.00' }])).code).toBe(10)
  })

  it('of a game that is off or maintained, whose switch says so', async () => {
    await until('bet')
    const member = await player()
    await made.control.setAnchorGame({ game: 'penalty', maintain: 'maintain', message: '换草皮' })
    await made.pass(1_100)
    expect((await member.bet()).code).toBe(23_098)
    const { data } = await made.site.call(anchorGamePaths.switches)
    expect(data).toMatchObject({ games: [{ gameCode: 'penalty', maintain: 2, message: '换草皮' }, {}, {}] })
    await made.control.setAnchorGame({ game: 'penalty', maintain: 'off' })
    await made.pass(1_100)
    expect((await member.bet()).code).toBe(20_003)
    await made.control.setAnchorGame({ game: 'penalty', maintain: 'on' })
    await made.pass(1_100)
    expect((await member.bet()).code).toBe(0)
  })

  it('a round that is given back returns every stake', async () => {
    await made.pass(1_000)
    await until('bet')
    const member = await player()
    await member.bet()
    await made.control.stopRound({ product: 'anchorGame', game: 'penalty', do: 'void' })
    await made.pass(400)
    await made.pass(400)
    expect(await made.balance(member.id)).toBe(10_000_00)
    expect(await member.status()).toMatchObject({ gameStatus: 'waitNext', voided: true })
  })
})
