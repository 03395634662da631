import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PLAY_ODDS } from '../../../../streams/domain/baccarat/plays.ts'
import { tableList } from '../../../../streams/wire/casino/tables.ts'
import { CASINO_PATHS, casinoLoginPath, replayPath } from '../../../../streams/wire/casino/paths.ts'
import { decode } from '../../../../streams/wire/decode.ts'
import { GAME_TYPES_PATH } from '../../../../streams/wire/site/gameTypes.ts'
import * as answers from '../../../documents/games/casinoAnswers.ts'
import { AT_EACH_TYPE } from '../../../documents/games/casinoBets.ts'
import { openSharedStore } from '../../book/testPlatform.ts'
import { ORIGIN } from '../../site/siteClient.ts'
import { createCasinoPlatform } from './casinoPlatform.ts'

const BANKER = ['3031', 200_000, 100] as const

describe('the casino on the platform', () => {
  let end = (): Promise<void> => Promise.resolve()
  let casino: Awaited<ReturnType<typeof createCasinoPlatform>>
  beforeAll(async () => {
    const shared = await openSharedStore()
    end = shared.end
    casino = await createCasinoPlatform(shared.store)
    await casino.pass(0)
  })
  afterAll(() => end())

  it('logs in with the token of the launch alone, which is the path', async () => {
    const member = await casino.member()
    const { code, data } = await member.login()
    expect(code).toBe(0)
    expect(data).toMatchObject({ memberId: String(member.id), walletType: 1, balance: '10000.00' })
    expect(Object.keys(data as object).toSorted()).toEqual(
      Object.keys(answers.LOGIN.answer.fields).toSorted(),
    )
    expect((await member.login(casinoLoginPath('another'))).code).toBe(5)
    const { token } = await casino.site.login('demo', 'demo1234').catch(() => ({ token: 'none' }))
    for (const wrong of ['', 'nonsense', token]) {
      expect((await casino.send(CASINO_PATHS.userInfo, wrong, { method: 'POST', body: '{}' })).code).toBe(
        10110,
      )
    }
    await casino.control.expireTokens('venue')
    expect((await member.ask(CASINO_PATHS.userInfo)).code).toBe(10110)
  })

  it('logs in in the currency of the launch, or in the first of a member who does not have it', async () => {
    const both = { walletType: 'seamless', RMB: 100_00, USDT: 20_00 } as const
    const usdt = await casino.member(both, { walletType: 2 })
    expect((await usdt.login()).data).toMatchObject({ currencyCode: 200, balance: '20.00' })
    await casino.runUntil('A12', 'open')
    expect((await usdt.bet('A12', [['3002', PLAY_ODDS[3002], 5]], { currencyCode: 200 })).code).toBe(0)
    expect((await usdt.login()).data).toMatchObject({ currencyCode: 200, balance: '15.00' })
    for (const walletType of [1, 7, 'none']) {
      const rmb = await casino.member(both, { walletType })
      expect((await rmb.login()).data).toMatchObject({ currencyCode: 1, balance: '100.00' })
    }
    for (const [onlyCurrency, walletType, currencyCode] of [
      ['RMB', 2, 1],
      ['USDT', 1, 200],
    ] as const) {
      const single = await casino.member({ walletType: 'seamless', onlyCurrency }, { walletType })
      expect((await single.login()).data).toMatchObject({ currencyCode })
    }
  })

  it('keeps each setting, and refuses a change as a whole', async () => {
    const member = await casino.member()
    expect((await member.ask(CASINO_PATHS.userInfo)).data).toMatchObject({
      settings: answers.USER_INFO.answer.fields.settings,
      history: [],
    })
    for (const { settings, code } of answers.REFUSED_CHANGES) {
      expect((await member.ask(CASINO_PATHS.saveSettings, { settings })).code).toBe(code)
    }
    const all = {}
    for (const { fields } of answers.CHANGES) {
      Object.assign(all, fields.settings)
      expect((await member.ask(CASINO_PATHS.saveSettings, fields)).data).toMatchObject({ settings: all })
    }
    expect((await member.ask(CASINO_PATHS.userInfo)).data).toMatchObject({ settings: all })
  })

  it('lists all tables or those asked for, in the words of the schema', async () => {
    const member = await casino.member()
    const told = await member.ask(CASINO_PATHS.tables, {})
    const read = decode(tableList, told.data)
    expect(read.ok && read.value.tables).toHaveLength(18)
    const [a12] = await member.tables(['A12'])
    expect(a12).toMatchObject({ tableId: 'A12', status: 1, history: [], mine: [] })
    expect(a12?.shoe).toMatchObject({ left: 416, last: false, naturals: 0 })
    expect(await member.tables(['none'])).toEqual([])
    for (const body of [{ tableIds: 'A12' }, { withHistory: 1 }, 'A12']) {
      expect((await member.ask(CASINO_PATHS.tables, body)).code).toBe(5)
    }
  })

  it('takes each code at each type as documented', async () => {
    const members = new Map<number, Awaited<ReturnType<typeof casino.member>>>()
    const tables = { 0: 'A11', 1: 'C01', 2: 'N01', 5: 'S01', 8: 'B06' } as const
    for (const { type, code, answer } of AT_EACH_TYPE) {
      const table = tables[type as keyof typeof tables]
      const member = members.get(type) ?? (await casino.member())
      members.set(type, member)
      await casino.runUntil(table, 'open')
      const odds = PLAY_ODDS[code as keyof typeof PLAY_ODDS]
      expect([type, code, (await member.bet(table, [[String(code), odds, 50]])).code]).toEqual([
        type,
        code,
        answer,
      ])
    }
    const { data } = (await members.get(8)?.ask(CASINO_PATHS.userInfo)) ?? {}
    expect(data).toMatchObject({ history: ['B06'] })
  })

  it('pays a bet, shows it in the list and the records, and shows the round again', async () => {
    const member = await casino.member()
    await casino.runUntil('A13', 'announced')
    const { round } = await casino.runUntil('A13', 'open')
    const placed = await member.bet('A13', [BANKER, ['3002', 200_000, 100]])
    expect(placed).toMatchObject({ code: 0, data: { roundNo: round, balance: '9800.00' } })
    expect(await member.bet('A13', [BANKER, ['3002', 200_000, 100]])).toMatchObject({ data: placed.data })
    expect((await member.tables(['A13']))[0]?.mine).toHaveLength(2)
    expect((await member.ask(CASINO_PATHS.videoPath, { tableId: 'A13', roundNo: round })).code).toBe(7)
    const decided = await casino.runUntil('A13', 'decided')
    await casino.runTo((decided.paysAt ?? 0) + 500)
    const [table] = await member.tables(['A13'])
    const results = table?.round?.result?.results ?? []
    const factor = results.includes(3003) ? 200 : results.includes(3012) ? 150 : 200
    const login = (await member.login()).data as { readonly balance: string }
    expect(login.balance).toBe(`${9800 + factor}.00`)
    expect([4, 5]).toContain(table?.phase)
    const { data } = await member.ask(CASINO_PATHS.orders, { tableId: 'A13' })
    expect(data).toMatchObject({ total: 2, betTotalAmount: '200.00' })
    const shown = await member.ask(CASINO_PATHS.videoPath, { tableId: 'A13', roundNo: round })
    expect(shown.data).toMatchObject({ roundNo: round, videoPath: replayPath('A13', round) })
    const replay = await casino.platform.app.fetch(new Request(ORIGIN + replayPath('A13', round)))
    const { events } = (await replay.json()) as { readonly events: readonly object[] }
    const { player, banker } = table?.round?.result ?? { player: [], banker: [] }
    expect(events).toHaveLength(2 + player.length + banker.length)
    expect([events[0], events.at(-1)]).toMatchObject([
      { at: 0, do: 'seal' },
      { do: 'result', results },
    ])
    const unknown = await casino.platform.app.fetch(new Request(ORIGIN + replayPath('A13', 'none')))
    expect(unknown.status).toBe(404)
  })

  it('refuses what a table does not take, and moves no money', async () => {
    const member = await casino.member()
    await casino.runUntil('A14', 'announced')
    await casino.runUntil('A14', 'open')
    const code = async (bets: Parameters<typeof member.bet>[1], changes = {}, table = 'A14') =>
      (await member.bet(table, bets, changes)).code
    expect(await code([BANKER], { roundNo: '20200101-0001' })).toBe(3014)
    expect(await code([BANKER], { validUntil: 1 })).toBe(3014)
    expect(await code([['3006', 200_000, 20]])).toBe(3002)
    expect(await code([['3031', 195_000, 20]])).toBe(3003)
    expect(await code([['3031', 200_000, 19]])).toBe(3005)
    expect(await code([['3031', 200_000, 50_001]])).toBe(3006)
    expect(await code([['3012', 1_600_000, 2_501]])).toBe(3006)
    expect(await code([BANKER], { currencyCode: 3 })).toBe(3021)
    expect(await code([['3031', 200_000, 10_001]])).toBe(3001)
    expect(await code([['3031', 200_000, 20.5]])).toBe(5)
    expect(await code([], {})).toBe(5)
    expect(await code([BANKER], {}, 'Z99')).toBe(5)
    await casino.control.setTable({ tableId: 'A14', status: 'maintained' })
    await casino.pass(1_100)
    expect(await code([BANKER])).toBe(23_098)
    await casino.control.setTable({ tableId: 'A14', status: 'off' })
    await casino.pass(1_100)
    expect(await code([BANKER])).toBe(20_003)
    expect((await member.tables(['A14']))[0]).toMatchObject({ status: 0 })
    await casino.control.setTable({ tableId: 'A14', status: 'on' })
    await casino.pass(1_100)
    expect(await code([BANKER])).toBe(0)
    expect(await code([['3031', 200_000, 200]])).toBe(10)
    expect(((await member.login()).data as { balance: string }).balance).toBe('9900.00')
  })

  it('gives a void round back and begins a new shoe', async () => {
    const member = await casino.member({ walletType: 'seamless' })
    await casino.runUntil('A15', 'announced')
    await casino.runUntil('A15', 'open')
    expect((await member.bet('A15', [BANKER])).code).toBe(0)
    const before = (await member.tables(['A15']))[0]
    await casino.control.stopRound({ product: 'casino', game: 'A15', do: 'void' })
    await casino.pass(500)
    const [voided] = await member.tables(['A15'])
    expect(voided).toMatchObject({ phase: 5, round: { voided: true, result: null } })
    expect(voided?.mine).toMatchObject([{ betAmount: '100.00', backAmount: '100.00' }])
    const next = await casino.runUntil('A15', 'open')
    const [fresh] = await member.tables(['A15'])
    expect(fresh?.shoe).toMatchObject({ left: 416, first: next.round })
    expect(fresh?.shoe?.number).not.toBe(before?.shoe?.number)
    expect(await casino.balance(member.id)).toBe(10_000_00)
  })

  it('answers the games of each type', async () => {
    const games = async (gameType: number) =>
      (await casino.site.call(GAME_TYPES_PATH, { gameType })).data as { games: object[] }
    expect(await games(2)).toEqual(answers.GAMES.answer.fields)
    expect((await games(1)).games).toHaveLength(1)
    expect((await games(3)).games).toEqual([])
    expect((await casino.site.call(GAME_TYPES_PATH, { gameType: 9 })).code).toBe(10003)
  })
})
