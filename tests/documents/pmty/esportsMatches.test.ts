import { firstValueFrom } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { marketKey } from '../../../streams/domain/market.ts'
import { answer, NOW, pathOf } from '../../streams/venues/pmty/harness.ts'
import * as answers from './esportsAnswers.ts'
import { CALLS, MAP_PLAYS, MATCH_PLAYS, PHASES } from './esportsCodes.ts'
import { ALL_GAMES, esportsVenue } from './esportsVenue.ts'

const [, LIST_CALL, , DETAIL_CALL, ODDS_CALL] = CALLS

async function read(wire: object) {
  const { venue } = esportsVenue(() => answer([wire]))
  const result = await firstValueFrom(venue.esports.list(ALL_GAMES))
  const first = result.ok ? result.value.value[0]?.match : undefined
  if (first === undefined) throw new Error('no match was read')
  return first
}

describe('the client reads a match of esports', () => {
  const noPictures = { video: false, animation: false, neutral: true, parlayAllowed: true }
  const before = { score: [0, 0], clock: null, facts: {}, serving: null, ...noPictures }

  it('in play: kills, towers and gold of the map, with its clock', async () => {
    const match = await read(answers.MATCHES.running.fields)
    expect(match).toEqual({
      id: '8931000412',
      sport: 'lol',
      league: { id: '16502', name: '德玛西亚杯', hot: false, favourite: false },
      teams: {
        home: { id: '1650203', name: 'BLG', kit: null },
        away: { id: '1650207', name: 'TES', kit: null },
      },
      kickOff: 1_795_485_600_000,
      state: 'live',
      phase: 'set1',
      clock: { seconds: 1122, running: true, direction: 'up', at: NOW },
      bettingStatus: 'open',
      score: [0, 0],
      facts: {
        'sets.match': [0, 0],
        'kills.set1': [5, 8],
        'towers.set1': [3, 5],
        'gold.match': [0, 2000],
      },
      serving: null,
      marketCount: 11,
      favourite: false,
      bestOf: 5,
      asOf: NOW,
      ...noPictures,
    })
  })

  it('in a break: no gold, and a clock that is stopped', async () => {
    const match = await read(answers.MATCHES.inBreak.fields)
    expect(match).toMatchObject({ sport: 'dota2', phase: 'break', score: [1, 0], bestOf: 3, ...noPictures })
    expect(match.clock).toMatchObject({ seconds: 0, running: false })
    expect(match.facts).toEqual({ 'sets.match': [1, 0], 'kills.set1': [31, 22], 'towers.set1': [11, 7] })
  })

  it('of CSGO: rounds and kills, the name of the map, the attacker and no clock', async () => {
    const match = await read(answers.MATCHES.csgo.fields)
    expect(match).toMatchObject({
      sport: 'csgo',
      phase: 'set2',
      clock: null,
      score: [0, 1],
      serving: 'home',
      mapName: '炼狱小镇',
      bestOf: 3,
      ...noPictures,
    })
    expect(match.facts).toEqual({
      'sets.match': [0, 1],
      'rounds.set1': [13, 16],
      'rounds.set2': [7, 4],
      'kills.set1': [81, 97],
      'kills.set2': [40, 31],
    })
  })

  it('before: its format alone', async () => {
    const match = await read(answers.MATCHES.before.fields)
    expect(match).toMatchObject({
      sport: 'kog',
      state: 'notStarted',
      phase: 'notStarted',
      bestOf: 7,
      ...before,
    })
    expect(match).not.toHaveProperty('mapName')
  })

  it('after: all maps, and no betting', async () => {
    const match = await read(answers.MATCHES.over.fields)
    expect(match).toMatchObject({ state: 'ended', phase: 'ended', clock: null, bettingStatus: 'closed' })
    expect(match.score).toEqual([3, 1])
    expect(match.facts).toEqual({
      'sets.match': [3, 1],
      'kills.set1': [18, 11],
      'kills.set2': [12, 19],
      'kills.set3': [22, 14],
      'kills.set4': [17, 9],
      'towers.set1': [11, 6],
      'towers.set2': [5, 11],
      'towers.set3': [11, 9],
      'towers.set4': [11, 4],
    })
  })

  it.each(PHASES)('with mmp $code in the phase $means', async ({ code, means }) => {
    const phase = means === 'postponed' || means === 'not started' ? 'notStarted' : means
    expect(await read({ ...answers.MATCHES.running.fields, mmp: String(code) })).toMatchObject({ phase })
  })
})

