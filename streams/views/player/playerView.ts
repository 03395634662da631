import type { VideoSource } from '../../domain/room/room.ts'
import type { VideoPhase } from '../../machines/video/videoState.ts'
import type { VideoEvent, VideoFault, VideoLevel, VideoWindow } from '../../ports/videoPlayer.ts'
import type { Sound } from './soundStore.ts'

/** What a player shows. */
export interface PlayerView {
  readonly phase: VideoPhase
  readonly fault: VideoFault | null
  readonly sources: readonly VideoSource[]
  /** The one that plays; `null` when there is none. */
  readonly source: VideoSource | null
  readonly levels: readonly VideoLevel[]
  /** `null` chooses by the connection. */
  readonly chosenLevel: number | null
  readonly playingLevel: number | null
  readonly sound: Sound
  /** The browser plays without sound until the person taps. */
  readonly silenced: boolean
  /** How far behind the stream's newest picture, whole seconds in ms; `null` when nobody knows. */
  readonly behindMs: number | null
  readonly window: VideoWindow
}

/** Of a stream that is not open. */
export const NO_LEVELS = { levels: [], chosenLevel: null, playingLevel: null, behindMs: null } as const

const SECOND_MS = 1000

/** What an event changes of what is shown; the same view when nothing. */
export function told(view: PlayerView, event: VideoEvent): PlayerView {
  switch (event.type) {
    case 'levels':
      return { ...view, ...NO_LEVELS, levels: event.levels, chosenLevel: chosenAgain(view, event.levels) }
    case 'level':
      return { ...view, playingLevel: event.id }
    case 'silenced':
      return { ...view, silenced: true }
    case 'progress': {
      const behindMs = event.behindMs === null ? null : Math.round(event.behindMs / SECOND_MS) * SECOND_MS
      return behindMs === view.behindMs ? view : { ...view, behindMs }
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

/** The quality chosen before, among those of a stream opened anew; what has gone is chosen by the connection. */
function chosenAgain({ levels, chosenLevel }: PlayerView, next: readonly VideoLevel[]): number | null {
  const chosen = levels.find(({ id }) => id === chosenLevel)
  return (
    next.find(({ height, bitrate }) => height === chosen?.height && bitrate === chosen.bitrate)?.id ?? null
  )
}
