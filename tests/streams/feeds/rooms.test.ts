import { createCipheriv, randomBytes } from 'node:crypto'
import { filter, firstValueFrom, of, take } from 'rxjs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Failure } from '../../../streams/domain/failure.ts'
import { ok } from '../../../streams/domain/result.ts'
import type { LiveRoom } from '../../../streams/domain/room/room.ts'
import type { Sport } from '../../../streams/domain/vocabulary/sports.ts'
import { createRoomsFeed } from '../../../streams/feeds/rooms/index.ts'
import type { Feed } from '../../../streams/kernel/feed.ts'
import { createScope } from '../../../streams/kernel/scope.ts'
import type { State$ } from '../../../streams/kernel/state.ts'
import { createSiteDomains } from '../../../streams/link/domains.ts'
import { createLiveLink } from '../../../streams/link/liveLink.ts'
import { storageKeys } from '../../../streams/link/storageKeys.ts'
import type { SportsBook } from '../../../streams/venues/sportsBook.ts'
import { ROOM_VERSIONS } from '../../../streams/wire/room/constants.ts'
import { livePaths, liveRooms } from '../../../streams/wire/room/liveRooms.ts'
import { sitePaths } from '../../../streams/wire/site/paths.ts'
import { createLinkUnderTest, plainSite, sessionData } from '../../support/link.ts'
import { createFakePorts, enveloped, response } from '../../support/ports.ts'
import { createFakeRoomServer } from '../../support/roomServer.ts'

const key = randomBytes(32)
const liveKey = key.toString('base64url')

/** Encrypts an answer as the platform does. */
function sealed(data: unknown, by: Uint8Array = key): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', by, iv)
  const body = Buffer.concat([iv, cipher.update(JSON.stringify(data)), cipher.final(), cipher.getAuthTag()])
  return enveloped(body.toString('base64url'))
}

const room = {
  roomId: 'r1',
  title: 'Derby',
  living: 'Living',
  kind: 1,
  anchor: { id: 'a', name: 'anchor' },
  poster: '/p.jpg',
  viewers: 12,
  match: { matchId: '1', sport: 'football', venue: 'PMTY', league: 'L', home: 'A', away: 'B' },
  startsAt: null,
  delayMs: 4000,
  sources: [
    { source: 'Live', url: '/live/1.m3u8', poster: '' },
    { source: 'Hologram', url: '/live/2.m3u8', poster: '' },
    { source: 'Animation', url: '/live/field.html', poster: '' },
    { source: 'Live', url: 'javascript:alert(1)', poster: '' },
  ],
}

function createBench(ownVideos?: SportsBook['videos']) {
  const server = createFakeRoomServer()
  const ports = createFakePorts({ rooms: server.socket })
  const { link } = createLinkUnderTest(ports, {
    site: {
      ...plainSite,
      liveBase: 'https://live.test',
      liveKey,
      origins: ['https://other.test', 'https://live23.test', 'live2.test', 'http://live2.test'],
    },
  })
  const logged: string[] = []
  const scope = createScope((error) => {
    throw error
  })
  const live = createLiveLink(link, ports, createSiteDomains(scope, link, ports.clock))
  const feed = createRoomsFeed(scope, {
    venueCode: 'PMTY',
    request: live.liveCall,
    conditions: {
      active$: link.network.active$,
      online$: link.network.online$,
      rateLimited$: link.rateLimit.limited$,
      reach$: link.network.reach$,
      slowdown$: link.network.slowdown$,
      random: () => 0.5,
      now: () => ports.clock.now(),
    },
    ownVideos,
    log: (path, note) => logged.push(`${path} ${note}`),
  })
  return { server, ports, link, live, feed, logged, scope }
}

