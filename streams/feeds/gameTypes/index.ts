import { combineLatest, filter, map, type Observable, of, startWith, switchMap, take } from 'rxjs'
import type { Link } from '../../link/createLink.ts'
import { GAME_TYPES, GAME_TYPES_PATH, type GameType, gameTypeAnswer } from '../../wire/site/gameTypes.ts'
import { type PollConditions, polledFeed$ } from '../polledFeed.ts'
import { feedTimes } from '../times.ts'

interface GameTypesDeps {
  readonly link: Pick<Link, 'call'>
  readonly conditions: PollConditions
}

/**
 * The given types that have games. Each type is read once, and counts as having games until its answer
 * arrives (docs/games/casino.md, 6.8).
 */
export function typesWithGames$(
  types: readonly GameType[],
  { link, conditions }: GameTypesDeps,
): Observable<ReadonlySet<GameType>> {
  const has$ = (type: GameType): Observable<boolean> =>
    polledFeed$(
      () =>
        link.call({
          kind: 'read',
          path: GAME_TYPES_PATH,
          body: { gameType: GAME_TYPES[type] },
          data: gameTypeAnswer,
          ownExits: true,
        }),
      { everyMs: feedTimes.earlyEveryMs, conditions },
    ).pipe(
      map(({ value }) => value),
      filter((value) => value !== undefined),
      take(1),
      map(({ games }) => games.some(({ count }) => count > 0)),
      startWith(true),
    )
  return of(types).pipe(
    switchMap((all) => combineLatest(all.map(has$))),
    map((has) => new Set(types.filter((_, index) => has[index] === true))),
  )
}
