import { combineLatest, of, scan, switchMap } from 'rxjs'
import type { Batches, FilmState, VirtualFeed } from '../../feeds/virtual/index.ts'
import { NO_FILM } from '../../feeds/virtual/index.ts'
import { CONNECTING, type Feed } from '../../kernel/feed.ts'
import type { Scope } from '../../kernel/scope.ts'
import { mapState, type State$ } from '../../kernel/state.ts'
import type { VirtualBatch } from '../../venues/virtual.ts'
import { type BatchStage, batchStage, type BatchTab, batchTabs, shownBatch } from './batchTabs.ts'

/** A game: its batches with their countdowns, and which of them is shown. */
export interface VirtualView {
  readonly list: Feed<Batches>
  readonly tabs: readonly BatchTab[]
  /** The batch whose markets are shown; `null` while there is none. */
  readonly shown: VirtualBatch | null
  readonly stage: BatchStage
  /** The batch whose film is shown: the shown one once it runs, otherwise any other that runs. */
  readonly running: VirtualBatch | null
}

export interface VirtualGameModel {
  readonly view$: State$<VirtualView>
  /** The film of the running batch. */
  readonly film$: State$<FilmState>
  /** A batch stays chosen until it leaves the list. */
  choose(batchNo: string): void
}

interface GameDeps {
  readonly feed: Pick<VirtualFeed, 'batches$' | 'film$'>
  readonly game: string
  /** Platform time once a second, and its rate. */
  readonly second$: State$<number>
  readonly rate: () => number
}

const NOTHING: VirtualView = { list: CONNECTING, tabs: [], shown: null, stage: 'open', running: null }

export function createVirtualGame(scope: Scope, { feed, game, second$, rate }: GameDeps): VirtualGameModel {
  const chosen = scope.cell<string | null>(null)
  const view$ = scope.state(
    combineLatest([feed.batches$(game), second$, chosen.state$]).pipe(
      scan((before, [list, now, wanted]) => virtualView(before, list, now, wanted, rate()), NOTHING),
    ),
    NOTHING,
  )
  const running$ = mapState(
    view$,
    ({ running }) => running,
    (one, other) => one?.batchNo === other?.batchNo,
  )
  return {
    view$,
    film$: scope.state(
      running$.pipe(switchMap((batch) => (batch === null ? of(NO_FILM) : feed.film$(batch)))),
      NO_FILM,
    ),
    choose: chosen.set,
  }
}

function virtualView(
  before: VirtualView,
  list: Feed<Batches>,
  now: number,
  wanted: string | null,
  rate: number,
): VirtualView {
  const batches = list.value ?? []
  const listed = batches.some(({ batchNo }) => batchNo === wanted)
  const shown = shownBatch(batches, listed ? wanted : (before.shown?.batchNo ?? null), now)
  const stage = shown === null ? 'open' : batchStage(shown, now)
  const others = batches.filter((batch) => batchStage(batch, now) === 'running')
  return {
    list,
    tabs: batchTabs(batches, now, rate),
    shown,
    stage,
    running: stage === 'running' ? shown : (others.at(-1) ?? null),
  }
}

/** How a venue's platform time becomes the place in a film: (server time − start) / rate, ms. */
export function filmMs(now: number, startsAt: number, rate: number): number {
  return (now - startsAt) / rate
}
