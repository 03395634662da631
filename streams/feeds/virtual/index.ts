import { forkJoin, map, type Observable } from 'rxjs'
import { ok, type Result } from '../../domain/result.ts'
import type { Failure } from '../../domain/failure.ts'
import type { Pair } from '../../domain/match.ts'
import { CONNECTING, type Feed } from '../../kernel/feed.ts'
import { keyed } from '../../kernel/keyed.ts'
import type { Scope } from '../../kernel/scope.ts'
import { shareState } from '../../kernel/shareGrace.ts'
import type { State$ } from '../../kernel/state.ts'
import type {
  BatchRef,
  CupTree,
  TableGroup,
  Virtual,
  VirtualGame,
  VirtualMatch,
  VirtualResult,
} from '../../venues/virtual.ts'
import type { DetailAnswer } from '../detail/index.ts'
import type { ListAnswer } from '../matches/index.ts'
import { type PollConditions, polledFeed$ } from '../polledFeed.ts'
import { feedTimes, staleAfterMs } from '../times.ts'
import { type Batches, batches$, type VirtualClock } from './batches.ts'
import { film$, type FilmState, type FilmTimes, NO_FILM } from './films.ts'
import { createScores } from './scores.ts'

export type { Batches } from './batches.ts'
export { type FilmState, NO_FILM } from './films.ts'

export interface VirtualDetail {
  readonly entry: VirtualMatch
  /** The venue's time of the markets, ms. */
  readonly marketsAt: number
}

/** Virtual sports of a venue; each source is requested while it has subscribers. */
export interface VirtualFeed {
  readonly games$: State$<Feed<readonly VirtualGame[]>>
  batches$(game: string): State$<Feed<Batches>>
  film$(batch: BatchRef): State$<FilmState>
  /** A match with all its markets; the prices are in the book. */
  detail$(matchId: string): State$<Feed<VirtualDetail>>
  /** The score of a match that has begun, at the present place of the film; `null` before. */
  score$(matchId: string): State$<Feed<Pair | null>>
  tree$(batch: BatchRef): State$<Feed<CupTree>>
  table$(game: string): State$<Feed<readonly TableGroup[]>>
  /** The newest results of a game. */
  results$(game: string): State$<Feed<readonly VirtualResult[]>>
}

interface VirtualDeps {
  readonly virtual: Virtual
  readonly conditions: PollConditions
  readonly clock: VirtualClock
  readonly addToBook: (answer: ListAnswer | DetailAnswer) => void
  /** Receives the batches that are not locked yet. */
  readonly onOpen?: (batches: Batches) => void
}

interface VirtualOptions {
  readonly everyMs?: number
  readonly gamesEveryMs?: number
  readonly tablesEveryMs?: number
  readonly graceMs?: number
  readonly film?: FilmTimes
}

export const FILM_TIMES: FilmTimes = { tries: 10, againMs: 1000, delayedMs: 5000 }

/** The listed results: those of the last 24 hours, and at most `RESULTS_MOST`. */
const RESULTS_OF_MS = 24 * 60 * 60 * 1000
const RESULTS_MOST = 40

const batchKey = ({ game, batchNo }: BatchRef): string => `${game} ${batchNo}`

export function createVirtualFeed(
  scope: Scope,
  { virtual, conditions, clock, addToBook, onOpen = () => undefined }: VirtualDeps,
  {
    everyMs = feedTimes.listEveryMs,
    gamesEveryMs = feedTimes.earlyEveryMs,
    tablesEveryMs = feedTimes.virtualTablesEveryMs,
    graceMs = feedTimes.graceMs,
    film = FILM_TIMES,
  }: VirtualOptions = {},
): VirtualFeed {
  const options = { initial: () => CONNECTING, graceMs }
  const polled$ = <T>(call: () => Observable<Result<T, Failure>>, every: number) =>
    polledFeed$(call, { everyMs: every, conditions }).pipe(scope.bind<Feed<T>>())
  const detail = (matchId: string) =>
    forkJoin([virtual.match(matchId), virtual.markets(matchId)]).pipe(
      map(([match, markets]): Result<VirtualDetail, Failure> => {
        if (!match.ok) return match
        if (!markets.ok) return markets
        const { value: entry } = match.value
        const { value, at: marketsAt } = markets.value
        const freshForMs = staleAfterMs(everyMs)
        addToBook({ type: 'detail', match: entry.match, markets: value, marketsAt, freshForMs })
        return ok({ entry, marketsAt })
      }),
    )
  const results = (game: string) => {
    const to = clock.now()
    return virtual.results(game, { from: to - RESULTS_OF_MS, to }, RESULTS_MOST)
  }
  return {
    games$: shareState<Feed<readonly VirtualGame[]>>(
      polled$(() => virtual.menus(), gamesEveryMs),
      { initial: CONNECTING, graceMs },
    ),
    batches$: keyed<string, Feed<Batches>>(
      (game) =>
        batches$(game, { virtual, conditions, clock, addToBook, onOpen }, everyMs).pipe(
          scope.bind<Feed<Batches>>(),
        ),
      options,
    ),
    film$: keyed<BatchRef, FilmState>(
      (batch) =>
        film$(batch, { virtual, msUntil: (at) => clock.msUntil(at) }, film).pipe(scope.bind<FilmState>()),
      { initial: () => NO_FILM, graceMs, keyOf: batchKey },
    ),
    detail$: keyed<string, Feed<VirtualDetail>>(
      (matchId) => polled$(() => detail(matchId), everyMs),
      options,
    ),
    score$: createScores(
      scope,
      { virtual, conditions },
      { everyMs, graceMs, gatherMs: feedTimes.watchSettleMs },
    ),
    tree$: keyed<BatchRef, Feed<CupTree>>((batch) => polled$(() => virtual.tree(batch), tablesEveryMs), {
      ...options,
      keyOf: batchKey,
    }),
    table$: keyed<string, Feed<readonly TableGroup[]>>(
      (game) => polled$(() => virtual.table(game), tablesEveryMs),
      options,
    ),
    results$: keyed<string, Feed<readonly VirtualResult[]>>(
      (game) => polled$(() => results(game), tablesEveryMs),
      options,
    ),
  }
}
