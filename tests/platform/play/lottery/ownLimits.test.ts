import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { playDay } from '../../../../streams/domain/protection.ts'
import { bet, chase, place, SURE } from './lotteryBets.ts'
import { createLotteryPlatform, type LotteryMember, type LotteryPlatform } from './lotteryClient.ts'

const FUNDS = 100_00

let made: LotteryPlatform

beforeAll(async () => {
  made = await createLotteryPlatform()
})

afterAll(async () => {
  await expect(made.store.ledger.audit()).resolves.toMatchObject({ balanced: true })
  await made.platform.close()
})

/** A member with 100.00, and bets of so many times 4.00 on the draw on sale. */
async function punter() {
  const member = await made.member({ walletType: 'seamless', RMB: FUNDS, USDT: 0 })
  const stake = async (multiple: number) =>
    (await place(made, member, [bet({ ...SURE, multiple, betAmount: `${multiple * 4}.00` })])).code
  return { member, stake, balance: () => made.store.ledger.balance(member.id, 'RMB', 'main') }
}

/** Has played for two minutes of the day. */
async function playTwoMinutes({ id }: LotteryMember): Promise<void> {
  const day = playDay(made.platform.clock.now())
  await made.store.protection.countMinutes([1, 2].map((minute) => ({ memberId: id, day, minute })))
}

describe("bets are refused by the member's own limits", () => {
  it('during a break, whatever they are', async () => {
    const { member, stake, balance } = await punter()
    await made.store.protection.takeBreak(member.id, 'hour', made.platform.clock.now())
    expect(await stake(1)).toBe(3090)
    expect((await chase(made, member, 3, SURE)).code).toBe(3090)
    expect(await balance()).toBe(FUNDS)
  })

  it.each([
    ['stake', 3091],
    ['loss', 3092],
  ] as const)('of %s: what is above it, and not what reaches it', async (kind, code) => {
    const { member, stake, balance } = await punter()
    await made.store.protection.setLimit(member.id, kind, 8_00, made.platform.clock.now())
    expect(await stake(3)).toBe(code)
    expect(await balance()).toBe(FUNDS)
    expect(await stake(2)).toBe(0)
    expect(await stake(1)).toBe(code)
    expect(await balance()).toBe(FUNDS - 8_00)
  })

  it('of stake: a chase counts whole, with the draws that are to come', async () => {
    const { member, stake, balance } = await punter()
    await made.store.protection.setLimit(member.id, 'stake', 8_00, made.platform.clock.now())
    expect((await chase(made, member, 3, SURE)).code).toBe(3091)
    expect(await balance()).toBe(FUNDS)
    expect((await chase(made, member, 2, SURE)).code).toBe(0)
    expect(await stake(1)).toBe(3091)
    expect(await balance()).toBe(FUNDS - 8_00)
  })

  it('of time: after more minutes of the day than it allows', async () => {
    for (const [limit, code] of [
      [2, 0],
      [1, 3093],
    ] as const) {
      const { member, stake, balance } = await punter()
      await made.store.protection.setLimit(member.id, 'time', limit, made.platform.clock.now())
      await playTwoMinutes(member)
      expect(await stake(1)).toBe(code)
      expect(await balance()).toBe(code === 0 ? FUNDS - 4_00 : FUNDS)
    }
  })
})
