import { expect, it } from 'vitest'
import { LOTTERY_PATHS } from '../../../../streams/wire/lottery/paths.ts'
import { describeOnDatabases } from '../../store/testDatabases.ts'
import { chase, draws, PAID_AFTER, SURE } from './lotteryBets.ts'
import { createLotteryPlatform, EVENING, type LotteryPlatform, signIn } from './lotteryClient.ts'

/** Two processes on one database, and one clock. An embedded database has one process. */
describeOnDatabases('processes that play the same lotteries', ({ kind, store, otherProcess }) => {
  it('make each draw once, and either stops a chase', async () => {
    const hand = { at: EVENING }
    const keepOpen = { close: () => Promise.resolve() }
    const one = await createLotteryPlatform({ ...store(), ...keepOpen }, { hand })
    const platforms: LotteryPlatform[] = [one]
    if (kind === 'server') {
      platforms.push(await createLotteryPlatform({ ...otherProcess(), ...keepOpen }, { hand }))
    }
    const pass = async (ms: number): Promise<void> => {
      hand.at += ms
      await Promise.all(platforms.map(({ platform }) => platform.tick()))
    }
    const last = platforms.at(-1) ?? one
    const member = await one.member()
    const there = await signIn(last.platform, member.id, member.name)
    // Announced by the one, taken by it, and seen by the other.
    expect((await chase(one, member, 4, SURE)).code).toBe(0)
    expect((await chase(last, there, 3, { ...SURE, stopOnWin: false })).code).toBe(0)
    const [onSale] = draws(one, 1)
    const until = (onSale?.drawAt ?? 0) + PAID_AFTER
    while (hand.at < until) await pass(Math.min(5_000, until - hand.at))
    for (let step = 0; step < 3; step += 1) await pass(200)
    const { data } = await there.post(LOTTERY_PATHS.chases, {})
    expect(data).toMatchObject({
      records: [
        { chaseState: 1, drawn: 1, openAmount: '8.00', backAmount: '3.90' },
        { chaseState: 2, drawn: 1, returnedAmount: '12.00', backAmount: '3.90' },
      ],
    })
    // The other process goes on alone.
    const rest = draws(one, 2).at(-1)?.drawAt ?? 0
    while (hand.at < rest + PAID_AFTER) {
      hand.at += 5_000
      await last.platform.tick()
    }
    for (let step = 0; step < 3; step += 1) await last.platform.tick()
    const later = await there.post(LOTTERY_PATHS.chases, { chaseState: 1 })
    expect(later.data).toMatchObject({ records: [] })
    await expect(store().ledger.audit()).resolves.toMatchObject({ balanced: true })
    for (const { platform } of platforms) await platform.close()
  })
})
