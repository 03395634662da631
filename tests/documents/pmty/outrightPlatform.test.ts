import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { marketKey } from '../../../streams/domain/market.ts'
import type { Odds } from '../../../streams/domain/odds.ts'
import { framesBetween } from '../../../platform/venues/pmty/pushFrames.ts'
import type { WorldMatch } from '../../../platform/world/world.ts'
import { openSharedStore, createTestPlatform } from '../../platform/book/testPlatform.ts'
import type { TestPlatform } from '../../platform/book/testPlatform.ts'
import { createPmtyClient } from '../../platform/venues/pmtyClient.ts'
import type { PmtyClient } from '../../platform/venues/pmtyClient.ts'
import { shapeDifferences } from '../shapes.ts'
import * as documents from './outrightAnswers.ts'
import * as bets from './outrightBetAnswers.ts'

const MATCHES = '/yewu11/v1/m/'
const BETS = '/yewu13/v1/betOrder/'
const CUP = 'early-1'
const SPEC = { stat: 'places', kind: 'outright', period: 'match' } as const
const NAMES = ['云岭', '北港', '河畔', '白沙']

let shared: Awaited<ReturnType<typeof openSharedStore>>
let testPlatform: TestPlatform
let client: PmtyClient

beforeAll(async () => {
  shared = await openSharedStore()
})
afterAll(() => shared.end())
beforeEach(async () => {
  testPlatform = await createTestPlatform({ store: shared.store })
  testPlatform.world.change(CUP, { ...CHANGE, state: 'live' })
  const member = await testPlatform.newMember()
  client = await createPmtyClient(
    testPlatform.platform,
    (await testPlatform.store.accounts.member(member))?.name ?? '',
  )
})
afterEach(() => testPlatform.platform.close())

/** What makes a tournament of a match. */
const CHANGE: Partial<WorldMatch> = {
  sport: 'rugby',
  teams: null,
  entrants: NAMES.map((name, index) => ({
    id: `team-${index + 1}`,
    name: { cmn: name, zho: name, english: name },
    kit: { base: '#c8102e', trim: '#ffffff', pattern: 'plain' },
  })),
  markets: [
    {
      spec: SPEC,
      key: marketKey(SPEC),
      parlayAllowed: false,
      lines: [
        {
          marketId: 'cup',
          slot: 1,
          line: null,
          status: 'open',
          version: 1,
          selections: NAMES.map((_, index) => ({
            optionId: `cup-${index + 1}`,
            side: `entrant:${index + 1}`,
            odds: ((index + 2) * 100_000) as Odds,
            status: index === 3 ? 'closed' : 'open',
          })),
        },
      ],
    },
  ],
}

/** Fields that an outright does not have; where they are sent, nothing is in them. */
const ABSENT = new Set(['mhid', 'mhn', 'mhlu', 'maid', 'man', 'malu', 'home', 'away', 'hl'])

const isNothing = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0)

/** The answer without those fields of teams and lines in which there is nothing. */
function withoutAbsent(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutAbsent)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, inner]) => !(ABSENT.has(name) && isNothing(inner)))
      .map(([name, inner]) => [name, withoutAbsent(inner)]),
  )
}

const differences = (documented: unknown, real: unknown) =>
  shapeDifferences(documented, withoutAbsent(real), [])

type Row = typeof documents.OUTRIGHT_ROW.fields

async function list(): Promise<readonly Row[]> {
  const answer = await client.post(`${MATCHES}matchesPB`, { euid: '50016', type: 100 })
  return answer.data as readonly Row[]
}

/** The documented bet, on an entrant of the list. */
async function betOn(ot: string, matchType = 3): Promise<typeof bets.OUTRIGHT_BET.fields & object> {
  const [row] = await list()
  const [play] = row?.hps ?? []
  const option = play?.ol.find((each) => each.ot === ot)
  if (row === undefined || play === undefined || option === undefined) throw new Error(`no ${ot}`)
  const [order] = bets.OUTRIGHT_BET.fields.seriesOrders
  const leg = order?.orderDetailList[0]
  if (order === undefined || leg === undefined) throw new Error('no leg')
  const changed = {
    ...leg,
    matchType,
    matchId: row.mid,
    tournamentId: row.tid,
    marketId: play.hid,
    playOptionsId: option.oid,
    playOptionName: option.on,
    playOptions: option.ot,
    odds: option.ov,
  }
  return {
    ...bets.OUTRIGHT_BET.fields,
    ...{ cuid: '1', tenantId: '', deviceImei: '', fpId: '' },
    validUntil: testPlatform.platform.clock.now() + 30_000,
    seriesOrders: [{ ...order, orderDetailList: [changed] }],
  }
}

