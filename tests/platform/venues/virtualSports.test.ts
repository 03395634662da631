import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createPlatform, type Platform } from '../../../platform/platform.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../platform/store/database.ts'
import { createStore, type Store } from '../../../platform/store/store.ts'
import { checkRound } from '../../../scripts/rounds/checks.ts'
import { proofOf as readProof } from '../../../scripts/rounds/proof.ts'
import { VIRTUAL_GAME_IDS } from '../../../platform/world/virtual/games.ts'
import { PMTY_PATHS } from '../../../streams/wire/pmty/paths.ts'
import type { BetLeg, BetRequest } from '../../../streams/wire/pmty/bet.ts'
import { PMTY_VIRTUAL_PATHS } from '../../../streams/wire/pmty/virtualPaths.ts'
import { createScriptedWorld } from '../book/scriptedWorld.ts'
import { PASSWORD, START } from '../book/testPlatform.ts'
import { ORIGIN } from '../site/siteClient.ts'
import { openMemoryDatabase } from '../store/memoryDatabase.ts'
import { createPmtyClient, type PmtyClient } from './pmtyClient.ts'

interface Option {
  readonly oid: string
  readonly ot: string
  readonly on: string
  readonly ov: number
}

interface Play {
  readonly hpid: string
  readonly hpn: string
  readonly hids: number
  readonly hsw: string
  readonly hid?: string
  readonly hs?: number
  readonly hmed?: number
  readonly hl: readonly {
    readonly hid: string
    readonly hs: number
    readonly hn: number
    readonly hv: string
    readonly ol: readonly Option[]
  }[]
  readonly ol?: readonly Option[]
}

interface Row {
  readonly mid: string
  readonly mhs: number
  readonly ms: number
  readonly mmp: string
  readonly teams: readonly string[]
  readonly entrants?: readonly { readonly number: number; readonly weight: number }[]
  readonly mhn?: string
  readonly msc: readonly string[]
  readonly hps: readonly Play[]
}

interface Batch {
  readonly batchNo: string
  readonly mmp: string
  readonly status: string
  readonly beginTime: number
  readonly sealTime: number
  readonly lod: string
  readonly matchs: readonly Row[]
}

let database: Database
let store: Store
let platform: Platform
let client: PmtyClient
let member = 0
const hand = { at: START }

async function startPlatform(speed = 1): Promise<Platform> {
  return createPlatform({
    store: { ...store, close: () => Promise.resolve() },
    seed: 7,
    speed,
    real: () => hand.at,
    random: () => 0,
    createWorld: (clock) => createScriptedWorld(clock),
    virtualGames: VIRTUAL_GAME_IDS,
  })
}

beforeAll(async () => {
  database = await openMemoryDatabase()
  store = await createStore(database, { logN: 4, blockSize: 1, parallel: 1 })
  platform = await startPlatform()
  const creation = await store.accounts.createMember({
    name: 'racer',
    password: PASSWORD,
    siteId: '1001',
    language: 'CMN',
    at: START,
  })
  if (creation.status !== 'created') throw new Error('the member exists')
  member = creation.member.id
  await store.ledger.transfer({
    key: 'test:racer',
    kind: 'IN',
    reference: `member:${member}`,
    at: START,
    entries: [
      { house: 'house:promotions', currency: 'RMB', amount: -100_000_00 },
      { member, currency: 'RMB', amount: 100_000_00 },
    ],
  })
})
beforeEach(async () => {
  client = await createPmtyClient(platform, 'racer', 'zh', PASSWORD)
})
afterAll(async () => {
  await platform.close()
  await store.close()
})

async function batches(tid: string, csid: string): Promise<readonly Batch[]> {
  const answer = await client.post(PMTY_VIRTUAL_PATHS.matches, { csid, tid })
  expect(answer.code).toBe('0000000')
  return answer.data as readonly Batch[]
}

async function openBatch(tid = '31101', csid = '1011'): Promise<Batch> {
  const open = (await batches(tid, csid)).filter(({ status }) => status === 'open')
  const found = open[1]
  if (found === undefined) throw new Error('no open batch')
  return found
}

