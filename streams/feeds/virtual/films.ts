import { concat, defer, map, type Observable, of, startWith, switchMap, timer } from 'rxjs'
import type { BatchRef, Films, Virtual } from '../../venues/virtual.ts'

/** The film of a batch. `delayed`: the start is due, but the venue still has no film. */
export type FilmState =
  | { readonly kind: 'before' | 'awaited' | 'delayed' }
  | { readonly kind: 'film'; readonly films: Films; readonly lengthMs: number }

export const NO_FILM: FilmState = { kind: 'before' }

export interface FilmTimes {
  /** How many times the length of a film is requested while there is none, and the pause between requests, ms. */
  readonly tries: number
  readonly againMs: number
  /** How long after a film was found to be missing (`delayed`) it is requested again, ms. */
  readonly delayedMs: number
}

interface FilmDeps {
  readonly virtual: Pick<Virtual, 'filmLength' | 'replay'>
  /** Local ms from now until a platform time; 0 when it has passed. */
  readonly msUntil: (platformTime: number) => number
}

/**
 * The film of a batch, requested at its start: the length each second up to ten times while there is no data, then
 * the film. Without one the start is delayed, and the venue is asked again later (docs/virtual-sports.md, 6.5).
 */
export function film$(
  batch: BatchRef,
  { virtual, msUntil }: FilmDeps,
  { tries, againMs, delayedMs }: FilmTimes,
): Observable<FilmState> {
  const length$ = (left: number): Observable<number | null> =>
    virtual.filmLength(batch).pipe(
      switchMap((answer) => {
        const lengthMs = answer.ok ? answer.value : null
        if (lengthMs !== null || left <= 1) return of(lengthMs)
        return timer(againMs).pipe(switchMap(() => length$(left - 1)))
      }),
    )
  const replay$ = (lengthMs: number | null): Observable<FilmState> =>
    virtual.replay(batch).pipe(
      map((answer): FilmState => {
        const films = answer.ok ? answer.value : null
        if (films === null || films.size === 0) return { kind: 'delayed' }
        return { kind: 'film', films, lengthMs: lengthMs ?? lengthOf(films) }
      }),
    )
  const asked$: Observable<FilmState> = defer(() => length$(tries)).pipe(
    switchMap(replay$),
    switchMap((state) =>
      state.kind === 'film' ? of(state) : concat(of(state), timer(delayedMs).pipe(switchMap(() => asked$))),
    ),
  )
  return defer(() => timer(msUntil(batch.startsAt))).pipe(
    switchMap(() => asked$.pipe(startWith<FilmState>({ kind: 'awaited' }))),
    startWith(NO_FILM),
  )
}

/** How long a film goes on after the last moment of its match, ms, like the films of the venue. */
const AFTER_LAST_MS = 5000

/** The length derived from the films, for a venue that does not send it. */
function lengthOf(films: Films): number {
  return Math.max(
    ...[...films.values()].map((film) =>
      film.kind === 'race' ? film.lengthMs : (film.moments.at(-1)?.atMs ?? 0) + AFTER_LAST_MS,
    ),
  )
}
