import { distinctUntilChanged, EMPTY, map, type Observable, of, tap } from 'rxjs'
import type { Match } from '../../domain/match.ts'
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
import type { NowPlaying, VideoPlayer, VideoScreen } from '../../ports/videoPlayer.ts'
import { background$, loadBackground, saveBackground } from './background.ts'
import { loadLowLatency, saveLowLatency } from './lowLatency.ts'
import { lockScreen$ } from './nowPlaying.ts'
import { afterEvent, NO_LEVELS, type PlayerView } from './playerView.ts'
import { type PictureScore, pictureScore$, type Shown } from './pictureScore.ts'
import { goalsIn$, recentGoal$ } from './recentGoal.ts'
import { createReplay, type Replay, replayAddress, REPLAY_OFFERED_MS } from './replay.ts'
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
  /** Whether the sound goes on while the page is hidden; kept on this device. */
  setBackground(on: boolean): void
  /** Whether it plays nearer to the live edge, with less in reserve; kept on this device. */
  setLowLatency(on: boolean): void
  /** What the lock screen says; `null` shows nothing there. */
  setNowPlaying(nowPlaying: NowPlaying | null): void
  /** The match as the picture shows it, not as it is now; `null` while that is unknown. */
  readonly score$: State$<PictureScore | null>
  readonly replay: Replay
}

export interface PlayerDeps {
  readonly video: VideoPlayer
  readonly local: KeyValue
  readonly online$: State$<boolean>
  readonly visible$: State$<boolean>
  /** Local ms. */
  readonly now: () => number
  /** Platform ms for each real ms. */
  readonly rate: () => number
  readonly random: () => number
}

export interface PlayerOptions {
  /** Requests new URLs when the present ones do not respond. */
  readonly renew?: () => void
  readonly times?: VideoDriverOptions
  /** The match that the video shows, as it is now. */
  readonly match$?: Observable<{ readonly match: Match } | null> | undefined
}

/** A player that lives as long as the scope. */
export function createPlayer(scope: Scope, deps: PlayerDeps, options: PlayerOptions = {}): PlayerModel {
  const sounds = createSoundStore(deps.local)
  const held = scope.cell(firstView(deps, sounds.load()))
  const nowPlaying = scope.cell<NowPlaying | null>(null)
  const shown = scope.cell<Shown | null>(null)
  const score$ = scope.state(pictureScore$(matchOf$(options), shown.state$, deps.rate), null)
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
    score$,
    replay: createReplay(scope, {
      recentGoal$: recentGoal$(goalsIn$(score$), REPLAY_OFFERED_MS),
      address: () => replayAddress(held.state$.value.source, shown.state$.value),
      play: (url) => attached?.screen.replay(url) ?? EMPTY,
    }),
    attach: (surface) => {
      if (attached?.surface === surface) return
      life?.end()
      life = scope.child()
      attached = {
        surface,
        ...open(life, surface, { held, shown, nowPlaying$: nowPlaying.state$ }, deps, options),
      }
      begin()
    },
    setSources: (sources) => {
      const before = held.state$.value
      if (isSameSources(before.sources, sources)) return
      const source = sources.find(({ kind }) => kind === before.source?.kind) ?? sources[0] ?? null
      held.set({ ...before, sources, source })
      if (source?.kind === before.source?.kind) return
      if (source === null) attached?.driver.say({ type: 'stop' })
      else attached?.driver.say({ type: before.source === null ? 'start' : 'retry' })
    },
    chooseSource: (kind) => {
      const { sources, source: before } = held.state$.value
      const source = sources.find((candidate) => candidate.kind === kind)
      if (source === undefined || source.kind === before?.kind) return
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
    setBackground: backgroundSetter(deps.local, held),
    setLowLatency: lowLatencySetter(deps.local, held, () => attached?.screen ?? null),
    setNowPlaying: nowPlaying.set,
  }
}

function backgroundSetter(local: KeyValue, held: Cell<PlayerView>): PlayerModel['setBackground'] {
  return (background) => {
    saveBackground(local, background)
    held.update((view) => ({ ...view, background }))
  }
}

function lowLatencySetter(
  local: KeyValue,
  held: Cell<PlayerView>,
  screen: () => VideoScreen | null,
): PlayerModel['setLowLatency'] {
  return (lowLatency) => {
    saveLowLatency(local, lowLatency)
    held.update((view) => ({ ...view, lowLatency }))
    screen()?.setLowLatency(lowLatency)
  }
}

/** The view before anything plays. */
function firstView({ local }: PlayerDeps, sound: Sound): PlayerView {
  return {
    phase: 'idle',
    fault: null,
    sources: [],
    source: null,
    ...NO_LEVELS,
    sound,
    silenced: false,
    videoWindow: { pictureInPicture: 'none', fullscreen: 'none' },
    background: loadBackground(local),
    lowLatency: loadLowLatency(local),
  }
}

function matchOf$({ match$ = of(null) }: PlayerOptions): Observable<Match | null> {
  return match$.pipe(
    map((row) => row?.match ?? null),
    distinctUntilChanged(),
  )
}

/** Compared by value, because each poll creates new objects. */
function isSameSources(a: readonly VideoSource[], b: readonly VideoSource[]): boolean {
  return (
    a.length === b.length &&
    a.every((one, index) => {
      const other = b[index]
      return (
        one.kind === other?.kind &&
        one.url === other.url &&
        one.poster === other.poster &&
        one.sides?.join() === other.sides?.join()
      )
    })
  )
}

interface OpenCells {
  readonly held: Cell<PlayerView>
  readonly shown: Cell<Shown | null>
  readonly nowPlaying$: State$<NowPlaying | null>
}

/** Creates a screen on the surface with its driver; both end with `life`. */
function open(
  life: Scope,
  surface: Surface,
  { held, shown, nowPlaying$ }: OpenCells,
  deps: PlayerDeps,
  options: PlayerOptions,
): { readonly screen: VideoScreen; readonly driver: VideoDriver } {
  const screen = deps.video.screen(surface)
  // Runs after the driver has ended, because end actions run in reverse order.
  life.onEnd(screen.end)
  screen.setSound(held.state$.value.sound)
  if (held.state$.value.lowLatency) screen.setLowLatency(true)
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
        if (status.phase !== 'playing') shown.set(null)
      }),
    ),
  )
  // Subscribed after the driver: when the page is visible again, the driver must restart the stream before the
  // quality is restored.
  life.run(background$({ screen, visible$: deps.visible$, player$: held.state$ }))
  life.run(lockScreen$(screen, nowPlaying$, held.state$))
  life.onEnd(() => {
    screen.present(null)
  })
  life.run(
    screen.window$.pipe(
      tap((videoWindow) => {
        held.update((view) => ({ ...view, videoWindow }))
      }),
    ),
  )
  life.run(
    driver.events$.pipe(
      tap((event) => {
        held.update((view) => afterEvent(view, event))
        if (event.type === 'shown') shown.set({ at: event.at, lateMs: event.lateMs })
        const { chosenLevel } = held.state$.value
        if (event.type === 'levels' && chosenLevel !== null) screen.chooseLevel(chosenLevel)
      }),
    ),
  )
  return { screen, driver }
}
