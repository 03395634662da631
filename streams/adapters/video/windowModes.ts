import { defer, distinctUntilChanged, fromEvent, map, merge, type Observable, of } from 'rxjs'
import type { VideoWindow, WindowMode } from '../../ports/videoPlayer.ts'

/** What Safari has beside, or instead of, the standard: iPhones know full screen of the video only. */
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
  // Safari knows what it supports only now.
  'loadedmetadata',
] as const

/** Picture-in-picture of the video, and full screen of `frame`, so that the controls come along. */
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
  // Refused without a tap, or before there is a picture: it just stays where it is.
  if (on)
    void video.requestPictureInPicture().then(
      () => leaveIfGone(video),
      () => undefined,
    )
  else if (document.pictureInPictureElement === video) leavePictureInPicture()
}

/** The room was left while its small window was being opened. */
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
