import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CASINO_PATHS } from '../../../streams/wire/casino/paths.ts'
import { GAME_TYPES_PATH } from '../../../streams/wire/site/gameTypes.ts'
import { openSharedStore } from '../../platform/book/testPlatform.ts'
import { createCasinoPlatform } from '../../platform/play/casino/casinoPlatform.ts'
import { ORIGIN } from '../../platform/site/siteClient.ts'
import { shapeDifferences } from '../shapes.ts'
import { GAMES, LOGIN, REPLAY, SAVING, USER_INFO, VIDEO_PATH } from './casinoAnswers.ts'
import { BET_CALL, BET_RECORDS } from './casinoBets.ts'
import { CALLS, MOST, SETTINGS, SPOTS, TYPES } from './casinoCodes.ts'
import { NOT_ON, PHASES } from './casinoTables.ts'

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
      const all = (data as { tables: { tableId: string; type: number; limits: object[] }[] }).tables
      const ofType = all.filter(({ type }) => type === code)
      expect(ofType.map(({ tableId }) => tableId)).toEqual(tables)
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

it('the games of the casino are those of the documents', async () => {
  const { data } = await casino.site.call(GAME_TYPES_PATH, GAMES.request.fields)
  expect(data).toEqual(GAMES.answer.fields)
})
