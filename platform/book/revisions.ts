import type { PlatformClock } from '../clock.ts'
import type { StoredLeg, StoredOrder } from '../store/orders/order.ts'
import type { Store } from '../store/store.ts'
import type { World } from '../world/world.ts'
import { legResult, type LegResult } from './legResult.ts'
import { orderResult } from './orderSettlement.ts'

/** Withdraws settlements whose result is no longer the result of the match (docs/betting.md, 3.7). */
interface Revisions {
  /** Withdraws the results of all legs of a match that differ from the present result. Idempotent. */
  revise(matchId: string): Promise<void>
  /** Matches with settled legs whose result may have changed since. */
  doubtful(): Promise<readonly string[]>
}

interface RevisionsDeps {
  readonly world: World
  readonly store: Store
  readonly clock: PlatformClock
  /** Called when this process has changed an order. */
  readonly onRolledBack: (order: StoredOrder) => void
}

/** Results of matches with an earlier kick-off are checked when they are revised, and not at the start. */
const DOUBTFUL_MS = 48 * 3600 * 1000

export function createRevisions({ world, store, clock, onRolledBack }: RevisionsDeps): Revisions {
  async function withdraw(orderNo: string, legs: readonly number[]): Promise<void> {
    const order = await store.orders.order(orderNo)
    if (order === null) return
    const rollback = { legs, at: clock.now() }
    const change = isDecidedWithout(order, legs)
      ? await store.orders.withdrawLegs(orderNo, rollback)
      : await store.orders.rollBack(orderNo, rollback)
    if (change.status === 'changed') onRolledBack(change.order)
  }

  return {
    async revise(matchId) {
      const result = world.result(matchId)
      if (result === undefined) return
      const wrong = new Map<string, number[]>()
      for (const { orderNo, leg } of await store.orders.decidedLegsOfMatch(matchId)) {
        if (isResultOf(leg, legResult(leg, result))) continue
        wrong.set(orderNo, [...(wrong.get(orderNo) ?? []), leg.index])
      }
      for (const [orderNo, legs] of wrong) await withdraw(orderNo, legs)
    },
    async doubtful() {
      const matchIds = await store.orders.decidedMatches(clock.now() - DOUBTFUL_MS)
      return matchIds.filter((matchId) => world.mayBeRevised(matchId))
    },
  }
}

function isResultOf({ outcome, settleScore }: StoredLeg, result: LegResult | null): boolean {
  return result !== null && outcome === result.outcome && settleScore === result.settleScore
}

/** Whether the state of the order does not depend on these legs: it is open or cashed out, or lost by another. */
function isDecidedWithout(order: StoredOrder, legs: readonly number[]): boolean {
  if (order.status !== 'settled') return true
  const outcomes = order.legs.map(({ index, outcome }) => (legs.includes(index) ? null : outcome))
  return orderResult(order, outcomes)?.outcome === 'lose' && order.outcome === 'lose'
}
