import { expect, it } from 'vitest'
import { commitmentOf } from '../../../platform/rounds/committedSeed.ts'
import type { Store } from '../../../platform/store/store.ts'
import { someMember } from '../store/builders.ts'
import { describeOnDatabases } from '../store/testDatabases.ts'
import { COIN } from './coinGame.ts'
import { coinProcess, newCoin, taken } from './testRounds.ts'

const GIVEN_BACK = 600_000
const LATE = 5_000

/** A round of a process that is open, with one bet on it. */
async function openWithBet(store: Store) {
  const member = await someMember(store, 10_000)
  const process = await coinProcess(store, newCoin())
  await process.pass(0)
  await process.pass(COIN.first)
  const round = await process.present()
  const [position] = taken(await process.bet(member))
  if (position === undefined) throw new Error('the bet was not taken')
  const { positionNo } = position
  return { member, process, round, position: () => store.positions.position(positionNo) }
}

describeOnDatabases('a round that nobody served in time', ({ store }) => {
  it('keeps its bets, takes no more and is decided by the seed that was committed', async () => {
    const { member, process, round, position } = await openWithBet(store())
    await process.pass(COIN.bet + LATE + 1)
    const interrupted = await process.present()
    expect(interrupted).toMatchObject({
      state: 'interrupted',
      retryAt: process.clock.at + 5_000,
      seed: null,
      result: null,
    })
    await expect(process.bet(member, { clientId: 'too-late' })).resolves.toEqual({
      status: 'refused',
      reason: 'roundNotOpen',
    })
    await process.pass(4_999)
    expect((await process.present()).state).toBe('interrupted')
    await process.pass(1)
    const decided = await process.present()
    expect(decided).toMatchObject({
      state: 'decided',
      retryAt: null,
      decidedAt: process.clock.at,
      paysAt: process.clock.at + COIN.picture,
      commitment: round.commitment,
    })
    expect(commitmentOf(decided, decided.seed ?? '')).toBe(round.commitment)
    await process.pass(COIN.picture)
    await expect(position()).resolves.toMatchObject({ status: 'settled' })
    await expect(store().ledger.audit()).resolves.toMatchObject({ balanced: true })
  })

  it('is interrupted between seal and result too', async () => {
    const { process } = await openWithBet(store())
    await process.pass(COIN.bet)
    expect((await process.present()).state).toBe('sealed')
    await process.pass(COIN.seal + LATE + 1)
    expect((await process.present()).state).toBe('interrupted')
  })

  it('is given back after ten minutes, with its seed, and the next is announced', async () => {
    const { member, process, round, position } = await openWithBet(store())
    await process.pass(COIN.bet + COIN.seal + GIVEN_BACK)
    const given = await process.present()
    expect(given).toMatchObject({ state: 'void', round: round.round, result: null, decidedAt: null })
    expect(commitmentOf(given, given.seed ?? '')).toBe(round.commitment)
    await expect(position()).resolves.toMatchObject({ status: 'cancelled', returned: 1_000 })
    await expect(store().ledger.balance(member, 'RMB')).resolves.toBe(10_000)
    await expect(process.rounds.announced([round])).resolves.toMatchObject([
      { round: '0002', opensAt: process.clock.at + COIN.wait },
    ])
    await process.pass(COIN.wait)
    expect(await process.present()).toMatchObject({ round: '0002', state: 'open' })
    await expect(store().ledger.audit()).resolves.toMatchObject({ balanced: true })
  })

  it('is void at once when it was never opened and nobody has bet on it', async () => {
    const process = await coinProcess(store(), newCoin())
    await process.pass(0)
    await process.pass(COIN.first + COIN.bet + LATE + 1)
    expect(await process.present()).toMatchObject({ round: '0001', state: 'void' })
  })

  it('is retried when it was never opened and somebody has bet ahead', async () => {
    const member = await someMember(store(), 10_000)
    const process = await coinProcess(store(), newCoin())
    await process.pass(0)
    taken(await process.bet(member, { ahead: true }))
    await process.pass(COIN.first + COIN.bet + LATE + 1)
    expect((await process.present()).state).toBe('interrupted')
    await process.pass(5_000)
    expect((await process.present()).state).toBe('decided')
  })
})

