import { http } from 'msw'
import { setupServer } from 'msw/node'
import { filter, firstValueFrom, timeout } from 'rxjs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPlatform, type Platform } from '../../platform/platform.ts'
import { DEMO_MEMBER, ensureDemoMember } from '../../platform/store/demoMembers.ts'
import { createSimulatedWorld } from '../../platform/world/simulatedWorld.ts'
import { createFetchHttp } from '../../streams/adapters/fetchHttp.ts'
import { createWebCrypto } from '../../streams/adapters/webCrypto.ts'
import { esportsStreams, mapsOf } from '../../streams/esports.ts'
import { createStreams, type MemberStreams, type State$, type Streams } from '../../streams/index.ts'
import { matchStreams } from '../../streams/match.ts'
import { recordsStreams } from '../../streams/records.ts'
import { resultsStreams } from '../../streams/results.ts'
import { openQuickStore, START } from '../platform/book/testPlatform.ts'
import { createFakePorts } from '../support/ports.ts'

const ORIGIN = 'http://touchline.test'
const GAMES = ['dota2', 'lol', 'csgo', 'kog'] as const

let platform: Platform
const server = setupServer()

beforeAll(async () => {
  const store = await openQuickStore()
  platform = await createPlatform({
    store,
    seed: 7,
    real: () => START + Math.floor(performance.now()),
    random: () => 0,
    // The matches depend on the epoch to the millisecond; a fixed one makes each run play the same matches.
    createWorld: (clock, start) =>
      createSimulatedWorld({ ...start, epoch: START, clock, sports: ['handball', ...GAMES] }),
  })
  await ensureDemoMember(store, '1001', START)
  server.listen({ onUnhandledRequest: 'error' })
})

afterAll(async () => {
  server.close()
  await platform.close()
})

function until<T>(state$: State$<T>, wanted: (value: T) => boolean): Promise<T> {
  return firstValueFrom(state$.pipe(filter(wanted), timeout(20_000)))
}

async function signIn(streams: Streams): Promise<MemberStreams> {
  await until(streams.session$, (session) => session !== 'restoring')
  const scope = streams.openScope()
  streams.login(scope).submit(DEMO_MEMBER.name, DEMO_MEMBER.password)
  const member = await until(streams.member$, (value) => value !== null)
  scope.end()
  if (member === null) throw new Error('not signed in')
  return member
}

describe.each([
  ['PMTY', 'OBDJ', ['getDateMenuListPB', 'esportsMatchesPB', 'imgDomain']],
  [
    'DPTY',
    'DPDJ',
    [
      '/dpesports/dpty/sport/openapi/matches/v1/count/list',
      '/dpesports/dpty/sport/kstapi/matches/v1/pageData',
    ],
  ],
])('a visit that begins with esports at %s', (code, launchCode, calls) => {
  let streams: Streams
  const launches: string[] = []
  const paths = new Set<string>()

  beforeAll(() => {
    server.resetHandlers(
      http.all(`${ORIGIN}/*`, async ({ request }) => {
        paths.add(new URL(request.url).pathname)
        if (request.url.includes('aunch')) launches.push(await request.clone().text())
        return platform.app.fetch(request)
      }),
    )
    streams = createStreams(
      { ...createFakePorts({ crypto: createWebCrypto() }), http: createFetchHttp({ baseUrl: ORIGIN }) },
      { clientVersion: 'test', origin: ORIGIN, opensWith: 'esports' },
    )
    streams.venue.choose(code)
  })
  afterAll(() => {
    streams.end()
  })

  it('shows lists, a match, its prices and results of the platform', async () => {
    const member = await signIn(streams)
    const esports = member.part(esportsStreams)
    if (esports === null) throw new Error('no esports')
    const view = await until(esports.view$, ({ list, days }) => {
      return (list.value?.length ?? 0) > 0 && days.every(({ count }) => count !== null)
    })
    expect(view.games.map(({ path }) => path)).toEqual(['all', ...GAMES])
    expect(view.days).toHaveLength(9)
    const listed = view.list.value?.flatMap((group) => group.matchIds) ?? []
    expect(view.days[0]?.count).toBe(listed.length)

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

    expect(launches.map((body) => /"venueEnName":"(\w+)"/.exec(body)?.[1])).toEqual([launchCode])
    const asked = [...paths].join(' ')
    expect(calls.filter((call) => !asked.includes(call))).toEqual([])
  }, 60_000)

  it('takes a bet on the first map, and has its record with three decimals', async () => {
    const member = await until(streams.member$, (value) => value !== null)
    const esports = member?.part(esportsStreams)
    if (member === null || esports == null) throw new Error('no esports')
    esports.show('all', 'today')
    const { list } = await until(
      esports.view$,
      ({ game, list }) => game?.sport === null && list.status === 'live',
    )
    const early = (list.value?.flatMap((group) => group.matchIds) ?? [])
      .flatMap((id) => member.row$(id).value?.match ?? [])
      .find(({ state, sport }) => state === 'notStarted' && sport !== 'csgo')
    if (early === undefined) throw new Error('no match to come')
    const spec = { kind: 'winner', stat: 'towers', period: 'set1' } as const
    const ref = { matchId: early.id, spec, slot: 1, side: 'home' } as const
    const scope = streams.openScope()
    await until(
      member.part(matchStreams)(scope, early.id, early.sport).view$,
      ({ marketsKnown }) => marketsKnown,
    )
    const { price } = await until(member.prices.price$(ref), ({ state }) => state === 'open')
    member.slip.setOpen(true)
    member.prices.toggle(ref)
    const { fields } = await until(member.slip.slip$, (slip) => slip.fields[0]?.limit != null)
    member.slip.type(fields[0]?.key ?? '', '10')
    await until(member.slip.slip$, ({ action }) => action === 'place')
    expect(member.slip.confirm()).toBe(true)
    const { outcome } = await until(member.slip.slip$, (slip) => slip.outcome?.phase === 'accepted')
    expect(outcome?.bets[0]).toMatchObject({ state: 'accepted', stake: { minor: 1000 } })
    const { records$ } = member.part(recordsStreams).records(scope)
    const records = await until(records$, (shown) => (shown.list.value?.orders.length ?? 0) > 0)
    expect(records.list.value?.orders[0]?.legs[0]).toMatchObject({
      matchId: early.id,
      sport: early.sport,
      spec,
      side: 'home',
      oddsText: price,
      oddsFormat: 'europe',
    })
    scope.end()
  }, 60_000)
})
