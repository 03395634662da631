import { combineLatest, distinctUntilChanged, map, type Observable, tap } from 'rxjs'
import type { State$ } from '../../kernel/state.ts'
import type { NowPlaying, VideoScreen } from '../../ports/videoPlayer.ts'
import type { PlayerView } from './playerView.ts'

/** Presents on the lock screen what is played, once for each change; nothing while there is no source. */
export function lockScreen$(
  screen: Pick<VideoScreen, 'present'>,
  nowPlaying$: State$<NowPlaying | null>,
  player$: State$<PlayerView>,
): Observable<unknown> {
  return combineLatest([nowPlaying$, player$.pipe(map(({ source }) => source !== null))]).pipe(
    map(([nowPlaying, hasSource]) => (hasSource ? nowPlaying : null)),
    distinctUntilChanged(isSame),
    tap(screen.present),
  )
}

/** Compared by value: each poll of a room makes new objects. */
function isSame(a: NowPlaying | null, b: NowPlaying | null): boolean {
  return a?.title === b?.title && a?.artist === b?.artist && a?.artwork === b?.artwork
}
