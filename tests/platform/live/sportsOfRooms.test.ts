import { expect, it } from 'vitest'
import { isEsport } from '../../../streams/domain/vocabulary/sports.ts'
import { ANCHORS } from '../../../platform/live/anchors.ts'
import { matchDrawing, posterDrawing } from '../../../platform/live/art.ts'
import type { ClipPart } from '../../../platform/live/hls/clips.ts'
import { emptyGround } from '../../../platform/live/grounds.ts'
import { BASES as MAP_BASES } from '../../../platform/live/mapGround.ts'
import { sourcesOf } from '../../../platform/live/liveRecords.ts'
import { createRoomDirectory } from '../../../platform/live/roomDirectory.ts'
import { WORLD_SPORTS } from '../../../platform/world/sports.ts'
import { found, HOUR, worldAfter } from '../world/builders.ts'

/** How a base that is broken begins, and the mark of a player who has fallen. */
const ruinAt = (side: 'left' | 'right') =>
  `<g transform="translate(${MAP_BASES[side].join(' ')})"><circle r="23"`
const FALLEN = 'fill="#39424d"'

const BASES = { live: '', images: '' }

/** The games of esports share one map. */
const WITH_GROUNDS = WORLD_SPORTS.filter((sport) => !isEsport(sport) || sport === 'lol')

it('each sport has a ground of its own, which the posters of its rooms show', () => {
  const anchor = found(ANCHORS[0], 'anchor')
  const grounds = WITH_GROUNDS.map((sport) => emptyGround(sport))
  expect(new Set(grounds).size).toBe(WITH_GROUNDS.length)
  for (const [index, sport] of WITH_GROUNDS.entries()) {
    const poster = posterDrawing(anchor, sport, null)
    expect(grounds.map((ground) => poster.includes(ground))).toEqual(
      grounds.map((_, other) => other === index),
    )
  }
})

it('esports are shown on one map, without stands, on which the base of the loser falls', () => {
  for (const sport of WORLD_SPORTS.filter(isEsport)) {
    expect(emptyGround(sport)).toBe(emptyGround('lol'))
    const drawn = (part: ClipPart, turn: number): string => matchDrawing(sport, part, turn, { cast: false })
    const standing = (drawing: string) =>
      (['left', 'right'] as const).map((side) => drawing.includes(ruinAt(side)))
    expect(standing(drawn('rightBase', 0.2))).toEqual([false, false])
    expect(standing(drawn('rightBase', 0.9))).toEqual([false, true])
    expect(standing(drawn('leftBase', 0.9))).toEqual([true, false])
    const fallen = (turn: number): number => drawn('right', turn).split(FALLEN).length - 1
    expect([0.1, 0.3, 0.7].map(fallen)).toEqual([0, 1, 5])
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
    const scene = isEsport(room.match.sport) ? 'esports' : room.match.sport
    expect(clips.get(scene) ?? clip).toBe(clip)
    clips.set(scene, clip)
  }
  expect(clips.size).toBeGreaterThan(1)
  expect(new Set(clips.values()).size).toBe(clips.size)
})
