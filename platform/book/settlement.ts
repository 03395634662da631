import type { Logger } from 'pino'
import type { PlatformClock } from '../clock.ts'
import type { OpenLeg } from '../store/orders/orders.ts'
import type { StoredOrder } from '../store/orders/order.ts'
import type { Store } from '../store/store.ts'
import type { World } from '../world/world.ts'
import { legResult } from './legResult.ts'
import type { LegResult } from './legResult.ts'
import { orderResult } from './orderSettlement.ts'

export interface Settlement {
  /** Looks at a match's open legs at the next step. */
  mark(matchId: string): void
  /** Marks all matches with open legs: for what ended while the platform was down. */
  markAll(): Promise<void>
  /** Settles what has been marked. Doing it twice pays once. */
  step(): Promise<void>
}

export interface SettlementDeps {
  readonly world: World
  readonly store: Store
  readonly clock: PlatformClock
  readonly log: Logger
  readonly settled: (order: StoredOrder) => void
}

/** So long after kick-off, platform ms, a match that the world does not know any more is void. */
const FORGOTTEN_AFTER_MS = 48 * 3600 * 1000

const VOID: LegResult = { outcome: 'void', settleScore: null }

/** Turns the world's results into payments, order by order. */
export function createSettlement({ world, store, clock, log, settled }: SettlementDeps): Settlement {
  let marked = new Set<string>()

  function resultOf({ leg }: OpenLeg): LegResult | null {
    const result = world.result(leg.matchId)
    if (result !== undefined) return legResult(leg, result)
    return clock.now() - leg.kickOff > FORGOTTEN_AFTER_MS ? VOID : null
  }

  async function settleMatch(matchId: string): Promise<void> {
    const known = new Map<string, Map<number, LegResult>>()
    for (const open of await store.orders.openLegsOfMatch(matchId)) {
      // An order being confirmed is marked again when it is accepted.
      const result = open.orderStatus === 'confirming' ? null : resultOf(open)
      if (result === null) continue
      const legs = known.get(open.orderNo) ?? new Map<number, LegResult>()
      known.set(open.orderNo, legs.set(open.leg.index, result))
    }
    for (const [orderNo, results] of known) await settleOrder(orderNo, results)
  }

  async function settleOrder(orderNo: string, results: ReadonlyMap<number, LegResult>): Promise<void> {
    const order = await store.orders.order(orderNo)
    if (order === null) return
    const at = clock.now()
    const outcomes = order.legs.map((leg) => leg.outcome ?? results.get(leg.index)?.outcome ?? null)
    const result = order.status === 'accepted' ? orderResult(order, outcomes) : null
    if (result !== null) {
      const legs = [...results].map(([index, leg]) => ({ index, ...leg }))
      const change = await store.orders.settle(orderNo, { ...result, legs, at })
      if (change.status === 'changed') settled(change.order)
      return
    }
    for (const [index, leg] of results) await store.orders.settleLeg(orderNo, index, { ...leg, at })
  }

  return {
    mark: (matchId) => {
      marked.add(matchId)
    },
    async markAll() {
      for (const matchId of await store.orders.matchesWithOpenLegs()) marked.add(matchId)
    },
    async step() {
      const matchIds = marked
      marked = new Set()
      for (const matchId of matchIds) {
        try {
          await settleMatch(matchId)
        } catch (error) {
          // The others go on, and this one is tried again.
          log.error({ err: error, matchId }, 'a match could not be settled')
          marked.add(matchId)
        }
      }
    },
  }
}
