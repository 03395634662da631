import { randomUUID } from 'node:crypto'
import { openStore, type Store } from '../../platform/store/store.ts'
import { runClosedLoop, type Timed } from './closedLoop.ts'
import { sampleMembers, sampleOrder } from './sampleOrder.ts'

export interface Baseline {
  /** Writes bets for `ms` over as many connections as there are clients. */
  run(clients: number, ms: number): Promise<Timed>
  end(): Promise<void>
}

const MATCHES = 200

/** The baseline on the embedded database: `orders.place` of the store, without calls, world or checks. */
export async function openStoreBaseline(folder: string, members: number): Promise<Baseline> {
  const store = await openStore({ dataDir: folder })
  const memberIds = await sampleMembers(store, members)
  return {
    run: (clients, ms) =>
      runClosedLoop(clients, ms, (worker, turn) => placeOne(store, memberIds, worker + turn * clients)),
    end: () => store.close(),
  }
}

async function placeOne(store: Store, memberIds: readonly number[], turn: number): Promise<boolean> {
  const memberId = memberIds[turn % memberIds.length] ?? 0
  const order = sampleOrder(String(Math.floor(Math.random() * MATCHES)))
  const { status } = await store.orders.place({
    memberId,
    clientOrderId: randomUUID(),
    orders: [order],
    overexposed: () => null,
  })
  return status === 'placed'
}
