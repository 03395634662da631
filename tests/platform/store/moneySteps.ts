import fc from 'fast-check'
import { messageTypes } from '../../../streams/wire/room/constants.ts'
import { newMessageId } from '../../../platform/store/rooms/messageId.ts'
import type { NewOrder } from '../../../platform/store/orders/order.ts'
import type { Store } from '../../../platform/store/store.ts'
import type { AskedTransfer, TransferRules } from '../../../platform/store/transfers/transfer.ts'
import { NOON, share, someLeg, someOrder, somePosition, someRules, someTransfer } from './builders.ts'

/** A small range, so that steps repeat the same confirm or the same order. */
const pick = fc.nat({ max: 2 })
const stake = fc.integer({ min: 1, max: 200 })

/** An outcome, and its return per 1000 of stake. */
const result = fc.constantFrom(
  { outcome: 'lose' as const, parts: 0 },
  { outcome: 'halfLose' as const, parts: 500 },
  { outcome: 'push' as const, parts: 1000 },
  { outcome: 'win' as const, parts: 1950 },
)

const placing = fc.record({
  do: fc.constant('place' as const),
  confirm: pick,
  stakes: fc.array(stake, { minLength: 1, maxLength: 2 }),
  status: fc.constantFrom('reserved' as const, 'confirming' as const, 'accepted' as const),
})
const order = <const D extends OrderStep['do']>(...steps: readonly D[]) =>
  fc.record({ do: fc.constantFrom(...steps), confirm: pick })
const settling = fc.record({ do: fc.constant('settle' as const), confirm: pick, result })
const cashingOut = fc.record({
  do: fc.constant('cashOut' as const),
  confirm: pick,
  id: pick,
  stake,
  amount: stake,
})
const ofCashOut = <const D extends 'cancelCashOut' | 'restoreCashOut'>(step: D) =>
  fc.record({ do: fc.constant(step), confirm: pick, id: pick })
const giving = fc.record({
  do: fc.constant('gift' as const),
  cost: stake,
  cid: pick,
  purpose: fc.constantFrom('main' as const, 'bonus' as const),
})
const taking = fc.record({
  do: fc.constant('position' as const),
  id: pick,
  stake,
  purpose: fc.constantFrom('main' as const, 'casino' as const),
})
const position = <const D extends 'settlePosition' | 'cancelPosition' | 'rollBackPosition'>(step: D) =>
  fc.record({ do: fc.constant(step), id: pick, result })
const sharing = fc.record({ do: fc.constant('share' as const), amount: stake, id: pick })
const moving = fc.record({
  do: fc.constant('transfer' as const),
  id: pick,
  amount: fc.oneof(stake, fc.constant('all' as const)),
  direction: fc.constantFrom('IN' as const, 'OUT' as const),
  venue: fc.constantFrom('ZR' as const, 'CP' as const),
  held: fc.boolean(),
  keepsRefused: fc.boolean(),
})
const finishing = fc.record({
  do: fc.constant('finish' as const),
  to: fc.constantFrom('done' as const, 'failed' as const),
})
const cashier = fc.record({
  do: fc.constant('cashier' as const),
  id: pick,
  amount: stake,
  kind: fc.constantFrom('deposit' as const, 'withdraw' as const),
})

/** One operation that moves money. */
const moneyStep = fc.oneof(
  placing,
  order('placeReserved', 'accept', 'reject', 'cancel', 'rollBack'),
  settling,
  cashingOut,
  ofCashOut('cancelCashOut'),
  ofCashOut('restoreCashOut'),
  giving,
  taking,
  position('settlePosition'),
  position('cancelPosition'),
  position('rollBackPosition'),
  sharing,
  moving,
  finishing,
  cashier,
)

/** Operations on the orders of one confirm, in an order in which most of them succeed. */
const orderLife = fc
  .tuple(
    pick,
    fc.tuple(
      placing,
      order('placeReserved'),
      order('accept'),
      cashingOut,
      ofCashOut('cancelCashOut'),
      ofCashOut('restoreCashOut'),
      settling,
      order('rollBack'),
      settling,
      order('rollBack', 'cancel'),
      settling,
    ),
    leftOut(10),
  )
  .map(([confirm, [first, ...rest], out]) => [
    { ...first, confirm },
    ...rest.filter((_, index) => !out.has(index)).map((step) => ({ ...step, confirm })),
  ])

