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

/** A screen whose commands wait, in order, until its code is loaded. */
function lateScreen(surface: Surface, player: LoadPlayer): VideoScreen {
  let loaded: VideoScreen | null = null
  const waiting: ((screen: VideoScreen) => void)[] = []
  const run = (command: (screen: VideoScreen) => void): void => {
    if (loaded === null) waiting.push(command)
    else command(loaded)
  }
  const open = async (): Promise<VideoScreen> => {
    const videoPlayer = await player()
    loaded ??= videoPlayer.screen(surface)
    for (const command of waiting.splice(0)) command(loaded)
    return loaded
  }
  const whenLoaded$ = <T>(
    of$: (screen: VideoScreen) => Observable<T>,
    otherwise$: Observable<T>,
  ): Observable<T> =>
    defer(() => {
      if (loaded !== null) return of$(loaded)
      return from(open().catch(() => null)).pipe(
        switchMap((screen) => (screen === null ? otherwise$ : of$(screen))),
      )
    })
  return {
    play: (url) => whenLoaded$((screen) => screen.play(url), NOT_LOADED$),
    replay: (url) => whenLoaded$((screen) => screen.replay(url), NOT_LOADED$),
    window$: whenLoaded$(({ window$ }) => window$, EMPTY),
    ...lateCommands(run),
  }
}

/** The commands of a screen, each given to `run`. */
function lateCommands(
  run: (command: (screen: VideoScreen) => void) => void,
): Omit<VideoScreen, 'play' | 'replay' | 'window$'> {
  return {
    recoverMedia: () => run((screen) => screen.recoverMedia()),
    resume: () => run((screen) => screen.resume()),
    setSound: (sound) => run((screen) => screen.setSound(sound)),
    chooseLevel: (id) => run((screen) => screen.chooseLevel(id)),
    setLowLatency: (on) => run((screen) => screen.setLowLatency(on)),
    sleep: () => run((screen) => screen.sleep()),
    wake: () => run((screen) => screen.wake()),
    pause: () => run((screen) => screen.pause()),
    present: (shown) => run((screen) => screen.present(shown)),
    setPictureInPicture: (on) => run((screen) => screen.setPictureInPicture(on)),
    setFullscreen: (on) => run((screen) => screen.setFullscreen(on)),
    end: () => run((screen) => screen.end()),
  }
}