describe('the client reads the markets of esports', () => {
  /** The calls of esports are used for a match that was in a list. */
  async function marketsOf(data: unknown) {
    const { venue, asked } = esportsVenue((request) =>
      answer(
        pathOf(request) === LIST_CALL?.code
          ? answers.LIST_ANSWERS.page.fields
          : pathOf(request) === DETAIL_CALL?.code
            ? answers.DETAIL.answer.fields
            : data,
      ),
    )
    await firstValueFrom(venue.esports.list(ALL_GAMES))
    const match = await firstValueFrom(venue.sports.match('8931000412'))
    const result = await firstValueFrom(venue.sports.markets('8931000412'))
    if (!result.ok || !match.ok) throw new Error('nothing was read')
    return { markets: result.value.value, match: match.value.value, sent: asked().slice(1) }
  }

  it('by the calls of esports, with the documented parameters', async () => {
    const { sent, match } = await marketsOf(answers.MARKETS.live.fields)
    const texts = Object.fromEntries(
      Object.entries(answers.MARKETS_REQUEST.fields).map(([name, value]) => [name, String(value)]),
    )
    expect(sent).toEqual([
      [DETAIL_CALL?.code, DETAIL_CALL?.means, answers.DETAIL.request.fields],
      [ODDS_CALL?.code, ODDS_CALL?.means, texts],
    ])
    expect(match).toEqual(await read(answers.DETAIL.answer.fields))
  })

  it.each(Object.entries(answers.MARKETS))(
    'of %s: each by its number, European and with its price',
    async (_, { fields }) => {
      const { markets } = await marketsOf(fields)
      const keys = new Map([...MATCH_PLAYS, ...MAP_PLAYS].map(({ code, means }) => [String(code), means]))
      expect(markets.map(({ key, spec, playId }) => [key, marketKey(spec), playId])).toEqual(
        fields.map(({ hpid }) => [keys.get(hpid), keys.get(hpid), hpid]),
      )
      const prices = fields.map(({ hl }) => hl.map(({ ol }) => ol.map(({ ov }) => ov)))
      expect(
        markets.map(({ lines }) => lines.map(({ selections }) => selections.map(({ odds }) => odds))),
      ).toEqual(prices)
      for (const market of markets) {
        expect(market).toMatchObject({ oddsFormats: ['europe'], parlayAllowed: true, subMatch: 3 })
        expect(market.lines.map(({ slot, status }) => [slot, status])).toEqual([[1, 'open']])
      }
    },
  )

  it('their lines from the home side and their sides, by kind', async () => {
    const { markets } = await marketsOf(answers.MARKETS.live.fields)
    const rows = markets.map(({ key, lines: [only] }) => [
      key,
      only?.line,
      ...(only?.selections ?? []).map(({ side }): string => side),
    ])
    expect(rows).toEqual([
      ['sets.winner.match', null, 'home', 'away'],
      ['sets.handicap.match', -6, 'home', 'away'],
      ['sets.total.match', 18, 'over', 'under'],
      ['sets.correctScore.match', null, '3:0', '3:1', '3:2', '2:3', '1:3', '0:3'],
      ['towers.winner.set1', null, 'home', 'away'],
      ['kills.handicap.set1', 6, 'home', 'away'],
      ['kills.total.set1', 114, 'over', 'under'],
      ['kills.oddEven.set1', null, 'odd', 'even'],
      ['towers.handicap.set1', 6, 'home', 'away'],
      ['towers.total.set1', 70, 'over', 'under'],
    ])
  })

  it('in tabs', async () => {
    const { venue } = esportsVenue(() => answer(answers.TABS.fields))
    const tabs = await firstValueFrom(venue.sports.categories('8931000412', 'lol'))
    expect(tabs.ok && tabs.value.map(({ id, name, playIds }) => [id, name, playIds])).toEqual(
      answers.TABS.fields.map(({ id, marketName, plays }) => [id, marketName, plays]),
    )
  })
})
