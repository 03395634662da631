import { Observable } from 'rxjs'
import type { VideoEvent, VideoScreen } from '../../ports/videoPlayer.ts'
import { watchMedia } from './mediaEvents.ts'
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

/** Creates a video element inside of `host`; it outlives the streams that are opened on it. */
export function createScreen(host: HTMLElement, { find, claim }: ScreenDeps): VideoScreen {
  const video = createVideo(host)
  const modes = createWindowModes(video, host.parentElement ?? host)
  let stream: VideoStream | null = null
  let emit: Emit = () => undefined
  const playElement = createPlayback(video, (event) => {
    emit(event)
  })

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
      const watch = watchMedia(video, mine, () => stream?.behindMs() ?? null)
      let opened: VideoStream | null = null
      find(video).then(
        (open) => {
          if (over) return
          if (open === null) {
            mine({ type: 'fault', fault: 'unsupported', detail: 'no player' })
            return
          }
          opened = open(video, url, mine)
          stream = opened
          playElement()
        },
        () => {
          mine({ type: 'fault', fault: 'network', detail: 'player not loaded' })
        },
      )
      subscriber.add(() => {
        over = true
        watch.stop()
        opened?.end()
        if (stream === opened) stream = null
      })
    })

  return {
    play,
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
    sleep: () => {
      stream?.sleep()
    },
    wake: () => {
      stream?.wake()
      if (stream !== null && video.paused) playElement()
    },
    ...modes,
    end: () => {
      modes.setPictureInPicture(false)
      modes.setFullscreen(false)
      video.remove()
    },
  }
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
