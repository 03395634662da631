import { type Observable, switchMap } from 'rxjs'
import type { ListedMatch, ListSort } from '../../domain/menu.ts'
import { dateRows, type DayKey } from '../../domain/schedule.ts'
import type { EsportsFeed } from '../../feeds/esports/index.ts'
import { combineStates } from '../../kernel/combineStates.ts'
import { CONNECTING, type Feed } from '../../kernel/feed.ts'
import type { Scope } from '../../kernel/scope.ts'
import { shareState } from '../../kernel/shareGrace.ts'
import { constant, mapState, type State$ } from '../../kernel/state.ts'
import type { EsportsDate, EsportsGame, EsportsQuery } from '../../venues/esports.ts'
import { leagueGroups, type LeagueGroup } from '../home/leagueGroups.ts'

/** The path of all games, which an unknown path means too. */
export const ALL_GAMES = 'all'

/** One of the nine entries of dates. */
export interface EsportsDay {
  readonly key: DayKey
  /** `MM/DD`; `null` for today and for all later days. */
  readonly label: string | null
  /** `null` until known. */
  readonly count: number | null
  readonly liveCount: number
}

export interface EsportsView {
  /** Whether the menu has come; a venue may have no esports at present. */
  readonly menu: Feed<null>
  readonly games: readonly EsportsGame[]
  /** The game of the address, or all; `null` until the menu is known. */
  readonly game: EsportsGame | null
  /** Always nine. */
  readonly days: readonly EsportsDay[]
  readonly day: DayKey
  readonly sort: EsportsQuery['sort']
  /** The leagues that the list is limited to; all when empty. */
  readonly leagues: readonly string[]
  readonly list: Feed<readonly LeagueGroup[]>
}

export interface EsportsModel {
  readonly view$: State$<EsportsView>
  /** The list that is asked for; `null` until the menu is known. */
  readonly query$: State$<EsportsQuery | null>
  /** Shows what an address names. Another game or day has all leagues. */
  show(path: string, day: string): void
  setLeagues(leagues: readonly string[]): void
  /** Folds or unfolds a league. */
  toggleLeague(leagueId: string): void
}

interface EsportsModelDeps {
  readonly feed: Pick<EsportsFeed, 'games$' | 'dates$' | 'list$'>
  readonly sort$: State$<ListSort>
  readonly serverNow: () => number
}

interface Place {
  readonly path: string
  readonly day: string
  readonly leagues: readonly string[]
}

const FIRST: Place = { path: ALL_GAMES, day: 'today', leagues: [] }
const NO_DATES: Feed<readonly EsportsDate[]> = CONNECTING
const NO_LIST: Feed<readonly ListedMatch[]> = CONNECTING

/** The lists of esports by game and date. Nothing is requested while nobody looks. */
export function createEsports(scope: Scope, { feed, sort$, serverNow }: EsportsModelDeps): EsportsModel {
  const place = scope.cell(FIRST)
  const folded = scope.cell<ReadonlySet<string>>(new Set())
  const game$ = combineStates({ games: feed.games$, place: place.state$ }, ({ games, place: { path } }) =>
    gameOf(games.value ?? [], path),
  )
  const days$ = daysOf$(scope, { game$, feed, serverNow })
  const day$ = combineStates({ days: days$, place: place.state$ }, ({ days, place: { day } }) => {
    return days.find(({ key }) => key === day)?.key ?? 'today'
  })
  const query$ = combineStates(
    { game: game$, day: day$, place: place.state$, sort: sort$ },
    ({ game, day, place: { leagues }, sort }): EsportsQuery | null =>
      game === null ? null : { menuId: game.menuId, day, sort: sort === 'time' ? 'time' : 'league', leagues },
    sameQuery,
  )
  const list$ = whileSeen$(scope, NO_LIST, query$, (query) =>
    query === null ? constant(NO_LIST) : feed.list$(query),
  )
  return {
    view$: combineStates(
      {
        games: feed.games$,
        game: game$,
        days: days$,
        day: day$,
        place: place.state$,
        sort: sort$,
        list: list$,
        folded: folded.state$,
      },
      ({ games, game, days, day, place: { leagues }, sort, list, folded: names }): EsportsView => ({
        menu: games.value === undefined ? games : { ...games, value: null },
        games: games.value ?? [],
        game,
        days,
        day,
        sort: sort === 'time' ? 'time' : 'league',
        leagues,
        list: list.value === undefined ? list : { ...list, value: leagueGroups(list.value, names) },
      }),
    ),
    query$,
    show: (path, day) => {
      place.update((before) =>
        before.path === path && before.day === day ? before : { path, day, leagues: [] },
      )
    },
    setLeagues: (leagues) => {
      place.update((before) => ({ ...before, leagues: [...leagues].sort() }))
    },
    toggleLeague: (leagueId) => {
      folded.update((names) => {
        const next = new Set(names)
        if (!next.delete(leagueId)) next.add(leagueId)
        return next
      })
    },
  }
}

/** The game with this path, or all of them. */
function gameOf(games: readonly EsportsGame[], path: string): EsportsGame | null {
  return games.find((game) => game.path === path) ?? games.find(({ sport }) => sport === null) ?? null
}

interface DaysDeps extends Pick<EsportsModelDeps, 'serverNow'> {
  readonly game$: State$<EsportsGame | null>
  readonly feed: Pick<EsportsFeed, 'dates$'>
}

/** The nine entries, whose numbers come with the venue's answer. */
function daysOf$(scope: Scope, { game$, feed, serverNow }: DaysDeps): State$<readonly EsportsDay[]> {
  const menuId$ = mapState(game$, (game) => game?.menuId ?? null)
  const dates$ = whileSeen$(scope, NO_DATES, menuId$, (menuId) =>
    menuId === null ? constant(NO_DATES) : feed.dates$(menuId),
  )
  return mapState(dates$, ({ value = [] }) =>
    dateRows([], serverNow(), 'parlay')
      .filter(({ key }) => key !== 'all')
      .map(({ key, label }) => {
        const known = value.find((each) => each.key === key)
        return { key, label, count: known?.count ?? null, liveCount: known?.liveCount ?? 0 }
      }),
  )
}

/** The values of the source that a key chooses, subscribed only while there are subscribers. */
function whileSeen$<K, T>(
  scope: Scope,
  initial: T,
  key$: Observable<K>,
  sourceOf: (key: K) => Observable<T>,
): State$<T> {
  return shareState<T>(key$.pipe(switchMap(sourceOf), scope.bind()), { initial, graceMs: 0 })
}

function sameQuery(a: EsportsQuery | null, b: EsportsQuery | null): boolean {
  if (a === null || b === null) return a === b
  return (
    a.menuId === b.menuId && a.day === b.day && a.sort === b.sort && a.leagues.join() === b.leagues.join()
  )
}