async function playsOf(mid: string): Promise<readonly Play[]> {
  const { data } = await client.get(PMTY_VIRTUAL_PATHS.odds, { mid, mcid: '0', cuid: '1' })
  return (data as readonly { readonly plays: readonly Play[] }[])[0]?.plays ?? []
}

let bets = 0

async function betOn(
  mid: string,
  hpid: string,
  ot: string,
  changes: { readonly bet?: Partial<BetRequest>; readonly leg?: Partial<BetLeg> } = {},
): Promise<BetRequest> {
  const play = (await playsOf(mid)).find((each) => each.hpid === hpid)
  const line = play?.hl[0]
  const option = (line?.ol ?? play?.ol)?.find((each) => each.ot === ot)
  const hid = line?.hid ?? play?.hid
  if (option === undefined || hid === undefined) throw new Error(`no ${hpid} ${ot} in ${mid}`)
  bets += 1
  return {
    cuid: '1',
    tenantId: '',
    deviceType: 2,
    deviceImei: '',
    currencyCode: '1',
    fpId: '',
    acceptOdds: 3,
    openMiltSingle: 0,
    preBet: 0,
    clientOrderId: `virtual-bet-${bets}`,
    validUntil: platform.clock.now() + 30_000,
    seriesOrders: [
      {
        seriesType: 1,
        seriesSum: 1,
        fullBet: 0,
        orderDetailList: [
          {
            playId: hpid,
            playName: '',
            matchType: 4,
            matchId: mid,
            matchName: '',
            tournamentId: mid.slice(1, 6),
            tournamentLevel: 4,
            marketId: hid,
            marketValue: line?.hv ?? '',
            playOptionsId: option.oid,
            playOptionName: option.on,
            playOptions: option.ot,
            placeNum: line?.hn ?? 1,
            betAmount: '100.00',
            odds: option.ov,
            oddFinally: '',
            marketTypeFinally: 'EU',
            sportId: '1011',
            sportName: '',
            scoreBenchmark: '',
            dataSource: 'TL',
            ...changes.leg,
          },
        ],
      },
    ],
    ...changes.bet,
  }
}

const codeOf = async (request: BetRequest) => (await client.post(PMTY_PATHS.bet, request)).code

const midOf = ({ matchs }: Batch): string => matchs[0]?.mid ?? ''

