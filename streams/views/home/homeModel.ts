import { distinctUntilChanged, switchMap } from 'rxjs'
import type {
  BetType,
  ListedMatch,
  ListQuery,
  ListTab,
  MatchQuery,
  Menu,
  MenuSport,
} from '../../domain/menu.ts'
import { type DateRow, dateRows, type DayKey } from '../../domain/schedule.ts'
import { isSpecialSport, type Sport } from '../../domain/vocabulary/sports.ts'
import { combineStates } from '../../kernel/combineStates.ts'
import { CONNECTING, type Feed } from '../../kernel/feed.ts'
import type { Scope } from '../../kernel/scope.ts'
import { shareState } from '../../kernel/shareGrace.ts'
import { constant, type State$ } from '../../kernel/state.ts'
import type { KeyValue } from '../../ports/storage.ts'
import {
  type HomeMode,
  type HomeFilters,
  readHomeFilters,
  storeHomeFilters,
} from '../../feeds/homeFilters/index.ts'
import { offered, type VenueRules } from '../../venues/venue.ts'
import { favouriteSport, favouriteSports, favouritesOf, partOf } from './favouriteList.ts'
import { leagueGroups, type LeagueGroup } from './leagueGroups.ts'

export interface HomeTab {
  readonly betType: ListTab
  readonly count: number
}

export interface HomeSport {
  readonly sport: Sport
  readonly count: number
}

export interface HomeDay extends Pick<DateRow, 'key' | 'label'> {
  /** `null` where the venue does not report it. */
  readonly count: number | null
}

export interface HomeView extends HomeFilters {
  readonly tabs: readonly HomeTab[]
  readonly sports: readonly HomeSport[]
  /** Empty for tabs without a date row. */
  readonly days: readonly HomeDay[]
  readonly menu: Feed<null>
  readonly list: Feed<readonly LeagueGroup[]>
  readonly sort: MatchQuery['sort']
}

export interface HomeDeps {
  readonly betTypes: VenueRules['betTypes']
  /** The number of favourites; `null` at a venue without favourites. */
  readonly favouriteCount$: State$<number | null> | null
  readonly menu$: State$<Feed<Menu>>
  readonly list$: (query: ListQuery) => State$<Feed<readonly ListedMatch[]>>
  /** See `SportsBook`. */
  readonly usualMenuId: (betType: BetType, sport: Sport) => string | null
  readonly sort$: State$<MatchQuery['sort']>
  readonly serverNow: () => number
  readonly memory: KeyValue
}

export interface HomeModel {
  readonly home$: State$<HomeView>
  setMode(mode: HomeMode): void
  setBetType(betType: ListTab): void
  setSport(sport: Sport): void
  setDay(day: DayKey): void
  toggleLeague(leagueId: string): void
}

const NO_COUNT$: State$<number | null> = constant(null)
const NO_LIST: Feed<readonly ListedMatch[]> = CONNECTING

