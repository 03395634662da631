import { createDecipheriv } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { isEsport } from '../../../streams/domain/vocabulary/sports.ts'
import { ANCHORS } from '../../../platform/live/anchors.ts'
import { createLiveApp } from '../../../platform/live/liveApp.ts'
import { videoTest } from '../../../platform/live/matchVideo.ts'
import { createRoomDirectory } from '../../../platform/live/roomDirectory.ts'
import { sideColours } from '../../../platform/live/drawing/sideColours.ts'
import { sealLive } from '../../../platform/live/sealing.ts'
import type { VenueStatus } from '../../../platform/site/venueDesk.ts'
import { decode, decodeJson } from '../../../streams/wire/decode.ts'
import {
  liveRoom,
  liveRooms,
  livePaths,
  matchVideos,
  sealedAnswer,
} from '../../../streams/wire/room/liveRooms.ts'
import { HOUR, worldAfter } from '../world/builders.ts'

const KEY = Buffer.alloc(32, 7).toString('base64url')

function openApp(status: VenueStatus = 'open') {
  const { world } = worldAfter(2 * HOUR)
  const directory = createRoomDirectory(world, { venue: 'PMTY' })
  const app = createLiveApp({
    directory,
    venues: {
      find: (code) => (['PMTY', 'FBTY', 'BARE'].includes(code) ? { code, basePath: '' } : null),
      // FBTY lacks one of the sports, and BARE, like a venue without a menu, all of them.
      offers: (code, sport) => code === 'PMTY' || (code === 'FBTY' && sport !== 'tennis'),
      status: () => status,
    },
    world,
    viewers: () => 12,
    liveKey: KEY,
    bases: { live: '', images: '' },
    contentArt: () => null,
  })
  const ask = async (path: string, headers: Record<string, string> = {}): Promise<unknown> =>
    (await app.request(path, { headers })).json()
  const opened = async (path: string, headers?: Record<string, string>): Promise<string> => {
    const answer = decode(sealedAnswer, await ask(path, headers))
    if (!answer.ok) throw new Error(answer.error.message)
    return unseal(answer.value.data)
  }
  return { app, ask, opened, directory, world }
}

function unseal(sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(KEY, 'base64url'), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(-16))
  return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8')
}