describe('the calls (docs/virtual-sports.md, 6)', () => {
  it('has a menu of sports with their games', async () => {
    const { data } = await client.post(PMTY_VIRTUAL_PATHS.menus, { device: 'v2_h5_st' })
    const menu = data as readonly {
      readonly name: string
      readonly subList: readonly { readonly field1: string }[]
    }[]
    expect(menu.map(({ name }) => name)).toEqual([
      'VR足球',
      'VR篮球',
      'VR赛马',
      'VR赛狗',
      'VR泥地赛车',
      'VR摩托车',
    ])
    expect(menu[0]?.subList.map(({ field1 }) => field1)).toEqual([
      '31001',
      '31002',
      '31003',
      '31004',
      '31005',
    ])
  })

  it('lists a race before its start', async () => {
    const batch = await openBatch()
    expect(batch).toMatchObject({ mmp: 'PREGAME', status: 'open', lod: '' })
    expect(batch.beginTime - batch.sealTime).toBe(10_000)
    const [row] = batch.matchs
    expect(row).toMatchObject({ mhs: 0, ms: 0, mmp: '0', msc: [], mearlys: 0, csna: 'VR赛马', mc: 6 })
    expect(row?.mhn).toBeUndefined()
    expect(row?.teams).toHaveLength(8)
    expect(row?.entrants?.reduce((sum, { weight }) => sum + weight, 0)).toBeGreaterThan(100)
    expect(row?.hps.map(({ hpid }) => hpid)).toEqual(['10000', '8401'])
  })

  it('has all markets of a race, in European odds and without series', async () => {
    const batch = await openBatch()
    const plays = await playsOf(midOf(batch))
    expect(plays.map(({ hpid }) => hpid)).toEqual(['10000', '8401', '8402', '8403', '8404', '8405'])
    expect(plays.map(({ hpn }) => hpn)).toEqual([
      '独赢',
      '名次',
      '前二顺序',
      '前二不分顺序',
      '冠军号码大小',
      '冠军号码单双',
    ])
    expect(plays.every(({ hids, hsw }) => hids === 0 && hsw === '1')).toBe(true)
    const forecast = plays.find(({ hpid }) => hpid === '8402')?.hl[0]
    expect(forecast).toMatchObject({ hid: `${midOf(batch)}8K0010000`, hs: 0, hn: 1, hv: '', hmt: 1 })
    const option = forecast?.ol.find(({ ot }) => ot === '2-5')
    expect(option).toMatchObject({ oid: `${midOf(batch)}8K0010000p25`, on: '2-5', os: 1 })
    expect(plays[0]).toMatchObject({ hmed: batch.sealTime, hs: 0, hl: [] })
    expect(plays[0]?.ol?.map(({ ot }) => ot)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8'])
  })

  it('lists matches of a league and of basketball with their columns', async () => {
    const league = await openBatch('31001', '1001')
    expect(league.matchs).toHaveLength(8)
    expect(league.matchs[0]?.hps.map(({ hpid }) => hpid)).toEqual(['1', '4', '2'])
    expect(league.matchs[0]?.teams).toHaveLength(2)
    const basketball = await openBatch('31201', '1004')
    expect(basketball.matchs).toHaveLength(6)
    expect(basketball.matchs[0]?.hps.map(({ hpid }) => hpid)).toEqual(['37', '39', '38'])
  })

  it.each([
    ['an unknown game', PMTY_VIRTUAL_PATHS.matches, { csid: '1011', tid: '39999' }],
    ['a game of another sport', PMTY_VIRTUAL_PATHS.matches, { csid: '1001', tid: '31101' }],
    ['a film of an unknown batch', PMTY_VIRTUAL_PATHS.replay, { tid: '31101', batchNo: 'x', orderNo: 1 }],
    ['a tree of an unknown batch', PMTY_VIRTUAL_PATHS.tree, { tid: '31004', batchNo: '20200101-0001' }],
    [
      'results of a time that is too long ago',
      PMTY_VIRTUAL_PATHS.results,
      { sportType: '1011', startTime: START - 9 * 86_400_000, endTime: START, tournamentId: '', batchNo: '' },
    ],
    ['results without a time', PMTY_VIRTUAL_PATHS.results, { sportType: '1011' }],
  ])('has no data for %s', async (_, path, body) => {
    expect((await client.post(path, body)).code).toBe('0400500')
  })

  it('answers a film from the start on, and a result when the film is over', async () => {
    const batch = await openBatch()
    const asked = { csid: '1011', tid: '31101', batchNo: batch.batchNo, orderNo: 1 }
    hand.at = batch.beginTime - 1
    expect((await client.post(PMTY_VIRTUAL_PATHS.replay, asked)).code).toBe('0400500')
    expect((await client.post(PMTY_VIRTUAL_PATHS.filmLength, asked)).code).toBe('0400500')
    hand.at = batch.beginTime
    const { data } = await client.post(PMTY_VIRTUAL_PATHS.replay, asked)
    const film = (data as { readonly detail: Readonly<Record<string, unknown>> }).detail[midOf(batch)]
    const { order, totalTime, list } = film as {
      readonly order: readonly number[]
      readonly totalTime: number
      readonly list: readonly { readonly time: number }[]
    }
    expect(list.at(-1)?.time).toBe(Math.floor(totalTime / 1000) * 1000)
    const length = await client.post(PMTY_VIRTUAL_PATHS.filmLength, asked)
    expect(length.data).toEqual({ '31101': Math.ceil(totalTime / 1000) })
    const results = {
      sportType: '1011',
      startTime: START - 3_600_000,
      endTime: START + 3_600_000,
      tournamentId: '31101',
      batchNo: batch.batchNo,
    }
    expect((await client.post(PMTY_VIRTUAL_PATHS.results, results)).data).toMatchObject({ total: 0 })
    hand.at = batch.beginTime + totalTime
    const page = (await client.post(PMTY_VIRTUAL_PATHS.results, results)).data
    expect(page).toMatchObject({
      total: 1,
      pages: 1,
      records: [{ matchId: midOf(batch), scoreResult: order.slice(0, 3).join('-'), voided: false }],
    })
  })

  it('scores a running match by its film', async () => {
    const batch = await openBatch('31201', '1004')
    hand.at = batch.beginTime + 60_000
    const running = (await batches('31201', '1004')).find(({ batchNo }) => batchNo === batch.batchNo)
    expect(running).toMatchObject({ mmp: 'INGAME', status: 'decided' })
    const [row] = running?.matchs ?? []
    expect(row).toMatchObject({ ms: 1, mmp: '15', mhs: 11 })
    expect(row?.msc.map((each) => each.split('|')[0])).toEqual(['S1', 'S19', 'S20', 'S21'])
    const { data } = await client.post(PMTY_VIRTUAL_PATHS.scores, {
      mids: `${midOf(batch)},v3110120200101000101,x`,
    })
    expect(Object.keys(data as object)).toEqual([midOf(batch)])
  })

  it('has a table of the league and a tree of the cup', async () => {
    const table = await client.post(PMTY_VIRTUAL_PATHS.table, { tid: '31001' })
    expect(table.data).toMatchObject([{ groupId: '1' }])
    const [cup] = await batches('31004', '1001')
    const tree = await client.post(PMTY_VIRTUAL_PATHS.tree, { tid: '31004', batchNo: cup?.batchNo })
    expect(Object.keys(tree.data as object)[0]).toBe('Q16')
    expect((await client.post(PMTY_VIRTUAL_PATHS.table, { tid: '31101' })).data).toEqual([])
  })

  it('is in no list of matches and not in the detail of matches', async () => {
    const batch = await openBatch()
    expect(platform.world.matches().some(({ id }) => id.startsWith('v3'))).toBe(false)
    expect((await client.get(PMTY_PATHS.match, { mid: midOf(batch), cuid: '1' })).code).toBe('0400500')
    expect((await client.get(PMTY_PATHS.odds, { mid: midOf(batch), cuid: '1' })).code).toBe('0400500')
  })
})

describe('the proof of a batch (docs/games/rounds.md, 4)', () => {
  const proofOf = async (round: string) => {
    const response = await platform.app.fetch(new Request(`${ORIGIN}/games/proof/virtual/31101/${round}`))
    return response.ok ? ((await response.json()) as Readonly<Record<string, unknown>>) : null
  }

  it('is there from the announcement on, without a seed before the start', async () => {
    const { batchNo, beginTime, sealTime } = await openBatch()
    const before = await proofOf(batchNo)
    expect(before).toMatchObject({
      state: 'open',
      seed: null,
      result: null,
      decidedAt: null,
      sealsAt: sealTime,
    })
    hand.at = beginTime
    const after = await proofOf(batchNo)
    expect(after).toMatchObject({
      state: 'decided',
      commitment: before?.['commitment'],
      entry: before?.['entry'],
    })
    const checksOf = (proof: object) => {
      const read = readProof(JSON.stringify(proof))
      return read === null ? null : checkRound(read)?.checks
    }
    const checks = checksOf(after ?? {})
    expect(checks?.map(({ step, agrees }) => [step, agrees])).toEqual([
      ['commitment', true],
      ['result', true],
    ])
    const other = checksOf({ ...after, seed: '0'.repeat(64) })
    expect(other?.map(({ agrees }) => agrees)).toEqual([false, false])
  })

  it('is not there for an unknown round', async () => {
    expect(await proofOf('20200101-0001')).toBeNull()
    const { status } = await platform.app.fetch(new Request(`${ORIGIN}/games/proof/casino/A12/20261120-0031`))
    expect(status).toBe(404)
  })
})

describe('bets (docs/virtual-sports.md, 7)', () => {
  it('are accepted at once and refused from the lock on, to the ms', async () => {
    const batch = await openBatch()
    hand.at = batch.sealTime - 1
    const inTime = await betOn(midOf(batch), '8402', '2-5')
    const late = await betOn(midOf(batch), '8402', '2-5')
    expect(await codeOf(inTime)).toBe('0000000')
    const [order] = await store.orders.byClientOrderId(member, inTime.clientOrderId)
    expect(order).toMatchObject({
      status: 'accepted',
      legs: [{ timing: 'virtual', kickOff: batch.beginTime }],
    })
    hand.at = batch.sealTime
    expect(await codeOf(late)).toBe('0402001')
    expect(await store.orders.byClientOrderId(member, late.clientOrderId)).toEqual([])
    // A repeated call is answered with its order, whatever the batch is by now.
    expect(await codeOf(inTime)).toBe('0000000')
    hand.at = batch.beginTime + 3_600_000
    expect(await codeOf({ ...late, validUntil: hand.at + 1 })).toBe('0402001')
  })

  it('are refused when the lock comes while the wallets are awaited', async () => {
    const batch = await openBatch()
    hand.at = batch.sealTime - 1
    const request = await betOn(midOf(batch), '10000', '3')
    const inner = platform.store.orders.place.bind(platform.store.orders)
    const place: Store['orders']['place'] = (confirm) => {
      hand.at = batch.sealTime
      return inner(confirm)
    }
    const slow = await createPlatform({
      store: { ...store, close: () => Promise.resolve(), orders: { ...store.orders, place } },
      seed: 7,
      real: () => hand.at,
      random: () => 0,
      createWorld: (clock) => createScriptedWorld(clock),
      virtualGames: VIRTUAL_GAME_IDS,
    })
    const other = await createPmtyClient(slow, 'racer', 'zh', PASSWORD)
    expect((await other.post(PMTY_PATHS.bet, request)).code).toBe('0402001')
    expect(await store.orders.byClientOrderId(member, request.clientOrderId)).toEqual([])
    await slow.close()
  })

  it.each([
    ['another match type', { matchType: 1 }, '0402009'],
    ['another price', { odds: 12_345_000 }, '0402009'],
    ['an unknown match', { matchId: 'v3110120200101000101' }, '0402003'],
    ['an unknown selection', { playOptions: '2-9' }, '0402003'],
    ['other ids', { playOptionsId: 'x' }, '0402003'],
    ['another market', { playId: '1', playOptions: '1' }, '0402003'],
  ])('are refused for %s', async (_, leg, code) => {
    const batch = await openBatch()
    expect(await codeOf(await betOn(midOf(batch), '8402', '2-5', { leg }))).toBe(code)
  })

  it('are refused after their time, as a reservation and in a series', async () => {
    const batch = await openBatch()
    const mid = midOf(batch)
    const validUntil = platform.clock.now() - 1
    expect(await codeOf(await betOn(mid, '8402', '2-5', { bet: { validUntil } }))).toBe('0402018')
    expect(await codeOf(await betOn(mid, '8402', '2-5', { bet: { preBet: 1 } }))).toBe('13006')
    const one = await betOn(mid, '8402', '2-5')
    const other = await betOn(midOf(await openBatch('31102', '1002')), '8402', '2-5')
    const legs = [one, other].flatMap(({ seriesOrders }) => seriesOrders[0]?.orderDetailList ?? [])
    const series = { seriesType: 2001, seriesSum: 1, fullBet: 0, orderDetailList: legs }
    expect(await codeOf({ ...one, seriesOrders: [series] })).toBe('0402043')
  })

  it('are settled once from the result, by a platform that was not running at the start', async () => {
    const batch = await openBatch()
    const mid = midOf(batch)
    const before = await store.ledger.balance(member, 'RMB')
    const requests: BetRequest[] = []
    for (let number = 1; number <= 8; number += 1) requests.push(await betOn(mid, '10000', String(number)))
    requests.push(await betOn(mid, '8405', 'Odd'), await betOn(mid, '8405', 'Even'))
    for (const request of requests) expect(await codeOf(request)).toBe('0000000')
    await platform.close()
    hand.at = batch.beginTime + 50_000
    platform = await startPlatform()
    const placed = async () => {
      const found = await Promise.all(
        requests.map(({ clientOrderId }) => store.orders.byClientOrderId(member, clientOrderId)),
      )
      return found.flat()
    }
    expect((await placed()).every(({ status }) => status === 'accepted')).toBe(true)
    hand.at = batch.beginTime + 90_000
    await platform.tick()
    const settled = await placed()
    expect(settled.map(({ status }) => status)).toEqual(requests.map(() => 'settled'))
    expect(settled.filter(({ outcome }) => outcome === 'win')).toHaveLength(2)
    expect(new Set(settled.map(({ legs }) => legs[0]?.settleScore))).toHaveLength(1)
    expect(settled[0]?.legs[0]?.settleScore).toMatch(/^\d-\d-\d$/)
    const returned = settled.reduce((sum, order) => sum + order.returned, 0)
    expect(await store.ledger.balance(member, 'RMB')).toBe(before - 1000_00 + returned)
    await platform.close()
    platform = await startPlatform()
    await platform.tick()
    expect(await store.ledger.balance(member, 'RMB')).toBe(before - 1000_00 + returned)
    expect((await store.ledger.audit()).balanced).toBe(true)
  })

  it('are found by the audit when they were placed at the lock', async () => {
    const batch = await openBatch()
    const request = await betOn(midOf(batch), '10000', '3')
    expect(await codeOf(request)).toBe('0000000')
    const [order] = await store.orders.byClientOrderId(member, request.clientOrderId)
    const placedAt = async (at: number) => {
      await database.queries.execute(
        sql`UPDATE orders SET placed_at = ${at} WHERE order_no = ${order?.orderNo ?? ''}`,
      )
      return (await store.ledger.audit()).findings
    }
    expect(await placedAt(batch.sealTime)).toEqual([{ source: 'order', id: order?.orderNo, fault: 'late' }])
    expect(await placedAt(batch.sealTime - 1)).toEqual([])
  })

  it('are in the records, and are not cashed out', async () => {
    const batch = await openBatch()
    const request = await betOn(midOf(batch), '10000', '3')
    expect(await codeOf(request)).toBe('0000000')
    const { data } = await client.post(PMTY_PATHS.orders, { orderStatus: 0, page: 1, size: 20 })
    const record = (
      data as {
        readonly records: readonly { readonly clientOrderId: string; readonly orderNo: string }[]
      }
    ).records.find(({ clientOrderId }) => clientOrderId === request.clientOrderId)
    expect(record).toMatchObject({
      enablePreSettle: false,
      detailList: [
        { matchType: 4, matchInfo: `VR赛马 ${batch.batchNo}`, beginTime: batch.beginTime, sportId: 1011 },
      ],
    })
  })
})

describe('another rate of the clock', () => {
  it('voids what had not started, and begins new batches', async () => {
    const batch = await openBatch()
    const request = await betOn(midOf(batch), '8402', '2-5')
    expect(await codeOf(request)).toBe('0000000')
    await platform.close()
    hand.at += 1000
    platform = await startPlatform(60)
    await platform.tick()
    const [order] = await store.orders.byClientOrderId(member, request.clientOrderId)
    expect(order).toMatchObject({ status: 'settled', returned: 100_00 })
    client = await createPmtyClient(platform, 'racer', 'zh', PASSWORD)
    const [first] = await batches('31101', '1011')
    expect(Number(first?.batchNo.slice(9))).toBeGreaterThan(10_000)
    expect((first?.beginTime ?? 0) - (first?.sealTime ?? 0)).toBe(600_000)
  })
})
