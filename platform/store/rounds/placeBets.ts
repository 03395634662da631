import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq, inArray, ne, sum } from 'drizzle-orm'
import { safeInteger } from '../columns.ts'
import type { Database, Queries } from '../database.ts'
import { lockWallets, walletBalances } from '../ledgerWallets.ts'
import { placePosition } from '../positions/place.ts'
import type { StoredPosition } from '../positions/position.ts'
import { readPositions } from '../positions/rows.ts'
import { positions } from '../schema/positions.ts'
import { rounds } from '../schema/rounds.ts'
import type { PlaceBets, PlaceBetsResult, RoundBet, RoundBetRefusal } from './roundBets.ts'
import type { StoredRound } from './round.ts'
import { areRounds, readRounds, ROUND_FIELDS } from './rows.ts'

/** Rolls the transaction back, so that the bets of a call are taken together or not at all. */
class Refused extends Error {
  constructor(readonly reason: RoundBetRefusal) {
    super(reason)
  }
}

/**
 * Takes bets on rounds in one transaction, in the order of docs/games/rounds.md, 5.1.
 *
 * @param now the platform time; read anew after each wait for a lock.
 */
export async function placeBets(
  database: Database,
  asked: PlaceBets,
  now: () => number,
): Promise<PlaceBetsResult> {
  const { bets } = asked
  const ids = new Set(bets.map(({ clientId }) => clientId))
  if (bets.length === 0 || ids.size < bets.length || !bets.every(({ stake }) => isStake(stake)))
    return { status: 'refused', reason: 'badRequest' }
  try {
    return await database.transaction((tx) => placeWithin(tx, asked, now))
  } catch (error) {
    if (error instanceof Refused) return { status: 'refused', reason: error.reason }
    throw error
  }
}

function isStake(stake: number): boolean {
  return Number.isSafeInteger(stake) && stake > 0
}

async function placeWithin(tx: Queries, asked: PlaceBets, now: () => number): Promise<PlaceBetsResult> {
  const known = await repeated(tx, asked)
  if (known !== null) return known
  const locked = await lockOpenRounds(tx, asked, now)
  const all = await stakesOfAll(tx, asked)
  await lockWallets(tx, asked.memberId, asked.purpose)
  // The same call may have been under way on another connection until now.
  const placedMeanwhile = await repeated(tx, asked)
  if (placedMeanwhile !== null) return placedMeanwhile
  // Waiting for the wallets may have taken until after the seal, or longer than the member agreed to.
  const at = now()
  assertOpen(asked, locked, at)
  const own = await readPositions(tx, and(onRounds(asked), eq(positions.memberId, asked.memberId)))
  const refusal = asked.check({ own, all })
  if (refusal !== null) throw new Refused(refusal)
  const placed: StoredPosition[] = []
  for (const bet of asked.bets) placed.push(await placeOne(tx, asked, bet, at))
  await asked.store?.(tx, placed)
  return placedResult(tx, asked, placed, true)
}

/** The answer to a call whose ids are known; `null` when none is. */
async function repeated(tx: Queries, asked: PlaceBets): Promise<PlaceBetsResult | null> {
  const ids = asked.bets.map(({ clientId }) => clientId)
  const earlier = await readPositions(
    tx,
    and(eq(positions.memberId, asked.memberId), inArray(positions.clientId, ids)),
  )
  if (earlier.length === 0) return null
  const byId = new Map(earlier.map((position) => [position.clientId, position]))
  const placed = asked.bets.flatMap((bet) => {
    const position = byId.get(bet.clientId)
    return position !== undefined && isSame(asked, bet, position) ? [position] : []
  })
  if (placed.length < asked.bets.length) throw new Refused('duplicateId')
  return placedResult(tx, asked, placed, false)
}

function isSame(asked: PlaceBets, bet: RoundBet, position: StoredPosition): boolean {
  const { product, game, purpose, currency } = asked
  const { round, odds, stake, selection } = bet
  return (
    Object.entries({ product, game, purpose, currency, round, odds, stake }).every(
      ([name, value]) => position[name as keyof StoredPosition] === value,
    ) && isDeepStrictEqual(position.selection, selection)
  )
}

/** @returns the rounds, which were seen open under their locks. */
async function lockOpenRounds(
  tx: Queries,
  asked: PlaceBets,
  now: () => number,
): Promise<readonly StoredRound[]> {
  const condition = areRounds(asked, roundsOf(asked))
  // Looked at without a lock first: late bets would otherwise keep the round from being sealed.
  assertOpen(asked, await readRounds(tx, condition), now())
  const locked = await tx
    .select(ROUND_FIELDS)
    .from(rounds)
    .where(condition)
    .orderBy(asc(rounds.opensAt), asc(rounds.round))
    .for('share')
  assertOpen(asked, locked, now())
  return locked
}

function roundsOf({ bets }: PlaceBets): readonly string[] {
  return [...new Set(bets.map(({ round }) => round))]
}

function assertOpen(asked: PlaceBets, found: readonly StoredRound[], at: number): void {
  if (found.length < roundsOf(asked).length || !found.every((round) => takesBets(asked, round, at)))
    throw new Refused('roundNotOpen')
}

function takesBets({ validUntil, ahead = false }: PlaceBets, { state, sealsAt }: StoredRound, at: number) {
  return (state === 'open' || (ahead && state === 'announced')) && at < sealsAt && at <= validUntil
}

function onRounds(asked: PlaceBets) {
  const { product, game } = asked
  return and(
    eq(positions.product, product),
    eq(positions.game, game),
    inArray(positions.round, roundsOf(asked)),
  )
}

async function stakesOfAll(tx: Queries, asked: PlaceBets): Promise<ReadonlyMap<string, number>> {
  const { round, selection } = positions
  const rows = await tx
    .select({ round, selection, stake: sum(positions.stake).mapWith(safeInteger) })
    .from(positions)
    .where(and(onRounds(asked), eq(positions.currency, asked.currency), ne(positions.status, 'cancelled')))
    .groupBy(round, selection)
  const sums = new Map<string, number>()
  for (const row of rows) {
    const option = asked.optionOf(row.selection, row.round)
    sums.set(option, (sums.get(option) ?? 0) + row.stake)
  }
  return sums
}

async function placeOne(
  tx: Queries,
  { memberId, product, game, purpose, currency }: PlaceBets,
  { clientId, round, selection, odds, stake }: RoundBet,
  at: number,
): Promise<StoredPosition> {
  const key = { memberId, product, game, round, clientId }
  const placement = await placePosition(tx, {
    ...key,
    purpose,
    currency,
    selection,
    odds,
    stake,
    placedAt: at,
  })
  switch (placement.status) {
    case 'placed':
      return placement.position
    case 'duplicate':
      throw new Refused('duplicateId')
    case 'protected':
      throw new Refused(placement.reason)
    case 'insufficient':
      throw new Refused('insufficient')
  }
}

async function placedResult(
  tx: Queries,
  { memberId, purpose, currency }: PlaceBets,
  placed: readonly StoredPosition[],
  fresh: boolean,
): Promise<PlaceBetsResult> {
  const balance = (await walletBalances(tx, memberId, purpose)).get(currency) ?? 0
  return { status: 'placed', positions: placed, fresh, balance }
}
