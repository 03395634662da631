import { of, switchMap } from 'rxjs'
import type { MarketCategory } from '../domain/menu.ts'
import { createPinnedMarkets } from '../feeds/pinnedMarkets/index.ts'
import { type CommittedRound, createToldCommitments } from '../feeds/rounds/index.ts'
import {
  createVirtualFeed,
  type FilmState,
  NO_FILM,
  type VirtualDetail,
  type VirtualFeed,
} from '../feeds/virtual/index.ts'
import { type Feed, live } from '../kernel/feed.ts'
import type { Scope } from '../kernel/scope.ts'
import { constant, mapState, type State$ } from '../kernel/state.ts'
import type { BatchRef, VirtualBatch } from '../venues/virtual.ts'
import { createMatch, type MatchModel } from '../views/match/matchModel.ts'
import { createVirtualGame, filmMs, type VirtualGameModel } from '../views/virtual/virtualModel.ts'

import type { VenueCore } from './venueCore.ts'

/** A match of virtual sports with all its markets, and the film of its batch. */
export interface VirtualMatchModel extends MatchModel {
  readonly entry$: State$<Feed<VirtualDetail>>
  readonly film$: State$<FilmState>
}

/** Virtual sports of a venue. */
export interface VirtualStreams extends Pick<
  VirtualFeed,
  'games$' | 'score$' | 'tree$' | 'table$' | 'results$'
> {
  game(screen: Scope, game: string): VirtualGameModel
  match(screen: Scope, matchId: string): VirtualMatchModel
  /** The present place in the film of a batch, real ms from its start. */
  filmMs(startsAt: number): number
  /** Real seconds until a platform time, rounded up. */
  secondsUntil(at: number): number
}

/** `null` at a venue without virtual sports. */
export function virtualStreams(scope: Scope, core: VenueCore): VirtualStreams | null {
  const { venue, conditions, link, addToBook, book, ports, member } = core
  const { virtual } = venue
  if (virtual === undefined) return null
  const { serverTime } = link
  const rate = (): number => serverTime.state$.value.rate
  const commitments = createToldCommitments(ports.storage.local)
  const feed = createVirtualFeed(scope, {
    virtual,
    conditions,
    clock: { now: () => serverTime.now(), msUntil: (at) => serverTime.msUntil(at) },
    addToBook,
    onOpen: (batches) => {
      commitments.keep(batches.filter(({ commitment }) => commitment !== '').map(committed))
    },
  })
  return {
    games$: feed.games$,
    score$: feed.score$,
    tree$: feed.tree$,
    table$: feed.table$,
    results$: feed.results$,
    filmMs: (startsAt) => filmMs(serverTime.now(), startsAt, rate()),
    secondsUntil: (at) => Math.ceil(serverTime.msUntil(at) / 1000),
    game: (screen, game) =>
      createVirtualGame(screen, {
        feed,
        game,
        second$: screen.state(serverTime.tick$(1000), serverTime.now()),
        rate,
      }),
    match: (screen, matchId) => {
      const entry$ = feed.detail$(matchId)
      const batch$ = mapState(entry$, ({ value }) => batchOf(value), sameBatch)
      return {
        ...createMatch(screen, {
          match$: book.feed$(matchId),
          detail$: entry$,
          layout$: book.layout$(matchId),
          wholeAt$: book.wholeAt$(matchId),
          categories$: constant(live(NO_CATEGORIES, 0)),
          pins: createPinnedMarkets(screen, ports.storage.local, member.id),
        }),
        entry$,
        film$: screen.state(
          batch$.pipe(switchMap((batch) => (batch === null ? of(NO_FILM) : feed.film$(batch)))),
          NO_FILM,
        ),
      }
    },
  }
}

/** The round that a batch is (docs/virtual-sports.md, 3). */
function committed({ game, batchNo, commitment }: VirtualBatch): CommittedRound {
  return { product: 'virtual', game, round: batchNo, commitment }
}

const NO_CATEGORIES: readonly MarketCategory[] = []

function batchOf(detail: VirtualDetail | undefined): BatchRef | null {
  if (detail === undefined) return null
  const { match, batchNo, handle } = detail.entry
  return { game: match.league.id, sport: match.sport, batchNo, handle, round: '', startsAt: match.kickOff }
}

function sameBatch(one: BatchRef | null, other: BatchRef | null): boolean {
  return one?.batchNo === other?.batchNo && one?.game === other?.game
}
