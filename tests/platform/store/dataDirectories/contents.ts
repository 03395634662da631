import type { Store } from '../../../../platform/store/store.ts'

/** The content of a data directory, to compare the release that wrote it with a later one. */
export type Contents = Awaited<ReturnType<typeof contentsOf>>

const ALL = { orderBy: 'placed', size: 100 } as const

/** Reads all data of these members and rooms that a member can see. */
export async function contentsOf(store: Store, memberIds: readonly number[], roomIds: readonly string[]) {
  const members = []
  for (const id of memberIds) {
    const member = await store.accounts.member(id)
    const open = await store.orders.list(id, { ...ALL, status: 'unsettled' })
    const over = await store.orders.list(id, { ...ALL, status: 'settled' })
    members.push({
      name: member?.name,
      level: member?.level,
      preferences: member?.preferences,
      balances: Object.fromEntries(await store.ledger.balances(id)),
      movements: (await store.ledger.history(id, { page: 1, size: 500 })).movements.map(
        ({ kind, amount, balanceAfter }) => ({ kind, amount, balanceAfter }),
      ),
      orders: [...open.orders, ...over.orders].map(({ orderNo, status, outcome, ...order }) => ({
        orderNo,
        status,
        outcome,
        stake: order.totalStake,
        maxReturn: order.maxReturn,
        returned: order.returned,
        legs: order.legs.map(({ matchId, line, side, odds, outcome: result }) => ({
          matchId,
          line,
          side,
          odds,
          result,
        })),
      })),
    })
  }
  const rooms = []
  for (const roomId of roomIds) {
    rooms.push({
      roomId,
      messages: (await store.rooms.newest(roomId, 100)).map(({ seq, type }) => ({ seq, type })),
    })
  }
  const { balanced } = await store.ledger.audit()
  return { members, rooms, balanced }
}
