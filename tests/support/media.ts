import { defer, finalize, type Observable, of, Subject } from 'rxjs'
import { cell, type Cell } from '../../streams/kernel/state.ts'
import type { GameSound, Tone, Utterance } from '../../streams/ports/gameSound.ts'
import type { GiftPlayer, GiftPlayEvent } from '../../streams/ports/giftPlayer.ts'
import type { VideoEvent, VideoPlayer, VideoScreen, VideoWindow } from '../../streams/ports/videoPlayer.ts'

/** A fake video player that the test controls. */
export interface ScriptedVideo extends VideoPlayer {
  /** The commands that were called, in order: `sleep`, `level 1`, `muted`. */
  readonly commands: readonly string[]
  /** The URLs that were opened, in order. */
  readonly opened: readonly string[]
  /** The URLs that were played again, in order, and whether the last one is still played. */
  readonly replayed: readonly string[]
  readonly replaying: boolean
  /** Emits an event of the replay. */
  tellReplay(event: VideoEvent): void
  /** The number of streams that are open. */
  readonly open: number
  readonly screens: number
  readonly windowCell: Cell<VideoWindow>
  /** Emits an event of the open stream; does nothing when none is open. */
  tell(event: VideoEvent): void
}

export function createScriptedVideo(): ScriptedVideo {
  const commands: string[] = []
  const opened: string[] = []
  const streams: Subject<VideoEvent>[] = []
  const replayed: string[] = []
  const replays: Subject<VideoEvent>[] = []
  const windowCell = cell<VideoWindow>({ pictureInPicture: 'off', fullscreen: 'off' })
  let screens = 0
  const play = (url: string): Observable<VideoEvent> =>
    defer(() => {
      const stream = new Subject<VideoEvent>()
      opened.push(url)
      streams.push(stream)
      return stream.pipe(
        finalize(() => {
          streams.splice(streams.indexOf(stream), 1)
        }),
      )
    })
  const command = (name: string) => (): void => {
    commands.push(name)
  }
  const replay = (url: string): Observable<VideoEvent> =>
    defer(() => {
      const run = new Subject<VideoEvent>()
      replayed.push(url)
      replays.push(run)
      return run.pipe(
        finalize(() => {
          replays.splice(replays.indexOf(run), 1)
        }),
      )
    })
  const screen: VideoScreen = {
    play,
    replay,
    recoverMedia: command('recoverMedia'),
    resume: command('resume'),
    setSound: ({ muted }) => {
      commands.push(muted ? 'muted' : 'loud')
    },
    chooseLevel: (id) => {
      commands.push(`level ${id ?? 'auto'}`)
    },
    setLowLatency: (on) => {
      commands.push(`lowLatency ${on ? 'on' : 'off'}`)
    },
    sleep: command('sleep'),
    wake: command('wake'),
    pause: command('pause'),
    present: (now) => {
      commands.push(`present ${now?.title ?? 'nothing'}`)
    },
    window$: windowCell.state$,
    setPictureInPicture: (on) => {
      windowCell.update((view) => ({ ...view, pictureInPicture: on ? 'on' : 'off' }))
    },
    setFullscreen: (on) => {
      windowCell.update((view) => ({ ...view, fullscreen: on ? 'on' : 'off' }))
    },
    end: () => {
      screens -= 1
    },
  }
  return {
    commands,
    opened,
    windowCell,
    replayed,
    get replaying() {
      return replays.length > 0
    },
    tellReplay: (event) => {
      replays.at(-1)?.next(event)
    },
    get open() {
      return streams.length
    },
    get screens() {
      return screens
    },
    screen: () => {
      screens += 1
      return screen
    },
    tell: (event) => {
      streams.at(-1)?.next(event)
    },
  }
}

/** A fake gift player that the test controls. */
export interface ScriptedGifts extends GiftPlayer {
  readonly played: readonly string[]
  readonly playing: number
  tell(event: GiftPlayEvent): void
}

export function createScriptedGifts(): ScriptedGifts {
  const played: string[] = []
  const runs: Subject<GiftPlayEvent>[] = []
  return {
    played,
    get playing() {
      return runs.length
    },
    play: (_surface, url) =>
      defer(() => {
        const run = new Subject<GiftPlayEvent>()
        played.push(url)
        runs.push(run)
        return run.pipe(
          finalize(() => {
            runs.splice(runs.indexOf(run), 1)
          }),
        )
      }),
    tell: (event) => {
      const run = runs.at(-1)
      run?.next(event)
      if (event.type !== 'started') run?.complete()
    },
  }
}

/** A fake for sounds of games. */
export interface ScriptedSound extends GameSound {
  /** What was spoken, in order. */
  readonly spoken: readonly Utterance[]
  /** The signals that were played, in order. */
  readonly played: readonly { readonly tones: readonly Tone[]; readonly volume: number }[]
}

/** @param voices the languages that have a local voice. */
export function createScriptedSound(voices: readonly string[] = []): ScriptedSound {
  const spoken: Utterance[] = []
  const played: { readonly tones: readonly Tone[]; readonly volume: number }[] = []
  return {
    spoken,
    played,
    speak: (utterance) =>
      defer(() => {
        const can = voices.includes(utterance.lang)
        if (can) spoken.push(utterance)
        return of(can)
      }),
    play: (tones, volume) => {
      played.push({ tones, volume })
    },
    hush: () => undefined,
  }
}
