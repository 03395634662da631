import { http } from 'msw'
import { setupServer } from 'msw/node'
import { filter, firstValueFrom, timeout } from 'rxjs'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { VIRTUAL_GAME_IDS } from '../../platform/world/virtual/games.ts'
import { checkRound } from '../../scripts/rounds/checks.ts'
import { proofOf } from '../../scripts/rounds/proof.ts'
import { createFetchHttp } from '../../streams/adapters/fetchHttp.ts'
import { createWebCrypto } from '../../streams/adapters/webCrypto.ts'
import {
  createStreams,
  type MemberStreams,
  type Scope,
  type State$,
  type Streams,
} from '../../streams/index.ts'
import { recordsStreams } from '../../streams/records.ts'
import { type VirtualBatch, virtualStreams, type VirtualStreams } from '../../streams/virtual.ts'
import {
  createTestPlatform,
  openSharedStore,
  PASSWORD,
  START,
  type TestPlatform,
} from '../platform/book/testPlatform.ts'
import type { PriceRef } from '../../streams/views/match/priceView.ts'
import { createFakePorts } from '../support/ports.ts'

const ORIGIN = 'http://touchline.test'
const WIN = { kind: 'outright', stat: 'places', period: 'match' } as const
const FORECAST = { kind: 'forecast', stat: 'places', period: 'match' } as const

/** How far the clock was put ahead: races start three minutes apart at any speed, ms. */
let ahead = 0
let store: Awaited<ReturnType<typeof openSharedStore>>
let testPlatform: TestPlatform
const server = setupServer()

beforeAll(async () => {
  store = await openSharedStore()
  testPlatform = await createTestPlatform({
    store: store.store,
    virtualGames: VIRTUAL_GAME_IDS,
    real: () => START + ahead + Math.floor(performance.now()),
  })
  server.use(http.all(`${ORIGIN}/*`, ({ request }) => testPlatform.platform.app.fetch(request)))
  server.listen({ onUnhandledRequest: 'error' })
})
afterAll(async () => {
  server.close()
  await testPlatform.platform.close()
  await store.end()
})

function until<T, S extends T>(state$: State$<T>, wanted: (value: T) => value is S): Promise<S>
function until<T>(state$: State$<T>, wanted: (value: T) => boolean): Promise<T>
function until<T>(state$: State$<T>, wanted: (value: T) => boolean): Promise<T> {
  return firstValueFrom(state$.pipe(filter(wanted), timeout(20_000)))
}

/** Puts the clock ahead, and lets a client know, which would ask for the time within a minute. */
async function goTo(instant: number, { serverTime }: Streams): Promise<void> {
  ahead += Math.max(0, instant - testPlatform.platform.clock.now())
  await testPlatform.platform.tick()
  await firstValueFrom(serverTime.compare())
}

async function signIn(streams: Streams, name: string): Promise<MemberStreams> {
  await testPlatform.newMember(name)
  await until(streams.session$, (session) => session !== 'restoring')
  const scope = streams.openScope()
  streams.login(scope).submit(name, PASSWORD)
  const member = await until(streams.member$, (value): value is MemberStreams => value !== null)
  scope.end()
  return member
}

/** Bets on a selection of virtual sports; another one of the same race would replace it on the slip. */
async function betOn({ slip, prices }: MemberStreams, ref: PriceRef): Promise<void> {
  slip.setOpen(true)
  prices.toggle(ref)
  const { fields, legs } = await until(slip.slip$, (shown) => shown.fields[0]?.limit != null)
  expect(legs.map(({ leg }) => leg.timing)).toEqual(['virtual'])
  slip.type(fields[0]?.key ?? '', '10')
  await until(slip.slip$, ({ action }) => action === 'place')
  expect(slip.confirm()).toBe(true)
  const { outcome } = await until(slip.slip$, (shown) => shown.outcome?.phase === 'accepted')
  expect(outcome?.bets.map(({ state }) => state)).toEqual(['accepted'])
  slip.closeOutcome()
}

