import { firstValueFrom } from 'rxjs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PMTY_PATHS } from '../../../streams/wire/pmty/paths.ts'
import { PMTY_RESULT_GROUPS, PMTY_RESULT_TYPES } from '../../../streams/wire/pmty/resultTables.ts'
import { createTestPlatform, type TestPlatform } from '../../platform/book/testPlatform.ts'
import { createPmtyClient, type PmtyClient } from '../../platform/venues/pmtyClient.ts'
import { answer, type Answerer, createVenueUnderTest, pathOf } from '../../streams/venues/pmty/harness.ts'
import { disagreements, wronglyWritten } from '../disagreements.ts'
import { shapeDifferences } from '../shapes.ts'
import * as codes from './codes.ts'
import * as documents from './resultAnswers.ts'

const DAY = { from: 1_767_196_800_000, to: 1_767_283_200_000 }

const TYPE_WORDS = { results: 'sport', 'results of own bets': 'myBets' }

function resultsOf(answerer: Answerer) {
  const { venue, sent, bad } = createVenueUnderTest(answerer)
  return { results: venue.results, sent, bad }
}

const ofMatch: Answerer = (request) =>
  answer(pathOf(request) === PMTY_PATHS.match ? documents.ENDED.fields : documents.PLAYS.fields)

describe('the client reads of results', () => {
  it('the matches of a day with their scores', async () => {
    const { results, sent } = resultsOf(() => answer([documents.ENDED.fields]))
    const listed = await firstValueFrom(results.ofDay('football', DAY))
    expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject(documents.DAY_REQUEST.fields)
    expect(sent[0] && pathOf(sent[0])).toBe('/yewu11/v1/m/matcheResultPB')
    expect(listed.ok && listed.value).toMatchObject([
      {
        id: '2870011',
        sport: 'football',
        teams: { home: { name: '曼城' }, away: { name: '利物浦' } },
        kickOff: 1_767_225_600_000,
        state: 'ended',
        score: [2, 1],
        facts: {
          'goals.firstHalf': [1, 0],
          'corners.match': [6, 4],
          'yellowCards.match': [1, 3],
          'redCards.match': [0, 1],
        },
      },
    ])
  })

  it('the matches with own bets', async () => {
    const { results, sent } = resultsOf(() => answer([documents.ENDED.fields]))
    const listed = await firstValueFrom(results.ofMyBets())
    expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject(documents.OWN_REQUEST.fields)
    expect(listed.ok && listed.value.map(({ id }) => id)).toEqual(['2870011'])
  })

  it('the outcome of every selection, in the order of the venue, by group', async () => {
    const { results } = resultsOf(ofMatch)
    const result = await firstValueFrom(results.match('2870011'))
    const markets = result.ok ? result.value.markets : []
    expect(
      markets.map(({ spec, name, group, lines }) => [
        `${spec.stat}.${spec.kind}`,
        name,
        group,
        lines.map(({ line, selections }) => [
          line,
          ...selections.map(({ side, outcome }) => [side, outcome]),
        ]),
      ]),
    ).toEqual([
      ['goals.result', '全场独赢', 'score', [[null, ['home', 'win'], ['draw', 'lose'], ['away', null]]]],
      [
        'goals.handicap',
        '全场让球',
        'score',
        [
          [-3, ['home', 'halfWin'], ['away', 'halfLose']],
          [-4, ['home', 'push'], ['away', 'push']],
        ],
      ],
      ['corners.total', '角球大小', 'corners', [[38, ['over', 'abandoned']]]],
    ])
  })

  it('the winners of tournaments, and that there is none', async () => {
    const { results, sent } = resultsOf(() => answer(documents.CHAMPIONS.fields))
    const { startTime, endTime } = documents.CHAMPIONS_REQUEST.fields
    const listed = await firstValueFrom(results.champions({ from: startTime, to: endTime }))
    expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject(documents.CHAMPIONS_REQUEST.fields)
    expect(listed.ok && listed.value).toEqual([
      {
        marketId: '3390001',
        sport: 'rugby',
        leagueId: '7301',
        leagueName: '七人制橄榄球公开赛',
        marketName: '冠军',
        winner: '云岭七人',
        startedAt: 1_767_225_600_000,
      },
      expect.objectContaining({ marketId: '3390002', winner: null }),
    ])
  })

  it('that there is no such result', async () => {
    const { results } = resultsOf(() => answer(null, '0400500'))
    expect(await firstValueFrom(results.match('1'))).toMatchObject({ ok: false, error: { reason: 'noData' } })
    expect(await firstValueFrom(results.ofDay('football', DAY))).toEqual({ ok: true, value: [] })
  })

  it.each([
    ['a text', 'x'],
    ['rows without ids', [{ hpn: 'x' }]],
    ['a number', 7],
  ])('bad data from %s, and never throws', async (_, data) => {
    const { results, bad } = resultsOf((request) =>
      answer(pathOf(request) === PMTY_PATHS.match ? documents.ENDED.fields : data),
    )
    for (const call of [results.match('1'), results.ofDay('football', DAY), results.champions(DAY)])
      expect(await firstValueFrom<unknown>(call)).toMatchObject({ ok: false, error: { kind: 'badData' } })
    expect(new Set(bad).size).toBe(3)
  })

  it('the groups by their documented numbers', () => {
    expect(disagreements(codes.RESULT_GROUPS, PMTY_RESULT_GROUPS)).toEqual([])
    expect(wronglyWritten(codes.LIST_TYPES, PMTY_RESULT_TYPES, TYPE_WORDS)).toEqual([])
  })
})

describe('the platform sends of results', () => {
  let platform: TestPlatform
  let client: PmtyClient

  beforeAll(async () => {
    platform = await createTestPlatform()
    await platform.newMember('reader')
    client = await createPmtyClient(platform.platform, 'reader')
    platform.world.finish('early-1', { 'goals.match': [2, 1], 'goals.firstHalf': [1, 0] })
  })
  afterAll(() => platform.platform.close())

  it('plays with the documented fields', async () => {
    const { data } = await client.get(PMTY_PATHS.matchResult, { mid: 'early-1' })
    const listFields = ['chpid', 'hpt', 'hids', 'hsw', 'hton', 'hl.hmt', 'hl.hs', 'hl.hon']
    const optionFields = ['hl.ol.otv', 'hl.ol.ov', 'hl.ol.obv', 'hl.ol.os', 'hl.ol.ots']
    expect(shapeDifferences(documents.PLAYS.fields, data, [...listFields, ...optionFields])).toEqual([])
  })

  it('nothing but a list of winners for tournaments that a world does not have', async () => {
    const { data } = await client.post(PMTY_PATHS.championResults, documents.CHAMPIONS_REQUEST.fields)
    expect(data).toEqual([])
  })
})