const positionLife = fc
  .tuple(
    pick,
    fc.tuple(
      sharing,
      taking,
      position('settlePosition'),
      position('rollBackPosition'),
      position('settlePosition'),
      position('cancelPosition'),
    ),
    leftOut(6),
  )
  .map(([id, steps, out]) => steps.filter((_, index) => !out.has(index)).map((step) => ({ ...step, id })))

/** Transfers of one member, in an order in which most of them succeed. */
const transferLife = fc.array(fc.oneof({ weight: 3, arbitrary: moving }, finishing, cashier, giving), {
  minLength: 2,
  maxLength: 8,
})

/** The indexes of up to three steps to leave out. */
function leftOut(count: number): fc.Arbitrary<ReadonlySet<number>> {
  return fc.array(fc.nat({ max: count - 1 }), { maxLength: 3 }).map((indexes) => new Set(indexes))
}

/** A random sequence of steps. */
export const moneySteps: fc.Arbitrary<readonly MoneyStep[]> = fc.oneof(
  { weight: 4, arbitrary: orderLife },
  { weight: 2, arbitrary: positionLife },
  { weight: 2, arbitrary: transferLife },
  { weight: 2, arbitrary: fc.array(moneyStep, { maxLength: 10 }) },
)

type Result = typeof result extends fc.Arbitrary<infer T> ? T : never

type OrderStep = { readonly confirm: number } & (
  | { readonly do: 'place'; readonly stakes: readonly number[]; readonly status: NewOrder['status'] }
  | { readonly do: 'placeReserved' | 'accept' | 'reject' | 'cancel' | 'rollBack' }
  | { readonly do: 'settle'; readonly result: Result }
  | { readonly do: 'cashOut'; readonly id: number; readonly stake: number; readonly amount: number }
  | { readonly do: 'cancelCashOut' | 'restoreCashOut'; readonly id: number }
)

type PositionStep = { readonly id: number } & (
  | { readonly do: 'position'; readonly stake: number; readonly purpose: 'main' | 'casino' }
  | { readonly do: 'settlePosition' | 'cancelPosition' | 'rollBackPosition'; readonly result: Result }
)

type TransferStep =
  | ({ readonly do: 'transfer'; readonly id: number } & Pick<
      AskedTransfer,
      'amount' | 'direction' | 'venue'
    > &
      Pick<TransferRules, 'held' | 'keepsRefused'>)
  | { readonly do: 'finish'; readonly to: 'done' | 'failed' }
  | {
      readonly do: 'cashier'
      readonly id: number
      readonly amount: number
      readonly kind: 'deposit' | 'withdraw'
    }

export type MoneyStep =
  | OrderStep
  | PositionStep
  | TransferStep
  | {
      readonly do: 'gift'
      readonly cost: number
      readonly cid: number
      readonly purpose: 'main' | 'bonus'
    }
  | { readonly do: 'share'; readonly amount: number; readonly id: number }

/** Performs a step; `at` is the time of an order's placement, kick-off or change. */
export async function perform(store: Store, memberId: number, step: MoneyStep, at = NOON): Promise<void> {
  switch (step.do) {
    case 'place': {
      const orders = step.stakes.map((totalStake) =>
        someOrder({ totalStake, status: step.status, placedAt: at, legs: [someLeg({ kickOff: at })] }),
      )
      await store.orders.place({ memberId, clientOrderId: `confirm ${step.confirm}`, orders })
      return
    }
    case 'gift':
      return giveGift(store, memberId, `${memberId} ${step.cid}`, step)
    case 'transfer':
    case 'finish':
    case 'cashier':
      return onTransfer(store, memberId, step)
    case 'share':
      await share(store, memberId, 'casino', step.amount, `share ${memberId} ${step.id}`)
      return
    case 'position':
    case 'settlePosition':
    case 'cancelPosition':
    case 'rollBackPosition':
      return onPosition(store, memberId, step)
    default:
      for (const { orderNo } of await store.orders.byClientOrderId(memberId, `confirm ${step.confirm}`)) {
        await onOrder(store, orderNo, step, at)
      }
  }
}

