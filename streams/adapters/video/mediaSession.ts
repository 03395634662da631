import type { NowPlaying } from '../../ports/videoPlayer.ts'

/** What a press on the lock screen, or on a button of headphones, does. */
interface MediaPresses {
  readonly play: () => void
  readonly pause: () => void
}

interface LockScreen {
  /** Says what plays and takes the presses; `null` takes both back. */
  present(now: NowPlaying | null): void
}

const NOTHING: LockScreen = { present: () => undefined }

/** The lock screen of a device for one video; without `navigator.mediaSession` it does nothing. */
export function createLockScreen(
  video: HTMLVideoElement,
  presses: MediaPresses,
  session = (navigator as { readonly mediaSession?: MediaSession }).mediaSession,
): LockScreen {
  if (session === undefined) return NOTHING
  let shown = false
  const tellState = (): void => {
    if (shown) session.playbackState = video.paused ? 'paused' : 'playing'
  }
  for (const name of ['play', 'pause'] as const) video.addEventListener(name, tellState)
  return {
    present: (nowPlaying) => {
      // Another video may have taken the lock screen since; what it says is left alone.
      if (nowPlaying === null && !shown) return
      shown = nowPlaying !== null
      session.metadata = nowPlaying === null ? null : metadataOf(nowPlaying)
      session.setActionHandler('play', nowPlaying === null ? null : presses.play)
      session.setActionHandler('pause', nowPlaying === null ? null : presses.pause)
      if (nowPlaying === null) session.playbackState = 'none'
      else tellState()
    },
  }
}

function metadataOf({ title, artist, artwork }: NowPlaying): MediaMetadata {
  return new MediaMetadata({ title, artist, artwork: artwork === '' ? [] : [{ src: artwork }] })
}
