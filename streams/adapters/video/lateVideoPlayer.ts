import { defer, EMPTY, from, type Observable, of, switchMap } from 'rxjs'
import type { Surface } from '../../ports/surface.ts'
import type { VideoPlayer, VideoScreen } from '../../ports/videoPlayer.ts'

type LoadPlayer = () => Promise<VideoPlayer>

const loadPlayer: LoadPlayer = async () => (await import('./videoPlayer.ts')).createVideoPlayer()

/**
 * A player whose code is loaded with its first screen, since the first list shows no video. All screens share the
 * loaded player. A failed load is a fault of playback, and is tried again by the next `play`.
 */
export function createLateVideoPlayer(load: LoadPlayer = loadPlayer): VideoPlayer {
  let loading: Promise<VideoPlayer> | null = null
  const player = (): Promise<VideoPlayer> => {
    loading ??= load().catch((error: unknown) => {
      loading = null
      throw error
    })
    return loading
  }
  return { screen: (surface) => lateScreen(surface, player) }
}

const NOT_LOADED$ = of({ type: 'fault', fault: 'network', detail: 'player not loaded' } as const)

/** A screen whose commands wait until its code is there, in their order. */
function lateScreen(surface: Surface, player: LoadPlayer): VideoScreen {
  let there: VideoScreen | null = null
  const waiting: ((screen: VideoScreen) => void)[] = []
  const now = (command: (screen: VideoScreen) => void): void => {
    if (there === null) waiting.push(command)
    else command(there)
  }
  const open = async (): Promise<VideoScreen> => {
    const loaded = await player()
    there ??= loaded.screen(surface)
    for (const command of waiting.splice(0)) command(there)
    return there
  }
  const whenThere$ = <T>(
    of$: (screen: VideoScreen) => Observable<T>,
    otherwise$: Observable<T>,
  ): Observable<T> =>
    defer(() => {
      if (there !== null) return of$(there)
      return from(open().catch(() => null)).pipe(
        switchMap((screen) => (screen === null ? otherwise$ : of$(screen))),
      )
    })
  return {
    play: (url) => whenThere$((screen) => screen.play(url), NOT_LOADED$),
    replay: (url) => whenThere$((screen) => screen.replay(url), NOT_LOADED$),
    window$: whenThere$(({ window$ }) => window$, EMPTY),
    ...lateCommands(now),
  }
}

/** The commands of a screen, each given to `now`. */
function lateCommands(
  now: (command: (screen: VideoScreen) => void) => void,
): Omit<VideoScreen, 'play' | 'replay' | 'window$'> {
  return {
    recoverMedia: () => now((screen) => screen.recoverMedia()),
    resume: () => now((screen) => screen.resume()),
    setSound: (sound) => now((screen) => screen.setSound(sound)),
    chooseLevel: (id) => now((screen) => screen.chooseLevel(id)),
    setLowLatency: (on) => now((screen) => screen.setLowLatency(on)),
    sleep: () => now((screen) => screen.sleep()),
    wake: () => now((screen) => screen.wake()),
    pause: () => now((screen) => screen.pause()),
    present: (shown) => now((screen) => screen.present(shown)),
    setPictureInPicture: (on) => now((screen) => screen.setPictureInPicture(on)),
    setFullscreen: (on) => now((screen) => screen.setFullscreen(on)),
    end: () => now((screen) => screen.end()),
  }
}
