import type { Logger } from 'pino'
import { isCashable, offerFor } from '../../streams/domain/cashOut.ts'
import { money } from '../../streams/domain/money.ts'
import type { PlatformClock } from '../clock.ts'
import type { CashOutRequest } from '../store/orders/cashOutRequests.ts'
import type { StoredLeg, StoredOrder } from '../store/orders/order.ts'
import type { CashOutScores } from '../store/schema/returns.ts'
import type { Store } from '../store/store.ts'
import type { World } from '../world/world.ts'
import { samePair } from './acceptance.ts'
import { cashOutOffer, orderFault, type CashOutOffer } from './cashOutOffer.ts'
import type { CashOutRefusal } from './cashOutRefusal.ts'
import { scoreStopsBetting } from './matchState.ts'

/** What a member agrees to. Minor units. */
export interface CashOutAgreed {
  readonly memberId: number
  readonly venue: string
  readonly orderNo: string
  readonly clientId: string
  /** Platform ms; a later request is refused. */
  readonly validUntil: number
  /** The part of the open stake, or all of it. */
  readonly stake: number
  readonly amount: number
}

export type CashOutResult =
  | { readonly status: 'taken' | 'confirming'; readonly amount: number }
  | {
      readonly status: 'refused'
      readonly reason: CashOutRefusal
      /** The present offer for the part, where the amount has changed; minor units. */
      readonly amount: number | null
    }

/** Pays for open orders before their end. */
export interface CashOuts {
  /** The offers for those of these orders that can be cashed out now. */
  offers(orders: readonly StoredOrder[]): readonly CashOutOffer[]
  /**
   * Pays the agreed amount, or confirms it after a delay when a match is in play; once for each client id. An
   * offer that is lower now refuses it.
   */
  take(agreed: CashOutAgreed): Promise<CashOutResult>
  /** Decides what is being confirmed, whichever process took it. */
  step(): Promise<void>
}

export interface CashOutDeps {
  readonly world: World
  readonly store: Store
  readonly clock: PlatformClock
  readonly log: Logger
  /** Platform ms that an in-play cash-out waits. */
  readonly liveDelay: () => number
  /** Called when this process has cashed out a part of an order. */
  readonly onTaken: (order: StoredOrder) => void
}

const MAX_CASH_OUTS_PER_ORDER = 20
/** A cash-out that is this late, platform ms, fails: nobody knows what the price was when it was due. */
const TOO_LATE_MS = 60_000

export function createCashOuts(deps: CashOutDeps): CashOuts {
  const { world, store, clock, log, liveDelay, onTaken } = deps
  return {
    offers: (orders) =>
      orders.flatMap((order) => {
        const check = cashOutOffer(world, order)
        return check.ok ? [check.offer] : []
      }),
    async take(agreed) {
      const { memberId, venue, orderNo, clientId, stake, amount } = agreed
      const [order] = await store.orders.byOrderNos(memberId, [orderNo])
      if (order?.venue !== venue) return refused('orderNotFound')
      const made = (await store.orders.cashOutsOf(orderNo)).find((each) => each.clientId === clientId)
      if (made !== undefined) return cashOutResult(made)
      const at = clock.now()
      const check = cashOutOffer(world, order)
      if (!check.ok) return refused(check.reason)
      const { offer } = check
      const fault = stakeFault(offer, stake)
      if (fault !== null) return refused(fault)
      const present = offerFor(offer, money(stake, order.currency)).minor
      if (present < amount) return refused('amountChanged', present)
      if (!Number.isSafeInteger(amount) || amount < 1) return refused('belowOne')
      const asking = await store.orders.insertCashOutRequest(orderNo, {
        clientId,
        stake,
        amount,
        at,
        most: MAX_CASH_OUTS_PER_ORDER,
        scores: offer.scores,
        dueAt: offer.live ? at + liveDelay() : null,
        stillValid: () => clock.now() <= agreed.validUntil,
      })
      if (asking.status === 'asked' || asking.status === 'repeated') {
        if (asking.status === 'asked' && asking.request.status === 'taken') onTaken(asking.order)
        return cashOutResult(asking.request)
      }
      return refused(await whyNotAsked(asking.status, store, orderNo))
    },
    async step() {
      for (const request of await store.orders.confirmingCashOuts()) {
        try {
          await decide(request)
        } catch (error) {
          // The others are decided, and this one is tried again.
          log.error({ err: error, orderNo: request.orderNo }, 'a cash-out could not be decided')
        }
      }
    },
  }

  async function decide(request: CashOutRequest): Promise<void> {
    const order = await store.orders.order(request.orderNo)
    if (order === null) return
    const at = clock.now()
    const verdict = verdictOnCashOut(world, order, request, at)
    if (verdict === 'wait') return
    const decided = await store.orders.decideCashOut(request, {
      reason: verdict === 'take' ? null : verdict,
      at,
    })
    if (decided.status === 'decided' && decided.reason === null) onTaken(decided.order)
  }
}

/**
 * The decision about a cash-out that is being confirmed. As with a bet, a goal or a suspension fails it at once,
 * and of the prices only those at the end count (docs/betting.md, 6.5).
 */
export function verdictOnCashOut(
  world: World,
  order: StoredOrder,
  { dueAt, scores, stake, amount }: CashOutRequest,
  now: number,
): 'wait' | 'take' | CashOutRefusal {
  if (now > dueAt + TOO_LATE_MS) return 'expired'
  if (order.legs.some((leg, index) => goalSince(world, leg, scores[index] ?? null))) return 'scoreChanged'
  const check = cashOutOffer(world, order)
  if (!check.ok) return check.reason
  if (now < dueAt) return 'wait'
  const fault = stakeFault(check.offer, stake)
  if (fault !== null) return fault
  return offerFor(check.offer, money(stake, order.currency)).minor < amount ? 'amountChanged' : 'take'
}

function goalSince(world: World, { matchId, outcome }: StoredLeg, before: CashOutScores[number]): boolean {
  const match = outcome === null ? world.match(matchId) : undefined
  if (match === undefined || before === null || !scoreStopsBetting(match)) return false
  return !samePair(before, match.score)
}

function stakeFault({ openStake, leastPart }: CashOutOffer, minor: number): CashOutRefusal | null {
  const stake = money(minor, openStake.currency)
  if (isCashable({ openStake, leastPart }, stake)) return null
  if (minor > openStake.minor) return 'stakeAboveOpen'
  if (leastPart === null) return 'singlesOnly'
  return minor < leastPart.minor ? 'stakeBelowMin' : 'stakeNotWhole'
}

/** The result of what was asked before. */
export function cashOutResult({
  status,
  reason,
  amount,
}: Pick<CashOutRequest, 'status' | 'reason' | 'amount'>): CashOutResult {
  // A reason was written by this book; one of an earlier version is shown as a failure by the venue.
  return status === 'failed' ? refused((reason ?? 'expired') as CashOutRefusal) : { status, amount }
}

async function whyNotAsked(
  status: 'notOpen' | 'busy' | 'tooMany' | 'expired',
  store: Store,
  orderNo: string,
): Promise<CashOutRefusal> {
  if (status === 'busy') return 'cashOutExists'
  if (status === 'tooMany') return 'tooManyCashOuts'
  if (status === 'expired') return 'expired'
  // The order has changed since it was read.
  const now = await store.orders.order(orderNo)
  return now === null ? 'orderNotFound' : (orderFault(now) ?? 'stakeAboveOpen')
}

function refused(reason: CashOutRefusal, amount: number | null = null): CashOutResult {
  return { status: 'refused', reason, amount }
}
