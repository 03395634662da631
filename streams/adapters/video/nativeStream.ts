import type { OpenStream } from './stream.ts'

const HLS_TYPE = 'application/vnd.apple.mpegurl'

/** Checked only without Media Source Extensions: Chrome answers "maybe" as well, and may fail. */
export function isNativeHlsSupported(video: HTMLVideoElement): boolean {
  return video.canPlayType(HLS_TYPE) !== ''
}

/** The browser's own HLS player. It reports neither qualities nor latency. */
export const openNative: OpenStream = (video, url) => {
  video.src = url
  return {
    recoverMedia: () => {
      video.load()
    },
    chooseLevel: () => undefined,
    // The browser stops loading by itself when the page is hidden.
    sleep: () => undefined,
    wake: () => {
      const { seekable } = video
      if (seekable.length > 0) video.currentTime = seekable.end(seekable.length - 1)
    },
    behindMs: () => null,
    end: () => {
      video.removeAttribute('src')
      video.load()
    },
  }
}
