import { expect, it, vi } from 'vitest'
import type { ChangeCursor } from '../../../platform/store/orders/changes.ts'
import { keepReads } from '../../../platform/store/orders/keptReads.ts'
import type { Orders } from '../../../platform/store/orders/orders.ts'

const cursor = (at: number) => at as ChangeCursor

/** A mock of `Orders` with only `accept` and the reads of a tick. */
function storeWith() {
  const confirming = vi.fn<Orders['confirming']>(() => Promise.resolve([]))
  const matchesWithOpenLegs = vi.fn<Orders['matchesWithOpenLegs']>(() => Promise.resolve([]))
  const changes = vi.fn<Orders['changes']>((since) =>
    Promise.resolve({ changed: [], next: cursor((since ?? 0) + 1) }),
  )
  const writes: { done: () => void; failed: (error: Error) => void }[] = []
  const accept: Orders['accept'] = () =>
    new Promise((resolve, reject) => {
      writes.push({ done: () => resolve({ status: 'unknownOrder' }), failed: reject })
    })
  const missing = () => {
    throw new Error('not in this store')
  }
  const orders = keepReads({
    place: missing,
    accept,
    reject: missing,
    cancel: missing,
    placeReserved: missing,
    endReserved: missing,
    editReserved: missing,
    reserved: missing,
    reservations: missing,
    cashOut: missing,
    insertCashOutRequest: missing,
    decideCashOut: missing,
    confirmingCashOuts: missing,
    cashOutsOf: missing,
    cashOutsOfAll: missing,
    cancelCashOut: missing,
    restoreCashOut: missing,
    rollBack: missing,
    withdrawLegs: missing,
    decidedLegsOfMatch: missing,
    decidedMatches: missing,
    numberBegins: missing,
    movements: missing,
    settleLeg: missing,
    settle: missing,
    order: missing,
    byOrderNos: missing,
    byClientOrderId: missing,
    byClientOrderIds: missing,
    list: missing,
    openLegsOfMatch: missing,
    matchesOf: missing,
    numbered: missing,
    exposure: missing,
    confirming,
    matchesWithOpenLegs,
    changes,
  })
  return { orders, confirming, matchesWithOpenLegs, changes, writes }
}

it('reads once while nothing is written', async () => {
  const { orders, confirming, matchesWithOpenLegs } = storeWith()
  for (let step = 0; step < 3; step += 1) {
    await orders.confirming()
    await orders.matchesWithOpenLegs()
  }
  expect(confirming).toHaveBeenCalledTimes(1)
  expect(matchesWithOpenLegs).toHaveBeenCalledTimes(1)
})

it('reads the changes once from each cursor', async () => {
  const { orders, changes } = storeWith()
  await expect(orders.changes(null)).resolves.toEqual({ changed: [], next: 1 })
  await expect(orders.changes(cursor(1))).resolves.toEqual({ changed: [], next: 2 })
  await expect(orders.changes(cursor(1))).resolves.toEqual({ changed: [], next: 2 })
  expect(changes.mock.calls).toEqual([[null], [1]])
})

it('reads anew after a write, also after one that failed', async () => {
  const { orders, confirming, writes } = storeWith()
  await orders.confirming()
  const accepted = orders.accept('TL1', { at: 0 })
  writes[0]?.done()
  await accepted
  await orders.confirming()
  expect(confirming).toHaveBeenCalledTimes(2)

  const broken = orders.accept('TL1', { at: 0 })
  writes[1]?.failed(new Error('no answer'))
  await expect(broken).rejects.toThrow('no answer')
  await orders.confirming()
  expect(confirming).toHaveBeenCalledTimes(3)
})

it('keeps nothing that was read while a write was under way', async () => {
  const { orders, confirming, writes } = storeWith()
  const accepted = orders.accept('TL1', { at: 0 })
  await orders.confirming()
  await orders.confirming()
  expect(confirming).toHaveBeenCalledTimes(2)
  writes[0]?.done()
  await accepted
  await orders.confirming()
  expect(confirming).toHaveBeenCalledTimes(3)
})

it('keeps nothing when a write came and went during the reading', async () => {
  const { orders, confirming, writes } = storeWith()
  const read: { answer: (orderNos: readonly string[]) => void } = { answer: () => undefined }
  confirming.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        read.answer = resolve
      }),
  )
  const reading = orders.confirming()
  const accepted = orders.accept('TL1', { at: 0 })
  writes[0]?.done()
  await accepted
  read.answer(['TL1'])
  await expect(reading).resolves.toEqual(['TL1'])
  await expect(orders.confirming()).resolves.toEqual([])
})
