import { http } from 'msw'
import { setupServer } from 'msw/node'
import { filter, firstValueFrom, timeout } from 'rxjs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPlatform, type Platform } from '../../platform/platform.ts'
import { DEMO_MEMBER, ensureDemoMember } from '../../platform/store/demoMembers.ts'
import { createSimulatedWorld } from '../../platform/world/simulatedWorld.ts'
import { createFetchHttp } from '../../streams/adapters/fetchHttp.ts'
import { createWebCrypto } from '../../streams/adapters/webCrypto.ts'
import { esportsStreams, mapsOf } from '../../streams/esports.ts'
import { createStreams, type MemberStreams, type State$, type Streams } from '../../streams/index.ts'
import { matchStreams } from '../../streams/match.ts'
import { resultsStreams } from '../../streams/results.ts'
import { openQuickStore, START } from '../platform/book/testPlatform.ts'
import { createFakePorts } from '../support/ports.ts'

const ORIGIN = 'http://touchline.test'
const GAMES = ['dota2', 'lol', 'csgo', 'kog'] as const

let platform: Platform
let streams: Streams
const launches: string[] = []
const paths = new Set<string>()

const server = setupServer(
  http.all(`${ORIGIN}/*`, async ({ request }) => {
    paths.add(new URL(request.url).pathname)
    if (request.url.includes('aunch')) launches.push(await request.clone().text())
    return platform.app.fetch(request)
  }),
)

function until<T>(state$: State$<T>, wanted: (value: T) => boolean): Promise<T> {
  return firstValueFrom(state$.pipe(filter(wanted), timeout(20_000)))
}

async function signIn(): Promise<MemberStreams> {
  await until(streams.session$, (session) => session !== 'restoring')
  const scope = streams.openScope()
  streams.login(scope).submit(DEMO_MEMBER.name, DEMO_MEMBER.password)
  const member = await until(streams.member$, (value) => value !== null)
  scope.end()
  if (member === null) throw new Error('not signed in')
  return member
}

beforeAll(async () => {
  const store = await openQuickStore()
  platform = await createPlatform({
    store,
    seed: 7,
    real: () => START + Math.floor(performance.now()),
    random: () => 0,
    createWorld: (clock, start) => createSimulatedWorld({ ...start, clock, sports: ['handball', ...GAMES] }),
  })
  await ensureDemoMember(store, '1001', START)
  server.listen({ onUnhandledRequest: 'error' })
  streams = createStreams(
    { ...createFakePorts({ crypto: createWebCrypto() }), http: createFetchHttp({ baseUrl: ORIGIN }) },
    { clientVersion: 'test', origin: ORIGIN, opensWith: 'esports' },
  )
})

afterAll(async () => {
  streams.end()
  server.close()
  await platform.close()
})

it('a visit that begins with esports shows lists, a match, its prices and results of the platform', async () => {
  const member = await signIn()
  const esports = member.part(esportsStreams)
  if (esports === null) throw new Error('no esports')
  const view = await until(esports.view$, ({ list, days }) => {
    return (list.value?.length ?? 0) > 0 && days.every(({ count }) => count !== null)
  })
  expect(view.games.map(({ path }) => path)).toEqual(['all', ...GAMES])
  expect(view.days).toHaveLength(9)

  const pictures = await firstValueFrom(esports.pictures$)
  expect(pictures).toBe('')

  esports.show('lol', 'today')
  const ofLol = await until(
    esports.view$,
    ({ game, list }) => game?.sport === 'lol' && list.status === 'live',
  )
  const matchIds = ofLol.list.value?.flatMap((group) => group.matchIds) ?? []
  const live = matchIds.map((id) => member.row$(id).value?.match).find((match) => match?.state === 'live')
  if (live === undefined) throw new Error('no match of LOL in play')
  expect(live.bestOf).toBeGreaterThanOrEqual(3)
  expect(mapsOf(live).some(({ counts: [kills] }) => kills !== null)).toBe(true)

  const scope = streams.openScope()
  const page = member.part(matchStreams)(scope, live.id, 'lol')
  const shown = await until(page.view$, ({ marketsKnown }) => marketsKnown)
  expect(shown.sections.map(({ key }) => key)).toContain('sets.winner.match')
  const winner = {
    matchId: live.id,
    spec: { kind: 'winner', stat: 'sets', period: 'match' },
    slot: 1,
  } as const
  const price = await until(member.prices.price$({ ...winner, side: 'home' }), (each) => each.price !== '')
  expect(price.price).toMatch(/^\d+\.\d{3}$/)
  scope.end()

  const results = member.part(resultsStreams)
  const sports = results === null ? null : await until(results.sports$, ({ value }) => value !== undefined)
  expect(sports?.value).toEqual(expect.arrayContaining([...GAMES]))

  expect(launches.map((body) => /"venueEnName":"(\w+)"/.exec(body)?.[1])).toEqual(['OBDJ'])
  expect([...paths]).toEqual(
    expect.arrayContaining([
      expect.stringContaining('getDateMenuListPB'),
      expect.stringContaining('esportsMatchesPB'),
      expect.stringContaining('imgDomain'),
    ]),
  )
}, 60_000)
