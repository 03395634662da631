import { firstValueFrom } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { readFrame } from '../../../streams/venues/pmty/push.ts'
import { answer, createVenueUnderTest, pathOf } from '../../streams/venues/pmty/harness.ts'
import { listedOutright as listed } from './listedOutright.ts'
import * as documents from './outrightAnswers.ts'

const [PLAY = documents.OUTRIGHT_MARKETS.fields[0]] = documents.OUTRIGHT_MARKETS.fields

const withPlay = (change: object) => ({ ...documents.OUTRIGHT_ROW.fields, hps: [{ ...PLAY, ...change }] })

describe('the client reads of an outright', () => {
  it('its tab, and asks for the list of a sport in it', async () => {
    const { venue } = createVenueUnderTest(() => answer(documents.OUTRIGHT_MENU.fields))
    const menu = await firstValueFrom(venue.sports.menu())
    expect(menu.ok && menu.value).toEqual([
      {
        betType: 'champion',
        count: 1,
        sports: [
          { sport: 'rugby', name: '橄榄球', menuId: '50016', count: 1, dayCounts: {}, dayLiveCounts: {} },
        ],
      },
    ])
    const [asked] = (await listed()).sent
    expect(asked && pathOf(asked)).toBe('/yewu11/v1/m/matchesPB')
    expect(JSON.parse(asked?.body ?? '')).toMatchObject({ type: 100, euid: '50016', sort: 1, md: '' })
  })

  it('a match without teams', async () => {
    const { match } = await listed()
    expect(match).toMatchObject({
      id: '3390001',
      sport: 'rugby',
      league: { id: '7301', name: '七人制橄榄球公开赛' },
      teams: null,
      kickOff: Date.UTC(2026, 0, 1),
      state: 'live',
      bettingStatus: 'open',
      facts: {},
      marketCount: 1,
    })
  })

  it('its only line: the entrants by their numbers, named, in the order of the list', async () => {
    const { markets } = await listed()
    expect(markets).toHaveLength(1)
    expect(markets[0]).toMatchObject({
      key: 'places.outright.match',
      playId: '10000',
      name: '冠军',
      parlayAllowed: false,
      oddsFormats: ['europe'],
      lines: [{ marketId: '1420000000000000001', slot: 1, line: null, status: 'open' }],
    })
    expect(
      markets[0]?.lines[0]?.selections.map(({ optionId, side, name, odds, status }) => [
        optionId,
        side,
        name,
        odds,
        status,
      ]),
    ).toEqual([
      ['1460000000000000002', 'entrant:2', '北港七人', 350_000, 'open'],
      ['1460000000000000007', 'entrant:7', '河畔七人', 650_000, 'suspended'],
      ['1460000000000000001', 'entrant:1', '云岭七人', 1_200_000, 'open'],
      ['1460000000000000016', 'entrant:16', '白沙七人', 2_500_000, 'closed'],
    ])
  })

  it('its name from hps, whatever the play is called', async () => {
    const { markets } = await listed(withPlay({ hpn: '冠军玩法' }))
    expect(markets[0]?.name).toBe('冠军')
  })

  it.each([
    [0, 'open'],
    [1, 'suspended'],
    [2, 'closed'],
    [11, 'locked'],
  ])('hs %i of the play as %s', async (hs, status) => {
    const { markets } = await listed(withPlay({ hs }))
    expect(markets[0]?.lines[0]?.status).toBe(status)
  })

  it('that it cannot be in a series, whatever the play says', async () => {
    const { markets } = await listed(withPlay({ hids: 1 }))
    expect(markets[0]?.parlayAllowed).toBe(false)
  })

  it('the same from the odds call', async () => {
    const { venue } = createVenueUnderTest(() => answer(documents.OUTRIGHT_MARKETS.fields))
    const result = await firstValueFrom(venue.sports.markets('3390001'))
    expect(result.ok && result.value.value).toEqual((await listed()).markets.map((market) => ({ ...market })))
  })

  it('pushed prices, where a number is that of an entrant, and a suspension', () => {
    const read = (frame: unknown) => readFrame(JSON.stringify(frame), () => 'rugby')
    const at = Number(documents.OUTRIGHT_PRICES.fields.ctsp)
    expect(read(documents.OUTRIGHT_PRICES.fields)).toMatchObject({
      type: 'lines',
      matchId: '3390001',
      at,
      lines: [
        {
          marketId: '1420000000000000001',
          playId: '10000',
          slot: 1,
          line: null,
          status: 'open',
          selections: [
            { optionId: '1460000000000000001', side: 'entrant:1', odds: 900_000, status: 'open' },
            { optionId: '1460000000000000002', side: 'entrant:2', odds: 310_000, status: 'open' },
            { optionId: '1460000000000000007', side: 'entrant:7', odds: 650_000, status: 'closed' },
          ],
        },
      ],
    })
    expect(read(documents.OUTRIGHT_SUSPENDED.fields)).toMatchObject({
      lines: [{ marketId: '1420000000000000001', status: 'suspended', selections: [] }],
    })
  })
})