async function settled<T>(feed$: State$<Feed<T>>): Promise<Feed<T>> {
  const answer = firstValueFrom(
    feed$.pipe(
      filter(({ status }) => status !== 'connecting'),
      take(1),
    ),
  )
  await vi.advanceTimersByTimeAsync(20_000)
  return answer
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_700_000_000_000 })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('rooms', () => {
  it('are opened with the key of the configuration, and bad ones left out', async () => {
    const { ports, feed } = createBench()
    ports.http.answer(livePaths.rooms, () =>
      sealed([room, { roomId: '' }, { ...room, roomId: 'r2', living: 'Gone' }]),
    )
    const { value } = await settled(feed.rooms$())
    expect(value?.map(({ roomId, living, kind }) => [roomId, living, kind])).toEqual([
      ['r1', true, 'castLive'],
      ['r2', false, 'castLive'],
    ])
    expect(value?.[0]?.sources).toEqual([{ kind: 'Live', url: '/live/1.m3u8', poster: '' }])
    const [asked] = ports.http.to(livePaths.rooms)
    expect(asked?.url).toBe(`https://live.test${livePaths.rooms}?venueNames=PMTY&dep=&alias=`)
  })

  it('say in which colours the sides are shown, unless the answer is no pair of colours', async () => {
    const { ports, feed } = createBench()
    const sides = ['#eef1f5', '#23272F']
    const bad = [
      null,
      ['#eef1f5'],
      ['red', 'blue'],
      ['#eef1f5', 'url(x)'],
      '#eef1f5,#23272f',
      [...sides, '#000000'],
    ]
    const sources = [sides, ...bad].map((each) => ({
      source: 'Live',
      url: '/live/1.m3u8',
      poster: '',
      sides: each,
    }))
    ports.http.answer(livePaths.rooms, () => sealed([{ ...room, sources }]))
    const { value } = await settled(feed.rooms$())
    const read = value?.[0]?.sources ?? []
    expect(read.map((source) => source.sides)).toEqual([sides, ...bad.map(() => undefined)])
  })

  it('are the same objects while the answers have no news, also when they are asked for at once', async () => {
    const { ports, feed, scope } = createBench()
    let viewers = 12
    ports.http.answer(livePaths.room, () => sealed({ ...room, viewers }))
    const seen: Feed<LiveRoom>[] = []
    feed.room$('r1').subscribe((each) => seen.push(each))
    await vi.advanceTimersByTimeAsync(90_000)
    feed.renew('r1')
    await vi.advanceTimersByTimeAsync(1000)
    const values = () => new Set(seen.flatMap(({ value }) => value ?? []))
    const asked = ports.http.to(livePaths.room).length
    expect(asked).toBeGreaterThan(3)
    expect(new Set(seen.map(({ asOf }) => asOf)).size).toBeGreaterThanOrEqual(asked)
    expect(values().size).toBe(1)
    viewers = 13
    await vi.advanceTimersByTimeAsync(60_000)
    expect([...values()].map((each) => each.viewers)).toEqual([12, 13])
    scope.end()
  })

  it('come from the stored live domain, unless that is no origin', async () => {
    const { ports, feed } = createBench()
    ports.storage.local.set(storageKeys.liveDomain, 'https://other.test')
    ports.http.answer(livePaths.room, () => sealed(room))
    expect((await settled(feed.room$('r1'))).value?.title).toBe('Derby')
    ports.storage.local.set(storageKeys.liveDomain, 'javascript:alert(1)')
    await settled(feed.room$('r2'))
    const origins = new Set(ports.http.to(livePaths.room).map(({ url }) => new URL(url).origin))
    expect(origins).toEqual(new Set(['https://other.test', 'https://live.test']))
  })

  it('come from the domain that the site tells for type 23, which is asked for once and kept', async () => {
    const { ports, feed } = createBench()
    ports.storage.local.set(storageKeys.liveDomain, 'https://old.test')
    ports.http.answer(sitePaths.domains, () =>
      enveloped([{ type: 23, domains: ['javascript:alert(1)', 'evil.test', 'live23.test'] }]),
    )
    ports.http.answer(livePaths.room, () => sealed(room))
    await Promise.all([settled(feed.room$('r1')), settled(feed.room$('r2'))])
    await settled(feed.room$('r3'))
    const origins = new Set(ports.http.to(livePaths.room).map(({ url }) => new URL(url).origin))
    expect(origins).toEqual(new Set(['https://live23.test']))
    expect(ports.storage.local.get(storageKeys.liveDomain)).toBe('https://live23.test')
    const [asked, ...again] = ports.http.to(sitePaths.domains)
    expect(again).toEqual([])
    expect(JSON.parse(String(asked?.body))).toMatchObject({
      typeList: expect.arrayContaining([23]) as unknown,
      siteId: plainSite.siteId,
    })
  })

  it('come from a stored live domain without a scheme, or with a path', async () => {
    const { ports, feed } = createBench()
    ports.http.answer(livePaths.room, () => sealed(room))
    ports.http.answer(`/tv${livePaths.room}`, () => sealed(room))
    for (const [index, stored] of ['live2.test', 'http://live2.test/tv/'].entries()) {
      ports.storage.local.set(storageKeys.liveDomain, stored)
      await settled(feed.room$(`r${String(index)}`))
    }
    const asked = ports.http.requests
      .map(({ url }) => url.split('?')[0])
      .filter((url) => url?.includes('live2'))
    expect(new Set(asked)).toEqual(
      new Set([`https://live2.test${livePaths.room}`, `http://live2.test/tv${livePaths.room}`]),
    )
  })

  it.each([
    ['sealed with another key', sealed([room], randomBytes(32))],
    ['not sealed', enveloped([room])],
    ['cut', sealed([room]).replace(/.{9}"\}$/, '"}')],
    ['HTML', '<html>'],
  ])('that are %s are bad data', async (_, text) => {
    const { ports, feed } = createBench()
    ports.http.answer(livePaths.rooms, () => text)
    expect(await settled(feed.rooms$())).toMatchObject({ status: 'failed', reason: 'badData' })
  })

  it('say why the site refuses', async () => {
    const { live, ports } = createBench()
    ports.http.answer(livePaths.rooms, () => enveloped(null, 600101, '维护中'))
    const call = { path: livePaths.rooms, query: {}, data: liveRooms, sealed: true }
    const answer = firstValueFrom(live.liveCall(call))
    await vi.advanceTimersByTimeAsync(1000)
    const result = await answer
    const failure: Failure | null = result.ok ? null : result.error
    expect(failure).toMatchObject({ type: 'refusal', message: '维护中' })
  })

  it('of one match are asked for by its sport and its id', async () => {
    const { ports, feed } = createBench()
    ports.http.answer(livePaths.rooms, () => sealed([room]))
    await settled(feed.rooms$({ id: 'a b', sport: 'football' }))
    const [asked] = ports.http.to(livePaths.rooms)
    expect(asked?.url).toBe(`https://live.test${livePaths.rooms}?venueNames=PMTY&dep=football&alias=a%20b`)
  })

  it('pictures of an esports match are asked for among those of esports', async () => {
    const { ports, feed } = createBench()
    const path = livePaths.videos('PMTY', 'dj')
    ports.http.answer(path, () => enveloped([]))
    expect((await settled(feed.video$({ id: '7', sport: 'lol' }))).value).toBeNull()
    expect(ports.http.to(path)[0]?.url).toBe(`https://live.test${path}?alias=7`)
  })

  it('a list of videos has the codes of an outside service', async () => {
    const { ports, feed } = createBench()
    const path = livePaths.videos('PMTY', 'ty')
    const source = { source: 'Live', url: '/live/1.m3u8', poster: '' }
    ports.http.answer(path, () => enveloped([{ matchId: '1', living: 'Living', sources: [source] }], 200))
    expect((await settled(feed.video$({ id: '1', sport: 'football' }))).value).toMatchObject({ living: true })
    ports.http.answer(path, () => enveloped(null, 4006))
    const down = await settled(feed.video$({ id: '2', sport: 'football' }))
    expect(down).toMatchObject({ status: 'failed', reason: 'maintenance' })
  })

  it('are the venue’s own where the live domain has none or does not answer, and only web addresses', async () => {
    const asked: string[] = []
    const { ports, feed } = createBench((matchId) => {
      asked.push(matchId)
      return of(ok(matchId === '3' ? [] : ['/own.m3u8', 'javascript:alert(1)']))
    })
    const listed = { matchId: '1', living: 'Living', sources: [{ source: 'Live', url: '/live/1.m3u8' }] }
    ports.http.answer(livePaths.videos('PMTY', 'ty'), () => enveloped([listed]))
    ports.http.answer(livePaths.videos('PMTY', 'dj'), () => enveloped(null, 500, 'down'))
    const urlsOf = async (id: string, sport: Sport) =>
      (await settled(feed.video$({ id, sport }))).value?.sources.map(({ url }) => url)
    expect(await urlsOf('1', 'football')).toEqual(['/live/1.m3u8'])
    expect(asked).toEqual([])
    expect(await urlsOf('2', 'football')).toEqual(['/own.m3u8'])
    expect(await urlsOf('2', 'lol')).toEqual(['/own.m3u8'])
    expect(await urlsOf('3', 'football')).toBeUndefined()
  })

  it('an empty list of videos is noted, once', async () => {
    const { ports, feed, logged, scope } = createBench()
    const path = livePaths.videos('PMTY', 'ty')
    let list: object[] = []
    ports.http.answer(path, () => enveloped(list))
    const video$ = feed.video$({ id: '1', sport: 'football' })
    scope.run(video$)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(logged).toEqual([`${path} 主播获取失败`])
    list = [{ matchId: '1', living: 'Living', sources: [{ source: 'Live', url: '/a.m3u8' }] }]
    await vi.advanceTimersByTimeAsync(20_000)
    expect(video$.value.value?.sources).toHaveLength(1)
    scope.end()
  })

  it('one is asked for again when its pictures do not answer, and nothing else is', async () => {
    const { ports, feed, scope } = createBench()
    let url = '/live/old.m3u8'
    ports.http.answer(livePaths.room, () => sealed({ ...room, sources: [{ source: 'Live', url }] }))
    ports.http.answer(livePaths.rooms, () => sealed([room]))
    const room$ = feed.room$('r1')
    for (const read$ of [room$, feed.room$('r2'), feed.rooms$()]) scope.run(read$)
    await vi.advanceTimersByTimeAsync(1000)
    const asked = () => [livePaths.room, livePaths.rooms].map((path) => ports.http.to(path).length)
    expect([asked(), room$.value.value?.sources[0]?.url]).toEqual([[2, 1], '/live/old.m3u8'])
    url = '/live/new.m3u8'
    // Several requests in a burst cause one call now and one after it.
    for (let time = 0; time < 5; time += 1) feed.renew('r1')
    feed.renew('r9')
    await vi.advanceTimersByTimeAsync(300)
    expect([asked(), room$.value.value?.sources[0]?.url]).toEqual([[3, 1], '/live/new.m3u8'])
    await vi.advanceTimersByTimeAsync(1000)
    expect(asked()).toEqual([4, 1])
    scope.end()
  })

  it('none is asked for while one was told to ask less, whatever its pictures do', async () => {
    const { link, ports, feed, scope } = createBench()
    ports.http.answer(livePaths.room, () => response('', 429))
    ports.http.answer(livePaths.rooms, () => sealed([room]))
    const room$ = feed.room$('r1')
    scope.run(room$)
    await vi.advanceTimersByTimeAsync(1000)
    expect(room$.value).toMatchObject({ reason: 'rateLimited' })
    const before = ports.http.to(livePaths.room).length
    feed.renew('r1')
    scope.run(feed.rooms$())
    await vi.advanceTimersByTimeAsync(1000)
    expect(ports.http.to(livePaths.room)).toHaveLength(before)
    expect(ports.http.to(livePaths.rooms)).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(link.times.rateLimitHoldMs + 2000)
    expect(ports.http.to(livePaths.room)).toHaveLength(before + 1)
    expect(ports.http.to(livePaths.rooms)).toHaveLength(1)
    scope.end()
  })

  it('the connection tells who comes, of which site and venue', async () => {
    const { link, live, ports, server } = createBench()
    ports.http.answer(sitePaths.login, () => enveloped(sessionData(1)))
    const login = firstValueFrom(link.session.login('demo', 'demo1234'))
    await vi.advanceTimersByTimeAsync(1000)
    await login
    const subscription = live.room$('PMTY').subscribe()
    await vi.advanceTimersByTimeAsync(1000)
    expect(server.connections).toEqual([
      {
        url: '',
        path: '/im/socket.io',
        namespace: '/room',
        auth: {
          token: 'token1',
          siteId: '1001',
          venue: 'PMTY',
          language: 'CMN',
          device: link.deviceId,
          protocol: ROOM_VERSIONS.current,
        },
      },
    ])
    subscription.unsubscribe()
    expect(server.open).toBe(0)
  })
})
