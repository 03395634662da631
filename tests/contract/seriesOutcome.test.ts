import { describe, expect, it } from 'vitest'
import { orderRecord as dptyRecord } from '../../platform/venues/dpty/orderRecords.ts'
import { orderRecord as fbtyRecord } from '../../platform/venues/fbty/orderRecords.ts'
import { wagerRecord } from '../../platform/venues/imty/wagerRecords.ts'
import { orderRecord as pmtyRecord } from '../../platform/venues/pmty/orderRecords.ts'
import type { StoredLeg, StoredOrder } from '../../platform/store/orders/order.ts'
import type { Order } from '../../streams/domain/order.ts'
import { readOrder as readDpty } from '../../streams/venues/dpty/map/order.ts'
import { readOrder as readFbty } from '../../streams/venues/fbty/map/order.ts'
import { readOrder as readImty } from '../../streams/venues/imty/map/order.ts'
import { readOrder as readPmty } from '../../streams/venues/pmty/map/order.ts'
import { decode } from '../../streams/wire/decode.ts'
import { dptyOrder } from '../../streams/wire/dpty/history.ts'
import { orderRecord as fbtyOrder } from '../../streams/wire/fbty/order.ts'
import { wagerListAnswer } from '../../streams/wire/imty/wagers.ts'
import { orderRecord as pmtyOrder } from '../../streams/wire/pmty/orderList.ts'
import { RESULT } from '../platform/book/scriptedWorld.ts'

const AT = Date.UTC(2026, 4, 1, 12)
const NAME = { cmn: '甲', zho: '甲', english: 'A' }

function leg(index: number): StoredLeg {
  return {
    index,
    matchId: `m${String(index)}`,
    sport: 'football',
    leagueId: 'l1',
    leagueName: NAME,
    matchName: { cmn: '甲 v 乙', zho: '甲 v 乙', english: 'A v B' },
    selectionName: null,
    spec: RESULT,
    marketId: 'k1',
    optionId: 'o1',
    playId: '1',
    slot: 1,
    line: null,
    side: 'home',
    odds: 210_000,
    oddsFinal: '2.10',
    scoreBenchmark: null,
    placedScore: null,
    timing: 'early',
    kickOff: AT,
    outcome: 'win',
    settleScore: '1-0',
    updatedAt: AT,
  }
}

const SINGLE = {
  orderNo: 'TL1',
  memberId: 1,
  venue: 'PMTY',
  siteId: 'touchline',
  confirmId: 'c1',
  clientOrderId: 'c1',
  channel: 'h5',
  status: 'settled',
  currency: 'RMB',
  series: '1:1',
  lines: 1,
  unitStake: 10_00,
  totalStake: 10_00,
  stakeTyped: '1000',
  openStake: 10_00,
  acceptance: 'none',
  oddsFormat: 'europe',
  maxReturn: 21_00,
  placedAt: AT,
  confirmDueAt: null,
  settledAt: AT,
  returned: 15_50,
  cashedOut: 0,
  cashOuts: 'none',
  cancelledPaid: false,
  outcome: 'halfWin',
  reason: null,
  rollbacks: 0,
  reservePay: null,
  reserveOdds: null,
  filledAt: null,
  version: 1,
  legs: [leg(0)],
} as const satisfies StoredOrder

const TREBLE = { ...SINGLE, series: '3:3', legs: [0, 1, 2].map(leg) } as const
const SYSTEM = { ...TREBLE, series: '3:2', lines: 3, totalStake: 30_00, openStake: 30_00 } as const

function decoded<T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown },
): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}

const winnerOf = () => ''
const world = { match: () => undefined, result: () => undefined }

/** What the client reads of the record that the platform sends. */
const VENUES: Readonly<Record<string, (order: StoredOrder) => Order | undefined>> = {
  PMTY: (order) => readPmty(decoded(decode(pmtyOrder, pmtyRecord(order, 'english', winnerOf))), 'RMB'),
  FBTY: (order) =>
    readFbty(decoded(decode(fbtyOrder, fbtyRecord({ world, winnerOf }, order, {}, 'english'))), 'RMB'),
  IMTY: (order) => {
    const terms = { language: 'english', now: AT, winnerOf, world } as const
    const WagerList = [wagerRecord(order, { offer: null, last: null }, [], terms)]
    const [wager] = decoded(decode(wagerListAnswer, { WagerList })).WagerList
    return wager && readImty(wager, 'RMB')
  },
  DPTY: (order) => {
    const record = decoded(decode(dptyOrder, dptyRecord(order, { language: 'english', winnerOf })))
    return readDpty(record, 'RMB', { english: true })
  },
}

describe.each(Object.entries(VENUES))('the outcome of an order at %s', (_, read) => {
  it.each([
    ['lose', 0],
    ['win', 63_00],
    ['push', 30_00],
    ['void', 30_00],
    ['part', 40_00],
    ['part', 20_00],
  ] as const)('of several legs is the one of the book, %s with %i returned', (outcome, returned) => {
    for (const series of [TREBLE, SYSTEM]) {
      expect(read({ ...series, outcome, returned })?.outcome).toBe(outcome)
    }
  })

  it('of one leg may be a half win or half loss', () => {
    expect(read(SINGLE)?.outcome).toBe('halfWin')
    expect(read({ ...SINGLE, outcome: 'halfLose', returned: 5_00 })?.outcome).toBe('halfLose')
  })
})
