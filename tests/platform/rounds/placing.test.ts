import { expect, it } from 'vitest'
import type { PlaceBets, RoundSums } from '../../../platform/rounds/rounds.ts'
import type { Store } from '../../../platform/store/store.ts'
import { NOON, someMember } from '../store/builders.ts'
import { describeOnDatabases } from '../store/testDatabases.ts'
import { COIN } from './coinGame.ts'
import { coinProcess, newCoin, taken } from './testRounds.ts'

async function openRound(store: Store) {
  const process = await coinProcess(store, newCoin())
  await process.pass(0)
  await process.pass(COIN.first)
  const round = await process.present()
  const member = await someMember(store, 10_000)
  return { process, round, member, balance: () => store.ledger.balance(member, 'RMB') }
}

const refused = (reason: string) => ({ status: 'refused', reason })

const bet = (round: string, clientId: string, stake = 1_000, side = 'heads') => ({
  clientId,
  round,
  selection: { side },
  odds: 200_000,
  stake,
})

describeOnDatabases('bets on a round', ({ store, otherProcess }) => {
  it('are taken together, and answered again without a second stake', async () => {
    const { process, round, member, balance } = await openRound(store())
    const bets = [bet(round.round, 'first'), bet(round.round, 'second', 500, 'tails')]
    const placed = await process.bet(member, { bets })
    expect(placed).toMatchObject({ status: 'placed', fresh: true, balance: 8_500 })
    expect(taken(placed)).toMatchObject([
      { clientId: 'first', stake: 1_000, selection: { side: 'heads' }, placedAt: process.clock.at },
      { clientId: 'second', stake: 500 },
    ])
    // Also when the round has been sealed meanwhile.
    await process.runTo(round.sealsAt)
    const again = await process.bet(member, { bets: bets.toReversed() })
    expect(again).toMatchObject({ status: 'placed', fresh: false, balance: 8_500 })
    expect(taken(again).map(({ clientId }) => clientId)).toEqual(['second', 'first'])
    await expect(balance()).resolves.toBe(8_500)
    await expect(store().ledger.audit()).resolves.toMatchObject({ balanced: true })
  })

  it('are placed once when the same call runs twice at the same time', async () => {
    const { process, round, member, balance } = await openRound(store())
    const twin = await coinProcess(otherProcess(), round, process.clock)
    const placed = await Promise.all([process.bet(member), twin.bet(member)])
    expect(placed.map((each) => each.status === 'placed' && each.fresh).toSorted()).toEqual([false, true])
    await expect(balance()).resolves.toBe(9_000)
  })

  it.each([
    ['some of which are known', (round: string) => [bet(round, 'known'), bet(round, 'new')]],
    ['one of which has another stake', (round: string) => [bet(round, 'known', 999)]],
    ['one of which is on another side', (round: string) => [bet(round, 'known', 1_000, 'tails')]],
    ['one of which has another price', (round: string) => [{ ...bet(round, 'known'), odds: 190_000 }]],
  ])('%s are refused', async (_, betsOn) => {
    const { process, round, member, balance } = await openRound(store())
    taken(await process.bet(member, { clientId: 'known' }))
    const result = await process.bet(member, { bets: betsOn(round.round) })
    expect(result).toEqual(refused('duplicateId'))
    await expect(balance()).resolves.toBe(9_000)
  })

  it.each([
    ['no bet', () => []],
    ['an id twice', (round: string) => [bet(round, 'same'), bet(round, 'same')]],
    ['a stake of nothing', (round: string) => [bet(round, 'nothing', 0)]],
    ['half a minor unit', (round: string) => [bet(round, 'half', 0.5)]],
  ])('with %s are refused', async (_, betsOn: (round: string) => PlaceBets['bets']) => {
    const { process, round, member } = await openRound(store())
    await expect(process.bet(member, { bets: betsOn(round.round) })).resolves.toEqual(refused('badRequest'))
  })

  it('are refused before the opening, from the seal on, after their end, and where no such round is', async () => {
    const { process, round, member, balance } = await openRound(store())
    await expect(process.bet(member, { validUntil: process.clock.at - 1 })).resolves.toEqual(
      refused('roundNotOpen'),
    )
    await expect(process.bet(member, { bets: [bet('9999', 'nowhere')] })).resolves.toEqual(
      refused('roundNotOpen'),
    )
    // From this very ms on, although no step has sealed it yet.
    process.clock.at = round.sealsAt
    await expect(process.bet(member, { validUntil: round.sealsAt + 1 })).resolves.toEqual(
      refused('roundNotOpen'),
    )
    process.clock.at = round.sealsAt - 1
    taken(await process.bet(member, { clientId: 'in-time' }))
    await process.runTo(round.resultAt)
    const [next] = await process.rounds.announced([round])
    const early = [bet(next?.round ?? '', 'early')]
    await expect(process.bet(member, { bets: early, validUntil: process.clock.at + 1 })).resolves.toEqual(
      refused('roundNotOpen'),
    )
    taken(await process.bet(member, { bets: early, validUntil: process.clock.at + 1, ahead: true }))
    await expect(balance()).resolves.toBe(8_000)
  })

  it.each(['the seal', 'the end of the bet'])('are refused when %s comes as they wait', async (which) => {
    const { process, round, member, balance } = await openRound(store())
    const validUntil = which === 'the seal' ? round.sealsAt + 1 : process.clock.at + 1_000
    const end = Math.min(round.sealsAt, validUntil + 1)
    // The sums of all members are read under the lock of the round, and before the wallets are locked.
    taken(await process.bet(member, { clientId: 'earlier' }))
    const late = process.bet(member, {
      clientId: 'late',
      validUntil,
      optionOf: () => {
        process.clock.at = end
        return 'heads'
      },
    })
    await expect(late).resolves.toEqual(refused('roundNotOpen'))
    await expect(balance()).resolves.toBe(9_000)
  })

  it('are refused as a whole when the wallet does not hold all stakes', async () => {
    const { process, round, member, balance } = await openRound(store())
    const bets = [bet(round.round, 'one', 6_000), bet(round.round, 'two', 6_000)]
    await expect(process.bet(member, { bets })).resolves.toEqual(refused('insufficient'))
    await expect(balance()).resolves.toBe(10_000)
    await expect(store().positions.ofMember(member, round)).resolves.toEqual([])
    await expect(process.bet(member, { purpose: 'casino' })).resolves.toEqual(refused('insufficient'))
    await expect(process.bet(member, { currency: 'USDT' })).resolves.toEqual(refused('insufficient'))
  })

  it("are refused by the member's own limits and break", async () => {
    const { process, round, member } = await openRound(store())
    await store().protection.setLimit(member, 'stake', 1_500, NOON)
    const bets = [bet(round.round, 'limit-1'), bet(round.round, 'limit-2')]
    await expect(process.bet(member, { bets })).resolves.toEqual(refused('ownStakeLimit'))
    taken(await process.bet(member, { clientId: 'within' }))
    await store().protection.takeBreak(member, 'hour', process.clock.at)
    await expect(process.bet(member, { clientId: 'break' })).resolves.toEqual(refused('onBreak'))
  })

  it('are checked by the rules of the product, with the sums of the round', async () => {
    const { process, round, member } = await openRound(store())
    const rival = await someMember(store(), 10_000)
    taken(await process.bet(rival, { side: 'tails', stake: 300 }))
    taken(await process.bet(member, { stake: 200 }))
    const sums: RoundSums[] = []
    const check = (seen: RoundSums) => {
      sums.push(seen)
      return 'roundFull' as const
    }
    await expect(process.bet(member, { clientId: 'checked', check })).resolves.toEqual(refused('roundFull'))
    expect(sums[0]?.own).toMatchObject([{ stake: 200 }])
    expect(sums[0]?.all).toEqual(
      new Map([
        [JSON.stringify('tails'), 300],
        [JSON.stringify('heads'), 200],
      ]),
    )
    await expect(store().positions.ofMember(member, round)).resolves.toHaveLength(1)
  })

  it('never exceed a limit of the member, however many calls are under way', async () => {
    const { process, member } = await openRound(store())
    const check = ({ own }: RoundSums) =>
      own.reduce((sum, { stake }) => sum + stake, 0) + 1_000 > 3_000 ? ('aboveMax' as const) : null
    const results = await Promise.all(
      Array.from({ length: 6 }, (_, index) => process.bet(member, { clientId: `bet-${index}`, check })),
    )
    expect(results.filter(({ status }) => status === 'placed')).toHaveLength(3)
    expect(results).toContainEqual(refused('aboveMax'))
  })

  it('store what belongs to them in their transaction', async () => {
    const { process, round, member, balance } = await openRound(store())
    const failing = process.bet(member, {
      store: () => Promise.reject(new Error('the chase was not stored')),
    })
    await expect(failing).rejects.toThrow('the chase was not stored')
    await expect(balance()).resolves.toBe(10_000)
    await expect(store().positions.ofMember(member, round)).resolves.toEqual([])
  })

  it('are withdrawn before the seal, and stand after it', async () => {
    const { process, round, member, balance } = await openRound(store())
    const [first] = taken(await process.bet(member, { clientId: 'first' }))
    const [second] = taken(await process.bet(member, { clientId: 'second' }))
    const numbers = [first?.positionNo ?? '', 'TP1']
    await expect(process.rounds.withdraw(numbers)).resolves.toMatchObject([{ status: 'cancelled' }])
    await expect(process.rounds.withdraw(numbers)).resolves.toEqual([])
    await expect(balance()).resolves.toBe(9_000)
    process.clock.at = round.sealsAt
    await expect(process.rounds.withdraw([second?.positionNo ?? ''])).resolves.toEqual([])
    await process.rounds.tick()
    await expect(process.rounds.withdraw([second?.positionNo ?? ''])).resolves.toEqual([])
    await expect(balance()).resolves.toBe(9_000)
  })
})