describe('the platform answers about an outright as documented', () => {
  it('its tab', async () => {
    const menu = (await client.get('/yewu11/pub/v1/m/menu/initPB')).data as readonly {
      readonly menuType: number
    }[]
    const tab = menu.filter(({ menuType }) => menuType === 100)
    expect(tab).toMatchObject([{ subList: [{ menuId: '50016', field1: '14', count: 1 }] }])
    expect(shapeDifferences(documents.OUTRIGHT_MENU.fields, tab)).toEqual([])
  })

  it('a list, a match and its market', async () => {
    const rows = await list()
    expect(rows).toHaveLength(1)
    const hps = documents.OWN_OUTRIGHT_MARKETS.fields
    expect(differences([{ ...documents.OUTRIGHT_ROW.fields, hps }], rows)).toEqual([])
    expect(rows[0]).toMatchObject({ msc: [], hps: [{ hpid: '10000', hids: 0, hsw: '1' }] })
    expect(rows[0]?.hps[0]?.ol.map(({ ot, on, os, oddSort }) => [ot, on, os, oddSort])).toEqual([
      ['1', '云岭', 1, 1],
      ['2', '北港', 1, 2],
      ['3', '河畔', 1, 3],
      ['4', '白沙', 3, 4],
    ])
    const odds = await client.get(`${MATCHES}getMatchOddsInfoPB`, { mid: CUP, mcid: '0' })
    expect(differences(hps, odds.data)).toEqual([])
  })

  it('a deadline after the beginning, because bets are taken until the final', async () => {
    const [row] = await list()
    expect(Number(row?.hps[0]?.hmed)).toBeGreaterThan(Number(row?.mgt))
  })

  it('a push of prices and of a suspension', () => {
    const before = testPlatform.world.match(CUP)
    if (before === undefined) throw new Error('no cup')
    const frames = (change: () => void) => {
      const was = testPlatform.world.match(CUP) ?? before
      change()
      return framesBetween(was, testPlatform.world.match(CUP) ?? was, 0).map((frame) => ({
        ...frame,
        ctsp: '1',
      }))
    }
    const prices = frames(() => {
      testPlatform.world.setPrice(CUP, marketKey(SPEC), 'entrant:2', 4)
    })
    expect(prices.map(({ cmd }) => cmd)).toEqual(['C105'])
    expect(shapeDifferences(documents.OUTRIGHT_PRICES.fields, prices[0])).toEqual([])
    expect(prices[0]).toMatchObject({
      cd: {
        hls: [{ hpid: '10000', hv: '', ol: [{ ot: '1' }, { ot: '2' }, { ot: '3' }, { ot: '4', os: 3 }] }],
      },
    })
    const suspended = frames(() => {
      testPlatform.world.setLineStatus(CUP, marketKey(SPEC), 'suspended')
    })
    expect(suspended).toMatchObject([{ cmd: 'C106', cd: { hls: [{ hid: 'cup', hs: 1 }] } }])
  })

  it('the latest market, without a score', async () => {
    const question = { matchInfoId: CUP, marketId: 'cup', oddsId: 'cup-2', oddsType: '2', playId: '10000' }
    const idList = [{ ...question, placeNum: 1, matchType: 3, sportId: '14' }]
    const { data } = await client.post(`${BETS}queryLatestMarketInfo`, { idList })
    expect(differences([bets.OUTRIGHT_QUOTE.fields], data)).toEqual([])
    expect(data).toMatchObject([{ id: 'cup', marketValue: '', score: '' }])
  })

  it.each(['notStarted', 'live'] as const)('a bet on an entrant while the cup is %s', async (state) => {
    testPlatform.world.change(CUP, { state })
    for (const matchType of [1, 2]) {
      const refused = await client.post(`${BETS}client/bet`, await betOn('2', matchType))
      expect(refused.code).not.toBe('0000000')
    }
    const placed = await client.post(`${BETS}client/bet`, await betOn('2'))
    expect(placed).toMatchObject({
      code: '0000000',
      data: { orderDetailRespList: [{ playOptionName: '北港', matchInfo: '', scoreBenchmark: '' }] },
    })
    expect(differences(bets.OUTRIGHT_PLACED.fields, placed.data)).toEqual([])
  })

  it('the record of a bet, with the name of its entrant and without teams', async () => {
    testPlatform.world.change(CUP, { state: 'notStarted' })
    await client.post(`${BETS}client/bet`, await betOn('2'))
    testPlatform.world.finish(CUP, {})
    await testPlatform.platform.tick()
    const body = { orderStatus: '1', currencyCode: '1', timeType: 1, page: 1, size: 50 }
    const { data } = await client.post(`${BETS}getOrderListV5PB`, body)
    expect(differences(bets.OUTRIGHT_ORDERS.fields, data)).toEqual([])
    expect(data).toMatchObject({
      records: [
        {
          orderStatus: 1,
          detailList: [
            {
              matchType: 3,
              matchInfo: '',
              playId: '10000',
              playOptions: '2',
              playOptionName: '北港',
              // Void: nobody has won in this world.
              betResult: 13,
              scoreBenchmark: '',
              settleScore: '',
            },
          ],
        },
      ],
    })
  })

  it('no series', async () => {
    const other = (await client.betOn('early-2', '1', '1')).seriesOrders[0]?.orderDetailList ?? []
    const bet = await betOn('2')
    const orderDetailList = [...(bet.seriesOrders[0]?.orderDetailList ?? []), ...other]
    const seriesOrders = [{ seriesType: 2001, seriesSum: 1, fullBet: 0, orderDetailList }]
    const refused = await client.post(`${BETS}client/bet`, { ...bet, seriesOrders })
    expect(refused.code).not.toBe('0000000')
  })
})
