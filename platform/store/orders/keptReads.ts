import type { ChangeCursor } from './changes.ts'
import type { Orders } from './orders.ts'

/**
 * Caches what each step of the book reads until an order is written, so that an idle platform does not query
 * the database. Only for a database that no other process writes to.
 */
export function keepReads(orders: Orders): Orders {
  let writes = 0
  let underWay = 0

  function written<R>(write: Promise<R>): Promise<R> {
    underWay += 1
    return write.finally(() => {
      // Also after a failure: the write may have reached the database.
      writes += 1
      underWay -= 1
    })
  }

  function keeping<K, R>(read: (key: K) => Promise<R>): (key: K) => Promise<R> {
    let kept: { readonly key: K; readonly value: R; readonly at: number } | null = null
    return async (key) => {
      if (kept?.key === key && kept.at === writes && underWay === 0) return kept.value
      const before = underWay === 0 ? writes : null
      const value = await read(key)
      // The result may or may not include a concurrent write.
      kept = before === writes && underWay === 0 ? { key, value, at: writes } : null
      return value
    }
  }

  const confirming = keeping(() => orders.confirming())
  const reserved = keeping(() => orders.reserved())
  const confirmingCashOuts = keeping(() => orders.confirmingCashOuts())
  const matchesWithOpenLegs = keeping(() => orders.matchesWithOpenLegs())
  return {
    ...orders,
    place: (confirm) => written(orders.place(confirm)),
    accept: (orderNo, acceptance) => written(orders.accept(orderNo, acceptance)),
    reject: (orderNo, refusal) => written(orders.reject(orderNo, refusal)),
    cancel: (orderNo, refusal) => written(orders.cancel(orderNo, refusal)),
    placeReserved: (orderNo, placing) => written(orders.placeReserved(orderNo, placing)),
    endReserved: (orderNo, end) => written(orders.endReserved(orderNo, end)),
    editReserved: (orderNo, edit) => written(orders.editReserved(orderNo, edit)),
    cashOut: (orderNo, cashOut) => written(orders.cashOut(orderNo, cashOut)),
    insertCashOutRequest: (orderNo, asked) => written(orders.insertCashOutRequest(orderNo, asked)),
    decideCashOut: (request, decision) => written(orders.decideCashOut(request, decision)),
    cancelCashOut: (orderNo, clientId, at) => written(orders.cancelCashOut(orderNo, clientId, at)),
    restoreCashOut: (orderNo, clientId, at) => written(orders.restoreCashOut(orderNo, clientId, at)),
    rollBack: (orderNo, rollback) => written(orders.rollBack(orderNo, rollback)),
    withdrawLegs: (orderNo, rollback) => written(orders.withdrawLegs(orderNo, rollback)),
    settleLeg: (orderNo, index, settlement) => written(orders.settleLeg(orderNo, index, settlement)),
    settle: (orderNo, settlement) => written(orders.settle(orderNo, settlement)),
    confirming: () => confirming(null),
    reserved: () => reserved(null),
    confirmingCashOuts: () => confirmingCashOuts(null),
    matchesWithOpenLegs: () => matchesWithOpenLegs(null),
    changes: keeping((since: ChangeCursor | null) => orders.changes(since)),
  }
}
