import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CASINO_PATHS } from '../../../streams/wire/casino/paths.ts'
import { GAME_TYPES_PATH } from '../../../streams/wire/site/gameTypes.ts'
import { openSharedStore } from '../../platform/book/testPlatform.ts'
import { createCasinoPlatform } from '../../platform/play/casino/casinoPlatform.ts'
import { ORIGIN } from '../../platform/site/siteClient.ts'
import { tableLimits } from '../../../streams/domain/casino/limits.ts'
import { shapeDifferences } from '../shapes.ts'
import { GAMES, LOGIN, NO_VIDEO, REPLAY, SAVING, USER_INFO, VIDEO_PATH } from './casinoAnswers.ts'
import { BET_CALL, BET_RECORDS, REFUSED, REPEATED } from './casinoBets.ts'
import { CALLS, MOST, SETTINGS, SPOTS, TYPES } from './casinoCodes.ts'
import { NOT_ON, PHASES, TYPE_NAMES } from './casinoTables.ts'

type Casino = Awaited<ReturnType<typeof createCasinoPlatform>>
type Member = Awaited<ReturnType<Casino['member']>>

let end = (): Promise<void> => Promise.resolve()
let casino: Casino
let member: Member

beforeAll(async () => {
  const shared = await openSharedStore()
  end = shared.end
  casino = await createCasinoPlatform(shared.store)
  await casino.pass(0)
  member = await casino.member()
})
afterAll(() => end())

const rows = async (tableId: string) => {
  const { data } = await member.ask(CASINO_PATHS.tables, { tableIds: [tableId], withHistory: true })
  return data as { readonly tables: readonly object[]; readonly ts: number }
}

it('has the calls of the documents', () => {
  expect([...Object.values(CASINO_PATHS), GAME_TYPES_PATH]).toEqual(CALLS.map(({ code }) => code))
})

describe('the member', () => {
  it('logs in, and reads and saves settings, in the fields of the documents', async () => {
    expect(shapeDifferences(LOGIN.answer.fields, (await member.login()).data)).toEqual([])
    const read = await member.ask(CASINO_PATHS.userInfo, USER_INFO.request.fields)
    expect(shapeDifferences(USER_INFO.answer.fields, read.data)).toEqual([])
    const saved = await member.ask(CASINO_PATHS.saveSettings, SAVING.request.fields)
    expect(saved.data).toMatchObject({ settings: SAVING.answer.fields.settings })
  })

  it.each(SETTINGS)(
    'has $name as $initial, and may choose its values',
    async ({ remote, initial, values }) => {
      const other = await casino.member()
      const { data } = await other.ask(CASINO_PATHS.userInfo)
      expect(data).toMatchObject({ settings: { [remote]: String(initial) } })
      for (const value of [values[0], values.at(-1)].map(String)) {
        const saved = await other.ask(CASINO_PATHS.saveSettings, { settings: { [remote]: value } })
        expect(saved).toMatchObject({ code: 0, data: { settings: { [remote]: value } } })
      }
      const beyond = String(Math.max(...values) + 1)
      expect((await other.ask(CASINO_PATHS.saveSettings, { settings: { [remote]: beyond } })).code).toBe(5)
    },
  )
})

