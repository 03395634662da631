import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { imtyDate } from '../../../streams/wire/imty/dates.ts'
import { IMTY_BASE } from '../../../streams/wire/imty/paths.ts'
import { TOTAL_KEY } from '../../platform/book/scriptedWorld.ts'
import { createTestPlatform, type TestPlatform } from '../../platform/book/testPlatform.ts'
import { createImtyClient, type ImtyAnswer, type ImtyClient } from '../../platform/venues/imty/imtyClient.ts'
import { shapeDifferences } from '../shapes.ts'
import { DELTA, EVENT } from './eventAnswers.ts'
import { IMTY_CALLS } from './tables.ts'

let testPlatform: TestPlatform
let client: ImtyClient
let wagerId = ''

/** Corners, so that there are siblings; one wager, and one that is settled. */
beforeAll(async () => {
  testPlatform = await createTestPlatform()
  await testPlatform.newMember('documented')
  client = await createImtyClient(testPlatform.platform, 'documented')
  const match = testPlatform.world.match('early-1')
  const total = match?.markets.find(({ key }) => key === TOTAL_KEY)
  if (match === undefined || total === undefined) throw new Error('no market')
  const spec = { stat: 'corners', kind: 'total', period: 'match' } as const
  const lines = total.lines.map((line) => ({ ...line, marketId: `c${line.marketId}` }))
  testPlatform.world.change('early-1', {
    facts: { 'corners.match': [0, 0] },
    markets: [...match.markets, { ...total, spec, key: 'corners.total.match', lines }],
  })
  for (const matchId of ['early-2', 'early-3']) {
    const answer = await client.call(`${IMTY_BASE}placebet`, await bet(matchId))
    expect(answer.StatusCode).toBe(100)
    const [row] = (answer['WagerSelectionInfos'] ?? []) as readonly { readonly WagerId: string }[]
    wagerId = row?.WagerId ?? ''
  }
  testPlatform.world.finish('early-2', { 'goals.match': [2, 1], 'goals.firstHalf': [1, 0] })
  testPlatform.world.change('early-4', { state: 'postponed' })
  await testPlatform.pass(1000)
})
afterAll(() => testPlatform.platform.close())

async function bet(matchId: string) {
  return {
    ...{ WagerType: 1, Currency: 'CNY', AcceptOdds: 0, IsComboAcceptAnyOdds: false },
    WagerSelectionInfos: [await client.selection(matchId, 2, 3)],
    ComboSelections: [{ ComboSelection: 0, RefId: '0', StakeAmount: '20.00' }],
  }
}

type CallName = keyof typeof IMTY_CALLS

const span = () => {
  const now = testPlatform.platform.clock.now()
  return { StartDate: imtyDate(now - 86_400_000), EndDate: imtyDate(now + 86_400_000) }
}

/** What each call is asked here; the matches of the page are not in this world. */
const REQUESTS: Readonly<Record<CallName, () => object | Promise<object>>> = {
  getallsportcount: () => ({ IsCombo: false }),
  getallcompetitioncount: () => ({ SportId: 1, Market: 2, IncludeLive: true }),
  GetEventInfoByPage: () => ({
    SportId: 1,
    Market: 2,
    IncludeLive: true,
    Page: 1,
    PageRecords: 200,
    OrderBy: 2,
    OddsType: 3,
  }),
  getLiveEventInfo: () => ({ SportId: 1, OrderBy: 2, OddsType: 3 }),
  getSelectedEventInfo: () => ({
    SportId: 0,
    EventIds: ['early-1'],
    OddsType: 3,
    IncludeGroupEvents: true,
    IncludeMarketGroups: true,
  }),
  getoutrightevents: () => ({ SportId: 31, OddsType: 3, OrderBy: 2 }),
  getvseventinfo: () => ({ SportId: 39, OddsType: 3, Season: '1', MatchDay: '1' }),
  SearchEventInfo: () => ({ filter: 'Home 1', OddsType: 3 }),
  GetFavouriteEvent: () => ({ SportId: 0, IncludeEvents: true, OrderBy: 1, OddsType: 3 }),
  AddFavouriteEvent: () => ({ SportId: 1, EventIds: ['early-1'], CompetitionIds: [] }),
  RemoveFavouriteEvent: () => ({ SportId: 1, EventIds: ['early-4'], CompetitionIds: [] }),
  getbetinfo: async () => ({ ...(await bet('early-3')), ReturnNearestHandicap: true }),
  placebet: () => bet('early-3'),
  GetPendingWagerStatus: () => ({ WagerIds: [wagerId] }),
  getbetlist: () => ({ BetConfirmationStatus: [1, 2], Currency: 'CNY', Page: 1, PageRecords: 50 }),
  getstatement: () => ({ ...span(), DateType: 2, Currency: 'CNY', Page: 1, PageRecords: 50 }),
  submitbuyback: () => ({ WagerId: wagerId, BuyBackPricing: '20.00', PricingId: 'none' }),
  getbalance: () => ({ Currency: 'CNY' }),
  getuserpreferences: () => ({}),
  updateuserpreferences: () => ({ UserPreferences: { OddsType: 2 } }),
  GetAnnouncement: () => ({}),
  getcompletedresults: () => ({ SportId: 1, EventTypeId: 1, ...span() }),
}

/** Results have the fields of every event (imty 3.9). */
function documentedAnswer(name: CallName): object {
  if (name === 'getcompletedresults') return { CompletedEvents: [EVENT.fields] }
  const call = IMTY_CALLS[name]
  return 'answer' in call ? call.answer.fields : {}
}

/** Fields that the page names in words and the fixture has not (imty 3.2). */
const FURTHER: Readonly<Partial<Record<CallName, readonly string[]>>> = {
  getvseventinfo: ['Season', 'MatchDay'],
}

/** Refusals that are answers. */
const REFUSED: Readonly<Partial<Record<CallName, number>>> = { submitbuyback: 12_007 }

describe('the answers of the platform are those of the page', () => {
  it.each(Object.keys(IMTY_CALLS) as CallName[])('to %s', async (name) => {
    const real: ImtyAnswer = await client.call(`${IMTY_BASE}${name}`, await REQUESTS[name]())
    const { StatusCode, StatusDesc, ServerTime, ...fields } = real
    expect([StatusCode, typeof StatusDesc]).toEqual([REFUSED[name] ?? 100, 'string'])
    expect(ServerTime).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}-04:00$/)
    expect(shapeDifferences(documentedAnswer(name), fields, FURTHER[name])).toEqual([])
  })

  it('to a delta', async () => {
    const Delta = String(testPlatform.platform.clock.now() - 500)
    const { StatusCode, DeltaChanges, ...fields } = await client.call(`${IMTY_BASE}getLiveEventInfo`, {
      ...{ SportId: 1, OrderBy: 2, OddsType: 3 },
      Delta,
    })
    expect(StatusCode).toBe(100)
    const { DeltaChanges: documented } = DELTA.answer.fields
    expect(
      shapeDifferences({ DeltaChanges: documented.slice(1) }, { DeltaChanges: removed(DeltaChanges) }),
    ).toEqual([])
    expect(Number(fields['Delta'])).toBeGreaterThanOrEqual(Number(Delta))
  })
})

function removed(changes: unknown): readonly unknown[] {
  return Array.isArray(changes)
    ? changes.filter((change: { readonly Action: number }) => change.Action === 1)
    : []
}
