import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { resultDays } from '../../../streams/domain/resultDays.ts'
import { createTestPlatform, openSharedStore, type TestPlatform } from '../../platform/book/testPlatform.ts'
import {
  createDptyClient,
  type DptyAnswer,
  type DptyClient,
  optionOf,
  PATHS,
  europeanOf,
  type Option,
} from '../../platform/venues/dpty/dptyClient.ts'
import { shapeDifferences } from '../shapes.ts'
import * as bets from './betAnswers.ts'
import * as further from './furtherAnswers.ts'
import * as matches from './matchAnswers.ts'
import * as records from './recordAnswers.ts'

let shared: Awaited<ReturnType<typeof openSharedStore>>
let test: TestPlatform
let client: DptyClient
let members = 0

beforeAll(async () => {
  shared = await openSharedStore()
})
afterAll(() => shared.end())
beforeEach(async () => {
  test = await createTestPlatform({ store: shared.store })
  const name = `documented${(members += 1)}`
  await test.newMember(name)
  client = await createDptyClient(test.platform, name)
})
afterEach(() => test.platform.close())

const PLAY = '0.FT_1X2'
/**
 * Where a match differs from that of the page, which is in play. The small world counts nothing but goals, and
 * lists have `ps` by a page that is newer than the documented fields.
 */
const matchDifferences = (documented: unknown, real: unknown): readonly string[] =>
  shapeDifferences(documented, real, ['pageData.md.me.ps', 'md.me.ps', 'leagues.matches.md.me.ps']).filter(
    (difference) => !/\bme(\.[ha][cyr])? is missing$/.test(difference),
  )

const validUntil = () => test.platform.clock.now() + 30_000

async function betting(): Promise<(path: string, entries: unknown) => Promise<DptyAnswer>> {
  const answer = await client.asked<{ orderToken: string }>(PATHS.auth)
  expect(shapeDifferences(bets.ORDER_TOKEN.answer.fields, answer)).toEqual([])
  return (path, entries) => client.post(path, entries, { headers: { Ordertoken: answer.orderToken } })
}

const legOf = (option: Option) => ({
  ...bets.LEG.fields,
  ...{ matchId: option.bid.split('.')[0], betItemId: option.bid, betHandicap: option.h },
  ...{ marketType: 1, oddValue: europeanOf(option), oddFinally: europeanOf(option) },
  ...{ isInplay: 0, scoreBenchmark: '' },
})

const rows = (answer: DptyAnswer): readonly { readonly id: string }[] => {
  expect(answer.code).toBe(0)
  return answer.data as readonly { readonly id: string }[]
}

