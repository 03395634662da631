import { distinctUntilChanged, map, merge, type Observable, of, switchMap, takeWhile, timer } from 'rxjs'
import { ANCHOR_TIMES } from '../../domain/anchorGames/states.ts'
import type { Round } from '../../domain/rounds/round.ts'
import { realMsUntil } from '../../domain/rounds/roundPhase.ts'

/** The animation of a result that is running. */
export interface Playing {
  readonly round: string
  /** Platform ms at which it began. */
  readonly startsAt: number
}

interface PlayingDeps {
  /** The present round; only a decided one has an animation. */
  readonly round$: Observable<Round | null>
  /** Whether pictures may move: not while the page is hidden, nor with reduced motion or data saving. */
  readonly moves$: Observable<boolean>
  /** Platform time, ms, and its rate. */
  readonly now: () => number
  readonly rate: () => number
}

/**
 * The animation of a decided round. It starts when the result is known and ends 8 s of real time later, also for
 * members who join meanwhile, or as soon as pictures may not move (docs/games/anchor.md, 2.2).
 */
export function playing$({ round$, moves$, now, rate }: PlayingDeps): Observable<Playing | null> {
  return round$.pipe(
    distinctUntilChanged((one, other) => one?.round === other?.round && one?.state === other?.state),
    switchMap((round) => {
      if (round?.state !== 'decided') return of(null)
      const playing = { round: round.round, startsAt: startOf(round, rate()) }
      const left = realMsUntil(playing.startsAt + ANCHOR_TIMES.animation * rate(), now(), rate())
      if (left === 0) return of(null)
      // A clock that is behind must not make it longer.
      const ends$ = timer(Math.min(left, ANCHOR_TIMES.animation)).pipe(map(() => false))
      return merge(moves$, ends$).pipe(
        distinctUntilChanged(),
        takeWhile((moves) => moves, true),
        map((moves) => (moves ? playing : null)),
      )
    }),
  )
}

/** A round that was retried is decided later than its `resultAt`, and its later times follow from then. */
function startOf({ paysAt, resultAt }: Round, rate: number): number {
  return paysAt === null ? resultAt : paysAt - ANCHOR_TIMES.animation * rate
}
