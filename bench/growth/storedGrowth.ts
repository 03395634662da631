import type { AddressInfo } from 'node:net'
import { createPlatform, type Platform } from '../../platform/platform.ts'
import { historyFromStore } from '../../platform/room/joinHistory.ts'
import { servePlatform } from '../../platform/servePlatform.ts'
import { type Database, openEmbedded } from '../../platform/store/database.ts'
import { createStore } from '../../platform/store/store.ts'
import { createSimulatedWorld } from '../../platform/world/simulatedWorld.ts'
import type { OrderQuery } from '../../streams/domain/order.ts'
import { SNAPSHOT_MESSAGES } from '../../streams/wire/room/constants.ts'
import { benchRooms } from '../platform/benchRooms.ts'
import { openLightClient } from '../room/lightClient.ts'
import { signInCrowd } from '../room/members.ts'
import { fillOrders, OPEN, type OrderedMember } from './fillOrders.ts'
import { type FilledRoom, fillRooms } from './fillRooms.ts'
import type { SizedCall } from './growth.ts'
import type { Measured } from './matchGrowth.ts'
import { SITE_ID, UNLIMITED } from './site.ts'
import { venueCalls } from './venueCalls.ts'

/** Registration is not measured. */
const PASSWORD_COST = { logN: 4, blockSize: 8, parallel: 1 }
const PAGE = 50
/** Orders in the range of a list by date, and messages missed by a member who was away. */
const IN_RANGE = 20
const MISSED = 100

/** The calls that read rooms and orders, on the embedded database. */
export async function storedGrowth(
  sizes: { readonly messages: readonly number[]; readonly orders: readonly number[] },
  say: (line: string) => void,
): Promise<Measured> {
  const database = await openEmbedded(null)
  const store = await createStore(database, PASSWORD_COST)
  const platform = await createPlatform({
    ...UNLIMITED,
    store,
    createWorld: (clock, { seed, epoch }) => createSimulatedWorld({ seed, epoch, clock }),
    siteId: SITE_ID,
    seed: 10,
    rooms: benchRooms(),
  })
  const calls = [
    ...(await orderCalls(platform, database, sizes.orders, say)),
    ...(await roomCalls(platform, database, sizes.messages, say)),
  ]
  return { calls, close: () => platform.close() }
}

async function orderCalls(
  platform: Platform,
  database: Database,
  sizes: readonly number[],
  say: (line: string) => void,
): Promise<readonly SizedCall[]> {
  say('filling the orders')
  const members = await fillOrders(database, platform.store, sizes)
  return (await Promise.all(members.map((member) => callsOfMember(platform, member)))).flat()
}

async function callsOfMember(platform: Platform, member: OrderedMember): Promise<readonly SizedCall[]> {
  const { venue, take, takeMs } = await venueCalls(platform, SITE_ID, member.memberId)
  const call = (what: string, rows: number, query: Omit<OrderQuery, 'page' | 'currency'>): SizedCall => ({
    what,
    of: 'orders',
    size: member.orders,
    rows,
    once: async () => {
      takeMs()
      const { orders } = await take(venue.bets.orders({ ...query, page: 1, currency: 'RMB' }))
      return { rows: orders.length, ms: takeMs() }
    },
  })
  const { orders, everyMs, firstAt } = member
  const from = Math.floor(firstAt + (orders / 2) * everyMs) + 1
  const range = { from, to: Math.floor(from + IN_RANGE * everyMs) }
  const settled = { settled: true, size: PAGE } as const
  return [
    call('settled orders, first page', PAGE, { ...settled, range: 'month' }),
    call('settled orders, by date', IN_RANGE, { ...settled, range }),
    call('open orders, first page', OPEN, { settled: false, size: PAGE, range: 'all' }),
    call('open orders, count', 1, { settled: false, size: 1, range: 'all' }),
  ]
}

async function roomCalls(
  platform: Platform,
  database: Database,
  sizes: readonly number[],
  say: (line: string) => void,
): Promise<readonly SizedCall[]> {
  say('filling the rooms')
  const { store } = platform
  const rooms = await fillRooms(database, store, sizes)
  const [token = ''] = await signInCrowd(store, SITE_ID, 1, Date.now)
  const { http } = await servePlatform(platform, false)
  await new Promise<void>((resolve) => {
    http.listen(0, '127.0.0.1', resolve)
  })
  // The server ends with the bench.
  http.unref()
  const origin = `http://127.0.0.1:${String((http.address() as AddressInfo).port)}`
  return rooms.flatMap((room) => callsOfRoom(platform, room, () => joinRoom(origin, token, room.roomId)))
}

function callsOfRoom(
  { store }: Platform,
  { roomId, messages }: FilledRoom,
  join: () => Promise<number>,
): readonly SizedCall[] {
  const call = (what: string, rows: number, read: () => Promise<number>): SizedCall => ({
    what,
    of: 'messages',
    size: messages,
    rows,
    once: async () => {
      const at = performance.now()
      return { rows: await read(), ms: performance.now() - at }
    },
  })
  const past = async (last: number | null): Promise<number> =>
    (await historyFromStore(store.rooms, roomId, last)).messages.length
  return [
    call('join of a room', messages, join),
    call('newest messages, stored', SNAPSHOT_MESSAGES, () => past(null)),
    call('missed messages, stored', MISSED, () => past(messages - MISSED)),
  ]
}

/** Connects and joins with a WebSocket of its own; returns the newest `seq`. */
function joinRoom(origin: string, token: string, roomId: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const client = openLightClient(origin, token, roomId, {
      joined: (to) => {
        resolve(to)
        client.close()
      },
      batch: () => undefined,
      closed: (why) => {
        reject(new Error(`the room was not joined: ${why}`))
      },
    })
  })
}
