import { expect, it } from 'vitest'
import { isEsport } from '../../../streams/domain/vocabulary/sports.ts'
import { ANCHORS } from '../../../platform/live/anchors.ts'
import { matchDrawing, posterDrawing } from '../../../platform/live/drawing/art.ts'
import type { ClipPart } from '../../../platform/live/hls/clips.ts'
import { emptyGround } from '../../../platform/live/drawing/grounds.ts'
import { BASES as MAP_BASES } from '../../../platform/live/drawing/laneGround.ts'
import { sourcesOf } from '../../../platform/live/liveRecords.ts'
import { createRoomDirectory } from '../../../platform/live/roomDirectory.ts'
import { WORLD_SPORTS } from '../../../platform/world/sports.ts'
import { found, HOUR, worldAfter } from '../world/builders.ts'

/** How a base that is broken begins, and the mark of a player who has fallen. */
const ruinAt = (side: 'left' | 'right') =>
  `<g transform="translate(${MAP_BASES[side].join(' ')})"><circle r="23"`
const FALLEN = 'fill="#39424d"'

const BASES = { live: '', images: '' }

/** The games of esports that are played on three lanes share one map. */
const WITH_LANES = ['dota2', 'lol', 'kog'] as const
const WITH_GROUNDS = WORLD_SPORTS.filter((sport) => sport !== 'dota2' && sport !== 'kog')

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

/** How many players have fallen in a drawing. */
const fallenIn = (drawing: string): number => drawing.split(FALLEN).length - 1

it('esports with lanes are shown on one map, without stands, on which the base of the loser falls', () => {
  for (const sport of WITH_LANES) {
    expect(emptyGround(sport)).toBe(emptyGround('lol'))
    const drawn = (part: ClipPart, turn: number): string => matchDrawing(sport, part, turn, { cast: false })
    const standing = (drawing: string) =>
      (['left', 'right'] as const).map((side) => drawing.includes(ruinAt(side)))
    expect(standing(drawn('rightBase', 0.2))).toEqual([false, false])
    expect(standing(drawn('rightBase', 0.9))).toEqual([false, true])
    expect(standing(drawn('leftBase', 0.9))).toEqual([true, false])
    expect([0.1, 0.3, 0.7].map((turn) => fallenIn(drawn('right', turn)))).toEqual([0, 1, 5])
  }
})

it('CSGO is shown on a map of two sites, at which the team that loses the round falls', () => {
  const drawn = (part: ClipPart, turn: number): string => matchDrawing('csgo', part, turn, { cast: false })
  for (const part of ['left', 'right'] as const)
    expect([0.1, 0.3, 0.7].map((turn) => fallenIn(drawn(part, turn)))).toEqual([0, 1, 5])
  const plays = [0, 0.2, 0.4, 0.6, 0.8].map((turn) => drawn('play', turn))
  expect(plays.map(fallenIn)).toEqual([0, 0, 0, 0, 0])
  expect(new Set(plays).size).toBe(plays.length)
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
    const { sport } = room.match
    const scene = isEsport(sport) && sport !== 'csgo' ? 'lanes' : sport
    expect(clips.get(scene) ?? clip).toBe(clip)
    clips.set(scene, clip)
  }
  expect(clips.size).toBeGreaterThan(1)
  expect(new Set(clips.values()).size).toBe(clips.size)
})
