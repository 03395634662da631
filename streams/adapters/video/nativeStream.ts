import { type OpenStream, SECOND_MS, type ShownMoment } from './stream.ts'

const HLS_TYPE = 'application/vnd.apple.mpegurl'

/** Checked only without Media Source Extensions: Chrome answers "maybe" as well, and may fail. */
export function isNativeHlsSupported(video: HTMLVideoElement): boolean {
  return video.canPlayType(HLS_TYPE) !== ''
}

/** Safari has the date at which a stream began; it is not a number if the stream has no dates. */
interface DatedVideo extends HTMLVideoElement {
  getStartDate?: () => Date
}

/** The playlist itself cannot be read here, so the clocks of server and device count as the same. */
function shownIn(video: DatedVideo): ShownMoment | null {
  const began = video.getStartDate?.().getTime() ?? Number.NaN
  const at = began + video.currentTime * SECOND_MS
  return Number.isFinite(at) ? { at, lateMs: Math.max(0, Date.now() - at) } : null
}

/** The browser's own HLS player. It reports neither qualities nor latency. */
export const openNative: OpenStream = (video, url) => {
  video.src = url
  return {
    recoverMedia: () => {
      video.load()
    },
    chooseLevel: () => undefined,
    // The browser decides how far behind the live edge it plays.
    setLowLatency: () => undefined,
    // The browser stops loading by itself when the page is hidden.
    sleep: () => undefined,
    wake: () => {
      const { seekable } = video
      if (seekable.length > 0) video.currentTime = seekable.end(seekable.length - 1)
    },
    behindMs: () => null,
    shown: () => shownIn(video),
    end: () => {
      video.removeAttribute('src')
      video.load()
    },
  }
}
