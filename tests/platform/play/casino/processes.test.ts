import { expect, it } from 'vitest'
import { CASINO_PATHS } from '../../../../streams/wire/casino/paths.ts'
import { describeOnDatabases } from '../../store/testDatabases.ts'
import { createCasinoPlatform } from './casinoPlatform.ts'

const TABLE = 'C01'
const BANKER = ['3001', 195_000, 100] as const
const PLAYER = ['3002', 200_000, 100] as const
const STEP_MS = 500
/** Two rounds of a quick table, with time to spare, ms. */
const WITHIN_MS = 180_000

/** Two processes on one database, and one clock. An embedded database has one process. */
describeOnDatabases('processes that play the same tables', ({ kind, store, otherProcess }) => {
  it('play each round once, and pay what either has taken once', async () => {
    const hand = { at: Date.UTC(2026, 10, 20, 12) }
    const keepOpen = { close: () => Promise.resolve() }
    const one = await createCasinoPlatform({ ...store(), ...keepOpen }, { hand })
    const other =
      kind === 'server' ? await createCasinoPlatform({ ...otherProcess(), ...keepOpen }, { hand }) : one
    const casinos = [...new Set([one, other])]
    const until = async (reached: () => Promise<boolean>): Promise<void> => {
      const end = hand.at + WITHIN_MS
      while (!(await reached())) {
        if (hand.at > end) throw new Error('it was never reached')
        hand.at += STEP_MS
        await Promise.all(casinos.map(({ platform }) => platform.tick()))
      }
    }
    const is = (state: string) => async () => (await one.present(TABLE))?.state === state
    const [here, there] = [await one.member(), await other.member()]
    await until(is('announced'))
    await until(is('open'))
    const first = await one.present(TABLE)
    const answers = await Promise.all([here.bet(TABLE, [BANKER]), there.bet(TABLE, [PLAYER])])
    expect(answers.map(({ code }) => code)).toEqual([0, 0])
    expect(await other.present(TABLE)).toMatchObject({ round: first?.round })
    await until(is('decided'))
    // Both report the same cards, and the same shoe.
    const [told, toldThere] = [await here.tables([TABLE]), await there.tables([TABLE])]
    expect(toldThere[0]?.round?.result).toEqual(told[0]?.round?.result)
    expect(toldThere[0]?.shoe).toEqual(told[0]?.shoe)
    await until(async () => (await one.present(TABLE))?.round !== first?.round)
    await until(is('open'))
    const results = told[0]?.round?.result?.results ?? []
    const back = (play: number, returned: string) =>
      results.includes(3003) ? '100.00' : results.includes(play) ? returned : '0.00'
    for (const [member, expected] of [
      [here, back(3001, '195.00')],
      [there, back(3002, '200.00')],
    ] as const) {
      const { data } = await member.ask(CASINO_PATHS.orders, { orderStatus: 1 })
      expect(data).toMatchObject({ total: 1, records: [{ roundNo: first?.round, backAmount: expected }] })
    }
    await expect(store().ledger.audit()).resolves.toMatchObject({ balanced: true })
    for (const { platform } of casinos) await platform.close()
  })
})