describe('the tables', () => {
  it.each(TYPES)(
    'of type $code are those of the documents, with their limits',
    async ({ code, tables, limits }) => {
      const { data } = await member.ask(CASINO_PATHS.tables, {})
      type Row = { tableId: string; tableName: string; type: number; limits: object[] }
      const all = (data as { tables: Row[] }).tables
      const ofType = all.filter(({ type }) => type === code)
      expect(ofType.map(({ tableId }) => tableId)).toEqual(tables)
      expect(ofType.map(({ tableName }) => tableName)).toEqual(
        tables.map((id) => `${TYPE_NAMES[code]} ${id}`),
      )
      const most = MOST.filter(({ types }) => types.includes(code))
      for (const { currency, most: each } of most) {
        const { min, max } = limits[currency as keyof typeof limits]
        expect(each[0]).toBe(max)
        for (const row of ofType)
          expect(row.limits).toContainEqual({
            currencyCode: currency,
            min: `${min}.00`,
            max: `${max}.00`,
          })
      }
    },
  )

  it('have the fields of the documents in each state of a round', async () => {
    const table = 'A12'
    const states = [
      ['announced', PHASES.washing],
      ['open', PHASES.betting],
      ['sealed', PHASES.sealed],
      ['decided', PHASES.showing],
      ['announced', PHASES.preparing],
    ] as const
    for (const [state, documented] of states) {
      await casino.runUntil(table, state)
      expect([state, shapeDifferences(documented.fields, await rows(table))]).toEqual([state, []])
    }
  })

  it('that are not on have all rounds of their shoe, and no round', async () => {
    const table = 'A16'
    await casino.runUntil(table, 'decided')
    const before = (await rows(table)).tables as { history: object[] }[]
    await casino.control.setTable({ tableId: table, status: 'off' })
    await casino.pass(1_100)
    // The round that was announced with the decision runs to its end.
    await casino.runUntil(table, 'open')
    await casino.runUntil(table, 'closed')
    const answer = await rows(table)
    expect(shapeDifferences(NOT_ON.off.fields, answer)).toEqual([])
    const [row] = answer.tables as { history: object[] }[]
    expect(row).toMatchObject({ status: 0, phase: 0, round: null, crowd: [], mine: [] })
    // The round that was decided then, and the one that was announced with it.
    expect(row?.history).toHaveLength((before[0]?.history.length ?? 0) + 2)
  })
})

it('bets are taken, told and shown again in the fields of the documents', async () => {
  const table = 'A13'
  await casino.runUntil(table, 'announced')
  const { round } = await casino.runUntil(table, 'open')
  const stakes = SPOTS.filter(({ code }) => code === 3031 || code === 3012)
  const placed = await member.bet(
    table,
    stakes.map(({ code, odds }) => [String(code), odds, 20] as const),
  )
  expect(placed.code).toBe(0)
  expect(shapeDifferences(BET_CALL.answer.fields, placed.data)).toEqual([])
  const request = { ...BET_RECORDS.request.fields, tableId: table }
  const records = async () => (await member.ask(CASINO_PATHS.orders, request)).data
  expect(shapeDifferences(BET_RECORDS.open.fields, await records())).toEqual([])
  const decided = await casino.runUntil(table, 'decided')
  await casino.runTo((decided.paysAt ?? 0) + 500)
  expect(shapeDifferences(BET_RECORDS.settled.fields, await records())).toEqual([])
  const video = await member.ask(CASINO_PATHS.videoPath, { tableId: table, roundNo: round })
  expect(shapeDifferences(VIDEO_PATH.answer.fields, video.data)).toEqual([])
  const { videoPath } = video.data as { readonly videoPath: string }
  const replay = await casino.platform.app.fetch(new Request(ORIGIN + videoPath))
  expect(shapeDifferences(REPLAY.fields, await replay.json())).toEqual([])
})

it('a round that is not of the table has no replay', async () => {
  const asked = { ...VIDEO_PATH.request.fields, roundNo: '20200101-0001' }
  expect((await member.ask(CASINO_PATHS.videoPath, asked)).code).toBe(NO_VIDEO.code)
})

