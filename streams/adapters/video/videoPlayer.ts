import { EMPTY, of } from 'rxjs'
import type { VideoPlayer, VideoScreen } from '../../ports/videoPlayer.ts'
import { createScreen, type FindOpener, findOpener } from './screen.ts'

/** Live video by hls.js. One stream plays at a time: opening one stops the one before. */
export function createVideoPlayer(find: FindOpener = findOpener): VideoPlayer {
  let displace = (): void => undefined
  const claim = (mine: () => void): void => {
    const before = displace
    displace = mine
    before()
  }
  return {
    screen: (surface) =>
      surface instanceof HTMLElement ? createScreen(surface, { find, claim }) : NO_SCREEN,
  }
}

/** Returned for a surface that is not an element. */
const NO_SCREEN: VideoScreen = {
  play: () => of({ type: 'fault', fault: 'unsupported', detail: 'no element' } as const),
  replay: () => of({ type: 'fault', fault: 'unsupported', detail: 'no element' } as const),
  recoverMedia: () => undefined,
  resume: () => undefined,
  setSound: () => undefined,
  chooseLevel: () => undefined,
  setLowLatency: () => undefined,
  sleep: () => undefined,
  wake: () => undefined,
  pause: () => undefined,
  present: () => undefined,
  window$: EMPTY,
  setPictureInPicture: () => undefined,
  setFullscreen: () => undefined,
  end: () => undefined,
}
