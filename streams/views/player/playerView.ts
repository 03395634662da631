import type { VideoSource } from '../../domain/room/room.ts'
import type { VideoPhase } from '../../machines/video/videoState.ts'
import type { VideoEvent, VideoFault, VideoLevel, VideoWindow } from '../../ports/videoPlayer.ts'
import type { Sound } from './soundStore.ts'
import { wholeSeconds } from './wholeSeconds.ts'

/** State of a player. */
export interface PlayerView {
  readonly phase: VideoPhase
  readonly fault: VideoFault | null
  readonly sources: readonly VideoSource[]
  /** The source that plays; `null` when there is none. */
  readonly source: VideoSource | null
  readonly levels: readonly VideoLevel[]
  /** `null` selects automatically by bandwidth. */
  readonly chosenLevel: number | null
  readonly playingLevel: number | null
  readonly sound: Sound
  /** The browser allows only muted playback until the member taps. */
  readonly silenced: boolean
  /** Latency behind the live edge in ms, rounded to whole seconds; `null` when unknown. */
  readonly behindMs: number | null
  /** How long ago what is shown was filmed, ms, rounded to whole seconds; `null` when unknown. */
  readonly lateMs: number | null
  readonly videoWindow: VideoWindow
  /** Whether the sound goes on while the page is hidden. */
  readonly background: boolean
  /** Whether it plays nearer to the live edge, with less in reserve. */
  readonly lowLatency: boolean
  /** Whether the stream has no picture. */
  readonly soundOnly: boolean
}

/** The values while no stream is open. */
export const NO_LEVELS = {
  levels: [],
  chosenLevel: null,
  playingLevel: null,
  behindMs: null,
  lateMs: null,
  soundOnly: false,
} as const

/** The view after an event of the player; the same object if nothing changed. */
export function afterEvent(view: PlayerView, event: VideoEvent): PlayerView {
  switch (event.type) {
    case 'levels':
      return { ...view, ...NO_LEVELS, levels: event.levels, chosenLevel: chosenAgain(view, event.levels) }
    case 'level':
      return { ...view, playingLevel: event.id }
    case 'picture':
      return view.soundOnly === !event.there ? view : { ...view, soundOnly: !event.there }
    case 'silenced':
      return { ...view, silenced: true }
    case 'progress': {
      const behindMs = event.behindMs === null ? null : wholeSeconds(event.behindMs, view.behindMs)
      return behindMs === view.behindMs ? view : { ...view, behindMs }
    }
    case 'shown': {
      const lateMs = wholeSeconds(event.lateMs, view.lateMs)
      return lateMs === view.lateMs ? view : { ...view, lateMs }
    }
    case 'playing':
    case 'waiting':
    case 'refused':
    case 'ended':
    case 'fault':
    case 'displaced':
      return view
  }
}

/** The previously chosen quality in a reopened stream; automatic if it no longer exists. */
function chosenAgain({ levels, chosenLevel }: PlayerView, next: readonly VideoLevel[]): number | null {
  const chosen = levels.find(({ id }) => id === chosenLevel)
  return (
    next.find(({ height, bitrate }) => height === chosen?.height && bitrate === chosen.bitrate)?.id ?? null
  )
}
