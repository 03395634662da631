import { beforeEach, describe, expect, it } from 'vitest'
import type { VideoSource } from '../../../../streams/domain/room/room.ts'
import { createScope, type Scope } from '../../../../streams/kernel/scope.ts'
import { constant } from '../../../../streams/kernel/state.ts'
import { createPlayer } from '../../../../streams/views/player/playerModel.ts'
import { createScriptedVideo } from '../../../support/media.ts'
import { createMemoryStore } from '../../../support/ports.ts'

const anchor: VideoSource = { kind: 'AnchorHorizontal', url: '/a.m3u8', poster: '/a.jpg' }
const match: VideoSource = { kind: 'Live', url: '/m.m3u8', poster: '' }

const LOW = { height: 360, bitrate: 400_000 }
const HIGH = { height: 720, bitrate: 1_200_000 }

let scope: Scope
beforeEach(() => {
  scope = createScope((error) => {
    throw error
  })
})

function setUp(local = createMemoryStore()) {
  const video = createScriptedVideo()
  const model = createPlayer(scope, {
    video,
    local,
    online$: constant(true),
    visible$: constant(true),
    now: () => 0,
    rate: () => 1,
    random: () => 0,
  })
  return { video, model, view: () => model.player$.value }
}

describe('a player', () => {
  it('plays the first source on its surface, one stream at a time, until the scope ends', () => {
    const { video, model } = setUp()
    model.attach({})
    expect(video.open).toBe(0)
    model.setSources([anchor, match])
    model.chooseSource('Live')
    expect(video.opened).toEqual(['/a.m3u8', '/m.m3u8'])
    expect(video.open).toBe(1)
    scope.end()
    expect([video.open, video.screens]).toEqual([0, 0])
  })

  it('takes down one surface before it plays on another', () => {
    const { video, model } = setUp()
    model.setSources([anchor])
    const surface = {}
    model.attach(surface)
    model.attach(surface)
    model.attach({})
    expect(video.opened).toHaveLength(2)
    expect([video.open, video.screens]).toEqual([1, 1])
  })

  it('plays on when only the address changes, and uses the new one when it opens next', () => {
    const { video, model } = setUp()
    model.setSources([anchor])
    model.attach({})
    model.setSources([{ ...anchor, url: '/b.m3u8' }])
    expect(video.opened).toEqual(['/a.m3u8'])
    video.tell({ type: 'ended' })
    model.play()
    expect(video.opened).toEqual(['/a.m3u8', '/b.m3u8'])
  })

  it('takes the colours of the sides from a later answer, and plays on', () => {
    const { video, model, view } = setUp()
    model.setSources([anchor])
    model.attach({})
    model.setSources([{ ...anchor, sides: ['#eef1f5', '#23272f'] }])
    expect([view().source?.sides, video.opened]).toEqual([['#eef1f5', '#23272f'], ['/a.m3u8']])
  })

  it('goes on to what is left when its source goes, and stops when nothing is', () => {
    const { video, model, view } = setUp()
    model.setSources([anchor, match])
    model.attach({})
    model.setSources([match])
    expect(view().source).toBe(match)
    expect(video.opened).toEqual(['/a.m3u8', '/m.m3u8'])
    model.setSources([])
    expect([view().phase, video.open]).toEqual(['idle', 0])
  })

  it('keeps the chosen quality when the stream is opened anew, while there is one', () => {
    const { video, model, view } = setUp()
    model.setSources([anchor])
    model.attach({})
    video.tell({
      type: 'levels',
      levels: [
        { id: 0, ...LOW },
        { id: 1, ...HIGH },
      ],
    })
    model.chooseLevel(1)
    video.tell({
      type: 'levels',
      levels: [
        { id: 0, ...HIGH },
        { id: 1, ...LOW },
      ],
    })
    expect(view().chosenLevel).toBe(0)
    expect(video.commands.at(-1)).toBe('level 0')
    video.tell({ type: 'levels', levels: [{ id: 0, ...LOW }] })
    expect(view().chosenLevel).toBeNull()
  })

  it('tells of sound the browser took, and has it back by a tap', () => {
    const { video, model, view } = setUp()
    model.setSources([anchor])
    model.attach({})
    video.tell({ type: 'silenced' })
    expect(view()).toMatchObject({ silenced: true, sound: { muted: false } })
    model.setMuted(false)
    expect(view().silenced).toBe(false)
    expect(video.commands.at(-1)).toBe('loud')
  })

  it('is as loud as this device was left, whatever was kept', () => {
    const kept = createMemoryStore()
    setUp(kept).model.setVolume(2)
    expect(setUp(kept).view().sound).toEqual({ muted: false, volume: 1 })
    setUp(kept).model.setMuted(true)
    expect(setUp(kept).view().sound).toEqual({ muted: true, volume: 1 })
    const broken = createMemoryStore({ 'touchline.sound': '{"volume":"loud"}' })
    expect(setUp(broken).view().sound).toEqual({ muted: false, volume: 1 })
  })

  it('plays nearer to the live edge where this device was set to, also on its next surface', () => {
    const kept = createMemoryStore()
    const { video, model, view } = setUp(kept)
    expect(view().lowLatency).toBe(false)
    model.attach({})
    expect(video.commands).not.toContain('lowLatency on')
    model.setLowLatency(true)
    expect(view().lowLatency).toBe(true)
    expect(video.commands.at(-1)).toBe('lowLatency on')

    const next = setUp(kept)
    expect(next.view().lowLatency).toBe(true)
    next.model.attach({})
    expect(next.video.commands).toContain('lowLatency on')
    next.model.setLowLatency(false)
    expect(next.video.commands.at(-1)).toBe('lowLatency off')
    expect(setUp(kept).view().lowLatency).toBe(false)
  })

  it('tells the delay in whole seconds', () => {
    const { video, model, view } = setUp()
    model.setSources([anchor])
    model.attach({})
    video.tell({ type: 'progress', behindMs: 6420 })
    const before = view()
    video.tell({ type: 'progress', behindMs: 5900 })
    expect(view()).toBe(before)
    expect(view().behindMs).toBe(6000)
  })
})
