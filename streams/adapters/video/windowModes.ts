import { defer, distinctUntilChanged, fromEvent, map, merge, type Observable, of } from 'rxjs'
import type { VideoWindow, WindowMode } from '../../ports/videoPlayer.ts'

/** The prefixed APIs of Safari. iPhones support full screen for video elements only. */
export interface PresentedVideo extends HTMLVideoElement {
  webkitSupportsPresentationMode?: (mode: 'picture-in-picture') => boolean
  webkitSetPresentationMode?: (mode: 'picture-in-picture' | 'inline') => void
  readonly webkitPresentationMode?: string
  readonly webkitSupportsFullscreen?: boolean
  readonly webkitDisplayingFullscreen?: boolean
  webkitEnterFullscreen?: () => void
  webkitExitFullscreen?: () => void
}

export interface WindowModes {
  readonly window$: Observable<VideoWindow>
  setPictureInPicture(on: boolean): void
  setFullscreen(on: boolean): void
}

const VIDEO_EVENTS = [
  'enterpictureinpicture',
  'leavepictureinpicture',
  'webkitpresentationmodechanged',
  'webkitbeginfullscreen',
  'webkitendfullscreen',
  // Safari knows what it supports only after this event.
  'loadedmetadata',
] as const

/** Picture-in-picture of the video, and full screen of `frame`, so that the controls stay visible. */
export function createWindowModes(video: PresentedVideo, frame: Element): WindowModes {
  const read = (): VideoWindow => ({
    pictureInPicture: pictureInPictureOf(video),
    fullscreen: fullscreenOf(video, frame),
  })
  const changes$ = merge(
    ...VIDEO_EVENTS.map((name) => fromEvent(video, name)),
    fromEvent(document, 'fullscreenchange'),
  )
  const first$ = defer(() => of(read()))
  return {
    window$: merge(first$, changes$.pipe(map(read))).pipe(
      distinctUntilChanged(
        (a, b) => a.pictureInPicture === b.pictureInPicture && a.fullscreen === b.fullscreen,
      ),
    ),
    setPictureInPicture: (on) => {
      setPictureInPicture(video, on)
    },
    setFullscreen: (on) => {
      setFullscreen(video, frame, on)
    },
  }
}

function modeOf(supported: boolean, on: boolean): WindowMode {
  if (!supported) return 'none'
  return on ? 'on' : 'off'
}

function hasStandardPictureInPicture(video: HTMLVideoElement): boolean {
  return (document.pictureInPictureEnabled as boolean | undefined) === true && !video.disablePictureInPicture
}

function pictureInPictureOf(video: PresentedVideo): WindowMode {
  if (hasStandardPictureInPicture(video)) return modeOf(true, document.pictureInPictureElement === video)
  return modeOf(
    video.webkitSupportsPresentationMode?.('picture-in-picture') === true,
    video.webkitPresentationMode === 'picture-in-picture',
  )
}

function setPictureInPicture(video: PresentedVideo, on: boolean): void {
  if (!hasStandardPictureInPicture(video)) {
    video.webkitSetPresentationMode?.(on ? 'picture-in-picture' : 'inline')
    return
  }
  // Rejected without a user gesture or before the first frame; the video then stays in the page.
  if (on)
    void video.requestPictureInPicture().then(
      () => leaveIfGone(video),
      () => undefined,
    )
  else if (document.pictureInPictureElement === video) leavePictureInPicture()
}

/** The element was removed while the picture-in-picture window was opening. */
function leaveIfGone(video: HTMLVideoElement): void {
  if (!video.isConnected && document.pictureInPictureElement === video) leavePictureInPicture()
}

function leavePictureInPicture(): void {
  void document.exitPictureInPicture().catch(() => undefined)
}

function fullscreenOf(video: PresentedVideo, frame: Element): WindowMode {
  if (document.fullscreenEnabled) return modeOf(true, document.fullscreenElement === frame)
  return modeOf(video.webkitSupportsFullscreen === true, video.webkitDisplayingFullscreen === true)
}

function setFullscreen(video: PresentedVideo, frame: Element, on: boolean): void {
  if (!document.fullscreenEnabled) {
    if (on) video.webkitEnterFullscreen?.()
    else video.webkitExitFullscreen?.()
    return
  }
  if (on) void frame.requestFullscreen().catch(() => undefined)
  else if (document.fullscreenElement === frame) void document.exitFullscreen().catch(() => undefined)
}
