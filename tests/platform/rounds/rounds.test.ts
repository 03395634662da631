import { expect, it } from 'vitest'
import { commitmentOf, drawsOf } from '../../../platform/rounds/committedSeed.ts'
import type { GameKey, StoredRound } from '../../../platform/store/rounds/round.ts'
import { someMember } from '../store/builders.ts'
import { describeOnDatabases } from '../store/testDatabases.ts'
import { COIN } from './coinGame.ts'
import { coinProcess, newCoin, taken } from './testRounds.ts'

describeOnDatabases('a round', ({ store }) => {
  it('is announced, opens, is sealed, is decided, pays and is closed', async () => {
    const member = await someMember(store(), 10_000)
    const key = newCoin()
    const process = await coinProcess(store(), key)
    const start = process.clock.at
    await expect(process.rounds.present(key)).resolves.toBeNull()
    await process.pass(0)
    const announced = await process.present()
    expect(announced).toMatchObject({
      ...key,
      round: '0001',
      state: 'announced',
      opensAt: start + COIN.first,
      seed: null,
      result: null,
    })
    await process.runTo(announced.opensAt - 1)
    expect((await process.present()).state).toBe('announced')
    await process.runTo(announced.opensAt)
    expect((await process.present()).state).toBe('open')
    const [heads, tails] = [
      taken(await process.bet(member))[0],
      taken(await process.bet(member, { clientId: 'tails', side: 'tails' }))[0],
    ]
    await process.runTo(announced.sealsAt)
    expect(await process.present()).toMatchObject({ state: 'sealed', seed: null, result: null })
    await process.runTo(announced.resultAt)
    const decided = await process.present()
    expect(decided).toMatchObject({
      state: 'decided',
      round: '0001',
      decidedAt: announced.resultAt,
      paysAt: announced.resultAt + COIN.picture,
      commitment: announced.commitment,
    })
    expect(commitmentOf(decided, decided.seed ?? '')).toBe(announced.commitment)
    expect(decided.result).toEqual(await tossOf(process, decided))
    await expect(store().positions.openOf(decided)).resolves.toHaveLength(2)
    // The next is announced already, and opens after this one has ended.
    const [next] = await process.rounds.announced([key])
    expect(next).toMatchObject({ round: '0002', opensAt: (decided.endsAt ?? 0) + COIN.wait })
    await process.runTo(decided.paysAt ?? 0)
    const paid = await Promise.all(
      [heads, tails].map((position) => store().positions.position(position?.positionNo ?? '')),
    )
    expect(paid.map((position) => position?.status)).toEqual(['settled', 'settled'])
    expect(paid.reduce((sum, position) => sum + (position?.returned ?? 0), 0)).toBe(2_000)
    expect((await process.present()).state).toBe('decided')
    await process.runTo(decided.endsAt ?? 0)
    await expect(store().rounds.round(decided)).resolves.toMatchObject({ state: 'closed' })
    expect(await process.present()).toMatchObject({ round: '0002', state: 'announced' })
    await expect(store().ledger.audit()).resolves.toMatchObject({ balanced: true })
  })

  it('is read after a restart, if it is under way or the last of its game that is over', async () => {
    const [first, second, unknown] = [newCoin(), newCoin(), newCoin()]
    await playUntil(await coinProcess(store(), first), first, '0003')
    await playUntil(await coinProcess(store(), second), second, '0002')
    const keys = [first, second, unknown]
    const read = async (games: readonly GameKey[]) =>
      (await store().rounds.underWay(games))
        .filter(({ game }) => keys.some((key) => key.game === game))
        .map(({ game, round, state }) => [game, round, state])
        .toSorted()
    const over = [
      [first.game, '0002', 'closed'],
      [second.game, '0001', 'closed'],
    ]
    const underWay = [
      [first.game, '0003', 'announced'],
      [second.game, '0002', 'announced'],
    ]
    expect(await read(keys)).toEqual([...over, ...underWay].toSorted())
    expect(await read([second])).toEqual([...over.slice(1), ...underWay].toSorted())
    expect(await read([])).toEqual(underWay)
  })
})

type Process = Awaited<ReturnType<typeof coinProcess>>

async function playUntil(process: Process, key: GameKey, round: string): Promise<void> {
  while ((await process.rounds.present(key))?.round !== round) await process.pass(200)
}

/** The result that follows from the published seed. */
async function tossOf({ game }: Process, round: StoredRound) {
  const draws = drawsOf(round, Buffer.from(round.seed ?? '', 'hex'))
  return Promise.resolve(game.decide(round, draws, 0).result)
}
