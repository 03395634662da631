import { distinctUntilChanged, type Observable, switchMap, take, tap } from 'rxjs'
import type {
  BetType,
  ListedMatch,
  ListQuery,
  ListSort,
  ListSport,
  ListTab,
  Menu,
  MenuSport,
} from '../../domain/menu.ts'
import { type DateRow, dateRows, type DayKey } from '../../domain/schedule.ts'
import type { Sport } from '../../domain/vocabulary/sports.ts'
import { combineStates } from '../../kernel/combineStates.ts'
import { CONNECTING, type Feed } from '../../kernel/feed.ts'
import type { Scope } from '../../kernel/scope.ts'
import { shareState } from '../../kernel/shareGrace.ts'
import { type Cell, constant, type State$ } from '../../kernel/state.ts'
import type { KeyValue } from '../../ports/storage.ts'
import {
  type HomeMode,
  type HomeFilters,
  hasHomeFilters,
  readHomeFilters,
  storeHomeFilters,
} from '../../feeds/homeFilters/index.ts'
import { type ListOnScreen, NOTHING_STICKY, type StickyIds, stickyKey } from '../../domain/sticky.ts'
import type { StickyTop } from '../../feeds/stickyTop/index.ts'
import { offered, type VenueRules } from '../../venues/venue.ts'
import { favouriteSport, favouriteSports, favouritesOf, partOf } from './favouriteList.ts'
import { entryOf, expectedQuery, offeredMode, queryFor, sameQuery, sportOf, tabOf } from './homeQuery.ts'
import { leagueGroups, type LeagueGroup } from './leagueGroups.ts'
import { type ListControls, listControls } from './listControls.ts'
import { hotFirst, stickyFirst } from './listOrder.ts'
import { sportRow } from './sportRow.ts'

export interface HomeTab {
  readonly betType: ListTab
  readonly count: number
}

export interface HomeSport {
  readonly sport: ListSport
  readonly count: number
  /** How many of them are in play; `null` on tabs that do not mix them with others. */
  readonly liveCount: number | null
}

export interface HomeDay extends Pick<DateRow, 'key' | 'label'> {
  /** `null` where the venue does not report it. */
  readonly count: number | null
  /** How many of them are in play. */
  readonly liveCount: number | null
}

export interface HomeView extends HomeFilters {
  readonly tabs: readonly HomeTab[]
  readonly sports: readonly HomeSport[]
  /** Empty for tabs without a date row. */
  readonly days: readonly HomeDay[]
  readonly menu: Feed<null>
  readonly list: Feed<readonly LeagueGroup[]>
  readonly sort: ListSort
  readonly controls: ListControls
}

export interface HomeDeps {
  /** The modes that are offered; that of the member may be none of them any more. */
  readonly modes$: State$<readonly HomeMode[]>
  readonly betTypes: VenueRules['betTypes']
  /** The number of favourites; `null` at a venue without favourites. */
  readonly favouriteCount$: State$<number | null> | null
  readonly menu$: State$<Feed<Menu>>
  readonly list$: (query: ListQuery) => State$<Feed<readonly ListedMatch[]>>
  /** See `SportsBook`. */
  readonly usualMenuId: (betType: BetType, sport: ListSport) => string | null
  /** Whether the list can be filtered by league at this venue. */
  readonly filters: boolean
  readonly sort$: State$<ListSort>
  readonly sticky: StickyTop
  readonly serverNow: () => number
  readonly memory: KeyValue
  readonly venue: string
  /** The sport with which the venue opens, once it is known; empty at a venue without such a setting. */
  readonly openingSport$: Observable<Sport>
  /** Called when the list of parlays is chosen. */
  readonly onParlay: () => void
}

export interface HomeModel {
  readonly home$: State$<HomeView>
  /** The list that is asked for; `null` where there is none. */
  readonly query$: State$<ListQuery | null>
  /** What the member keeps at the top of this list. */
  readonly sticky$: State$<StickyIds>
  setMode(mode: HomeMode): void
  setBetType(betType: ListTab): void
  setSport(sport: ListSport): void
  setDay(day: DayKey): void
  /** Limits the list to these leagues; to none when empty. */
  setLeagues(leagues: readonly string[]): void
  /** Folds or unfolds a league. */
  toggleLeague(leagueId: string): void
  toggleStickyMatch(match: { readonly id: string; readonly league: { readonly id: string } }): void
  /** `count` is the number of its matches, where it is known that the list may lack some. */
  toggleStickyLeague(leagueId: string, count?: number): void
}

const NO_COUNT$: State$<number | null> = constant(null)
const NO_LIST: Feed<readonly ListedMatch[]> = CONNECTING

