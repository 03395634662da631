import { vi } from 'vitest'
import type { Feed, Pair } from '../../streams/index.ts'
import { CONNECTING, live } from '../../streams/kernel/feed.ts'
import { cell, constant } from '../../streams/kernel/state.ts'
import type { MatchView } from '../../streams/views/match/matchModel.ts'
import type { VirtualDetail } from '../../streams/feeds/virtual/index.ts'
import type {
  CupTree,
  FilmState,
  TableGroup,
  VirtualGame,
  VirtualGameModel,
  VirtualMatchModel,
  VirtualResult,
  VirtualStreams,
  VirtualView,
} from '../../streams/virtual.ts'

const NO_MATCH: MatchView = {
  match: CONNECTING,
  categories: [],
  category: 'all',
  sections: [],
  marketsKnown: false,
}

/** Virtual sports of the fakes: cells that the test sets. */
export function createFakeVirtual() {
  const games = cell<Feed<readonly VirtualGame[]>>(CONNECTING)
  const view = cell<VirtualView>({ list: CONNECTING, tabs: [], shown: null, stage: 'open', running: null })
  const film = cell<FilmState>({ kind: 'before' })
  const score = cell<Feed<Pair | null>>(CONNECTING)
  const tree = cell<Feed<CupTree>>(CONNECTING)
  const table = cell<Feed<readonly TableGroup[]>>(CONNECTING)
  const results = cell<Feed<readonly VirtualResult[]>>(live([], 0))
  const detail = cell<Feed<VirtualDetail>>(CONNECTING)
  const match = cell<MatchView>(NO_MATCH)
  const choose = vi.fn<VirtualGameModel['choose']>()
  /** The place in the film, ms, and the seconds to any instant. */
  const time = { filmMs: 0, seconds: 38 }
  const streams: VirtualStreams = {
    games$: games.state$,
    score$: () => score.state$,
    tree$: () => tree.state$,
    table$: () => table.state$,
    results$: () => results.state$,
    game: () => ({ view$: view.state$, film$: film.state$, choose }),
    match: (): VirtualMatchModel => ({
      view$: match.state$,
      now$: constant(null),
      notice$: constant(null),
      setCategory: vi.fn(),
      toggleMarket: vi.fn(),
      foldAll: vi.fn(),
      togglePin: vi.fn(),
      entry$: detail.state$,
      film$: film.state$,
    }),
    filmMs: () => time.filmMs,
    secondsUntil: () => time.seconds,
  }
  return { streams, games, view, film, score, tree, table, results, detail, match, choose, time }
}
