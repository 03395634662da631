import {
  concat,
  distinctUntilChanged,
  filter,
  map,
  type Observable,
  of,
  pairwise,
  type SchedulerLike,
  startWith,
  switchMap,
  timer,
} from 'rxjs'
import type { Match } from '../../domain/match.ts'
import { descriptorOf } from '../../domain/sports/descriptorOf.ts'
import type { PictureScore } from './pictureScore.ts'

/** Whether a goal was seen within the given time, ms: the score of the same match has grown. */
export function recentGoal$(
  pictured$: Observable<Match | null>,
  ms: number,
  scheduler?: SchedulerLike,
): Observable<boolean> {
  return pictured$.pipe(
    startWith(null),
    pairwise(),
    filter(([before, after]) => isGoal(before, after)),
    switchMap(() => concat(of(true), timer(ms, scheduler).pipe(map(() => false)))),
    startWith(false),
    distinctUntilChanged(),
  )
}

function isGoal(before: Match | null, after: Match | null): boolean {
  if (before === null || after === null || before.id !== after.id) return false
  const [home, away] = [after.score[0] - before.score[0], after.score[1] - before.score[1]]
  return (home > 0 && away >= 0) || (away > 0 && home >= 0)
}

/** The match of the picture, in sports in which a goal is rare enough to be seen again. */
export function goalsIn$(score$: Observable<PictureScore | null>): Observable<Match | null> {
  return score$.pipe(
    map((score) =>
      score !== null && descriptorOf(score.match.sport).scoreStopsBetting ? score.match : null,
    ),
    distinctUntilChanged(),
  )
}