describe('bets that are refused', () => {
  const TABLE = 'A11'
  /** Of which a play is filled by others, so that no further bets are taken on it. */
  const FULL_TABLE = 'A14'
  const ENOUGH_MS = 10_000
  const plain = BET_CALL.request.fields

  /** The present round, if it takes bets for long enough, and otherwise the next one. */
  async function openRound(tableId: string) {
    const present = await casino.present(tableId)
    const left = (present?.sealsAt ?? 0) - casino.platform.clock.now()
    if (present?.state === 'open' && left > ENOUGH_MS) return present
    await casino.runUntil(tableId, 'announced')
    return casino.runUntil(tableId, 'open')
  }

  /** What is the page's own is the present round's here, also in a request that differs in something else. */
  async function asked(request: object, tableId = TABLE) {
    const { round } = await openRound(tableId)
    const now = casino.platform.clock.now()
    const changed = Object.fromEntries(
      Object.entries(request).filter(([name, value]) => value !== plain[name as keyof typeof plain]),
    )
    const ended = 'validUntil' in changed ? { validUntil: now - 1 } : {}
    return { ...plain, tableId, roundNo: round, validUntil: now + 8000, ...changed, ...ended }
  }

  /** Brings about what is not of the call. */
  async function before(refusal: string, player: Member, body: object): Promise<void> {
    if (refusal === 'duplicateId')
      expect((await player.ask(CASINO_PATHS.bet, { ...body, bets: plain.bets })).code).toBe(0)
    if (refusal === 'gameOff' || refusal === 'maintenance') {
      await casino.control.setTable({ tableId: TABLE, status: refusal === 'gameOff' ? 'off' : 'maintained' })
      await casino.pass(1_100)
    }
    if (refusal === 'onBreak') {
      await casino.store.protection.takeBreak(player.id, 'hour', casino.platform.clock.now())
    }
    if (refusal === 'roundFull') await fill(body)
  }

  /** Stakes of others fill the first play of a call. */
  async function fill(body: object): Promise<void> {
    const { max, allMax } = tableLimits(0, 'RMB', 1)
    const [first] = plain.bets
    for (let staked = 0; staked < allMax; staked += max[3031]) {
      const other = await casino.member({ walletType: 'seamless', RMB: max[3031] })
      const bets = [{ ...first, clientOrderId: `fill-${other.id}`, betAmount: `${max[3031] / 100}.00` }]
      expect((await other.ask(CASINO_PATHS.bet, { ...body, bets })).code).toBe(0)
    }
  }

  it.each(REFUSED.map((each, index) => ({ ...each, index })))(
    '$index: $refusal',
    async ({ refusal, request, answer }) => {
      // The balance of the page: 1860.00; for limits of the table it would come first.
      const RMB = refusal === 'aboveMax' ? 100_000_00 : 1_860_00
      const player = await casino.member({ walletType: 'seamless', RMB })
      const body = await asked(request, refusal === 'roundFull' ? FULL_TABLE : TABLE)
      await before(refusal, player, body)
      const held = await casino.balance(player.id)
      const refused = await player.ask(CASINO_PATHS.bet, body)
      expect(refused.code).toBe(answer.code)
      expect(await casino.balance(player.id)).toBe(held)
      if (refusal === 'gameOff' || refusal === 'maintenance') {
        await casino.control.setTable({ tableId: TABLE, status: 'on' })
        await casino.pass(1_100)
      }
    },
  )

  it('but not a call that is repeated', async () => {
    const player = await casino.member({ walletType: 'seamless', RMB: 1_860_00 })
    const body = await asked({})
    const placed = await player.ask(CASINO_PATHS.bet, body)
    const again = await player.ask(CASINO_PATHS.bet, body)
    const orders = (data: unknown) => (data as typeof BET_CALL.answer.fields).orders
    expect(orders(again.data)).toEqual(orders(placed.data))
    expect(orders(again.data).map(({ orderNo: _, ...order }) => order)).toEqual(
      REPEATED.orders.map(({ orderNo: _, ...order }) => order),
    )
    expect(placed.data).toMatchObject({ balance: BET_CALL.answer.fields.balance })
    expect(await casino.balance(player.id)).toBe(1_740_00)
  })
})

it('the games of the casino are those of the documents', async () => {
  const { data } = await casino.site.call(GAME_TYPES_PATH, GAMES.request.fields)
  expect(data).toEqual(GAMES.answer.fields)
})