describeOnDatabases('a round that cannot be decided', ({ store }) => {
  it('is interrupted, retried every five seconds, and decided once it can be', async () => {
    const { process, round } = await openWithBet(store())
    process.game.isBroken = true
    await process.runTo(round.resultAt + 4_000)
    expect((await process.present()).state).toBe('sealed')
    await process.runTo(round.resultAt + LATE + 1_200)
    const first = await process.present()
    expect(first.state).toBe('interrupted')
    await process.runTo((first.retryAt ?? 0) + 400)
    const second = await process.present()
    expect(second).toMatchObject({ state: 'interrupted' })
    expect(second.retryAt).toBeGreaterThan(process.clock.at)
    process.game.isBroken = false
    await process.runTo((second.retryAt ?? 0) + 1_000)
    expect((await process.present()).state).toBe('decided')
  })

  it('stays decided while a position cannot be paid, and pays it once it can', async () => {
    const { process, round, position } = await openWithBet(store())
    await process.runTo(round.resultAt)
    process.game.isBroken = true
    const decided = await process.present()
    await process.runTo((decided.endsAt ?? 0) + 1_000)
    await expect(store().rounds.round(round)).resolves.toMatchObject({ state: 'decided' })
    process.game.isBroken = false
    await process.pass(5_000)
    await process.pass(200)
    await expect(position()).resolves.toMatchObject({ status: 'settled' })
    await expect(store().rounds.round(round)).resolves.toMatchObject({ state: 'closed' })
  })
})

describeOnDatabases('a round that the operator stops', ({ store }) => {
  it.each(['open', 'sealed'] as const)(
    'when it is %s is void, and every stake is returned',
    async (state) => {
      const { member, process, round, position } = await openWithBet(store())
      if (state === 'sealed') await process.pass(COIN.bet)
      await expect(process.rounds.stop(round, 'void')).resolves.toMatchObject({
        round: '0001',
        state: 'void',
      })
      await expect(position()).resolves.toMatchObject({ status: 'cancelled' })
      await expect(store().ledger.balance(member, 'RMB')).resolves.toBe(10_000)
      await expect(process.rounds.stop(round, 'void')).resolves.toBeNull()
    },
  )

  it('is interrupted, and decided when its result is due', async () => {
    const { process, round } = await openWithBet(store())
    await expect(process.rounds.stop(round, 'interrupted')).resolves.toMatchObject({
      state: 'interrupted',
      retryAt: round.resultAt,
    })
    await process.runTo(round.resultAt)
    expect((await process.present()).state).toBe('decided')
  })

  it('is not stopped once it is decided, and no game is that nobody plays', async () => {
    const { process, round } = await openWithBet(store())
    await process.runTo(round.resultAt)
    await expect(process.rounds.stop(round, 'void')).resolves.toBeNull()
    await expect(process.rounds.stop(newCoin(), 'void')).resolves.toBeNull()
  })

  it('has no successor while its game is off, and one when it is on again', async () => {
    const { process, round } = await openWithBet(store())
    process.game.isOn = false
    await process.runTo(round.resultAt + COIN.picture + COIN.net)
    await expect(store().rounds.round(round)).resolves.toMatchObject({ state: 'closed' })
    await expect(process.rounds.announced([round])).resolves.toEqual([])
    process.game.isOn = true
    await process.pass(200)
    await expect(process.rounds.announced([round])).resolves.toMatchObject([{ round: '0002' }])
  })
})

describeOnDatabases('a round of a game that is no longer played', ({ store }) => {
  it('is given back in the end', async () => {
    const { member, process, round, position } = await openWithBet(store())
    const other = await coinProcess(store(), newCoin(), process.clock)
    await other.pass(COIN.bet + COIN.seal + GIVEN_BACK - 1)
    await expect(store().rounds.round(round)).resolves.toMatchObject({ state: 'open' })
    await other.pass(1)
    await expect(store().rounds.round(round)).resolves.toMatchObject({ state: 'void' })
    await expect(position()).resolves.toMatchObject({ status: 'cancelled' })
    await expect(store().ledger.balance(member, 'RMB')).resolves.toBe(10_000)
  })
})
