// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLockScreen } from '../../../streams/adapters/video/mediaSession.ts'

/** A lock screen as `navigator.mediaSession` is one. */
function createFakeSession() {
  const handlers = new Map<string, MediaSessionActionHandler>()
  const session = {
    metadata: null as MediaMetadata | null,
    playbackState: 'none' as MediaSessionPlaybackState,
    setActionHandler: (action: MediaSessionAction, handler: MediaSessionActionHandler | null) => {
      if (handler === null) handlers.delete(action)
      else handlers.set(action, handler)
    },
    setPositionState: () => undefined,
    setCameraActive: () => Promise.resolve(),
    setMicrophoneActive: () => Promise.resolve(),
  }
  return { session, handlers, press: (action: 'play' | 'pause') => handlers.get(action)?.({ action }) }
}

const NIGHT = { title: '主场夜', artist: '阿泽说球', artwork: '/a.jpg' }

function setUp() {
  const fake = createFakeSession()
  const video = document.createElement('video')
  const play = vi.fn()
  const pause = vi.fn()
  return { ...fake, video, play, pause, screen: createLockScreen(video, { play, pause }, fake.session) }
}

beforeEach(() => {
  vi.stubGlobal('MediaMetadata', function MediaMetadata(this: object, init: MediaMetadataInit) {
    Object.assign(this, init)
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the lock screen', () => {
  it('says what plays, by whom, with its picture', () => {
    const { screen, session } = setUp()
    screen.present(NIGHT)
    expect(session.metadata).toMatchObject({
      title: '主场夜',
      artist: '阿泽说球',
      artwork: [{ src: '/a.jpg' }],
    })
    screen.present({ ...NIGHT, artwork: '' })
    expect(session.metadata).toMatchObject({ artwork: [] })
  })

  it('pauses and plays', () => {
    const { screen, press, play, pause } = setUp()
    screen.present(NIGHT)
    press('pause')
    expect([pause.mock.calls.length, play.mock.calls.length]).toEqual([1, 0])
    press('play')
    expect([pause.mock.calls.length, play.mock.calls.length]).toEqual([1, 1])
  })

  it('follows the video', () => {
    const { screen, session, video } = setUp()
    screen.present(NIGHT)
    expect(session.playbackState).toBe('paused')
    vi.spyOn(video, 'paused', 'get').mockReturnValue(false)
    video.dispatchEvent(new Event('play'))
    expect(session.playbackState).toBe('playing')
  })

  it('is cleared, once, and left to another video after that', () => {
    const { screen, session, handlers, video } = setUp()
    screen.present(null)
    screen.present(NIGHT)
    screen.present(null)
    expect([session.metadata, handlers.size, session.playbackState]).toEqual([null, 0, 'none'])
    session.playbackState = 'playing'
    screen.present(null)
    video.dispatchEvent(new Event('pause'))
    expect(session.playbackState).toBe('playing')
  })

  it('is nothing where the browser has none', () => {
    const screen = createLockScreen(
      document.createElement('video'),
      { play: vi.fn(), pause: vi.fn() },
      undefined,
    )
    expect(() => screen.present(NIGHT)).not.toThrow()
  })
})
