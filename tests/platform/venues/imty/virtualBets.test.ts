import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkRound } from '../../../../scripts/rounds/checks.ts'
import { proofOf } from '../../../../scripts/rounds/proof.ts'
import { imtyDate } from '../../../../streams/wire/imty/dates.ts'
import { IMTY_PATHS } from '../../../../streams/wire/imty/paths.ts'
import { BATCH_FIELDS, VIRTUAL_ITEM } from '../../../documents/imty/virtualAnswers.ts'
import { ORIGIN } from '../../site/siteClient.ts'
import { at, type Event, HORSES, LEAGUE, openVirtual, type VirtualUnderTest } from './virtualUnderTest.ts'

let venue: VirtualUnderTest

beforeAll(async () => {
  venue = await openVirtual()
})
afterAll(() => venue.end())

let bets = 0

async function selectionOf(id: string, betType: number, teamId: number) {
  const event = await venue.eventOf(id)
  const line = event.MarketLines.find(({ BetTypeId }) => BetTypeId === betType)
  const selected = line?.WagerSelections.find(({ OutrightTeamId }) => OutrightTeamId === teamId)
  if (line === undefined || selected === undefined) throw new Error(`no ${betType} ${teamId} in ${id}`)
  bets += 1
  return {
    RefId: '0',
    SportId: 43,
    EventId: id,
    BetTypeId: betType,
    PeriodId: 1,
    BetTypeSelectionId: selected.SelectionId,
    OutrightTeamId: teamId,
    MarketlineId: line.MarketlineId,
    WagerSelectionId: selected.WagerSelectionId,
    Handicap: null,
    Specifiers: '',
    OddsType: 3,
    Odds: selected.Odds,
    EuropeOdds: selected.Odds,
    Market: 1,
    MarketlineStatusId: 1,
    HomeScore: 0,
    AwayScore: 0,
  }
}

type Asked = Awaited<ReturnType<typeof selectionOf>>

const place = (selection: Asked, changes: object = {}) =>
  venue.client.call(IMTY_PATHS.placeBet, {
    ...{ WagerType: 1, Currency: 'CNY', AcceptOdds: 2, IsComboAcceptAnyOdds: false },
    WagerSelectionInfos: [selection],
    // The same body again would be the same bet.
    ComboSelections: [{ ComboSelection: 0, RefId: '0', StakeAmount: `${10 + bets}.00` }],
    ...changes,
  })

interface Row {
  readonly WagerId: string
  readonly BetConfirmationStatus: number
  readonly BetStatusMessage: number
}

async function rowOf(answer: ReturnType<typeof place>): Promise<Row> {
  const [row] = (await answer)['WagerSelectionInfos'] as readonly Row[]
  if (row === undefined) throw new Error('no row')
  return row
}

async function wagers(call: 'betList' | 'statement', ids: readonly string[]) {
  const span = {
    StartDate: imtyDate(venue.testPlatform.platform.clock.now() - 86_400_000),
    EndDate: imtyDate(venue.testPlatform.platform.clock.now() + 86_400_000),
  }
  const asked = {
    BetConfirmationStatus: [1, 2],
    Currency: 'CNY',
    Page: 1,
    PageRecords: 50,
    DateType: 2,
    ...span,
  }
  const { WagerList } = await venue.client.call(IMTY_PATHS[call], asked)
  return (
    WagerList as readonly { readonly WagerId: string; readonly WagerItemList: readonly object[] }[]
  ).filter(({ WagerId }) => ids.includes(WagerId))
}