describe('the platform answers as documented', () => {
  it('in the envelope, and with the time beside a wrong date', async () => {
    const answer = await client.get(PATHS.account)
    expect(shapeDifferences(matches.ENVELOPE.fields, { ...answer, data: null })).toEqual([])
    const late = await client.get(PATHS.account, {}, { date: test.platform.clock.now() - 600_000 })
    expect(shapeDifferences(matches.WRONG_DATE.fields, late)).toEqual([])
    const config = (await client.plain(PATHS.config)).data
    expect(shapeDifferences(matches.CONFIG.answer.fields, config)).toEqual([])
  })

  it('the member, counts and announcements', async () => {
    expect(shapeDifferences(further.ACCOUNT.answer.fields, await client.asked(PATHS.account))).toEqual([])
    const counts = await client.asked(PATHS.counts, { category: '0' })
    expect(shapeDifferences(matches.COUNTS.answer.fields, counts)).toEqual([])
    const { request, answer } = further.ANNOUNCEMENTS
    expect(shapeDifferences(answer.fields, await client.posted(PATHS.billboard, request.fields))).toEqual([])
  })

  it('lists, leagues and favourites', async () => {
    const list = await client.posted(PATHS.matches, matches.LIST.request.fields)
    expect((list as { pageData: unknown[] }).pageData).not.toHaveLength(0)
    expect(matchDifferences(matches.LIST.answer.fields, list)).toEqual([])
    const byIds = await client.posted(PATHS.byIds, { ...matches.BY_IDS.request.fields, mids: ['live-1'] })
    expect(matchDifferences(matches.BY_IDS.answer.fields, byIds)).toEqual([])
    const open = await client.asked(PATHS.states, { mids: 'live-1', category: '0' })
    expect(matchDifferences(matches.OPEN_MATCHES.answer.fields, open)).toEqual([])
    const leagues = await client.posted(PATHS.leagues, { qt: 'today', sportId: 1, category: 0 })
    // The page says of `mid1s` only that it is not read.
    expect(shapeDifferences(matches.LEAGUES.answer.fields, leagues, ['mid1s'])).toEqual([])
    const hot = await client.posted(PATHS.hot, matches.HOT_LEAGUES.request.fields)
    expect(shapeDifferences(matches.HOT_LEAGUES.answer.fields, hot)).toEqual([])
    const ids = (leagues as { lid: string; ln: string }[]).map(({ lid }) => lid)
    const names = await client.posted(PATHS.names, { leagueIds: ids, category: 0 })
    expect(shapeDifferences(matches.LEAGUE_NAMES.answer.fields, names)).toEqual([])
    const found = await client.asked(PATHS.search, {
      keyword: (leagues as { ln: string }[])[0]?.ln ?? '',
      category: '0',
    })
    expect((found as { leagues: unknown[] }).leagues).not.toHaveLength(0)
    expect(matchDifferences(matches.SEARCH.answer.fields, found)).toEqual([])
    const change = { ...further.FAVOURITES.change.fields, ids: ['live-1'] }
    expect(await client.posted(PATHS.add, change)).toBeNull()
    const kept = await client.posted(PATHS.favourites, further.FAVOURITES.request.fields)
    expect(matchDifferences(matches.LIST.answer.fields, kept)).toEqual([])
    expect((kept as { pageData: unknown[] }).pageData).toHaveLength(1)
  })

  it('the parts of a detail, and results', async () => {
    const category = { category: '0' }
    const markets = await client.asked(PATHS.detail('live-1'), category)
    expect(matchDifferences(matches.MARKETS_OF_A_MATCH.answer.fields, markets)).toEqual([])
    const source = await client.asked(PATHS.source('live-1'), category)
    expect(matchDifferences(matches.DETAIL.answer.fields, source)).toEqual([])
    const video = await client.asked(PATHS.video('live-1'), category)
    expect(shapeDifferences(matches.VIDEO.answer.fields, video)).toEqual([])
    const statistics = await client.posted(PATHS.statistics, { mids: ['live-1'], category: 0 })
    expect(matchDifferences(matches.STATISTICS.answer.fields, statistics)).toEqual([])
    test.world.finish('early-1', { 'goals.match': [2, 1], 'goals.firstHalf': [1, 0] })
    const day = resultDays(test.platform.clock.now()).at(-1)
    const times = { beginTime: String(day?.from), endTime: String(day?.to), ...category }
    const sports = await client.asked(PATHS.results, times)
    // The page no longer has the number of matches: it would need all of them.
    expect(shapeDifferences(records.RESULTS.sports.fields, sports)).toEqual(['ct is missing'])
    const results = await client.asked(PATHS.results, {
      ...times,
      sportId: '1',
      pageNum: '1',
      pageSize: '200',
    })
    expect(shapeDifferences(records.RESULTS.answer.fields, results)).toEqual([])
    expect((results as { pageData: unknown[] }).pageData).toHaveLength(1)
  })

  it('a quote, singles, series, records and cash-outs', async () => {
    const send = await betting()
    const options = await Promise.all(
      ['early-1', 'early-2', 'early-3'].map((id) => optionOf(client, id, PLAY, 'Home')),
    )
    const asked = options.map(({ bid }) => ({ matchId: bid.split('.')[0], betItemsId: bid }))
    const quote = await client.posted(PATHS.limits, asked, { currency: '1', series: '2001' })
    expect(shapeDifferences(bets.QUOTE.answer.fields, quote)).toEqual([])
    const legs = options.map(legOf)
    const [one, other] = bets.SINGLES.request.fields
    const singles = rows(
      await send(PATHS.order, [
        { ...one, betOrderDetailRequestDTOS: [legs[0]], clientOrderId: 'd1', validUntil: validUntil() },
        {
          ...other,
          betOrderDetailRequestDTOS: [{ ...legs[1], oddValue: '99.00', oddFinally: '99.00' }],
          ...{ clientOrderId: 'd1', validUntil: validUntil() },
        },
      ]),
    )
    expect(shapeDifferences(bets.SINGLES.answer.fields, singles)).toEqual([])
    const series = rows(
      await send(
        PATHS.orderMulti,
        bets.SERIES.request.fields.map((entry) => ({
          ...entry,
          ...{ betOrderDetailRequestDTOS: legs, clientOrderId: 'd2', validUntil: validUntil() },
        })),
      ),
    )
    expect(shapeDifferences(bets.SERIES.answer.fields, series)).toEqual([])
    const orderIds = [singles[0]?.id ?? '']
    const states = await client.posted(PATHS.check, { orderIds })
    expect(shapeDifferences(bets.STATES.answer.fields, states)).toEqual([])
    const offers = await client.posted(PATHS.proposal, { orderIds })
    expect(shapeDifferences(further.CASH_OUT_OFFERS.answer.fields, offers)).toEqual([])
    const known = {
      ...further.CASH_OUT.request.fields,
      ...{ orderId: orderIds[0], clientOrderId: 'd3', validUntil: validUntil() },
    }
    const refused = await send(PATHS.preSettle, { ...known, settleAmount: '999.00' })
    expect(refused.code).toBe(12_008)
    expect(shapeDifferences(further.CASH_OUT.changed.fields, refused.data)).toEqual([])
    const settleAmount = (refused.data as { settleAmount: string }).settleAmount
    const taken = rows(await send(PATHS.preSettle, { ...known, settleAmount, clientOrderId: 'd4' }))
    expect(shapeDifferences(further.CASH_OUT.answer.fields, taken)).toEqual([])
    const decided = await client.posted(PATHS.settleCheck, { orderIds, clientOrderId: 'd4' })
    expect(shapeDifferences(further.CASH_OUT_STATES.answer.fields, decided)).toEqual([])
    const history = await client.posted(PATHS.history, { ...records.HISTORY.request.fields, timeType: 1 })
    expect(shapeDifferences(records.HISTORY.answer.fields, history)).toEqual([])
    const lookedUp = await client.posted(PATHS.history, {
      ...records.LOOK_UP_REQUEST.fields,
      clientOrderId: 'd2',
    })
    expect(shapeDifferences(records.HISTORY.answer.fields, lookedUp)).toEqual([])
    expect((lookedUp as { pager: { pageData: unknown[] } }).pager.pageData).toHaveLength(2)
  })

  it('reservations', async () => {
    const send = await betting()
    const option = await optionOf(client, 'early-1', PLAY, 'Home')
    const terms = await client.posted(PATHS.terms, {
      ...further.TERMS.request.fields,
      ...{ matchId: 'early-1', betItemId: option.bid },
    })
    expect(shapeDifferences(further.TERMS.answer.fields, terms)).toEqual([])
    const price = (Number(europeanOf(option)) + 0.2).toFixed(2)
    const [entry] = further.RESERVATION.request.fields
    const made = rows(
      await send(PATHS.order, [
        {
          ...entry,
          betOrderDetailRequestDTOS: [{ ...legOf(option), oddValue: price, oddFinally: price }],
          ...{ clientOrderId: 'd5', validUntil: validUntil() },
        },
      ]),
    )
    expect(shapeDifferences(further.RESERVATION.answer.fields, made)).toEqual([])
    const waiting = await client.posted(PATHS.history, {
      ...records.HISTORY.request.fields,
      ...{ timeType: 1, isReserve: 1 },
    })
    expect(shapeDifferences(records.HISTORY.answer.fields, waiting)).toEqual([])
    expect(await client.posted(PATHS.cancel, { orderId: made[0]?.id })).toBeNull()
  })
})
