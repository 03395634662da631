import type { Film } from '../../../platform/live/film/film.ts'
import type { ClipPart } from '../../../platform/live/hls/clips.ts'

/** A film in which the test says what is shown from which segment on; play before that. */
export function createScriptedFilm(): Pick<Film, 'shot' | 'lastScore'> & {
  readonly show: Map<number, { readonly part: ClipPart; readonly place: number }>
  lastScoreAt: number | null
} {
  const show = new Map<number, { readonly part: ClipPart; readonly place: number }>()
  return {
    show,
    lastScoreAt: null,
    shot: (_stream, segment) => show.get(segment) ?? { part: 'play', place: segment },
    lastScore() {
      return this.lastScoreAt
    },
  }
}
