import type { Logger } from 'pino'
import type { PlatformClock } from '../clock.ts'
import type { LegOfOrder } from '../store/orders/legsOfMatch.ts'
import type { StoredOrder } from '../store/orders/order.ts'
import type { Store } from '../store/store.ts'
import type { World } from '../world/world.ts'
import { legResult } from './legResult.ts'
import type { LegResult } from './legResult.ts'
import { orderResult } from './orderSettlement.ts'
import { createRevisions } from './revisions.ts'

export interface Settlement {
  /** Checks the open legs of a match in the next step. */
  mark(matchId: string): void
  /** Checks in the next step whether settled legs of a match still have its result, and rolls back what has not. */
  revise(matchId: string): void
  /** Marks the matches of the last two days whose results may have changed while no process was running. */
  recheck(): Promise<void>
  /**
   * Settles marked matches, and from time to time checks all matches with open legs, for those that ended
   * while no process was running or whose process has gone. It is idempotent: repeated, or in two processes,
   * it pays once.
   */
  step(): Promise<void>
}

export interface SettlementDeps {
  readonly world: World
  readonly store: Store
  readonly clock: PlatformClock
  /** Real ms. */
  readonly real: () => number
  readonly log: Logger
  readonly onSettled: (order: StoredOrder) => void
}

/** A match that the world does not have any more is void this long after kick-off, platform ms. */
const FORGOTTEN_AFTER_MS = 48 * 3600 * 1000

/** Real ms between two checks of all matches with open legs. */
const SWEEP_MS = 5000

const VOID: LegResult = { outcome: 'void', settleScore: null }

function awaitsResult({ status }: StoredOrder): boolean {
  return status === 'accepted' || status === 'rolledBack'
}

/** Pays orders when the results of their matches are known. */
export function createSettlement({ world, store, clock, real, log, onSettled }: SettlementDeps): Settlement {
  const revisions = createRevisions({ world, store, clock, onRolledBack: onSettled })
  let marked = new Set<string>()
  let revised = new Set<string>()
  let sweptAt = -Infinity

  function resultOf({ leg }: LegOfOrder): LegResult | null {
    const result = world.result(leg.matchId)
    if (result !== undefined) return legResult(leg, result)
    return clock.now() - leg.kickOff > FORGOTTEN_AFTER_MS ? VOID : null
  }

  async function sweep(): Promise<void> {
    sweptAt = real()
    for (const matchId of await store.orders.matchesWithOpenLegs())
      if (mayBeDecided(matchId)) marked.add(matchId)
  }

  function mayBeDecided(matchId: string): boolean {
    const result = world.result(matchId)
    return result === undefined || result.final.size > 0 || result.voided.size > 0
  }

  async function settleMatch(matchId: string): Promise<void> {
    const known = new Map<string, Map<number, LegResult>>()
    for (const open of await store.orders.openLegsOfMatch(matchId)) {
      // An order that is being confirmed is checked again when it is accepted.
      const result = open.orderStatus === 'confirming' ? null : resultOf(open)
      if (result === null) continue
      const legs = known.get(open.orderNo) ?? new Map<number, LegResult>()
      known.set(open.orderNo, legs.set(open.leg.index, result))
    }
    for (const [orderNo, results] of known) await settleOrder(orderNo, results)
  }

  async function settleOrder(orderNo: string, results: ReadonlyMap<number, LegResult>): Promise<void> {
    const order = await store.orders.order(orderNo)
    if (order === null || order.legs.every(({ outcome }) => outcome !== null)) return
    const at = clock.now()
    const outcomes = order.legs.map((leg) => leg.outcome ?? results.get(leg.index)?.outcome ?? null)
    const result = awaitsResult(order) ? orderResult(order, outcomes) : null
    if (result !== null) {
      const legs = [...results].map(([index, leg]) => ({ index, ...leg }))
      const change = await store.orders.settle(orderNo, { ...result, legs, at })
      if (change.status === 'changed') onSettled(change.order)
      return
    }
    for (const [index, leg] of results) await store.orders.settleLeg(orderNo, index, { ...leg, at })
  }

  return {
    mark: (matchId) => {
      marked.add(matchId)
    },
    revise: (matchId) => {
      revised.add(matchId)
    },
    async recheck() {
      for (const matchId of await revisions.doubtful()) revised.add(matchId)
    },
    async step() {
      if (real() - sweptAt >= SWEEP_MS) await sweep()
      const [toRevise, toSettle] = [revised, new Set([...revised, ...marked])]
      revised = new Set()
      marked = new Set()
      for (const matchId of toSettle) {
        try {
          if (toRevise.has(matchId)) await revisions.revise(matchId)
          await settleMatch(matchId)
        } catch (error) {
          // The other matches are settled, and this one is tried again.
          log.error({ err: error, matchId }, 'a match could not be settled')
          if (toRevise.has(matchId)) revised.add(matchId)
          else marked.add(matchId)
        }
      }
    },
  }
}
