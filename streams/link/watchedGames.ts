import { type Observable, Subject } from 'rxjs'
import { gameId, type GameKey } from '../domain/rounds/round.ts'

/** The games that have subscribers, those that were subscribed first in front. */
export interface WatchedGames {
  readonly changed$: Observable<void>
  games(): GameKey[]
  /** Also emits for a game that was watched already, because its new subscriber needs all present rounds. */
  add(game: GameKey): void
  remove(game: GameKey): void
}

export function createWatchedGames(): WatchedGames {
  const counts = new Map<string, { readonly game: GameKey; readonly subscribers: number }>()
  const changed$ = new Subject<void>()
  return {
    changed$: changed$.asObservable(),
    games: () => [...counts.values()].map(({ game: { product, game } }) => ({ product, game })),
    add: (game) => {
      const id = gameId(game)
      counts.set(id, { game, subscribers: (counts.get(id)?.subscribers ?? 0) + 1 })
      changed$.next()
    },
    remove: (game) => {
      const id = gameId(game)
      const subscribers = (counts.get(id)?.subscribers ?? 1) - 1
      if (subscribers > 0) counts.set(id, { game, subscribers })
      else {
        counts.delete(id)
        changed$.next()
      }
    },
  }
}
