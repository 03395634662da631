import { expect, it } from 'vitest'
import { isEsport } from '../../../streams/domain/vocabulary/sports.ts'
import { ANCHORS } from '../../../platform/live/anchors.ts'
import { posterDrawing } from '../../../platform/live/art.ts'
import { groundDrawing } from '../../../platform/live/grounds.ts'
import { sourcesOf } from '../../../platform/live/liveRecords.ts'
import { createRoomDirectory } from '../../../platform/live/roomDirectory.ts'
import { WORLD_SPORTS } from '../../../platform/world/sports.ts'
import { found, HOUR, worldAfter } from '../world/builders.ts'

const BASES = { live: '', images: '' }

/** Esports have no rooms. */
const WITH_GROUNDS = WORLD_SPORTS.filter((sport) => !isEsport(sport))

it('each sport has a ground of its own, which the posters of its rooms show', () => {
  const anchor = found(ANCHORS[0], 'anchor')
  const empty = { players: false, turn: 0 }
  const grounds = WITH_GROUNDS.map((sport) => groundDrawing(sport, empty))
  expect(new Set(grounds).size).toBe(WITH_GROUNDS.length)
  for (const [index, sport] of WITH_GROUNDS.entries()) {
    const poster = posterDrawing(anchor, sport, null)
    expect(grounds.map((ground) => poster.includes(ground))).toEqual(
      grounds.map((_, other) => other === index),
    )
  }
})

it('a poster wears the colours of the teams that play', () => {
  const kit = (base: string) => ({ base, trim: '#fefefe', pattern: 'plain' }) as const
  const poster = posterDrawing(found(ANCHORS[0], 'anchor'), 'football', [kit('#123456'), kit('#654321')])
  expect([poster.includes('#123456'), poster.includes('#654321')]).toEqual([true, true])
})

it('a room of a sport plays the pictures of that sport and of no other', () => {
  const { world } = worldAfter(2 * HOUR)
  const rooms = createRoomDirectory(world, { venue: 'PMTY' }).rooms()
  const clips = new Map<string, string>()
  for (const room of rooms) {
    if (!room.living || room.kind !== 'castLive' || room.match === null) continue
    const [url = ''] = sourcesOf(room, BASES).map((source) => source.url)
    const clip = /hls\/([a-z]+)-/.exec(url)?.[1] ?? ''
    expect(clips.get(room.match.sport) ?? clip).toBe(clip)
    clips.set(room.match.sport, clip)
  }
  expect(clips.size).toBeGreaterThan(1)
  expect(new Set(clips.values()).size).toBe(clips.size)
})
