import { afterAll, beforeAll, expect, it } from 'vitest'
import { money } from '../../../streams/domain/money.ts'
import { pino } from 'pino'
import { type Book, createBook } from '../../../platform/book/book.ts'
import { readForcedResults } from '../../../platform/book/forcedResults.ts'
import type { AskedBet } from '../../../platform/book/confirmRequest.ts'
import type { PlatformClock } from '../../../platform/clock.ts'
import { createMetrics } from '../../../platform/http/metrics.ts'
import type { Store } from '../../../platform/store/store.ts'
import { dice } from '../../../platform/world/random.ts'
import { createSimulatedWorld } from '../../../platform/world/simulatedWorld.ts'
import type { World, WorldMatch } from '../../../platform/world/world.ts'
import { depth } from '../../support/depth.ts'
import { SPORT_OF_EACH_ENGINE } from '../world/builders.ts'
import { askLeg } from './confirms.ts'
import { openQuickStore, START } from './testPlatform.ts'

const HOUR = 3600_000
/** A month with `THOROUGH=1`. */
const DAYS = depth(20, 30)
const MEMBERS = 3
/** Bets of each member on a day. */
const BETS = 2
/** Changes the bets, and not whether the books balance. */
const SEED = 11

let store: Store
beforeAll(async () => {
  store = await openQuickStore()
})
afterAll(() => store.close())

async function newMember(name: string): Promise<number> {
  const made = await store.accounts.createMember({
    name,
    password: 'correct horse',
    siteId: '1001',
    language: 'CMN',
    at: START,
  })
  if (made.status !== 'created') throw new Error(name)
  const { id } = made.member
  await store.ledger.transfer({
    key: `month:${id}`,
    kind: 'IN',
    reference: `member:${id}`,
    at: START,
    entries: [
      { house: 'house:promotions', currency: 'RMB', amount: -1_000_000_00 },
      { member: id, currency: 'RMB', amount: 1_000_000_00 },
    ],
  })
  return id
}

/** The platform of one day: it goes on with what the last one has stored. */
async function openDay(clock: PlatformClock, random: () => number) {
  const forced = await readForcedResults(store, 'month')
  const world = createSimulatedWorld({
    seed: SEED,
    epoch: START,
    clock,
    forced,
    sports: SPORT_OF_EACH_ENGINE,
  })
  const log = pino({ level: 'silent' })
  const metrics = createMetrics()
  const book = createBook({ world, worldKey: 'month', store, clock, real: clock.now, metrics, log, random })
  await book.start()
  return { world, book }
}

/** A clock of the test. */
function handClock(): PlatformClock {
  let now = START
  return {
    now: () => now,
    rate: 1,
    advance: (ms) => {
      now += ms
    },
    anchor: () => ({ real: now, platform: now }),
  }
}

async function cashOut(book: Book, orderNo: string, memberId: number, now: number): Promise<boolean> {
  const [order] = await store.orders.byOrderNos(memberId, [orderNo])
  const [offer] = book.cashOuts.offers(order === undefined ? [] : [order])
  if (offer === undefined) return false
  const taken = await book.cashOuts.take({
    memberId,
    venue: 'PMTY',
    orderNo,
    clientId: `c-${orderNo}`,
    validUntil: now + 30_000,
    stake: offer.openStake.minor,
    amount: offer.amount.minor,
  })
  return taken.status !== 'refused'
}

// Playing every minute of a month takes minutes of computing. The platform restarts each day instead, and settles what
// has ended in the day by its result, as after any restart.
it('a simulated month of every engine of the world balances to the cent', async () => {
  const clock = handClock()
  const chances = dice(SEED)
  const members: number[] = []
  for (let n = 0; n < MEMBERS; n += 1) members.push(await newMember(`month${n}`))
  const matchIds: string[] = []
  const counts = { revised: 0, placed: 0, cashedOut: 0 }

  async function bet(day: Awaited<ReturnType<typeof openDay>>, memberId: number, id: string): Promise<void> {
    const wanted = someBet(day.world, chances)
    if (wanted === null) return
    const placed = await day.book.place({
      memberId,
      venue: 'PMTY',
      siteId: '1001',
      clientOrderId: id,
      validUntil: clock.now() + 30_000,
      currency: 'RMB',
      acceptance: 'any',
      oddsFormat: 'europe',
      bets: [wanted],
    })
    if (!placed.ok) return
    counts.placed += placed.orders.length
    matchIds.push(...placed.orders.flatMap(({ legs }) => legs.map(({ matchId }) => matchId)))
    const [order] = placed.orders
    if (order === undefined || !chances.chance(0.3)) return
    if (await cashOut(day.book, order.orderNo, memberId, clock.now())) counts.cashedOut += 1
  }

  for (let number = 0; number < DAYS + 2; number += 1) {
    clock.advance(24 * HOUR)
    const day = await openDay(clock, () => chances.next())
    day.world.listen((event) => {
      if (event.type === 'revised') counts.revised += 1
    })
    for (let index = 0; index < MEMBERS * BETS && number < DAYS; index += 1) {
      await bet(day, members[index % MEMBERS] ?? 0, `m-${number}-${index}`)
      disturb(day.world, matchIds, chances)
      await day.book.tick()
    }
    if (number >= DAYS)
      for (const id of matchIds)
        if (day.world.result(id)?.withdrawn === true) day.world.control.publish(id, {})
    await day.book.tick()
    day.book.close()
  }

  expect(counts.revised).toBeGreaterThan(DAYS / 3)
  expect(counts.placed).toBeGreaterThan((DAYS * 10) / 3)
  expect(counts.cashedOut).toBeGreaterThan(DAYS / 3)
  expect(await store.ledger.audit()).toMatchObject({ balanced: true, findings: [] })
  expect(await rollbacksOf(members)).toBeGreaterThan(0)
})

