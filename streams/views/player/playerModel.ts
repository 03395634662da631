import { tap } from 'rxjs'
import type { VideoSource, VideoSourceKind } from '../../domain/room/room.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { Cell, State$ } from '../../kernel/state.ts'
import {
  createVideoDriver,
  type VideoDriver,
  type VideoDriverOptions,
} from '../../machines/video/videoDriver.ts'
import type { KeyValue } from '../../ports/storage.ts'
import type { Surface } from '../../ports/surface.ts'
import type { VideoPlayer, VideoScreen } from '../../ports/videoPlayer.ts'
import { afterEvent, NO_LEVELS, type PlayerView } from './playerView.ts'
import { createSoundStore, type Sound } from './soundStore.ts'

export interface PlayerModel {
  readonly player$: State$<PlayerView>
  /** Shows the video on a surface, until the scope ends or another surface is attached. */
  attach(surface: Surface): void
  /** Sets the room's present sources. Playback continues; a new URL is used at the next opening. */
  setSources(sources: readonly VideoSource[]): void
  chooseSource(kind: VideoSourceKind): void
  /** Resumes, retries or reopens, depending on the phase. */
  play(): void
  setMuted(muted: boolean): void
  /** 0 to 1. */
  setVolume(volume: number): void
  chooseLevel(id: number | null): void
  setPictureInPicture(on: boolean): void
  setFullscreen(on: boolean): void
}

export interface PlayerDeps {
  readonly video: VideoPlayer
  readonly local: KeyValue
  readonly online$: State$<boolean>
  readonly visible$: State$<boolean>
  readonly now: () => number
  readonly random: () => number
}

export interface PlayerOptions {
  /** Requests new URLs when the present ones do not respond. */
  readonly renew?: () => void
  readonly times?: VideoDriverOptions
}

/** A player that lives as long as the scope. */
export function createPlayer(scope: Scope, deps: PlayerDeps, options: PlayerOptions = {}): PlayerModel {
  const sounds = createSoundStore(deps.local)
  const held = scope.cell<PlayerView>({
    phase: 'idle',
    fault: null,
    sources: [],
    source: null,
    ...NO_LEVELS,
    sound: sounds.load(),
    silenced: false,
    window: { pictureInPicture: 'none', fullscreen: 'none' },
  })
  let attached: {
    readonly surface: Surface
    readonly screen: VideoScreen
    readonly driver: VideoDriver
  } | null = null
  let life: Scope | null = null

  const begin = (): void => {
    if (held.state$.value.source !== null) attached?.driver.say({ type: 'start' })
  }

  const setSound = (sound: Sound): void => {
    held.update((view) => ({ ...view, sound, silenced: false }))
    sounds.save(sound)
    attached?.screen.setSound(sound)
  }

  return {
    player$: held.state$,
    attach: (surface) => {
      if (attached?.surface === surface) return
      life?.end()
      life = scope.child()
      attached = { surface, ...open(life, surface, held, deps, options) }
      begin()
    },
    setSources: (sources) => {
      const before = held.state$.value
      if (isSameSources(before.sources, sources)) return
      const source = sources.find(({ source: kind }) => kind === before.source?.source) ?? sources[0] ?? null
      held.set({ ...before, sources, source })
      if (source?.source === before.source?.source) return
      if (source === null) attached?.driver.say({ type: 'stop' })
      else attached?.driver.say({ type: before.source === null ? 'start' : 'retry' })
    },
    chooseSource: (kind) => {
      const { sources, source: before } = held.state$.value
      const source = sources.find((candidate) => candidate.source === kind)
      if (source === undefined || source.source === before?.source) return
      held.update((view) => ({ ...view, source, ...NO_LEVELS }))
      attached?.driver.say({ type: 'retry' })
    },
    play: () => {
      const { phase, source } = held.state$.value
      if (source === null) return
      attached?.driver.say({ type: phase === 'blocked' ? 'tap' : phase === 'idle' ? 'start' : 'retry' })
    },
    setMuted: (muted) => {
      setSound({ ...held.state$.value.sound, muted })
    },
    setVolume: (volume) => {
      setSound({ muted: volume === 0, volume: Math.min(1, Math.max(0, volume)) })
    },
    chooseLevel: (id) => {
      held.update((view) => ({ ...view, chosenLevel: id }))
      attached?.screen.chooseLevel(id)
    },
    setPictureInPicture: (on) => {
      attached?.screen.setPictureInPicture(on)
    },
    setFullscreen: (on) => {
      attached?.screen.setFullscreen(on)
    },
  }
}

/** Compared by value, because each poll creates new objects. */
function isSameSources(a: readonly VideoSource[], b: readonly VideoSource[]): boolean {
  return (
    a.length === b.length &&
    a.every((one, index) => {
      const other = b[index]
      return one.source === other?.source && one.url === other.url && one.poster === other.poster
    })
  )
}

/** Creates a screen on the surface with its driver; both end with `life`. */
function open(
  life: Scope,
  surface: Surface,
  held: Cell<PlayerView>,
  deps: PlayerDeps,
  options: PlayerOptions,
): { readonly screen: VideoScreen; readonly driver: VideoDriver } {
  const screen = deps.video.screen(surface)
  // Runs after the driver has ended, because end actions run in reverse order.
  life.onEnd(screen.end)
  screen.setSound(held.state$.value.sound)
  const driver = createVideoDriver(
    life,
    {
      screen,
      url: () => held.state$.value.source?.url ?? null,
      renew: options.renew ?? (() => undefined),
      online$: deps.online$,
      visible$: deps.visible$,
      audible: () => !held.state$.value.sound.muted && !held.state$.value.silenced,
      now: deps.now,
      random: deps.random,
    },
    options.times,
  )
  life.run(
    driver.status$.pipe(
      tap((status) => {
        held.update((view) => ({ ...view, ...status }))
      }),
    ),
  )
  life.run(
    screen.window$.pipe(
      tap((window) => {
        held.update((view) => ({ ...view, window }))
      }),
    ),
  )
  life.run(
    driver.events$.pipe(
      tap((event) => {
        held.update((view) => afterEvent(view, event))
        const { chosenLevel } = held.state$.value
        if (event.type === 'levels' && chosenLevel !== null) screen.chooseLevel(chosenLevel)
      }),
    ),
  )
  return { screen, driver }
}
