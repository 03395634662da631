import { expect, it } from 'vitest'
import { BREAK_MS, playDay } from '../../../streams/domain/protection.ts'
import { grant, MINUTE, NOON, someLeg, someOrder, somePosition, someMember } from './builders.ts'
import { describeOnDatabases } from './testDatabases.ts'

const HOUR = 60 * MINUTE

describeOnDatabases('the protection of members', (fixture) => {
  const place = (memberId: number, clientOrderId: string, totalStake: number, placedAt = NOON) =>
    fixture.store().orders.place({
      memberId,
      clientOrderId,
      orders: [someOrder({ totalStake, unitStake: totalStake, placedAt, legs: [someLeg()] })],
    })

  it('refuses the stake that goes over the limit of the day, and takes it on the next day', async () => {
    const { protection } = fixture.store()
    const member = await someMember(fixture.store(), 100_00)
    await protection.setLimit(member, 'stake', 50_00, NOON)
    expect((await place(member, 'a', 50_00)).status).toBe('placed')
    expect(await place(member, 'b', 1)).toEqual({ status: 'protected', reason: 'ownStakeLimit' })
    expect((await place(member, 'a', 50_00)).status).toBe('duplicate')
    expect((await place(member, 'c', 50_00, NOON + 24 * HOUR)).status).toBe('placed')
    expect((await protection.state(member, NOON)).today).toEqual({ staked: 50_00, net: -50_00, minutes: 0 })
  })

  it('counts both currencies, at the rate of the house', async () => {
    const { protection, orders } = fixture.store()
    const member = await someMember(fixture.store(), 100_00)
    await grant(fixture.store(), member, 100_00, 'USDT')
    await protection.setLimit(member, 'stake', 100_00, NOON)
    const order = someOrder({ totalStake: 10_00, unitStake: 10_00, currency: 'USDT', placedAt: NOON })
    expect((await orders.place({ memberId: member, clientOrderId: 'u', orders: [order] })).status).toBe(
      'placed',
    )
    expect((await place(member, 'r', 30_01)).status).toBe('protected')
    expect((await place(member, 'r', 30_00)).status).toBe('placed')
  })

  it('gives the room of a returned stake back, and a win makes room for more losses', async () => {
    const { protection, orders } = fixture.store()
    const member = await someMember(fixture.store(), 500_00)
    await protection.setLimit(member, 'stake', 100_00, NOON)
    await protection.setLimit(member, 'loss', 60_00, NOON)
    const placed = await place(member, 'a', 60_00)
    if (placed.status !== 'placed') throw new Error(placed.status)
    expect(await place(member, 'b', 10_00)).toEqual({ status: 'protected', reason: 'ownLossLimit' })
    const orderNo = placed.orders[0]?.orderNo ?? ''
    await orders.settle(orderNo, {
      returned: 117_00,
      outcome: 'win',
      legs: [],
      at: NOON + HOUR,
    })
    expect((await protection.state(member, NOON + HOUR)).today.net).toBe(57_00)
    expect((await place(member, 'c', 40_00)).status).toBe('placed')
    expect(await place(member, 'd', 1)).toEqual({ status: 'protected', reason: 'ownStakeLimit' })
  })

  it('stakes at the same time never use the same rest of a limit', async () => {
    const member = await someMember(fixture.store(), 1000_00)
    await fixture.store().protection.setLimit(member, 'stake', 100_00, NOON)
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => place(member, `p${index}`, 30_00)),
    )
    expect(answers.filter(({ status }) => status === 'placed')).toHaveLength(3)
    expect(answers.filter(({ status }) => status === 'protected')).toHaveLength(9)
  })

  it('a limit that is lowered while bets are under way counts for each bet that comes after it', async () => {
    const { protection, ledger } = fixture.store()
    const member = await someMember(fixture.store(), 1000_00)
    await protection.setLimit(member, 'stake', 900_00, NOON)
    const bets = Array.from({ length: 8 }, (_, index) => place(member, `p${index}`, 30_00))
    const lowered = protection.setLimit(member, 'stake', 60_00, NOON)
    const answers = await Promise.all(bets)
    await lowered
    const { staked } = (await protection.state(member, NOON)).today
    expect(staked).toBe(30_00 * answers.filter(({ status }) => status === 'placed').length)
    expect((await place(member, 'after', 60_00)).status).toBe('protected')
    expect((await ledger.audit()).findings).toEqual([])
  })

  it('a break refuses bets and positions, and ends by itself', async () => {
    const { protection, positions } = fixture.store()
    const member = await someMember(fixture.store(), 100_00)
    await protection.takeBreak(member, 'day', NOON)
    await protection.takeBreak(member, 'hour', NOON)
    const refusal = { status: 'protected', reason: 'onBreak' }
    expect(await place(member, 'a', 10_00)).toEqual(refusal)
    expect(
      await positions.place(somePosition(member, { stake: 1, placedAt: NOON, purpose: 'main' })),
    ).toEqual(refusal)
    expect((await place(member, 'a', 10_00, NOON + BREAK_MS.day)).status).toBe('placed')
  })

  it('counts a minute once, whichever process reports it', async () => {
    const { protection } = fixture.store()
    const other = fixture.otherProcess().protection
    const memberId = await someMember(fixture.store())
    const day = playDay(NOON)
    await protection.countMinutes([{ memberId, day, minute: 7 }])
    await other.countMinutes([{ memberId, day, minute: 7 }])
    await other.countMinutes([{ memberId, day, minute: 8 }])
    await protection.countMinutes([])
    await protection.countMinutes([9, 10, 8].map((minute) => ({ memberId, day, minute })))
    expect((await protection.state(memberId, NOON)).today.minutes).toBe(4)
  })
})
