import { describe, expect, it } from 'vitest'
import { afterEvent, NO_LEVELS, type PlayerView } from '../../../../streams/views/player/playerView.ts'

const high = { id: 1, height: 720, bitrate: 2_000_000 }
const low = { id: 0, height: 360, bitrate: 600_000 }

const view: PlayerView = {
  ...NO_LEVELS,
  phase: 'playing',
  fault: null,
  sources: [],
  source: null,
  sound: { muted: false, volume: 1 },
  silenced: false,
  videoWindow: { pictureInPicture: 'off', fullscreen: 'off' },
  background: false,
  lowLatency: false,
}

describe('the view of a player', () => {
  it('keeps the chosen quality when the stream is opened again under other ids', () => {
    const chosen = { ...view, levels: [low, high], chosenLevel: 1, playingLevel: 1, behindMs: 4000 }
    const reopened = afterEvent(chosen, { type: 'levels', levels: [{ ...high, id: 7 }] })
    expect(reopened).toMatchObject({ chosenLevel: 7, playingLevel: null, behindMs: null })
  })

  it('chooses by bandwidth again when that quality is gone', () => {
    const chosen = { ...view, levels: [low, high], chosenLevel: 1 }
    expect(afterEvent(chosen, { type: 'levels', levels: [low] }).chosenLevel).toBeNull()
    expect(afterEvent(view, { type: 'levels', levels: [low, high] }).chosenLevel).toBeNull()
  })

  it('changes with the latency only by whole seconds', () => {
    const once = afterEvent(view, { type: 'progress', behindMs: 3900 })
    expect(once.behindMs).toBe(4000)
    for (const behindMs of [3001, 4499, 4501, 4999]) {
      expect(afterEvent(once, { type: 'progress', behindMs })).toBe(once)
    }
    expect(afterEvent(once, { type: 'progress', behindMs: 5000 }).behindMs).toBe(5000)
    expect(afterEvent(once, { type: 'progress', behindMs: 3000 }).behindMs).toBe(3000)
    expect(afterEvent(once, { type: 'progress', behindMs: null }).behindMs).toBeNull()
  })

  it('changes with the age of the picture only by whole seconds', () => {
    const once = afterEvent(view, { type: 'shown', at: 1_000_000, lateMs: 5400 })
    expect(once.lateMs).toBe(5000)
    expect(afterEvent(once, { type: 'shown', at: 1_001_000, lateMs: 4600 })).toBe(once)
    expect(afterEvent(once, { type: 'levels', levels: [low] }).lateMs).toBeNull()
  })

  it('knows that a stream has no picture, and is the same object while that does not change', () => {
    const sound = afterEvent(view, { type: 'picture', there: false })
    expect(sound.soundOnly).toBe(true)
    expect(afterEvent(sound, { type: 'picture', there: false })).toBe(sound)
    expect(afterEvent(sound, { type: 'picture', there: true }).soundOnly).toBe(false)
  })

  it('is not changed by events of playback, which belong to the recovery', () => {
    for (const type of ['playing', 'waiting', 'refused', 'ended', 'displaced'] as const) {
      expect(afterEvent(view, { type })).toBe(view)
    }
  })
})
