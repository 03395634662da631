import { combineLatest, distinctUntilChanged, map, type Observable, scan, type SchedulerLike } from 'rxjs'
import type { Match } from '../../domain/match.ts'
import { asPictured } from './asPictured.ts'
import { wholeSeconds } from './wholeSeconds.ts'

/** A match as it was at the moment that the picture shows. */
export interface PictureScore {
  readonly match: Match
  /** How far its clock is behind the present one, platform ms. */
  readonly behindMs: number
}

/** The moment that the picture shows. */
export interface Shown {
  /** By the clock of the server, real ms. */
  readonly at: number
  /** How long ago that was, ms. */
  readonly lateMs: number
}

/**
 * How much later than the picture the score over it changes, ms. In the clip of a goal the ball is in the net at most
 * 2.2 s after the time of the goal (platform/live/film), and the score must not change before that.
 */
const SCORE_AFTER_MS = 2500

/**
 * What the score over the picture shows; `null` while there is no picture, and until the picture has reached the
 * first known state of the match.
 */
export function pictureScore$(
  match$: Observable<Match | null>,
  shown$: Observable<Shown | null>,
  rate: () => number,
  scheduler?: SchedulerLike,
): Observable<PictureScore | null> {
  const late$ = shown$.pipe(map((shown) => (shown === null ? null : shown.lateMs + SCORE_AFTER_MS)))
  const steady$ = late$.pipe(
    scan((known: number | null, late) => (late === null ? null : wholeSeconds(late, known)), null),
    distinctUntilChanged(),
  )
  return combineLatest([match$.pipe(asPictured(late$, scheduler)), steady$]).pipe(
    map(([match, late]) => (match === null || late === null ? null : { match, behindMs: late * rate() })),
    distinctUntilChanged((a, b) => a?.match === b?.match && a?.behindMs === b?.behindMs),
  )
}
