import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decode } from '../../../streams/wire/decode.ts'
import * as codes from '../../../streams/wire/site/soccerCodes.ts'
import { SUB_MATCHES } from '../../../streams/domain/vocabulary/subMatches.ts'
import { subMatchTypes } from '../../../streams/wire/subMatchTypes.ts'
import * as wire from '../../../streams/wire/site/soccerData.ts'
import { soccerPaths } from '../../../streams/wire/site/soccerPaths.ts'
import { createSimulatedWorld } from '../../../platform/world/simulatedWorld.ts'
import { createPlatform, type Platform } from '../../../platform/platform.ts'
import { openQuickStore } from '../../platform/book/testPlatform.ts'
import { createSiteClient, type SiteClient } from '../../platform/site/siteClient.ts'
import { disagreements } from '../disagreements.ts'
import { shapeDifferences } from '../shapes.ts'
import * as documented from './soccerAnswers.ts'

const byCode = (table: Readonly<Record<string, number>>): Record<string, string> =>
  Object.fromEntries(Object.entries(table).map(([word, code]) => [code, word]))

const WORDS = {
  'not started': 'notStarted',
  'first half': 'firstHalf',
  'half time': 'halfTime',
  'second half': 'secondHalf',
  'regular time ended': 'regularEnd',
  'extra time awaited': 'extraTimeAwaited',
  'first half of extra time': 'extraTimeFirst',
  'break of extra time': 'extraTimeBreak',
  'second half of extra time': 'extraTimeSecond',
  'extra time ended': 'extraTimeEnd',
  'penalties awaited': 'penaltiesAwaited',
  'penalty shoot-out': 'penalties',
  finished: 'ended',
  'extra time': 'extraTime',
  'e-sports regular': 'eRegular',
  'e-sports extra time': 'eExtraTime',
  'e-sports penalty': 'ePenalty',
  'goal disallowed': 'goalCancelled',
  'penalty awarded': 'penaltyGiven',
  'penalty missed': 'penaltyMissed',
  'yellow card': 'yellowCard',
  'red card': 'redCard',
  'dangerous attack': 'dangerousAttack',
  'shots on target': 'shotsOnTarget',
  'dangerous attacks': 'dangerousAttacks',
  'yellow cards': 'yellowCards',
  'red cards': 'redCards',
}

const SCHEMAS = {
  teamDetail: wire.teamDetail,
  matchExInformation: wire.matchExInformation,
  matchDetail: wire.soccerMatchDetail,
  matchEventPhase: wire.matchEventPhase,
  get100Odds: wire.hundredOdds,
  scoreRank: wire.scoreRank,
  promotionChart: wire.promotionChart,
  oddChangeHistory: wire.oddChangeHistory,
} as const

const ANSWERS = {
  teamDetail: documented.TEAMS.fields,
  matchExInformation: documented.BACKGROUND.fields,
  matchDetail: documented.MATCH.fields,
  matchEventPhase: documented.EVENT_PHASES.fields,
  get100Odds: documented.MAKERS.fields,
  scoreRank: documented.RANKS.fields,
  promotionChart: documented.CHART.fields,
  oddChangeHistory: documented.HISTORY,
} as const

const NAMES = Object.keys(SCHEMAS) as (keyof typeof SCHEMAS)[]

describe('the numbers of the soccer data', () => {
  it('of sub-matches are those of the words', () => {
    const ids = Object.entries(SUB_MATCHES).map(([word, { id }]) => [word, id])
    expect(Object.fromEntries(ids)).toEqual(subMatchTypes)
  })

  it.each([
    ['phases', documented.PHASES, codes.soccerPhases],
    ['sub-matches', documented.SUB_MATCHES, subMatchTypes],
    ['players', documented.PLAYER_STATS, codes.playerStats],
    ['events', documented.EVENTS, codes.soccerEvents],
    ['plays', documented.PLAYS, codes.soccerPlays],
    ['sides', documented.SIDES, codes.soccerSides],
    ['results', documented.RESULTS, codes.soccerResults],
    ['positions', documented.POSITIONS, codes.soccerPositions],
    ['counts', documented.COUNTS, codes.soccerCounts],
  ])('of %s are the documented ones, in both directions', (_, documentedCodes, table) => {
    expect(disagreements(documentedCodes, byCode(table), { words: WORDS })).toEqual([])
  })
})

