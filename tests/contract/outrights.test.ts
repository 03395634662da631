import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPlatform, type Platform } from '../../platform/platform.ts'
import { DEMO_MEMBER, ensureDemoMember } from '../../platform/store/demoMembers.ts'
import { createSimulatedWorld } from '../../platform/world/simulatedWorld.ts'
import { createFetchHttp } from '../../streams/adapters/fetchHttp.ts'
import { createWebCrypto } from '../../streams/adapters/webCrypto.ts'
import { leagueFilterStreams } from '../../streams/filter.ts'
import { createStreams, type MemberStreams, type Streams } from '../../streams/index.ts'
import { openQuickStore, START } from '../platform/book/testPlatform.ts'
import { createFakePorts } from '../support/ports.ts'
import { until } from './contractMember.ts'

const ORIGIN = 'http://touchline.test'
const IN_ASIA = /香港|迪拜|新加坡/

let platform: Platform
let streams: Streams
const server = setupServer(http.all(`${ORIGIN}/*`, ({ request }) => platform.app.fetch(request)))

beforeAll(async () => {
  const store = await openQuickStore()
  platform = await createPlatform({
    store,
    seed: 7,
    real: () => START + Math.floor(performance.now()),
    random: () => 0,
    // The matches depend on the epoch to the millisecond; a fixed one makes each run play the same matches.
    createWorld: (clock, start) =>
      createSimulatedWorld({ ...start, epoch: START, clock, sports: ['rugby', 'handball'] }),
  })
  await ensureDemoMember(store, '1001', START)
  server.listen({ onUnhandledRequest: 'error' })
  streams = createStreams(
    { ...createFakePorts({ crypto: createWebCrypto() }), http: createFetchHttp({ baseUrl: ORIGIN }) },
    { clientVersion: 'test', origin: ORIGIN },
  )
  await until(streams.session$, (session) => session !== 'restoring')
  const scope = streams.openScope()
  streams.login(scope).submit(DEMO_MEMBER.name, DEMO_MEMBER.password)
  await until(streams.member$, (member) => member !== null)
  scope.end()
})

afterAll(async () => {
  streams.end()
  server.close()
  await platform.close()
})

it.each(['PMTY', 'FBTY', 'IMTY', 'YBTY', 'DPTY'])(
  'the outrights of %s are limited to the leagues of a tag of titles',
  async (code) => {
    streams.venue.choose(code)
    const member = await until(
      streams.member$,
      (each): each is MemberStreams => each !== null && streams.venue.code$.value === code,
    )
    const { home } = member
    const screen = streams.openScope()
    screen.run(home.home$)
    home.setBetType('champion')
    const { list, controls } = await until(home.home$, (view) => (view.list.value?.length ?? 0) > 0)
    expect(controls.filter).toBe(true)
    const names = (list.value ?? []).map(({ name }) => name)
    const query = await until(home.query$, (each) => each?.betType === 'champion')
    if (query?.betType !== 'champion') throw new Error('no outrights')
    const filter = member.part(leagueFilterStreams)?.(screen, query)
    if (filter === undefined) throw new Error('no choice of leagues')
    const { tags, state } = await until(filter.view$, (view) => view.tags.length > 0)
    const leagues = state.is === 'loaded' ? state.leagues : []
    expect(new Set(leagues.map(({ name }) => name))).toEqual(new Set(names))
    expect(tags.map(({ name }) => name)).toEqual(['亚洲站'])
    filter.selectOnly(tags[0]?.leagueIds ?? [])
    home.setLeagues(filter.limit())
    const wanted = new Set(names.filter((name) => IN_ASIA.test(name)))
    const shown = await until(home.home$, (view) => {
      const listed = new Set((view.list.value ?? []).map(({ name }) => name))
      return listed.size > 0 && listed.size < new Set(names).size
    })
    expect(new Set((shown.list.value ?? []).map(({ name }) => name))).toEqual(wanted)
    expect(filter.view$.value.matches).toBe(shown.list.value?.flatMap(({ matchIds }) => matchIds).length)
    screen.end()
  },
)
