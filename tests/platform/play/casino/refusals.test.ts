import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PLAY_ODDS, PLAYS } from '../../../../streams/domain/baccarat/plays.ts'
import { tableLimits } from '../../../../streams/domain/casino/limits.ts'
import { MINOR_PER_UNIT } from '../../../../streams/domain/money.ts'
import { playDay } from '../../../../streams/domain/protection.ts'
import { openSharedStore } from '../../book/testPlatform.ts'
import { createCasinoPlatform } from './casinoPlatform.ts'

const PLAYER = PLAYS.player
const FUNDS = 1_000_000_00
const TABLE = 'A12'

describe('bets at a table', () => {
  let end = (): Promise<void> => Promise.resolve()
  let casino: Awaited<ReturnType<typeof createCasinoPlatform>>
  beforeAll(async () => {
    const shared = await openSharedStore()
    end = shared.end
    casino = await createCasinoPlatform(shared.store)
    await casino.pass(0)
  })
  afterAll(async () => {
    expect((await casino.store.ledger.audit()).balanced).toBe(true)
    await casino.platform.close()
    await end()
  })

  /** A member who bets on the player in the present round, in units. */
  const player = async () => {
    const member = await casino.member({ walletType: 'seamless', RMB: FUNDS })
    let calls = 0
    const bet = async (units: number) => {
      calls += 1
      const clientOrderId = `player-${member.id}-${calls}`
      const bets = [
        { clientOrderId, option: String(PLAYER), odds: PLAY_ODDS[PLAYER], betAmount: `${units}.00` },
      ]
      return (await member.bet(TABLE, [], { bets })).code
    }
    return { id: member.id, bet }
  }

  it('of all members on a play are at most what the table takes', async () => {
    const { max, allMax } = tableLimits(0, 'RMB', 1)
    const most = max[PLAYER] / MINOR_PER_UNIT
    await casino.runUntil(TABLE, 'announced')
    await casino.runUntil(TABLE, 'open')
    let rest = allMax / MINOR_PER_UNIT
    while (rest >= most) {
      expect(await (await player()).bet(most)).toBe(0)
      rest -= most
    }
    const last = await player()
    expect(await last.bet(rest + 20)).toBe(3024)
    expect(await casino.balance(last.id)).toBe(FUNDS)
  })

  it("are refused by each of the member's own limits, and during a break", async () => {
    await casino.runUntil(TABLE, 'announced')
    await casino.runUntil(TABLE, 'open')
    const { protection } = casino.store
    const at = casino.platform.clock.now()
    const [broken, staking, losing, playing] = [
      await player(),
      await player(),
      await player(),
      await player(),
    ]
    await protection.takeBreak(broken.id, 'hour', at)
    await protection.setLimit(staking.id, 'stake', 30_00, at)
    await protection.setLimit(losing.id, 'loss', 30_00, at)
    await protection.setLimit(playing.id, 'time', 1, at)
    const day = playDay(at)
    await protection.countMinutes([1, 2].map((minute) => ({ memberId: playing.id, day, minute })))
    expect(await broken.bet(20)).toBe(3090)
    expect(await staking.bet(31)).toBe(3091)
    expect(await losing.bet(31)).toBe(3092)
    expect(await playing.bet(20)).toBe(3093)
    for (const { id } of [broken, staking, losing, playing]) {
      expect(await casino.balance(id)).toBe(FUNDS)
    }
    // Within the limits they are taken.
    expect([await staking.bet(30), await losing.bet(30)]).toEqual([0, 0])
  })
})
