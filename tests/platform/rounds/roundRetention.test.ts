import { pino } from 'pino'
import { expect, it } from 'vitest'
import { createRoundRetention, KEPT_ROUNDS } from '../../../platform/rounds/roundRetention.ts'
import type { GameKey, NewRound } from '../../../platform/store/rounds/round.ts'
import type { JsonObject } from '../../../platform/store/json.ts'
import { NOON, someMember } from '../store/builders.ts'
import { describeOnDatabases } from '../store/testDatabases.ts'
import { newCoin } from './testRounds.ts'

const DIGITS = 'a'.repeat(64)

describeOnDatabases('old rounds', ({ store }) => {
  const roundOf = (key: GameKey, number: number, shoe: JsonObject | null): NewRound => ({
    ...key,
    round: String(number).padStart(4, '0'),
    announcedAt: NOON,
    opensAt: NOON + number * 1_000,
    sealsAt: NOON + number * 1_000 + 1,
    resultAt: NOON + number * 1_000 + 2,
    paysAt: null,
    endsAt: null,
    commitment: DIGITS,
    shoe,
  })

  /** Rounds that were given back, each with the number of its shoe. */
  async function rounds(shoes: readonly (string | null)[], left = 0): Promise<GameKey> {
    const key = newCoin()
    const all = shoes.map((shoe, index) => roundOf(key, index + 1, shoe === null ? null : { number: shoe }))
    const added = await store().rounds.announce(key, () => all)
    for (const round of added.slice(0, added.length - left)) {
      await store().rounds.change(round, { update: () => ({ state: 'void', seed: DIGITS }) })
    }
    return key
  }

  async function betOn(key: GameKey, round: string): Promise<void> {
    await store().positions.place({
      ...key,
      round,
      memberId: await someMember(store(), 10_000),
      clientId: `kept-${key.game}`,
      purpose: 'main',
      currency: 'RMB',
      selection: {},
      odds: null,
      stake: 100,
      placedAt: NOON,
    })
  }

  async function left(key: GameKey, count: number): Promise<readonly string[]> {
    const names = Array.from({ length: count }, (_, index) => String(index + 1).padStart(4, '0'))
    const found = await Promise.all(names.map((round) => store().rounds.round({ ...key, round })))
    return found.flatMap((round) => round?.round ?? [])
  }

  it('are removed but for the newest, some at once', async () => {
    const key = await rounds(Array.from({ length: 6 }, () => null))
    await expect(store().rounds.forget(key, { kept: 6, limit: 9 })).resolves.toBe(0)
    await expect(store().rounds.forget(key, { kept: 2, limit: 3 })).resolves.toBe(3)
    await expect(left(key, 6)).resolves.toEqual(['0004', '0005', '0006'])
    await expect(store().rounds.forget(key, { kept: 2, limit: 3 })).resolves.toBe(1)
    await expect(store().rounds.forget(key, { kept: 2, limit: 3 })).resolves.toBe(0)
    await expect(left(key, 6)).resolves.toEqual(['0005', '0006'])
  })

  it('are kept when somebody has bet on them, and while they are not over', async () => {
    const key = await rounds([null, null, null, null], 3)
    await betOn(key, '0001')
    await expect(store().rounds.forget(key, { kept: 1, limit: 9 })).resolves.toBe(0)
    await expect(left(key, 4)).resolves.toHaveLength(4)
  })

  it('of a shoe are removed together, when none of them is needed', async () => {
    const key = await rounds(['1', '1', '2', '2', '3', '3', '3'])
    await betOn(key, '0004')
    await expect(store().rounds.forget(key, { kept: 2, limit: 9 })).resolves.toBe(2)
    // Two rounds of the third shoe are among the newest.
    await expect(left(key, 7)).resolves.toEqual(['0003', '0004', '0005', '0006', '0007'])
  })

  it('of other games are not touched, and games take turns', async () => {
    const asked: string[] = []
    let real = 0
    const forget = (game: GameKey, { kept }: { kept: number }) => {
      expect(kept).toBe(KEPT_ROUNDS)
      asked.push(game.game)
      return game.game === 'b' ? Promise.reject(new Error('no database')) : Promise.resolve(0)
    }
    const games = ['a', 'b'].map((game) => ({ product: 'casino', game }) as const)
    const deps = { store: { rounds: { forget } }, real: () => real, log: pino({ level: 'silent' }) }
    const retention = createRoundRetention(deps, games)
    for (const ms of [0, 59_999, 1, 1, 60_000, 60_000]) {
      real += ms
      await retention.tick?.()
    }
    expect(asked).toEqual(['a', 'b', 'a'])
    const [one, other] = [await rounds([null, null, null]), await rounds([null, null, null])]
    await store().rounds.forget(one, { kept: 1, limit: 9 })
    await expect(left(other, 3)).resolves.toHaveLength(3)
  })
})
