import fc from 'fast-check'
import { expect, it } from 'vitest'
import { commitmentOf, drawsOf } from '../../../platform/rounds/committedSeed.ts'
import type { GameKey, StoredRound } from '../../../platform/store/rounds/round.ts'
import type { Store } from '../../../platform/store/store.ts'
import { someMember } from '../store/builders.ts'
import { describeOnDatabases } from '../store/testDatabases.ts'
import { COIN } from './coinGame.ts'
import { type CoinProcess, coinProcess, handClock, newCoin } from './testRounds.ts'

const RUNS = 12
const LONGEST_MS = 120_000
const BALANCE = 10_000

type Event =
  | { readonly do: 'pass'; readonly ms: number; readonly by: number }
  | { readonly do: 'bet'; readonly id: number; readonly by: number; readonly beside: boolean }
  | { readonly do: 'kill'; readonly by: number }
  | { readonly do: 'stop'; readonly change: 'interrupted' | 'void'; readonly by: number }
  | { readonly do: 'break'; readonly isBroken: boolean; readonly by: number }

const by = fc.nat({ max: 1 })
const event: fc.Arbitrary<Event> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('pass' as const),
      ms: fc.constantFrom(0, 200, 1_999, 3_000, 4_800, 9_999),
      by,
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('bet' as const),
      id: fc.nat({ max: 5 }),
      by,
      beside: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('pass' as const), ms: fc.constantFrom(30_000, 700_000), by }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('kill' as const), by }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('stop' as const),
      change: fc.constantFrom('interrupted' as const, 'void' as const),
      by,
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('break' as const), isBroken: fc.boolean(), by }) },
)

describeOnDatabases('two processes that play a game', ({ store, otherProcess }) => {
  async function play(events: readonly Event[]) {
    const key = newCoin()
    const clock = handClock()
    const member = await someMember(store(), BALANCE)
    const stores = [store(), otherProcess()]
    const start = (index: number) => coinProcess(stores[index] ?? store(), key, clock)
    const processes = [await start(0), await start(1)]
    const at = (index: number): CoinProcess => {
      const process = processes[index]
      if (process === undefined) throw new Error('there are two processes')
      return process
    }
    /** What goes on beside the next events: a bet whose answer is late or lost, and the steps of the other process. */
    const beside: Promise<unknown>[] = []
    // The second knows in its own step what the first has announced.
    for (const process of processes) await process.pass(0)
    for (const each of events) {
      const process = at(each.by)
      if (each.do === 'pass') {
        clock.at += each.ms
        await Promise.all(
          each.ms % 2 === 0 ? processes.map(({ rounds }) => rounds.tick()) : [process.pass(0)],
        )
      } else if (each.do === 'bet') {
        const side = each.id % 2 === 0 ? 'heads' : 'tails'
        const bet = process.bet(member, { clientId: `${key.game}-${each.id}`, side, stake: 500 })
        if (each.beside) beside.push(bet)
        else await bet
      } else if (each.do === 'kill') processes[each.by] = await start(each.by)
      else if (each.do === 'stop') await process.rounds.stop(key, each.change)
      else process.game.isBroken = each.isBroken
    }
    await Promise.all(beside)
    for (const process of processes) process.game.isBroken = false
    await bringToTheEnd(processes, clock)
    return { key, member, process: at(0) }
  }

  it(
    'pay every bet once, lose none, and keep every commitment',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(event, { minLength: 8, maxLength: 30 }), async (events) => {
          await check(store(), await play(events))
        }),
        { numRuns: RUNS },
      )
    },
    LONGEST_MS,
  )

  it('take a bet wholly before the seal, or not at all', async () => {
    const key = newCoin()
    const clock = handClock()
    const member = await someMember(store(), BALANCE)
    const [one, other] = [
      await coinProcess(store(), key, clock),
      await coinProcess(otherProcess(), key, clock),
    ]
    await one.pass(0)
    await one.pass(COIN.first)
    const round = await one.present()
    await other.rounds.tick()
    clock.at = round.sealsAt - 1
    const bets = Array.from({ length: 8 }, (_, index) => other.bet(member, { clientId: `racing-${index}` }))
    clock.at = round.sealsAt
    const [sealing, ...results] = await Promise.all([one.rounds.tick(), ...bets])
    expect(sealing).toBeUndefined()
    const taken = results.filter(({ status }) => status === 'placed')
    await expect(store().positions.ofMember(member, round)).resolves.toHaveLength(taken.length)
    await bringToTheEnd([one, other], clock)
    await check(store(), { key, member, process: one })
  })

  it('report the same news, each once and in the order of the versions', async () => {
    const key = newCoin()
    const clock = handClock()
    const member = await someMember(store(), BALANCE)
    const processes = [await coinProcess(store(), key, clock), await coinProcess(otherProcess(), key, clock)]
    const [one, other] = processes
    if (one === undefined || other === undefined) throw new Error('there are two processes')
    await one.pass(0)
    const { resultAt } = await one.present()
    while (clock.at < resultAt + COIN.picture + COIN.net) {
      clock.at += 200
      await Promise.all(processes.map(({ rounds }) => rounds.tick()))
      if (clock.at === resultAt - 6_000) await other.bet(member)
    }
    // What the other process has done since is reported in the next step.
    await Promise.all(processes.map(({ rounds }) => rounds.tick()))
    for (const { news } of processes) {
      const rounds = news.flatMap((told) => told.rounds).filter(({ game }) => game === key.game)
      const first = rounds.filter(({ round }) => round === '0001')
      expect(first.map(({ state }) => state)).toEqual(['announced', 'open', 'sealed', 'decided', 'closed'])
      const versions = rounds.map(({ version }) => version)
      expect(versions).toEqual(versions.toSorted((a, b) => a - b))
      const positions = news.flatMap((told) => told.positions).filter(({ game }) => game === key.game)
      expect(positions.map(({ status }) => status)).toEqual(['open', 'settled'])
    }
  })
})

