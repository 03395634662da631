import { describe, expect, it } from 'vitest'
import { cell } from '../../../../streams/kernel/state.ts'
import { background$, loadBackground, saveBackground } from '../../../../streams/views/player/background.ts'
import { NO_LEVELS, type PlayerView } from '../../../../streams/views/player/playerView.ts'
import { createScriptedVideo } from '../../../support/media.ts'
import { withMarbles } from '../../../support/marbles.ts'
import { createMemoryStore } from '../../../support/ports.ts'
import { countSubscriptions } from '../../../support/subscriptionCount.ts'

const LOW = { id: 0, height: 360, bitrate: 400_000 }
const HIGH = { id: 1, height: 720, bitrate: 1_200_000 }

function viewOf(changes: Partial<PlayerView>): PlayerView {
  return {
    phase: 'playing',
    fault: null,
    sources: [],
    source: null,
    ...NO_LEVELS,
    levels: [HIGH, LOW],
    sound: { muted: false, volume: 1 },
    silenced: false,
    videoWindow: { pictureInPicture: 'off', fullscreen: 'off' },
    background: true,
    lowLatency: false,
    ...changes,
  }
}

/** The commands that a video gets while its page is visible, hidden from 10 ms on, and visible again from 1 s on. */
function commandsOf(changes: Partial<PlayerView>): readonly string[] {
  return withMarbles(({ cold, flush }) => {
    const video = createScriptedVideo()
    const visible = cell(true)
    const player = cell(viewOf(changes))
    background$({ screen: video.screen({}), visible$: visible.state$, player$: player.state$ }).subscribe()
    cold('10ms h 989ms v').subscribe((key) => {
      visible.set(key === 'v')
    })
    flush()
    return video.commands
  })
}

describe('a video of a hidden page', () => {
  it('pauses unless the member wishes to hear it', () => {
    expect(commandsOf({ background: false })).toEqual(['pause'])
  })

  it('plays on at the least quality, and at the chosen one when it is seen again', () => {
    expect(commandsOf({})).toEqual(['level 0', 'resume', 'level auto'])
    expect(commandsOf({ chosenLevel: 1 })).toEqual(['level 0', 'resume', 'level 1'])
  })

  it('plays on without qualities to choose from', () => {
    expect(commandsOf({ levels: [] })).toEqual(['resume'])
  })

  it('pauses when nothing would be heard', () => {
    expect(commandsOf({ sound: { muted: true, volume: 1 } })).toEqual(['pause'])
    expect(commandsOf({ silenced: true })).toEqual(['pause'])
  })

  it('is let alone in its own small window', () => {
    const videoWindow = { pictureInPicture: 'on', fullscreen: 'off' } as const
    expect(commandsOf({ videoWindow, background: false })).toEqual([])
  })

  it('gets no command when the page is visible again within 300 ms', () => {
    withMarbles(({ cold, flush }) => {
      const video = createScriptedVideo()
      const visible = cell(true)
      const player = cell(viewOf({ levels: [] }))
      background$({ screen: video.screen({}), visible$: visible.state$, player$: player.state$ }).subscribe()
      cold('h 99ms v').subscribe((key) => {
        visible.set(key === 'v')
      })
      flush()
      expect(video.commands).toEqual([])
    })
  })

  it('has one subscription to the visibility of the page', () => {
    const visible = cell(true)
    const counted = countSubscriptions(visible.state$)
    const visible$ = Object.assign(counted.source$, { value: true })
    const player = cell(viewOf({}))
    const running = background$({
      screen: createScriptedVideo().screen({}),
      visible$,
      player$: player.state$,
    }).subscribe()
    expect(counted.active).toBe(1)
    running.unsubscribe()
    expect(counted.active).toBe(0)
  })
})

describe('the wish to hear it', () => {
  it('is off at first, and kept on the device', () => {
    const local = createMemoryStore()
    expect(loadBackground(local)).toBe(false)
    saveBackground(local, true)
    expect(loadBackground(local)).toBe(true)
    saveBackground(local, false)
    expect(loadBackground(local)).toBe(false)
    local.set('touchline.background', '{"on":1}')
    expect(loadBackground(local)).toBe(false)
  })
})