async function onOrder({ orders }: Store, orderNo: string, step: OrderStep, at: number): Promise<void> {
  const refusal = { reason: 'x', at }
  switch (step.do) {
    case 'placeReserved':
      await orders.placeReserved(orderNo, { confirmDueAt: null, at })
      return
    case 'accept':
      await orders.accept(orderNo, { at })
      return
    case 'reject':
      await orders.reject(orderNo, refusal)
      return
    case 'cancel':
      await orders.cancel(orderNo, refusal)
      return
    case 'rollBack':
      await orders.rollBack(orderNo, { legs: [0], at })
      return
    case 'cashOut':
      await orders.cashOut(orderNo, {
        clientId: `${step.id}`,
        stake: step.stake,
        amount: step.amount,
        at,
      })
      return
    case 'cancelCashOut':
    case 'restoreCashOut':
      await orders[step.do](orderNo, `${step.id}`, at)
      return
    case 'settle': {
      const { outcome, parts } = step.result
      const openStake = (await orders.order(orderNo))?.openStake ?? 0
      const returned = parts === 1000 ? openStake : Math.ceil((openStake * parts) / 1000)
      await orders.settle(orderNo, { returned, outcome, legs: [], at })
      return
    }
    case 'place':
      throw new Error('orders are placed by confirm')
  }
}

async function onPosition(store: Store, memberId: number, step: PositionStep): Promise<void> {
  const { positions } = store
  const clientId = `position ${step.id}`
  if (step.do === 'position') {
    await positions.place(
      somePosition(memberId, { clientId, round: `${memberId}`, stake: step.stake, purpose: step.purpose }),
    )
    return
  }
  // Placing the position again returns the existing one, even with a stake that the wallet could not pay.
  const found = await positions.place(somePosition(memberId, { clientId, stake: Number.MAX_SAFE_INTEGER }))
  if (found.status !== 'duplicate') return
  const { positionNo, stake: staked } = found.position
  if (step.do === 'cancelPosition') await positions.cancel(positionNo, NOON)
  if (step.do === 'rollBackPosition') await positions.rollBack(positionNo, NOON)
  if (step.do === 'settlePosition') {
    const { outcome, parts } = step.result
    await positions.settle(positionNo, {
      returned: Math.floor((staked * parts) / 1000),
      outcome,
      at: NOON,
    })
  }
}

const ROOM = 'money'

async function onTransfer({ transfers }: Store, memberId: number, step: TransferStep): Promise<void> {
  switch (step.do) {
    case 'transfer': {
      const { id, held, keepsRefused, do: _, ...asked } = step
      const clientId = `transfer-${id}`
      await transfers.make(someTransfer(memberId, { clientId, ...asked }), someRules({ held, keepsRefused }))
      return
    }
    case 'cashier': {
      const { id, kind, amount } = step
      const way = { kind, direction: null, venue: null, payType: 1 } as const
      await transfers.make(someTransfer(memberId, { clientId: `${kind}-${id}`, amount, ...way }), someRules())
      return
    }
    case 'finish':
      for (const { transferNo, memberId: of } of await transfers.underWay()) {
        if (of === memberId) await transfers.finish(transferNo, step.to, NOON)
      }
  }
}

async function giveGift(
  { rooms }: Store,
  memberId: number,
  cid: string,
  { cost, purpose }: { readonly cost: number; readonly purpose: 'main' | 'bonus' },
): Promise<void> {
  await rooms.open(ROOM)
  const id = newMessageId()
  const name = { cmn: 'm', zho: 'm', english: 'm' }
  const from = { id: String(memberId), name, level: 0, role: 'member' as const }
  await rooms.within(ROOM, async (room) => {
    const gift = {
      messageId: id,
      memberId,
      cid,
      giftId: 'flag',
      count: 1,
      currency: 'RMB',
      purpose,
      cost,
      worth: cost,
      at: NOON,
    } as const
    if ((await room.payGift(gift)).status !== 'posted') return
    await room.append([
      { id, type: messageTypes.gift, from, at: NOON, body: { giftId: 'flag' }, memberId, cid },
    ])
  })
}
