import { expect, it } from 'vitest'
import { money } from '../../../streams/domain/money.ts'
import type { OrderState, PlacedBet } from '../../../streams/domain/order.ts'
import { placedOrders$ } from '../../../streams/core/placedOrders.ts'
import { createScope } from '../../../streams/kernel/scope.ts'
import { type Placement, submitted } from '../../../streams/machines/placement/placement.ts'

function bet(orderNo: string | null, state: OrderState): PlacedBet {
  const none = money(0, 'RMB')
  return { bet: 0, orderNo, state, stake: none, maxReturn: none, odds: [], reasonKey: null }
}

function placement(id: string, ...bets: readonly PlacedBet[]): Placement {
  const order = { id, venue: 'pmty', currency: 'RMB', acceptance: 'any', oddsFormat: 'europe' } as const
  return { ...submitted({ ...order, bets: [], validUntil: 0 }, 0), bets }
}

it('an order is placed once, and stays when its placement is dismissed', () => {
  const scope = createScope((error) => {
    throw error
  })
  const placements = scope.cell<readonly Placement[]>([placement('a')])
  const placed$ = placedOrders$(scope, placements.state$)
  expect(placed$.value).toEqual([])
  placements.set([placement('a', bet('1', 'confirming'), bet(null, 'rejected'), bet('2', 'rejected'))])
  placements.set([placement('b', bet('3', 'accepted')), placement('a', bet('1', 'accepted'))])
  placements.set([])
  expect(placed$.value).toEqual([
    { orderNo: '1', currency: 'RMB' },
    { orderNo: '3', currency: 'RMB' },
  ])
  scope.end()
})
