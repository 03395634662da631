import { EMPTY, type Observable, skip, switchMap, tap, timer } from 'rxjs'
import type { State$ } from '../../kernel/state.ts'
import type { KeyValue } from '../../ports/storage.ts'
import type { VideoScreen } from '../../ports/videoPlayer.ts'
import type { PlayerView } from './playerView.ts'

const KEY = 'touchline.background'
const ON = 'on'

/** Whether this device plays the sound on while the page is hidden; off unless the member has chosen it. */
export function loadBackground(local: KeyValue): boolean {
  return local.get(KEY) === ON
}

export function saveBackground(local: KeyValue, on: boolean): void {
  if (on) local.set(KEY, ON)
  else local.remove(KEY)
}

/** Wait before the video is resumed, ms: some browsers pause the video of a page that has just been hidden. */
const PLAY_ON_AFTER_MS = 300

interface BackgroundDeps {
  readonly screen: Pick<VideoScreen, 'pause' | 'resume' | 'chooseLevel'>
  readonly visible$: State$<boolean>
  readonly player$: State$<PlayerView>
}

/**
 * What a video does while its page is hidden: it pauses, or plays on at the lowest quality where the member
 * wishes so and has the sound on. A video in its own small window is not hidden. The driver resumes it at the live
 * edge when the page is seen again.
 */
export function background$({ screen, visible$, player$ }: BackgroundDeps): Observable<unknown> {
  let lowered = false
  return visible$.pipe(
    skip(1),
    switchMap((visible) => {
      const { background, sound, silenced, videoWindow, levels, chosenLevel } = player$.value
      if (visible) {
        if (lowered) screen.chooseLevel(chosenLevel)
        lowered = false
        return EMPTY
      }
      if (videoWindow.pictureInPicture === 'on') return EMPTY
      if (!background || sound.muted || silenced) {
        screen.pause()
        return EMPTY
      }
      const [least] = levels.toSorted((a, b) => a.bitrate - b.bitrate)
      if (least !== undefined) {
        lowered = true
        screen.chooseLevel(least.id)
      }
      return timer(PLAY_ON_AFTER_MS).pipe(tap(screen.resume))
    }),
  )
}