/** The home list: tab, sport, day and leagues. The filters are stored for the browser session. */
export function createHome(scope: Scope, deps: HomeDeps): HomeModel {
  const kept = readHomeFilters(deps.memory, deps.venue)
  const tabs: readonly [ListTab, ...ListTab[]] =
    deps.favouriteCount$ === null ? deps.betTypes : [...deps.betTypes, 'favourite']
  const cell = scope.cell<HomeFilters>({ ...kept, betType: offered(tabs, kept.betType) })
  const folded = scope.cell<ReadonlySet<string>>(new Set())
  const filters$ = combineStates({ chosen: cell.state$, modes: deps.modes$ }, ({ chosen, modes }) => ({
    ...chosen,
    mode: offeredMode(modes, chosen.mode),
  }))
  const { query$, list$, sticky$, screen } = createShownList(scope, deps, filters$)
  const groups$ = combineStates(
    { list: list$, folded: folded.state$, filters: filters$, sticky: sticky$, sort: deps.sort$ },
    ({ list, ...grouping }) =>
      list.value === undefined ? list : { ...list, value: groupsOf(list.value, grouping) },
  )
  const home$ = combineStates(
    {
      filters: filters$,
      menu: deps.menu$,
      list: list$,
      groups: groups$,
      sort: deps.sort$,
      favourites: deps.favouriteCount$ ?? NO_COUNT$,
    },
    ({ filters, menu, list, groups, sort, favourites }): HomeView => {
      const { sport, sports } = sportsOf(filters, menu.value, list.value ?? [])
      const controls = listControls(filters.betType, sport)
      return {
        ...filters,
        sport,
        sports,
        tabs: tabs.map((betType) => ({
          betType,
          count: (betType === 'favourite' ? favourites : tabOf(menu.value, betType)?.count) ?? 0,
        })),
        days: daysOf(filters.betType, deps.serverNow(), entryOf(filters, menu.value ?? [])),
        menu: menu.value === undefined ? menu : { ...menu, value: null },
        list: groups,
        sort,
        controls: { ...controls, filter: controls.filter && deps.filters },
      }
    },
  )
  openWithSport(scope, deps, cell)
  return {
    home$,
    query$,
    sticky$,
    ...filterCommands(cell, deps),
    toggleLeague: (leagueId) => {
      folded.update((names) => {
        const next = new Set(names)
        if (!next.delete(leagueId)) next.add(leagueId)
        return next
      })
    },
    toggleStickyMatch: ({ id, league }) => {
      deps.sticky.toggleMatch(screen(), { id, leagueId: league.id })
    },
    toggleStickyLeague: (leagueId, count) => {
      deps.sticky.toggleLeague(screen(), leagueId, count)
    },
  }
}

type Listed = Feed<readonly ListedMatch[]>

interface ShownList extends Pick<HomeModel, 'query$' | 'sticky$'> {
  readonly list$: State$<Listed>
  /** The list as it is now, for what is kept at its top. */
  readonly screen: () => ListOnScreen
}

/** What is asked for and received of the list, and what the member keeps at its top. */
function createShownList(scope: Scope, deps: HomeDeps, filters$: State$<HomeFilters>): ShownList {
  const query$ = combineStates(
    { filters: filters$, menu: deps.menu$, sort: deps.sort$ },
    ({ filters, menu, sort }) =>
      menu.status === 'connecting'
        ? expectedQuery(filters, deps.usualMenuId, sort)
        : queryFor(filters, menu.value ?? [], sort),
    sameQuery,
  )
  // Polled only while the home list is on the screen.
  const polled$ = shareState<Listed>(
    query$.pipe(
      distinctUntilChanged(sameQuery),
      switchMap((query) => (query === null ? [NO_LIST] : noted$(deps, query))),
      scope.bind(),
    ),
    { initial: NO_LIST, graceMs: 0 },
  )
  // A list that was requested ahead of the menu is shown only once the menu has confirmed it.
  const list$ = combineStates({ list: polled$, menu: deps.menu$ }, ({ list, menu }) =>
    menu.value === undefined ? NO_LIST : list,
  )
  const sport$ = combineStates(
    { filters: filters$, menu: deps.menu$, list: list$ },
    ({ filters, menu, list }) => sportsOf(filters, menu.value, list.value ?? []).sport,
  )
  return {
    query$,
    list$,
    sticky$: combineStates(
      { filters: filters$, sport: sport$, lists: deps.sticky.lists$ },
      ({ filters: { betType }, sport, lists }) => lists.get(stickyKey(betType, sport)) ?? NOTHING_STICKY,
    ),
    screen: () => {
      const { betType, day, leagues } = filters$.value
      const whole = day === 'all' && leagues.length === 0
      return { key: stickyKey(betType, sport$.value), matches: stickyMatches(list$.value), whole }
    },
  }
}