async function bringToTheEnd(processes: readonly CoinProcess[], clock: { at: number }): Promise<void> {
  for (const process of processes) process.game.isOn = false
  // The last round opens, is sealed, decided and paid; a broken payment is tried again after five seconds.
  for (let step = 0; step < 60; step += 1) {
    clock.at += 1_000
    await Promise.all(processes.map(({ rounds }) => rounds.tick()))
  }
}

async function check(
  store: Store,
  { key, member, process }: { key: GameKey; member: number; process: CoinProcess },
): Promise<void> {
  const audit = await store.ledger.audit()
  expect(audit.findings).toEqual([])
  expect(audit.balanced).toBe(true)
  const { rounds } = await store.rounds.past(key, { offset: 0, limit: 1_000 })
  await expect(process.rounds.announced([key])).resolves.toEqual([])
  expect(rounds.map(({ state }) => state).filter((state) => state !== 'closed' && state !== 'void')).toEqual(
    [],
  )
  expect(new Set(rounds.map(({ round }) => round)).size).toBe(rounds.length)
  let balance = BALANCE
  for (const round of rounds) {
    expect(commitmentOf(round, round.seed ?? '')).toBe(round.commitment)
    const result = resultOf(process, round)
    if (round.state === 'closed') expect(round.result).toEqual(result)
    for (const position of await store.positions.ofMember(member, round)) {
      expect(position.placedAt).toBeLessThan(round.sealsAt)
      expect(position.status).toBe(round.state === 'void' ? 'cancelled' : 'settled')
      const due =
        round.state === 'void' ? position.stake : process.game.returnOf(position, result, round).returned
      expect(position.returned).toBe(due)
      balance += due - position.stake
    }
  }
  await expect(store.ledger.balance(member, 'RMB')).resolves.toBe(balance)
}

function resultOf({ game }: CoinProcess, round: StoredRound) {
  return game.decide(round, drawsOf(round, Buffer.from(round.seed ?? '', 'hex')), 0).result
}
