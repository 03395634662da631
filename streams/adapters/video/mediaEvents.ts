import type { VideoFault } from '../../ports/videoPlayer.ts'
import { type Emit, SECOND_MS, type VideoStream } from './stream.ts'

/** After this many seconds without progress the video counts as waiting, even without a `waiting` event. */
const STILL_SECONDS = 3

export interface MediaWatch {
  stop(): void
}

/** Reports the events of the video element: playing, waiting, paused, failed, ended. */
export function watchMedia(
  video: HTMLVideoElement,
  emit: Emit,
  stream: () => Pick<VideoStream, 'behindMs' | 'shown'> | null,
): MediaWatch {
  const listening = new AbortController()
  const on = (name: string, listener: () => void): void => {
    video.addEventListener(name, listener, { signal: listening.signal })
  }
  on('playing', () => {
    emit({ type: 'playing' })
  })
  const reportPicture = (): void => {
    emit({ type: 'picture', there: video.videoWidth > 0 })
  }
  on('loadeddata', reportPicture)
  on('resize', reportPicture)
  on('waiting', () => {
    emit({ type: 'waiting' })
  })
  on('ended', () => {
    emit({ type: 'ended' })
  })
  on('pause', () => {
    // Paused from outside the page, such as in the picture-in-picture window or on the lock screen. A hidden
    // page is paused by the browser and resumes when it is visible again.
    if (!video.ended && video.readyState > 0 && document.visibilityState !== 'hidden') {
      emit({ type: 'refused' })
    }
  })
  on('error', () => {
    const fault = faultOf(video.error)
    if (fault !== null) emit({ type: 'fault', fault, detail: video.error?.message ?? '' })
  })
  const beat = setInterval(watchTime(video, emit, stream), SECOND_MS)
  return {
    stop: () => {
      listening.abort()
      clearInterval(beat)
    },
  }
}

/** Called once a second: checks whether playback advanced since the last call. */
function watchTime(
  video: HTMLVideoElement,
  emit: Emit,
  stream: () => Pick<VideoStream, 'behindMs' | 'shown'> | null,
): () => void {
  let last = video.currentTime
  let still = 0
  return () => {
    const moved = video.currentTime !== last
    last = video.currentTime
    still = moved || video.paused ? 0 : still + 1
    if (moved && !video.paused) {
      const open = stream()
      emit({ type: 'progress', behindMs: open?.behindMs() ?? null })
      const shown = open?.shown() ?? null
      if (shown !== null) emit({ type: 'shown', ...shown })
    }
    if (still === STILL_SECONDS) emit({ type: 'waiting' })
  }
}

function faultOf(error: MediaError | null): VideoFault | null {
  if (error === null || error.code === MediaError.MEDIA_ERR_ABORTED) return null
  return error.code === MediaError.MEDIA_ERR_DECODE ? 'media' : 'network'
}