describe('the live domain', () => {
  it('seals its rooms so that only the key opens them', async () => {
    const { opened } = openApp()
    const rooms = decodeJson(liveRooms, await opened(`${livePaths.rooms}?venueNames=PMTY&dep=&alias=`))
    if (!rooms.ok || Array.isArray(rooms.value)) throw new Error('unreadable rooms')
    expect(rooms.value.dropped).toBe(0)
    expect(rooms.value.items.length).toBe(ANCHORS.length)
    const [first] = rooms.value.items
    expect(first).toMatchObject({ living: 'Living', kind: 'castLive', viewers: 12 })
    expect(first?.sources.items.map(({ source }) => source)).toEqual(['AnchorHorizontal', 'AnchorVertical'])
    expect(sealLive(KEY, 'once')).not.toBe(sealLive(KEY, 'once'))
  })

  it('answers one room, in the language asked for, and nothing of one it does not know', async () => {
    const { opened, ask, directory, world } = openApp()
    const entry = directory.rooms().find(({ living }) => living)
    const path = `${livePaths.room}?alias=${entry?.roomId ?? ''}&venueName=PMTY`
    const room = decodeJson(liveRoom, await opened(path, { 'x-api-lang': 'ENGLISH' }))
    expect(room.ok && room.value.match?.home).toBe(
      world.match(entry?.match?.matchId ?? '')?.teams?.home.name.english,
    )
    expect(await ask(`${livePaths.room}?alias=nobody`)).toMatchObject({ code: 800005, data: null })
  })

  it('has every room at every venue of the site, and at another only rooms without a match', async () => {
    const { opened, directory } = openApp()
    const listed = async (venue: string): Promise<number> => {
      const rooms = decodeJson(liveRooms, await opened(`${livePaths.rooms}?venueNames=${venue}&dep=&alias=`))
      return rooms.ok && !Array.isArray(rooms.value) ? rooms.value.items.length : -1
    }
    const withoutMatch = directory.rooms().filter(({ match }) => match === null).length
    expect([await listed('PMTY'), await listed('FBTY'), await listed('NOTY')]).toEqual([
      ANCHORS.length,
      ANCHORS.length,
      withoutMatch,
    ])
  })

  it('answers the match of a room at the venue that asks, and at one without its sport as that of the directory', async () => {
    const { opened, directory } = openApp()
    const listed = async (venues: string) => {
      const rooms = decodeJson(liveRooms, await opened(`${livePaths.rooms}?venueNames=${venues}&dep=&alias=`))
      if (!rooms.ok || Array.isArray(rooms.value)) throw new Error('unreadable rooms')
      return rooms.value.items.flatMap(({ match }) => match ?? [])
    }
    const single = async (venue: string) => {
      const entry = directory.rooms().find(({ match }) => match?.sport === 'football')
      const path = `${livePaths.room}?alias=${entry?.roomId ?? ''}&venueName=${venue}`
      const room = decodeJson(liveRoom, await opened(path))
      return room.ok ? room.value.match?.venue : undefined
    }
    for (const venues of ['FBTY', 'NOTY,FBTY,PMTY']) {
      const matches = await listed(venues)
      expect(new Set(matches.map(({ sport }) => sport)).size).toBeGreaterThan(2)
      for (const { sport, venue } of matches) expect(venue).toBe(sport === 'tennis' ? 'PMTY' : 'FBTY')
    }
    expect(await Promise.all(['FBTY', 'PMTY', 'BARE', 'NOTY', ''].map(single))).toEqual([
      'FBTY',
      'PMTY',
      'PMTY',
      'PMTY',
      'PMTY',
    ])
  })

  it('leaves the rooms of other sports and of other matches out', async () => {
    const { opened, directory } = openApp()
    const listed = async (query: string): Promise<readonly string[]> => {
      const rooms = decodeJson(liveRooms, await opened(`${livePaths.rooms}?venueNames=PMTY&${query}`))
      return rooms.ok && !Array.isArray(rooms.value) ? rooms.value.items.map(({ roomId }) => roomId) : []
    }
    const [one] = directory.rooms().filter(({ match }) => match?.sport === 'tennis')
    const matchId = one?.match?.matchId ?? ''
    expect(await listed('dep=tennis&alias=')).toEqual([one?.roomId])
    expect(await listed(`dep=tennis&alias=${matchId}`)).toEqual([one?.roomId])
    expect(await listed(`dep=football&alias=${matchId}`)).toEqual([])
    expect(await listed('dep=&alias=nothing')).toEqual([])
  })

  it('has pictures of the match alone where no room shows it', async () => {
    const { ask, directory, world } = openApp()
    const inRooms = directory.rooms().map(({ match }) => match?.matchId)
    const alone = world
      .matches()
      .find(
        ({ id, sport, state, video }) =>
          video && state === 'live' && sport === 'football' && !inRooms.includes(id),
      )
    const { data } = (await ask(livePaths.videos('PMTY', 'ty') + `?alias=${alone?.id ?? ''}`)) as {
      data: unknown
    }
    const stream = `/live/hls/pitchalone-m${alone?.id ?? ''}`
    const [url, replay] = [`${stream}/master.m3u8`, `${stream}/replay.m3u8`]
    const sides = sideColours('football')
    expect(data).toEqual([
      { matchId: alone?.id, living: 'Living', sources: [{ source: 'Live', url, poster: '', replay, sides }] },
    ])
  })

  it('has a video of exactly the matches whose rows say so, of each filmed sport', async () => {
    const { ask, directory, world } = openApp()
    const listed = await Promise.all(
      (['ty', 'dj'] as const).map(async (kind) => {
        const { data } = (await ask(livePaths.videos('PMTY', kind))) as { data: { matchId: string }[] }
        return data.map(({ matchId }) => matchId)
      }),
    )
    const said = world.matches().filter(videoTest(directory))
    expect(said.map(({ id }) => id).toSorted()).toEqual(listed.flat().toSorted())
    const inRooms = directory.rooms().map(({ match }) => match?.matchId)
    const alone = said.filter(({ id }) => !inRooms.includes(id)).map(({ sport }) => sport)
    expect([...new Set(alone)].toSorted()).toEqual(['basketball', 'football', 'tennis', 'volleyball'])
  })

  it('lists the videos of esports under their kind', async () => {
    const { ask, directory } = openApp()
    const living = directory.rooms().flatMap(({ living, match }) => (living && match !== null ? [match] : []))
    const games = living.filter(({ sport }) => isEsport(sport)).map(({ matchId }) => matchId)
    const listed = async (kind: 'ty' | 'dj') =>
      ((await ask(livePaths.videos('PMTY', kind))) as { data: { matchId: string }[] }).data.map(
        ({ matchId }) => matchId,
      )
    expect(games.length).toBeGreaterThan(0)
    expect(await listed('dj')).toEqual(games)
    const { data } = (await ask(livePaths.videos('PMTY', 'dj'))) as {
      data: { sources: { sides: unknown }[] }[]
    }
    const [blue, red] = sideColours('lol')
    for (const { sources } of data) {
      expect(sources.map(({ sides }) => sides)).toEqual(sources.map(() => [blue, red]))
    }
    expect((await listed('ty')).filter((id) => games.includes(id))).toEqual([])
  })

  it('lists the pictures of a match, and none for what it does not know', async () => {
    const { ask, directory } = openApp()
    const entry = directory.rooms().find(({ living }) => living)
    const listed = async (path: string): Promise<readonly unknown[]> => {
      const { data } = (await ask(path)) as { data: unknown }
      const videos = decode(matchVideos, data)
      return videos.ok && !Array.isArray(videos.value) ? videos.value.items : []
    }
    expect(
      await listed(livePaths.videos('PMTY', 'ty') + `?alias=${entry?.match?.matchId ?? ''}`),
    ).toHaveLength(1)
    expect(await listed(livePaths.videos('PMTY', 'ty') + '?alias=nothing')).toEqual([])
    expect(await listed('/api/v2/match/%3Cb%3E/xx/video/list')).toEqual([])
  })

  it('answers the video list with the codes of an outside service', async () => {
    const path = livePaths.videos('PMTY', 'ty')
    expect(await openApp().ask(path)).toMatchObject({ code: 200 })
    expect(await openApp('maintenance').ask(path)).toMatchObject({ code: 4006, data: null })
  })

  it('draws its anchors and rooms, and nothing else', async () => {
    const { app } = openApp()
    for (const path of ['/live/art/avatar/a8801.svg', '/live/art/poster/r8807.svg']) {
      const answer = await app.request(path)
      expect(answer.headers.get('content-type')).toBe('image/svg+xml')
      expect(await answer.text()).toMatch(/^<svg .*<\/svg>$/s)
    }
    for (const path of ['/live/art/avatar/a1.svg', '/live/art/poster/..%2F..%2Fx', '/live/nothing']) {
      expect((await app.request(path)).status).toBe(404)
    }
  })
})
