import { createDecipheriv } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createLiveApp } from '../../../platform/live/liveApp.ts'
import { createRoomDirectory } from '../../../platform/live/roomDirectory.ts'
import { sealLive } from '../../../platform/live/sealing.ts'
import { createRateLimits, RATE_ALLOWANCES } from '../../../platform/http/rateLimits.ts'
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

function openApp(allowances = RATE_ALLOWANCES) {
  const { world } = worldAfter(2 * HOUR)
  const directory = createRoomDirectory(world)
  const app = createLiveApp({
    directory,
    world,
    viewers: () => 12,
    limits: createRateLimits(allowances, () => 0),
    liveKey: KEY,
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

describe('the live domain', { timeout: 60_000 }, () => {
  it('seals its rooms so that only the key opens them', async () => {
    const { opened } = openApp()
    const rooms = decodeJson(liveRooms, await opened(`${livePaths.rooms}?venueNames=PMTY&dep=&alias=`))
    if (!rooms.ok || Array.isArray(rooms.value)) throw new Error('unreadable rooms')
    expect(rooms.value.dropped).toBe(0)
    expect(rooms.value.items.length).toBe(10)
    const [first] = rooms.value.items
    expect(first).toMatchObject({ living: 'Living', kind: 'castLive', viewers: 12 })
    expect(first?.sources.items.map(({ source }) => source)).toEqual(['AnchorHorizontal', 'AnchorVertical'])
    expect(sealLive(KEY, 'once')).not.toBe(sealLive(KEY, 'once'))
  })

  it('tells one room, in the language asked for, and nothing of one it does not know', async () => {
    const { opened, ask, directory, world } = openApp()
    const entry = directory.rooms().find(({ living }) => living)
    const path = `${livePaths.room}?alias=${entry?.roomId ?? ''}&venueName=PMTY`
    const room = decodeJson(liveRoom, await opened(path, { 'x-api-lang': 'ENGLISH' }))
    expect(room.ok && room.value.match?.home).toBe(
      world.match(entry?.match?.matchId ?? '')?.home.name.english,
    )
    expect(await ask(`${livePaths.room}?alias=nobody`)).toMatchObject({ code: 800005, data: null })
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

  it('answers no more than an address may ask', async () => {
    const { ask } = openApp({ ...RATE_ALLOWANCES, address: { perSecond: 1, burst: 1 } })
    await ask(livePaths.rooms)
    expect(await ask(livePaths.rooms)).toMatchObject({ code: 2000001 })
  })
})