/** The home list: tab, sport, day and leagues. The filters are stored for the browser session. */
export function createHome(scope: Scope, deps: HomeDeps): HomeModel {
  const kept = readHomeFilters(deps.memory)
  const tabs: readonly [ListTab, ...ListTab[]] =
    deps.favouriteCount$ === null ? deps.betTypes : [...deps.betTypes, 'favourite']
  const filters = scope.cell<HomeFilters>({ ...kept, betType: offered(tabs, kept.betType) })
  const folded = scope.cell<ReadonlySet<string>>(new Set())

  const query$ = combineStates(
    { filters: filters.state$, menu: deps.menu$, sort: deps.sort$ },
    ({ filters: at, menu, sort }) =>
      menu.status === 'connecting' ? expectedQuery(at, deps, sort) : queryFor(at, menu.value ?? [], sort),
    sameQuery,
  )
  // Polled only while the home list is on the screen.
  const list$ = shareState<Feed<readonly ListedMatch[]>>(
    query$.pipe(
      distinctUntilChanged(sameQuery),
      switchMap((query) => (query === null ? [NO_LIST] : deps.list$(query))),
      scope.bind(),
    ),
    { initial: NO_LIST, graceMs: 0 },
  )
  // A list that was requested ahead of the menu is shown only once the menu has confirmed it.
  const confirmed$ = combineStates({ list: list$, menu: deps.menu$ }, ({ list, menu }) =>
    menu.value === undefined ? NO_LIST : list,
  )
  const groups$ = combineStates(
    { list: confirmed$, folded: folded.state$, filters: filters.state$ },
    ({ list, folded: names, filters: at }) =>
      list.value === undefined ? list : { ...list, value: groupsOf(list.value, names, at) },
  )

  const home$ = combineStates(
    {
      filters: filters.state$,
      menu: deps.menu$,
      list: confirmed$,
      groups: groups$,
      sort: deps.sort$,
      favourites: deps.favouriteCount$ ?? NO_COUNT$,
    },
    ({ filters: at, menu, list, groups, sort, favourites }): HomeView => ({
      ...at,
      ...sportsOf(at, menu.value, list.value ?? []),
      tabs: tabs.map((betType) => ({
        betType,
        count: (betType === 'favourite' ? favourites : tabOf(menu.value, betType)?.count) ?? 0,
      })),
      days: daysOf(at.betType, deps.serverNow(), entryOf(at, menu.value ?? [])),
      menu: menu.value === undefined ? menu : { ...menu, value: null },
      list: groups,
      sort,
    }),
  )

  const move = (change: Partial<HomeFilters>): void => {
    filters.update((at) => ({ ...at, ...change }))
    storeHomeFilters(deps.memory, filters.state$.value)
  }

  return {
    home$,
    setMode: (mode) => {
      move({ mode })
    },
    // The sport is kept if the other tab has it; the day is reset.
    setBetType: (betType) => {
      move({ betType, day: 'all' })
    },
    setSport: (sport) => {
      move({ sport, day: 'all' })
    },
    setDay: (day) => {
      move({ day })
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

function groupsOf(
  listed: readonly ListedMatch[],
  folded: ReadonlySet<string>,
  { betType, sport }: HomeFilters,
): readonly LeagueGroup[] {
  return betType === 'favourite'
    ? leagueGroups(favouritesOf(listed, favouriteSport(listed, sport)), folded, partOf)
    : leagueGroups(listed, folded)
}

/** The sports of the tab, and the one whose list is shown. */
function sportsOf(
  at: HomeFilters,
  menu: Menu | undefined,
  listed: readonly ListedMatch[],
): Pick<HomeView, 'sport' | 'sports'> {
  return at.betType === 'favourite'
    ? { sport: favouriteSport(listed, at.sport), sports: favouriteSports(listed) }
    : { sport: sportOf(at, menu ?? []), sports: tabOf(menu, at.betType)?.sports ?? [] }
}

function tabOf(menu: Menu | undefined, betType: ListTab): Menu[number] | undefined {
  return menu?.find((tab) => tab.betType === betType)
}

/** The chosen sport, or the tab's first ordinary one if it does not have the chosen one. */
function sportOf(filters: HomeFilters, menu: Menu): Sport {
  const sports = (tabOf(menu, filters.betType)?.sports ?? []).map(({ sport }) => sport)
  if (sports.includes(filters.sport)) return filters.sport
  return sports.find((sport) => !isSpecialSport(sport)) ?? sports[0] ?? filters.sport
}

function entryOf(filters: HomeFilters, menu: Menu): MenuSport | undefined {
  const chosen = sportOf(filters, menu)
  return tabOf(menu, filters.betType)?.sports.find(({ sport }) => sport === chosen)
}

function queryFor(filters: HomeFilters, menu: Menu, sort: MatchQuery['sort']): ListQuery | null {
  const { mode, betType, day } = filters
  if (mode === 'sport' && betType === 'favourite') return { betType, sort }
  const entry = entryOf(filters, menu)
  if (mode !== 'sport' || betType === 'favourite' || entry === undefined) return null
  return { betType, sport: entry.sport, menuId: entry.menuId, day, sort }
}

/** The query that the menu is expected to confirm, so that its list is requested together with the menu. */
function expectedQuery(
  { mode, betType, sport, day }: HomeFilters,
  { usualMenuId }: Pick<HomeDeps, 'usualMenuId'>,
  sort: MatchQuery['sort'],
): ListQuery | null {
  if (mode === 'sport' && betType === 'favourite') return { betType, sort }
  const menuId = betType === 'favourite' ? null : usualMenuId(betType, sport)
  return mode !== 'sport' || betType === 'favourite' || menuId === null
    ? null
    : { betType, sport, menuId, day, sort }
}

function sameQuery(a: ListQuery | null, b: ListQuery | null): boolean {
  if (a === null || b === null) return a === b
  if (a.sort !== b.sort) return false
  if (a.betType === 'favourite' || b.betType === 'favourite') return a.betType === b.betType
  return a.betType === b.betType && a.sport === b.sport && a.menuId === b.menuId && a.day === b.day
}

function daysOf(betType: ListTab, serverNow: number, entry: MenuSport | undefined): HomeView['days'] {
  if (betType !== 'early' && betType !== 'parlay') return []
  return dateRows([], serverNow, betType).map(({ key, label }) => ({
    key,
    label,
    count: entry?.dayCounts[key] ?? null,
  }))
}
