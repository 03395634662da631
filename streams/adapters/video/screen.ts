import { Observable } from 'rxjs'
import type { VideoEvent, VideoScreen } from '../../ports/videoPlayer.ts'
import { watchMedia } from './mediaEvents.ts'
import { createLockScreen } from './mediaSession.ts'
import { isNativeHlsSupported, openNative } from './nativeStream.ts'
import type { Emit, OpenStream, VideoStream } from './stream.ts'
import { createWindowModes } from './windowModes.ts'

/**
 * Finds what can open a stream on this element; `null` when nothing can. Rejects when the library could not
 * be loaded.
 */
export type FindOpener = (video: HTMLVideoElement) => Promise<OpenStream | null>

/** Prefers hls.js, loaded on demand; the browser's own player where hls.js is not supported. */
export const findOpener: FindOpener = async (video) => {
  const { isHlsSupported, openHls } = await import('./hlsStream.ts')
  if (isHlsSupported()) return openHls
  return isNativeHlsSupported(video) ? openNative : null
}

export interface ScreenDeps {
  readonly find: FindOpener
  /** Called before a stream is opened; it stops the screen that played before. */
  readonly claim: (displace: () => void) => void
}

/** What becomes full screen with the video in it; otherwise the parent of the host, with its controls. */
const FULL_SCREEN = '[data-full-screen]'

/** Creates a video element inside of `host`; it outlives the streams that are opened on it. */
export function createScreen(host: HTMLElement, { find, claim }: ScreenDeps): VideoScreen {
  const video = createVideo(host)
  const modes = createWindowModes(video, host.closest(FULL_SCREEN) ?? host.parentElement ?? host)
  let stream: VideoStream | null = null
  let lowLatency = false
  let emit: Emit = () => undefined
  const playElement = createPlayback(video, (event) => {
    emit(event)
  })

  const wake = (): void => {
    stream?.wake()
    if (stream !== null && video.paused) playElement()
  }
  const pause = (): void => {
    video.pause()
    stream?.sleep()
  }
  const lockScreen = createLockScreen(video, { play: wake, pause })

  const play = (url: string): Observable<VideoEvent> =>
    new Observable<VideoEvent>((subscriber) => {
      let over = false
      const mine: Emit = (event) => {
        if (!over) subscriber.next(event)
      }
      claim(() => {
        mine({ type: 'displaced' })
        subscriber.complete()
      })
      emit = mine
      const watch = watchMedia(video, mine, () => stream)
      let opened: VideoStream | null = null
      whenFound(find, video, mine, (open) => {
        if (over) return
        opened = open(video, url, mine)
        stream = opened
        if (lowLatency) opened.setLowLatency(true)
        playElement()
      })
      subscriber.add(() => {
        over = true
        watch.stop()
        opened?.end()
        if (stream === opened) stream = null
      })
    })

  return {
    play,
    replay: (url) => replay$(host, url, find),
    recoverMedia: () => {
      stream?.recoverMedia()
      playElement()
    },
    resume: playElement,
    setSound: ({ muted, volume }) => {
      video.muted = muted
      video.volume = volume
    },
    chooseLevel: (id) => {
      stream?.chooseLevel(id)
    },
    setLowLatency: (on) => {
      lowLatency = on
      stream?.setLowLatency(on)
    },
    sleep: () => {
      stream?.sleep()
    },
    wake,
    pause,
    present: (shown) => {
      lockScreen.present(shown)
    },
    ...modes,
    end: () => {
      modes.setPictureInPicture(false)
      modes.setFullscreen(false)
      video.remove()
    },
  }
}

/** Opens when the player is there; says so when there is none. */
function whenFound(
  find: FindOpener,
  video: HTMLVideoElement,
  emit: Emit,
  opens: (open: OpenStream) => void,
): void {
  find(video).then(
    (open) => {
      if (open === null) emit({ type: 'fault', fault: 'unsupported', detail: 'no player' })
      else opens(open)
    },
    () => {
      emit({ type: 'fault', fault: 'network', detail: 'player not loaded' })
    },
  )
}

/** Plays a recording in an element of its own above the video. */
function replay$(host: HTMLElement, url: string, find: FindOpener): Observable<VideoEvent> {
  return new Observable<VideoEvent>((subscriber) => {
    const video = createVideo(host)
    // The sound below goes on, and a muted video may always begin by itself.
    video.muted = true
    let opened: VideoStream | null = null
    const emit: Emit = (event) => {
      subscriber.next(event)
      if (event.type === 'ended' || event.type === 'fault') subscriber.complete()
    }
    const watch = watchMedia(video, emit, () => null)
    const playElement = createPlayback(video, emit)
    whenFound(find, video, emit, (open) => {
      if (subscriber.closed) return
      opened = open(video, url, emit)
      playElement()
    })
    subscriber.add(() => {
      watch.stop()
      opened?.end()
      video.remove()
    })
  })
}

/** Plays the element; without sound, if the browser plays nothing else unasked. */
function createPlayback(video: HTMLVideoElement, emit: Emit): () => void {
  // Only the latest attempt may report that playback was refused.
  let attempt = 0
  const play = (): void => {
    attempt += 1
    const mine = attempt
    video.play().catch((error: unknown) => {
      if (mine !== attempt || !isRefusal(error)) return
      if (video.muted) {
        emit({ type: 'refused' })
        return
      }
      video.muted = true
      emit({ type: 'silenced' })
      play()
    })
  }
  return play
}

function createVideo(host: HTMLElement): HTMLVideoElement {
  const video = document.createElement('video')
  // Without this an iPhone plays in full screen.
  video.setAttribute('playsinline', '')
  video.setAttribute('webkit-playsinline', '')
  video.preload = 'auto'
  // Screen readers use the page's own controls.
  video.setAttribute('aria-hidden', 'true')
  video.tabIndex = -1
  host.append(video)
  return video
}

function isRefusal(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotAllowedError'
}