describe('bets (docs/venues/imty.md, 3.2)', () => {
  it('are quoted, taken at once, recorded with their batch, and never sold', async () => {
    const batch = await venue.openBatch()
    const [id = ''] = batch.EventIds
    // The first and the second of a race: two numbers in one.
    const selection = await selectionOf(id, 1846, 205)
    const asked = { WagerType: 1, Currency: 'CNY', WagerSelectionInfos: [selection] }
    const quote = await venue.client.call(IMTY_PATHS.betInfo, { ...asked, ReturnNearestHandicap: true })
    expect(quote).toMatchObject({
      StatusCode: 100,
      WagerSelectionInfos: [{ Status: 100, EuropeOdds: selection.EuropeOdds, Market: 1, IsLocked: false }],
      BetSetting: [{ RefId: '0', ComboSelection: 0 }],
    })
    const row = await rowOf(place(selection))
    expect(row).toMatchObject({ BetConfirmationStatus: 2, BetStatusMessage: 100 })
    const [record] = await wagers('betList', [row.WagerId])
    expect(record).toMatchObject({
      CanSell: false,
      WagerItemList: [
        {
          ...{
            SportId: 43,
            EventTypeId: 1,
            Market: 1,
            CompetitionId: '31101',
            HomeTeamName: '',
            OutrightTeamName: '',
          },
          ...{ BetTypeId: 1846, BetTypeSelectionId: 10, OutrightTeamId: 205, SelectionName: '2-5' },
          ...{ EventName: `虚拟赛马 ${batch.BatchNo}`, BatchNo: batch.BatchNo, SettleScore: '' },
        },
      ],
    })
    expect(Object.keys(record?.WagerItemList[0] ?? {})).toEqual(
      expect.arrayContaining(Object.keys(VIRTUAL_ITEM.fields)),
    )
    const sale = { WagerId: row.WagerId, BuyBackPricing: '5.00', PricingId: `${row.WagerId}.500.1` }
    expect((await venue.client.call(IMTY_PATHS.buyBack, sale)).StatusCode).toBeGreaterThan(12_000)
  })

  it('are refused from the lock on, to the ms', async () => {
    const batch = await venue.openBatch()
    const [id = ''] = batch.EventIds
    const inTime = await selectionOf(id, 11, 3)
    const late = await selectionOf(id, 11, 4)
    venue.testPlatform.hand.at = at(batch.SealDate) - 1
    expect(await rowOf(place(inTime))).toMatchObject({ BetStatusMessage: 100 })
    venue.testPlatform.hand.at = at(batch.SealDate)
    bets += 1
    expect(await rowOf(place(late))).toMatchObject({ WagerId: '', BetStatusMessage: 384 })
    const quote = { WagerType: 1, Currency: 'CNY', WagerSelectionInfos: [late] }
    expect(await venue.client.call(IMTY_PATHS.betInfo, quote)).toMatchObject({
      WagerSelectionInfos: [{ Status: 384 }],
    })
    venue.testPlatform.hand.at = at(batch.StartDate) + 600_000
    bets += 1
    expect(await rowOf(place(late))).toMatchObject({ WagerId: '', BetStatusMessage: 384 })
    expect(await venue.client.call(IMTY_PATHS.betInfo, quote)).toMatchObject({
      WagerSelectionInfos: [{ Status: 3015 }],
    })
  })

  it.each([
    ['another price', { EuropeOdds: 99 }, 381],
    ['an unknown race', { EventId: 'v3110120200101000101' }, 331],
    ['a race of basketball', { EventId: 'v3120120260501000101' }, 334],
    ['an unknown entrant', { OutrightTeamId: 99 }, 3002],
    ['two of which one is none', { BetTypeId: 1846, BetTypeSelectionId: 10, OutrightTeamId: 200 }, 3002],
    ['other ids', { WagerSelectionId: 'x' }, 3002],
    ['another list', { Market: 3 }, 332],
    ['a market of another sport', { BetTypeId: 1 }, 3002],
  ])('are refused for %s', async (_, change, code) => {
    const [id = ''] = (await venue.openBatch()).EventIds
    const selection = await selectionOf(id, 11, 3)
    expect(await rowOf(place({ ...selection, ...change }))).toMatchObject({
      WagerId: '',
      BetStatusMessage: code,
    })
  })

  it('are singles in European odds', async () => {
    const [id = ''] = (await venue.openBatch()).EventIds
    const selection = await selectionOf(id, 11, 3)
    expect(await rowOf(place({ ...selection, OddsType: 1 }))).toMatchObject({ BetStatusMessage: 3025 })
    const [other = ''] = (await venue.openBatch({ SportId: 44, CompetitionIds: ['31102'] })).EventIds
    const second = { ...(await selectionOf(other, 11, 2)), RefId: '1' }
    const combo = {
      WagerType: 2,
      WagerSelectionInfos: [selection, second],
      ComboSelections: [{ ComboSelection: 9, StakeAmount: '10.00' }],
    }
    expect(await rowOf(place(selection, combo))).toMatchObject({ WagerId: '', BetStatusMessage: 3010 })
  })

  it('are settled from the result, which proves itself', async () => {
    const batch = await venue.openBatch()
    const [id = ''] = batch.EventIds
    const memberId = Number(venue.client.memberId)
    const before = await venue.testPlatform.balance(memberId)
    const rows: Row[] = []
    for (let number = 1; number <= 8; number += 1)
      rows.push(await rowOf(place(await selectionOf(id, 11, number))))
    expect(rows.every(({ BetStatusMessage }) => BetStatusMessage === 100)).toBe(true)
    await venue.goTo(at(batch.StartDate) + 90_000)
    const settled = await wagers(
      'statement',
      rows.map(({ WagerId }) => WagerId),
    )
    expect(settled).toHaveLength(8)
    const { Places, EventStateId } = await venue.eventOf(id, { BetTypeIds: [] })
    expect(EventStateId).toBe(3)
    const scores = new Set(
      settled.flatMap(({ WagerItemList }) =>
        WagerItemList.map((item) => 'SettleScore' in item && item.SettleScore),
      ),
    )
    expect([...scores]).toEqual([Places.slice(0, 3).join('-')])
    const won = settled.filter((wager) => 'BetResult' in wager && wager.BetResult === 4)
    expect(won).toMatchObject([{ BetSettlementStatus: 1, WagerItemList: [{ OutrightTeamId: Places[0] }] }])
    expect(await venue.testPlatform.balance(memberId)).not.toBe(before)
    expect((await venue.testPlatform.store.ledger.audit()).balanced).toBe(true)
    const [item] = settled[0]?.WagerItemList ?? []
    const { CompetitionId, BatchNo } = item as { readonly CompetitionId: string; readonly BatchNo: string }
    const proof = await venue.testPlatform.platform.app.fetch(
      new Request(`${ORIGIN}/games/proof/virtual/${CompetitionId}/${BatchNo}`),
    )
    const read = proofOf(await proof.text())
    const checks = read === null ? [] : (checkRound(read)?.checks ?? [])
    expect(checks.map(({ step, agrees }) => [step, agrees])).toEqual([
      ['commitment', true],
      ['result', true],
    ])
  })

  it('have the results of their selections', async () => {
    const span = {
      StartDate: imtyDate(venue.testPlatform.platform.clock.now()),
      EndDate: imtyDate(venue.testPlatform.platform.clock.now()),
    }
    const { CompletedEvents: listed } = await venue.client.call(IMTY_PATHS.completedResults, {
      ...{ ...HORSES, EventTypeId: 1, Page: 1, PageRecords: 1 },
      ...{ ...span, StartDate: imtyDate(venue.testPlatform.platform.clock.now() - 3_600_000) },
    })
    const [over] = listed as readonly Event[]
    const asked = { SportId: 0, EventTypeId: 1, EventIds: [over?.EventId], IncludeMarkets: true }
    const { CompletedEvents } = await venue.client.call(IMTY_PATHS.completedResults, asked)
    const [event] = CompletedEvents as readonly Event[]
    const win = event?.MarketLines.find(({ BetTypeId }) => BetTypeId === 11)
    const results = win?.WagerSelections.map((selection) => 'BetResult' in selection && selection.BetResult)
    expect(results?.filter((result) => result === 4)).toHaveLength(1)
    const [open = ''] = (await venue.openBatch()).EventIds
    const early = { ...asked, EventIds: [open] }
    expect((await venue.client.call(IMTY_PATHS.completedResults, early)).StatusCode).toBe(334)
  })

  it('of a match have the fields of a batch in the detail too', async () => {
    const batch = await venue.openBatch(LEAGUE)
    const event = await venue.eventOf(batch.EventIds[0] ?? '')
    expect(event).toMatchObject({
      Season: batch.Season,
      MatchDay: batch.MatchDay,
      Round: batch.Round,
      Entrants: [],
    })
    expect(Object.keys(event)).toEqual(expect.arrayContaining(Object.keys(BATCH_FIELDS.fields)))
    expect(event.MarketLines.map(({ BetTypeId }) => BetTypeId)).toEqual(
      expect.arrayContaining([1, 2, 3, 6, 8]),
    )
  })
})
