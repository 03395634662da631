import { randomBytes } from 'node:crypto'
import { firstValueFrom } from 'rxjs'
import type { Leg } from '../../streams/domain/leg.ts'
import { money } from '../../streams/domain/money.ts'
import type { PlacementOrder } from '../../streams/domain/order.ts'
import { SINGLE_SERIES } from '../../streams/domain/parlay.ts'
import type { Bettor } from './bettor.ts'
import { runClosedLoop, type Timed } from './closedLoop.ts'

/** Minor units; the least stake of a single. */
export const STAKE = 1000
const VALID_MS = 30_000

/** The outcome of all bets so far; ids are client order ids. */
export interface Placed {
  readonly accepted: Map<Bettor, string[]>
  /** Bets without an answer, which may have been placed. */
  readonly unknown: Set<string>
  /** How often each reason was given. */
  readonly refused: Map<string, number>
}

/** Places singles through the client's adapter: each of the clients places its next bet after an answer. */
export async function placeBets(
  bettors: readonly Bettor[],
  legs: readonly Leg[],
  { clients, ms }: { readonly clients: number; readonly ms: number },
  placed: Placed,
): Promise<Timed> {
  return runClosedLoop(clients, ms, async (worker, turn) => {
    const bettor = pick(bettors, worker + turn * clients)
    const order = single(pick(legs, Math.floor(Math.random() * legs.length)), bettor.now())
    const result = await firstValueFrom(bettor.venue.bets.place(order))
    const bet = result.ok ? result.value.bets[0] : undefined
    if (bet?.state === 'accepted') {
      placed.accepted.set(bettor, [...(placed.accepted.get(bettor) ?? []), order.id])
      return true
    }
    if (!result.ok && result.error.type === 'transport') placed.unknown.add(order.id)
    const reason = result.ok ? (bet?.state ?? 'no answer') : reasonOf(result.error)
    placed.refused.set(reason, (placed.refused.get(reason) ?? 0) + 1)
    return false
  })
}

function single(leg: Leg, now: number): PlacementOrder {
  return {
    id: randomBytes(16).toString('hex'),
    venue: leg.venue,
    currency: 'RMB',
    acceptance: 'any',
    oddsFormat: 'europe',
    bets: [{ series: SINGLE_SERIES, combinations: 1, legs: [leg], unitStake: money(STAKE, 'RMB') }],
    validUntil: now + VALID_MS,
  }
}

function reasonOf(
  failure:
    | { readonly type: 'transport'; readonly kind: string }
    | { readonly type: 'refusal'; readonly reason: string },
): string {
  return failure.type === 'transport' ? failure.kind : failure.reason
}

function pick<T>(items: readonly T[], index: number): T {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('there is nothing to bet on')
  return item
}