/** Checks each order and balance of these members to the cent; returns how many settlements were withdrawn. */
async function rollbacksOf(members: readonly number[]): Promise<number> {
  let rollbacks = 0
  for (const member of members) {
    const { movements } = await store.ledger.history(member, { page: 1, size: 5000 })
    const open = await store.orders.list(member, { status: 'unsettled', orderBy: 'placed', size: 100 })
    const over = await store.orders.list(member, { status: 'settled', orderBy: 'placed', size: 1000 })
    expect(open.orders.map(({ orderNo, legs }) => [orderNo, legs[0]?.matchId])).toEqual([])
    for (const order of over.orders) {
      const moved = movements.filter(({ reference }) => reference === order.orderNo)
      expect(moved.reduce((sum, { amount }) => sum + amount, 0)).toBe(order.returned - order.totalStake)
      rollbacks += order.rollbacks
    }
    const held = movements.reduce((sum, { amount }) => sum + amount, 0)
    expect(await store.ledger.balance(member, 'RMB')).toBe(held)
  }
  return rollbacks
}

/** A single or a double on matches that begin within a day. */
function someBet(world: World, chances: ReturnType<typeof dice>): AskedBet | null {
  const until = world.clock.now() + 24 * HOUR
  const open = world
    .matches()
    .filter(
      ({ state, bettingStatus, teams, kickOff }) =>
        state === 'notStarted' && bettingStatus === 'open' && teams !== null && kickOff < until,
    )
  const one = open[chances.whole(0, Math.max(0, open.length - 1))]
  const other = open[chances.whole(0, Math.max(0, open.length - 1))]
  const legs = [one, other].flatMap((match) =>
    match === undefined ? [] : (someLeg(world, match, chances) ?? []),
  )
  const [first, second] = legs
  if (first === undefined) return null
  if (second === undefined || second.matchId === first.matchId || chances.chance(0.5))
    return { series: '1:1', unitStake: money(chances.whole(10, 200) * 100, 'RMB'), legs: [first] }
  return { series: '2:2', unitStake: money(chances.whole(2, 50) * 100, 'RMB'), legs: [first, second] }
}

function someLeg(world: World, match: WorldMatch, chances: ReturnType<typeof dice>) {
  const markets = match.markets.filter(
    ({ lines, parlayAllowed }) => parlayAllowed && lines[0]?.status === 'open',
  )
  const market = markets[chances.whole(0, Math.max(0, markets.length - 1))]
  const selections = market?.lines[0]?.selections.filter(({ status }) => status === 'open') ?? []
  const selection = selections[chances.whole(0, Math.max(0, selections.length - 1))]
  if (market === undefined || selection === undefined) return null
  return askLeg(world, match.id, market.key, selection.side)
}

/** What an operator does to a match now and then. */
function disturb({ control }: World, matchIds: readonly string[], chances: ReturnType<typeof dice>): void {
  const id = matchIds[chances.whole(Math.max(0, matchIds.length - 30), matchIds.length - 1)]
  if (id === undefined) return
  const acts = [
    () => control.withdraw(id),
    () => control.publish(id, { 'goals.match': [chances.whole(0, 3), chances.whole(0, 3)] }),
    () => control.publish(id, {}),
    () => control.cancel(id),
    () => control.abandon(id),
    () => control.interrupt(id) && control.continue(id),
    () => control.postpone(id, null),
  ]
  acts[chances.whole(0, acts.length * 2)]?.()
}
