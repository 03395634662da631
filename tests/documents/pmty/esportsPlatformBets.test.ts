import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resultDays } from '../../../streams/domain/resultDays.ts'
import { PMTY_PATHS } from '../../../streams/wire/pmty/paths.ts'
import type { WorldMatch } from '../../../platform/world/world.ts'
import { shapeDifferences } from '../shapes.ts'
import { ORDER_LIST } from './betAnswers.ts'
import * as bets from './esportsBetAnswers.ts'
import {
  createEsportsPlatform,
  type EsportsPlatform,
  MINUTE,
  OF_MARKETS,
  OF_MATCHES,
  pathsOf,
  type Row,
} from './esportsPlatform.ts'

// What a record and a market have in all sports (docs/pmty.md, 2.3 and 2.6).
const OF_RECORDS = pathsOf(ORDER_LIST.fields.records)
const OF_RESULTS = [...OF_MARKETS, 'smt']
const HOUR = 60 * MINUTE

let world: EsportsPlatform

beforeAll(async () => {
  world = await createEsportsPlatform()
})
afterAll(() => world.platform.close())

interface Settled {
  readonly orderStatus: number
  readonly detailList: readonly Readonly<Record<string, unknown>>[]
}

const isOffered = ({ bettingStatus, markets }: WorldMatch, key: string): boolean => {
  const [line] = markets.find((market) => market.key === key)?.lines ?? []
  return [bettingStatus, line?.status, ...(line?.selections ?? []).map(({ status }) => status)].every(
    (status) => status === 'open',
  )
}

const ANY_PRICE = { bet: { acceptOdds: 2 }, leg: { matchType: 5, scoreBenchmark: '' } } as const

/** The answer to a bet that is accepted: one in play waits, and is refused if a fight ends meanwhile. */
async function accepted(wanted: () => WorldMatch, play: string, option: string) {
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const match = wanted()
    await world.relaunch()
    const bet = await world.client().betOn(match.id, play, option, ANY_PRICE)
    const placed = await world.client().post(PMTY_PATHS.bet, bet)
    expect(placed.code).toBe('0000000')
    const data = placed.data as typeof bets.ESPORTS_PLACED.fields
    await world.pass(MINUTE / 4)
    const orderNos = data.orderDetailRespList[0]?.orderNo ?? ''
    const [status] = (await world.client().get(PMTY_PATHS.orderStatus, { orderNos })).data as {
      status: number
    }[]
    if (status?.status === 1) return { match, data }
  }
  throw new Error('no bet was accepted')
}

describe('the platform takes a bet on esports as documented', () => {
  it.each([
    ['in play', '8313', 'kills.total.set1', 'Over', '0:0'],
    ['in play, with a handicap', '8312', 'kills.handicap.set1', '1', ''],
    ['before', '153', 'sets.winner.match', '1', ''],
  ] as const)('%s', async (when, play, key, option, score) => {
    const phase = when === 'before' ? 'notStarted' : 'set1'
    const wanted = () =>
      world.matchOf((match) => match.sport === 'lol' && match.phase === phase && isOffered(match, key))
    const { match, data } = await accepted(wanted, play, option)
    expect(shapeDifferences(bets.ESPORTS_PLACED.fields, data)).toEqual([])
    const { home, away } = match.teams ?? {}
    const teams = `${home?.name.cmn ?? ''} v ${away?.name.cmn ?? ''}`
    expect(data.orderDetailRespList).toMatchObject([
      { matchInfo: score === '' ? teams : `${teams}(0-0)`, scoreBenchmark: score, marketType: 'EU' },
    ])
  })

  it('and settles it: records have three decimals and the pair of the market', async () => {
    for (let hours = 0; hours < 10; hours += 1) await world.pass(HOUR)
    await world.relaunch()
    const body = { orderStatus: '1', currencyCode: '1', timeType: 3, page: 1, size: 50 }
    const { data } = await world.client().post(PMTY_PATHS.orders, body)
    const { records } = data as { records: readonly Settled[] }
    const documented = Object.values(bets.ESPORTS_RECORDS).map(({ fields }) => fields)
    expect(shapeDifferences(documented, records, OF_RECORDS)).toEqual([])
    const settled = records.filter(({ orderStatus }) => orderStatus === 1)
    const legs = settled.flatMap(({ detailList }) => detailList)
    expect(new Set(legs.map(({ playId }) => playId))).toEqual(new Set(['8313', '8312', '153']))
    for (const leg of legs) {
      expect(leg).toMatchObject({ matchType: 5, sportId: 100, marketType: 'EU' })
      expect(leg['oddFinally']).toBe((Number(leg['oddsValue']) / 100_000).toFixed(3))
      const facts = world.platform.world.pastMatch(String(leg['matchId']))?.facts
      const pair = leg['playId'] === '153' ? facts?.['sets.match'] : facts?.['kills.set1']
      expect(leg['settleScore']).toBe(pair?.join(':'))
    }
  })
})

it('the platform answers results of esports as documented', async () => {
  const [today, yesterday] = resultDays(world.platform.clock.now())
  const documented = [...bets.ESPORTS_OUTCOMES.fields, ...bets.CSGO_OUTCOMES.fields]
  for (const euid of ['100', '101', '102', '103']) {
    const rows: Row[] = []
    for (const day of [today, yesterday]) {
      const request = { ...bets.ESPORTS_RESULTS.request.fields, euid, md: String(day?.from) }
      const { data } = await world.client().post(PMTY_PATHS.matchResults, request)
      expect(shapeDifferences(bets.ESPORTS_RESULTS.answer.fields, data, OF_MATCHES)).toEqual([])
      rows.push(...(data as readonly Row[]))
    }
    const { data } = await world.client().get(PMTY_PATHS.matchResult, { mid: rows[0]?.mid ?? '' })
    expect((data as readonly unknown[]).length).toBeGreaterThan(4)
    expect(shapeDifferences(documented, data, OF_RESULTS)).toEqual([])
  }
})
