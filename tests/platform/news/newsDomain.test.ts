import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OWN_ORIGIN_ONLY } from '../../../platform/http/webOrigins.ts'
import { soccerPaths } from '../../../streams/wire/site/soccerPaths.ts'
import { createTestPlatform, type TestPlatform } from '../book/testPlatform.ts'
import { createSiteClient, ORIGIN } from '../site/siteClient.ts'

const PAGE = 'https://play.example'

describe('the news domain', () => {
  let test: TestPlatform
  beforeAll(async () => {
    test = await createTestPlatform({ origins: { ...OWN_ORIGIN_ONLY, pageOrigins: [PAGE] } })
  })
  afterAll(() => test.platform.close())

  const ask = async (method: string, path: string, origin: string) =>
    test.platform.app.fetch(new Request(ORIGIN + path, { method, headers: { Origin: origin } }))

  it.each([
    soccerPaths.matchDetail,
    soccerPaths.scoreRank,
    soccerPaths.oddChangeHistory,
    soccerPaths.newsList,
    soccerPaths.newsDetail,
    soccerPaths.addPrediction,
    soccerPaths.getPredictions,
    soccerPaths.predictionRank,
  ])('lets pages of the site call %s', async (path) => {
    const preflight = await ask('OPTIONS', path, PAGE)
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-origin')).toBe(PAGE)
    expect(preflight.headers.get('access-control-allow-methods')).toBe('POST')
    expect(preflight.headers.get('access-control-allow-headers')).toContain('x-api-sign')
    expect(preflight.headers.get('access-control-allow-headers')).toContain('content-type')
    const answer = await ask('POST', path, PAGE)
    expect(answer.headers.get('access-control-allow-origin')).toBe(PAGE)
  })

  it('lets no other page read, and nobody call the rest of the site', async () => {
    const stranger = await ask('OPTIONS', soccerPaths.newsList, 'https://elsewhere.example')
    expect(stranger.headers.get('access-control-allow-origin')).toBeNull()
    const room = await ask('OPTIONS', soccerPaths.scorePredictShare, PAGE)
    expect(room.headers.get('access-control-allow-origin')).toBeNull()
  })

  it('answers a client as the site does', async () => {
    const client = await createSiteClient(test.platform)
    expect(await client.call(soccerPaths.newsList, { page: 1, size: 5 })).toMatchObject({ code: 0 })
  })
})