function stickyMatches({ value = [] }: Listed): ListOnScreen['matches'] {
  return value.map(({ match }) => ({ id: match.id, leagueId: match.league.id }))
}

/** The list of a query. New matches of a league that is kept at the top are noted there. */
function noted$({ list$, sticky }: HomeDeps, query: ListQuery): Observable<Listed> {
  const listed$ = list$(query)
  if (query.betType === 'favourite') return listed$
  const key = stickyKey(query.betType, query.sport)
  return listed$.pipe(
    tap((list) => {
      if (list.value !== undefined) sticky.note({ key, matches: stickyMatches(list), whole: false })
    }),
  )
}

type FilterCommands = Pick<HomeModel, 'setMode' | 'setBetType' | 'setSport' | 'setDay' | 'setLeagues'>

/** Chooses the sport with which the venue opens, unless the member has chosen a place there already. */
function openWithSport(
  scope: Scope,
  { memory, venue, openingSport$ }: HomeDeps,
  filters: Cell<HomeFilters>,
): void {
  const opened = filters.state$.value
  if (hasHomeFilters(memory, venue)) return
  scope.run(
    openingSport$.pipe(
      take(1),
      tap((sport) => {
        if (filters.state$.value === opened) filters.set({ ...opened, sport })
      }),
    ),
  )
}

function filterCommands(
  filters: Cell<HomeFilters>,
  { modes$, memory, venue, onParlay }: Pick<HomeDeps, 'modes$' | 'memory' | 'venue' | 'onParlay'>,
): FilterCommands {
  const move = (change: Partial<HomeFilters>): void => {
    // Who moves in the mode that is shown stays there, also when another one is offered again.
    filters.update((before) => ({ ...before, mode: offeredMode(modes$.value, before.mode), ...change }))
    storeHomeFilters(memory, venue, filters.state$.value)
  }
  return {
    setMode: (mode) => {
      move({ mode })
    },
    // The sport is kept if the other tab has it; the day and the leagues are those of the former tab.
    setBetType: (betType) => {
      if (betType === filters.state$.value.betType) return
      move({ betType, day: 'all', leagues: [] })
      if (betType === 'parlay') onParlay()
    },
    setSport: (sport) => {
      if (sport !== filters.state$.value.sport) move({ sport, day: 'all', leagues: [] })
    },
    setDay: (day) => {
      move({ day })
    },
    setLeagues: (leagues) => {
      move({ leagues: [...leagues].sort() })
    },
  }
}

interface Grouping {
  readonly folded: ReadonlySet<string>
  readonly filters: HomeFilters
  readonly sticky: StickyIds
  readonly sort: ListSort
}

function groupsOf(
  listed: readonly ListedMatch[],
  { folded, filters: { betType, sport }, sticky, sort }: Grouping,
): readonly LeagueGroup[] {
  const { matchIds } = sticky
  const ordered = stickyFirst(sort === 'hot' ? hotFirst(listed) : listed, matchIds)
  return betType === 'favourite'
    ? leagueGroups(favouritesOf(ordered, favouriteSport(listed, sport)), folded, { partOf, sticky: matchIds })
    : leagueGroups(ordered, folded, { sticky: matchIds })
}

/** The sports of the tab, and the one whose list is shown. */
function sportsOf(
  filters: HomeFilters,
  menu: Menu | undefined,
  listed: readonly ListedMatch[],
): Pick<HomeView, 'sport' | 'sports'> {
  if (filters.betType === 'favourite') {
    const sports = favouriteSports(listed).map((each) => ({ ...each, liveCount: null }))
    return { sport: favouriteSport(listed, filters.sport), sports }
  }
  const row = sportRow(tabOf(menu, filters.betType)?.sports ?? [], filters.betType)
  // The tabs of today and of parlays contain matches in play among others. Only some of those are in the latter.
  const inPlay = tabOf(menu, 'live')?.sports ?? []
  const liveCount = ({ sport, dayLiveCounts }: MenuSport): number | null => {
    if (filters.betType === 'parlay') return dayLiveCounts?.all ?? null
    return filters.betType === 'today' ? (inPlay.find((entry) => entry.sport === sport)?.count ?? 0) : null
  }
  return {
    sport: sportOf(filters, menu ?? []),
    sports: row.map((entry) => ({ sport: entry.sport, count: entry.count, liveCount: liveCount(entry) })),
  }
}

function daysOf(betType: ListTab, serverNow: number, entry: MenuSport | undefined): HomeView['days'] {
  if (betType !== 'early' && betType !== 'parlay') return []
  return dateRows([], serverNow, betType).map(({ key, label }) => ({
    key,
    label,
    count: entry?.dayCounts[key] ?? null,
    liveCount: entry?.dayLiveCounts?.[key] ?? null,
  }))
}