describe('the client reads', () => {
  it.each(NAMES)('the documented answer of %s', (name) => {
    const decoded = decode(SCHEMAS[name], ANSWERS[name])
    expect(decoded.ok, JSON.stringify(decoded)).toBe(true)
  })

  it('names instead of numbers', () => {
    const read = decode(wire.matchEventPhase, documented.EVENT_PHASES.fields)
    expect(read.ok && read.value).toMatchObject({
      phase: 'secondHalf',
      phases: [{ phase: 'firstHalf' }, { phase: 'halfTime' }],
      events: {
        items: [
          { type: 'goal', side: 'home', player: 9 },
          { type: 'substitution', added: 2 },
        ],
      },
      play: { kind: 'dangerousAttack', side: 'home' },
    })
  })

  it.each(NAMES)('any answer of %s without an exception', (name) => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.nat(30), (junk, at) => {
        expect(() => decode(SCHEMAS[name], junk)).not.toThrow()
        // A documented answer in which one value, however deep, is something else.
        const text = JSON.stringify(ANSWERS[name])
        const values = [...text.matchAll(/:("[^"]*"|-?\d+|null|true|false)/g)]
        const value = values[at % values.length]
        if (value === undefined) return
        const changed = `${text.slice(0, value.index)}:${JSON.stringify(junk)}${text.slice(value.index + value[0].length)}`
        expect(() => decode(SCHEMAS[name], JSON.parse(changed))).not.toThrow()
      }),
    )
  })
})

const START = Date.UTC(2026, 4, 9, 3)

let platform: Platform
let client: SiteClient
beforeAll(async () => {
  platform = await createPlatform({
    store: await openQuickStore(),
    real: () => START,
    random: () => 0,
    seed: 7,
    createWorld: (clock, { seed, epoch, forced }) => createSimulatedWorld({ seed, epoch, clock, forced }),
  })
  client = await createSiteClient(platform)
})
afterAll(() => platform.close())

describe('the platform answers without a token', () => {
  const matchWhere = (wanted: 'live' | 'cup'): string => {
    const found = platform.world
      .matches()
      .find(({ sport, state, score, phase, teams }) =>
        wanted === 'cup'
          ? teams === null && state === 'live'
          : sport === 'football' && state === 'live' && phase === 'secondHalf' && score[0] + score[1] > 1,
      )
    if (found === undefined) throw new Error(`no match: ${wanted}`)
    return found.id
  }

  it.each(NAMES)('%s as documented', async (name) => {
    const matchId = matchWhere(name === 'promotionChart' ? 'cup' : 'live')
    const body = { venueCode: 'PMTY', matchId, market: 'goals.result.match', line: null }
    const answer = await client.call(soccerPaths[name], body)
    expect(answer).toMatchObject({ code: 0 })
    const documentedAnswer = name === 'oddChangeHistory' ? documented.HISTORY_POINT.fields : ANSWERS[name]
    const undocumented = ['home', 'draw', 'away'].map((side) => `points.odds.${side}`)
    expect(shapeDifferences(documentedAnswer, answer.data, undocumented)).toEqual([])
    expect(decode(SCHEMAS[name], answer.data).ok).toBe(true)
  })

  it('an unknown match, venue, market or line with a refusal or nothing', async () => {
    const matchId = matchWhere('live')
    const about = { venueCode: 'PMTY', matchId }
    const codesOf = async (path: string, ...bodies: readonly object[]): Promise<readonly number[]> => {
      const answers = []
      for (const body of bodies) answers.push((await client.call(path, body)).code)
      return answers
    }
    const strange = [
      { ...about, matchId: '99' },
      { ...about, venueCode: 'NONE' },
    ]
    expect(await codesOf(soccerPaths.teamDetail, ...strange)).toEqual([800005, 800005])
    expect(await codesOf(soccerPaths.teamDetail, {}, { ...about, matchId: 7 })).toEqual([10003, 10003])
    const price = { ...about, market: 'goals.handicap.match', line: -2 }
    expect(
      await codesOf(
        soccerPaths.oddChangeHistory,
        price,
        { ...price, market: 'goals.handicap' },
        { ...price, market: 'points.total.match' },
        { ...price, line: 1.5 },
      ),
    ).toEqual([0, 800005, 800005, 10003])
  })
})
