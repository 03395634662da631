// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createScreen } from '../../../streams/adapters/video/screen.ts'
import { createWindowModes, type PresentedVideo } from '../../../streams/adapters/video/windowModes.ts'
import type { VideoWindow, WindowMode } from '../../../streams/ports/videoPlayer.ts'

/** Defines a property of the document that jsdom does not have. */
function give(name: 'pictureInPictureEnabled' | 'pictureInPictureElement', value: unknown): void {
  Object.defineProperty(document, name, { configurable: true, value })
}

/** Adds the standard Picture-in-Picture API; a window is open when `settled` resolves. */
function giveSmallWindow() {
  const leave = vi.fn(() => {
    const video = document.pictureInPictureElement
    give('pictureInPictureElement', null)
    video?.dispatchEvent(new Event('leavepictureinpicture'))
    return Promise.resolve()
  })
  give('pictureInPictureEnabled', true)
  give('pictureInPictureElement', null)
  document.exitPictureInPicture = leave
  HTMLVideoElement.prototype.requestPictureInPicture = function (this: HTMLVideoElement) {
    return Promise.resolve().then(() => {
      give('pictureInPictureElement', this)
      this.dispatchEvent(new Event('enterpictureinpicture'))
      return {} as PictureInPictureWindow
    })
  }
  return leave
}

afterEach(() => {
  Reflect.deleteProperty(document, 'pictureInPictureEnabled')
  Reflect.deleteProperty(document, 'pictureInPictureElement')
  document.body.replaceChildren()
})

const settled = () => new Promise((resolve) => setTimeout(resolve))

function modesOf(video: PresentedVideo) {
  document.body.append(video)
  const modes = createWindowModes(video, document.body)
  const seen: WindowMode[] = []
  modes.window$.subscribe(({ pictureInPicture }) => seen.push(pictureInPicture))
  return { modes, seen }
}

function screenOn(host: HTMLElement) {
  document.body.append(host)
  const screen = createScreen(host, { find: () => Promise.resolve(null), claim: () => undefined })
  let shown: VideoWindow | null = null
  screen.window$.subscribe((window) => {
    shown = window
  })
  return { screen, mode: () => shown?.pictureInPicture }
}

describe('the small window', () => {
  it('is none where the browser has none, and asking for it harms nothing', () => {
    const { modes, seen } = modesOf(document.createElement('video'))
    modes.setPictureInPicture(true)
    modes.setPictureInPicture(false)
    expect(seen).toEqual(['none'])
  })

  it('is none where the document must not', () => {
    give('pictureInPictureEnabled', false)
    expect(modesOf(document.createElement('video')).seen).toEqual(['none'])
  })

  it('stands as the browser says, whoever opened or closed it', async () => {
    giveSmallWindow()
    const video = document.createElement('video')
    const { modes, seen } = modesOf(video)
    modes.setPictureInPicture(true)
    // The window has been requested, but it is not open yet.
    expect(seen).toEqual(['off'])
    await settled()
    expect(seen).toEqual(['off', 'on'])
    // Closed by the browser's own button.
    void document.exitPictureInPicture()
    expect(seen).toEqual(['off', 'on', 'off'])
  })

  it('stays off when the browser refuses', async () => {
    giveSmallWindow()
    const video = document.createElement('video')
    video.requestPictureInPicture = () => Promise.reject(new DOMException('no gesture', 'NotAllowedError'))
    const { modes, seen } = modesOf(video)
    modes.setPictureInPicture(true)
    await settled()
    expect(seen).toEqual(['off'])
  })

  it("is Safari's own where the standard is missing, known only with the first picture", () => {
    const known = { supported: false, mode: 'inline' }
    const video: PresentedVideo = Object.assign(document.createElement('video'), {
      webkitSupportsPresentationMode: () => known.supported,
      webkitSetPresentationMode: (mode: string) => {
        known.mode = mode
        video.dispatchEvent(new Event('webkitpresentationmodechanged'))
      },
    })
    Object.defineProperty(video, 'webkitPresentationMode', { get: () => known.mode })
    const { modes, seen } = modesOf(video)
    known.supported = true
    video.dispatchEvent(new Event('loadedmetadata'))
    modes.setPictureInPicture(true)
    modes.setPictureInPicture(false)
    expect(seen).toEqual(['none', 'off', 'on', 'off'])
  })

  it('is closed when the room is left', async () => {
    giveSmallWindow()
    const { screen, mode } = screenOn(document.createElement('div'))
    screen.setPictureInPicture(true)
    await settled()
    expect(mode()).toBe('on')
    screen.end()
    expect(document.pictureInPictureElement).toBeNull()
  })

  it('is closed as well when the room is left while it opens', async () => {
    giveSmallWindow()
    const { screen } = screenOn(document.createElement('div'))
    screen.setPictureInPicture(true)
    screen.end()
    await settled()
    expect(document.pictureInPictureElement).toBeNull()
  })

  it('of another video is left alone', async () => {
    const leave = giveSmallWindow()
    const other = document.createElement('video')
    await other.requestPictureInPicture()
    const { screen, mode } = screenOn(document.createElement('div'))
    expect(mode()).toBe('off')
    screen.end()
    expect(leave).not.toHaveBeenCalled()
  })
})
