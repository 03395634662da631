import { map } from 'rxjs'
import { matchOrders, placedAs } from '../../domain/matchOrders.ts'
import type { Order, PlacedBet } from '../../domain/order.ts'
import { ok } from '../../domain/result.ts'
import type { OrderLookUp } from '../../venues/betting.ts'
import type { Call } from '../../venues/call.ts'
import type { Placement } from './placement.ts'

/** The result of looking up a confirm. */
export interface LookedUp {
  readonly bets: readonly PlacedBet[]
  /** Whether bets that were not found were never created. */
  readonly final: boolean
}

/**
 * Looks up a confirm in the way that the venue supports. `all` returns the placements at the time of the
 * answer.
 */
export function lookUp$(
  orderLookUp: OrderLookUp,
  placement: Placement,
  all: () => readonly Placement[],
): Call<LookedUp> {
  const { order, sentAt } = placement
  if (orderLookUp.by === 'clientId') {
    return orderLookUp.find(order).pipe(
      map((result) => {
        if (!result.ok) return result
        const { value, at } = result.value
        return ok({ bets: value, final: at > order.validUntil })
      }),
    )
  }
  const { listedWithinMs, clockSkewMs } = orderLookUp
  const from = sentAt - clockSkewMs
  // The order may still be made until `validUntil`, which is far ahead where platform time runs fast.
  const listedBy = Math.max(sentAt + listedWithinMs, order.validUntil) + clockSkewMs
  return orderLookUp.list({ currency: order.currency, from }).pipe(
    map((result) => {
      if (!result.ok) return result
      const { value, at } = result.value
      return ok({
        bets: findInList(
          placement,
          value.orders.filter(({ placedAt }) => placedAt >= from),
          all(),
        ),
        final: value.complete && at > listedBy,
      })
    }),
  )
}

/**
 * An order with a known number keeps its bet, and orders of other confirms are excluded. Only bets without an
 * outcome are sought by their content: one that was refused has no order, and an equal order is that of a later
 * bet.
 */
function findInList(
  { order, bets }: Placement,
  listed: readonly Order[],
  all: readonly Placement[],
): readonly PlacedBet[] {
  const taken = new Set(
    all
      .filter((other) => other.order.id !== order.id)
      .flatMap((other) => other.bets.map(({ orderNo }) => orderNo)),
  )
  const own = new Map(bets.map(({ orderNo, bet }) => [orderNo, bet]))
  const decided = new Set(bets.flatMap(({ bet, state }) => (state === 'unknown' ? [] : [bet])))
  // Earliest first, so that of equal orders this confirm takes the earliest: a later confirm cannot have created it.
  const free = listed
    .filter(({ orderNo }) => !taken.has(orderNo))
    .toSorted((one, other) => one.placedAt - other.placedAt)
  const known = free.flatMap((listedOrder) => {
    const bet = own.get(listedOrder.orderNo)
    return bet === undefined ? [] : [placedAs(listedOrder, bet)]
  })
  const rest = matchOrders(
    order,
    free.filter(({ orderNo }) => !own.has(orderNo)),
    (bet) => !decided.has(bet),
  )
  return [...known, ...rest.filter(({ bet }) => !known.some((other) => other.bet === bet))]
}