describe.each([
  ['PMTY', 'vr', VIRTUAL_GAME_IDS, /^VR赛马 \d{8}-\d{4}$/],
  ['IMTY', 'inFull', VIRTUAL_GAME_IDS.filter((game) => game !== '31201'), /^虚拟赛马 \d{8}-\d{4}$/],
  ['YBTY', 'inFull', VIRTUAL_GAME_IDS.filter((game) => game !== '31201'), /^虚拟赛马 \d{8}-\d{4}$/],
])('virtual sports at %s', (code, entry, games, title) => {
  let streams: Streams
  let member: MemberStreams
  let virtual: VirtualStreams
  /** Of the page that is open. */
  let scope: Scope
  let batch: VirtualBatch

  beforeAll(async () => {
    streams = createStreams(
      { ...createFakePorts({ crypto: createWebCrypto() }), http: createFetchHttp({ baseUrl: ORIGIN }) },
      { clientVersion: 'test', origin: ORIGIN },
    )
    streams.venue.choose(code)
    member = await signIn(streams, `virtual-${code.toLowerCase()}`)
    const part = member.part(virtualStreams)
    if (part === null) throw new Error('no virtual sports')
    virtual = part
  })
  beforeEach(() => {
    scope = streams.openScope()
  })
  afterEach(() => {
    scope.end()
  })
  afterAll(() => {
    streams.end()
  })

  it('have an entry with the name of the venue, and the games that it has', async () => {
    expect(member.virtualEntry).toBe(entry)
    const { value = [] } = await until(virtual.games$, ({ status }) => status === 'live')
    expect(value.map(({ id }) => id)).toEqual(games)
    expect(value.every(({ name }) => name !== '')).toBe(true)
  })

  it('list a race with its field, and take bets on it until the lock', async () => {
    const { view$, film$ } = virtual.game(scope, '31101')
    const keep = [view$.subscribe(), film$.subscribe()]
    const view = await until(view$, ({ shown }) => shown !== null)
    if (view.shown === null) throw new Error('no batch')
    batch = view.shown
    expect(view.tabs.length).toBeGreaterThan(3)
    expect([batch.season, batch.round, film$.value.kind]).toEqual([0, '', 'before'])
    const [race] = batch.matches
    if (race === undefined) throw new Error('no race')
    expect(race.entrants.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(race.markets.map(({ key }) => key)).toEqual(['places.outright.match', 'places.place.match'])
    const win = { matchId: race.match.id, spec: WIN, slot: 1, side: 'entrant:3' } as const
    const price = await until(member.prices.price$(win), ({ state }) => state === 'open')
    expect(price.price).toMatch(/^\d+\.\d\d$/)

    // A film begins at the start time that was received when its race was opened, so another race is opened here.
    const later = view.list.value?.at(-1)
    const laterId = later?.matches[0]?.match.id ?? ''
    const detail = virtual.match(scope, laterId)
    await until(detail.view$, ({ marketsKnown }) => marketsKnown)
    expect(detail.view$.value.sections.map(({ key }) => key)).toContain('places.forecast.match')
    const pair = { ...win, matchId: laterId, spec: FORECAST, side: 'entrant:2-5' } as const
    await until(member.prices.price$(pair), ({ state, name }) => state === 'open' && name === '2-5')
    for (const ref of [win, pair]) await betOn(member, ref)
    for (const each of keep) each.unsubscribe()
  }, 60_000)

  it('have the bets in the records, with their batch and without a sale', async () => {
    const { records$ } = member.part(recordsStreams).records(scope)
    const { list } = await until(records$, (shown) => (shown.list.value?.orders.length ?? 0) >= 2)
    const orders = list.value?.orders ?? []
    expect(orders.map(({ legs }) => legs[0]?.side).toSorted()).toEqual(['entrant:2-5', 'entrant:3'])
    for (const { cashable, legs } of orders) {
      expect(cashable).toBe(false)
      expect(legs[0]).toMatchObject({ virtual: { game: '31101' }, settleScore: null })
      expect(legs[0]?.virtual?.title).toMatch(title)
    }
    const own = orders.find(({ legs }) => legs[0]?.side === 'entrant:3')
    expect(own?.legs[0]?.virtual?.batchNo).toBe(batch.batchNo)
  })

  it('run with a film from the start on, and are settled by what it shows', async () => {
    const { view$, film$ } = virtual.game(scope, '31101')
    const keep = [view$.subscribe(), film$.subscribe()]
    await goTo(batch.startsAt, streams)
    await until(view$, ({ running }) => running?.batchNo === batch.batchNo)
    const film = await until(film$, ({ kind }) => kind === 'film')
    const [race] = batch.matches
    const drawn = film.kind === 'film' ? film.films.get(race?.match.id ?? '') : undefined
    if (drawn?.kind !== 'race') throw new Error('no film')
    const order = drawn.runners.toSorted((one, other) => one.finishMs - other.finishMs)
    const places = order
      .slice(0, 3)
      .map(({ number }) => number)
      .join('-')
    for (const each of keep) each.unsubscribe()

    await goTo(batch.startsAt + drawn.lengthMs, streams)
    const results$ = virtual.results$('31101')
    const results = await until(
      results$,
      ({ value }) => value?.some(({ batchNo }) => batchNo === batch.batchNo) === true,
    )
    expect(results.value?.find(({ batchNo }) => batchNo === batch.batchNo)?.result).toBe(places)

    const records = member.part(recordsStreams).records(scope)
    records.setSettled(true)
    const { list } = await until(
      records.records$,
      ({ settled, list: { value } }) => settled && value?.orders.length === 1,
    )
    expect(list.value?.orders[0]?.legs[0]).toMatchObject({
      settleScore: places,
      virtual: { batchNo: batch.batchNo },
      outcome: places.startsWith('3-') ? 'win' : 'lose',
    })
    const proof = await testPlatform.platform.app.fetch(
      new Request(`${ORIGIN}/games/proof/virtual/31101/${batch.batchNo}`),
    )
    const round = proofOf(await proof.text())
    expect(round === null ? null : checkRound(round)?.checks.every(({ agrees }) => agrees)).toBe(true)
  }, 60_000)

  it('have the season, the table and the running scores of a league, and the ties of a cup', async () => {
    const { view$, film$ } = virtual.game(scope, '31001')
    const keep = [view$.subscribe(), film$.subscribe()]
    const { shown } = await until(view$, (view) => view.shown !== null && view.stage === 'open')
    if (shown === null) throw new Error('no batch')
    expect(shown.season).toBe(1)
    expect(shown.round).toMatch(/^\d+$/)
    expect(shown.matches).toHaveLength(8)
    expect(shown.matches[0]?.markets.map(({ key }) => key)).toEqual([
      'goals.result.match',
      'goals.handicap.match',
      'goals.total.match',
    ])
    const table = await until(virtual.table$('31001'), ({ value }) => value !== undefined)
    expect(table.value?.map(({ group, rows }) => [group, rows.length])).toEqual([['1', 16]])
    await goTo(shown.startsAt + 60_000, streams)
    const id = shown.matches[0]?.match.id ?? ''
    await until(film$, (film) => film.kind === 'film' && film.films.has(id))
    const score = await until(virtual.score$(id), ({ value }) => value != null)
    const film = film$.value.kind === 'film' ? film$.value.films.get(id) : undefined
    const goals = film?.kind === 'match' ? film.moments.filter(({ kind }) => kind === 'goal') : []
    expect(goals.filter(({ side }) => side === 'home').length).toBeGreaterThanOrEqual(score.value?.[0] ?? 99)
    const [cup] =
      (await until(virtual.game(scope, '31004').view$, (view) => view.shown !== null)).list.value ?? []
    if (cup === undefined) throw new Error('no cup')
    const tree = await until(virtual.tree$(cup), ({ value }) => value !== undefined)
    expect(tree.value?.[0]).toMatchObject({ phase: 'Q16' })
    expect(tree.value?.[0]?.ties).toHaveLength(8)
    for (const each of keep) each.unsubscribe()
  }, 60_000)
})
