import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPlatform, type Platform } from '../../../platform/platform.ts'
import { createSimulatedWorld } from '../../../platform/world/simulatedWorld.ts'
import { decode } from '../../../streams/wire/decode.ts'
import { article, newsList } from '../../../streams/wire/site/news.ts'
import { PREDICTION_CODES } from '../../../streams/wire/site/predictionCodes.ts'
import * as wire from '../../../streams/wire/site/predictions.ts'
import { soccerPaths } from '../../../streams/wire/site/soccerPaths.ts'
import { openQuickStore, PASSWORD } from '../../platform/book/testPlatform.ts'
import { createSiteClient, type SiteClient } from '../../platform/site/siteClient.ts'
import { disagreements } from '../disagreements.ts'
import { shapeDifferences } from '../shapes.ts'
import * as documented from './newsAnswers.ts'

const byCode = (table: Readonly<Record<string, number>>): Record<string, string> =>
  Object.fromEntries(Object.entries(table).map(([word, code]) => [code, word]))

const WORDS = {
  'unknown match': 'unknownMatch',
  'bad score': 'badScore',
  'other member': 'otherMember',
  'not now': 'notNow',
}

describe('the numbers of predictions', () => {
  it('are the documented ones, in both directions', () => {
    const states = byCode(wire.predictionStates)
    expect(disagreements(documented.PREDICTION_STATES, states, { words: {} })).toEqual([])
    const refusals = byCode(PREDICTION_CODES)
    expect(disagreements(documented.PREDICTION_REFUSALS, refusals, { words: WORDS })).toEqual([])
  })
})

const READ = [
  ['the list', newsList, documented.NEWS_LIST],
  ['an article', article, documented.ARTICLE],
  ['a prediction', wire.scorePrediction, documented.ADDED],
  ['own predictions', wire.predictions, documented.PREDICTIONS],
  ['the ranking', wire.predictionRank, documented.RANKING],
  ['a prediction in a room', wire.roomPrediction, documented.IN_ROOM],
] as const

describe('the client reads', () => {
  it.each(READ)('the documented answer: %s', (_, schema, { fields }) => {
    const decoded = decode(schema, fields)
    expect(decoded.ok, JSON.stringify(decoded)).toBe(true)
  })
})

const START = Date.UTC(2026, 4, 9, 3)

describe('the platform answers as documented', () => {
  let platform: Platform
  let client: SiteClient
  let token = ''
  let memberId = ''

  beforeAll(async () => {
    const store = await openQuickStore()
    platform = await createPlatform({
      store,
      real: () => START,
      random: () => 0,
      seed: 7,
      createWorld: (clock, { seed, epoch, forced }) =>
        createSimulatedWorld({ seed, epoch, clock, forced, sports: ['football'] }),
    })
    const creation = await store.accounts.createMember({
      name: 'predictor',
      password: PASSWORD,
      siteId: '1001',
      language: 'CMN',
      at: START,
    })
    if (creation.status !== 'created') throw new Error('the name is taken')
    memberId = String(creation.member.id)
    client = await createSiteClient(platform)
    token = (await client.login('predictor')).token
  }, 60_000)
  afterAll(() => platform.close())

  const data = async (path: string, body: object): Promise<unknown> => {
    const answer = await client.call(path, body, { token })
    expect(answer).toMatchObject({ code: 0 })
    return answer.data
  }

  it('articles', async () => {
    const list = await data(soccerPaths.newsList, { page: 1, size: 50 })
    expect(shapeDifferences(documented.NEWS_LIST.fields, list)).toEqual([])
    const read = decode(newsList, list)
    if (!read.ok) throw new Error(read.error.message)
    for (const kind of ['preview', 'report', 'table'] as const) {
      const id = read.value.items.items.find((head) => head.kind === kind)?.id
      if (id === undefined) continue
      const answer = await data(soccerPaths.newsDetail, { id })
      expect(shapeDifferences(documented.ARTICLE.fields, answer), kind).toEqual([])
      expect(decode(article, answer).ok).toBe(true)
    }
  }, 60_000)

  it('predictions', async () => {
    const match = platform.world.matches().find(({ state }) => state === 'notStarted')
    if (match === undefined) throw new Error('no match')
    const matchId = match.id
    const added = await data(soccerPaths.addPrediction, { memberId, matchId, home: 2, away: 1 })
    expect(shapeDifferences(documented.ADDED.fields, added)).toEqual([])
    const own = await data(soccerPaths.getPredictions, { memberId, matchId, page: 1, size: 10 })
    expect(shapeDifferences(documented.PREDICTIONS.fields, own)).toEqual([])
    expect(await data(soccerPaths.predictionRank, { period: 'all' })).toEqual({ items: [] })
    const inRoom = await data(soccerPaths.checkUserScorePredict, { roomId: 'r', matchId })
    expect(shapeDifferences(documented.IN_ROOM.fields, inRoom)).toEqual([])
  })
})
