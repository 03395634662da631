import { distinctUntilChanged, switchMap } from 'rxjs'
import {
  type BetType,
  type ListedMatch,
  type MatchQuery,
  type Menu,
  type MenuSport,
} from '../../domain/menu.ts'
import { type DateRow, dateRows, type DayKey } from '../../domain/schedule.ts'
import { isSpecialSport, type Sport } from '../../domain/vocabulary/sports.ts'
import { combineStates } from '../../kernel/combineStates.ts'
import { CONNECTING, type Feed } from '../../kernel/feed.ts'
import type { Scope } from '../../kernel/scope.ts'
import { shareState } from '../../kernel/shareGrace.ts'
import type { State$ } from '../../kernel/state.ts'
import type { KeyValue } from '../../ports/storage.ts'
import {
  type HomeMode,
  type HomeFilters,
  readHomeFilters,
  storeHomeFilters,
} from '../../feeds/homeFilters/index.ts'
import { offered, type VenueRules } from '../../venues/venue.ts'
import { leagueGroups, type LeagueGroup } from './leagueGroups.ts'

export interface HomeTab {
  readonly betType: BetType
  readonly count: number
}

export interface HomeSport {
  readonly sport: Sport
  readonly name: string
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
  readonly menu$: State$<Feed<Menu>>
  readonly list$: (query: MatchQuery) => State$<Feed<readonly ListedMatch[]>>
  /** See `SportsBook`. */
  readonly usualMenuId: (betType: BetType, sport: Sport) => string | null
  readonly sort$: State$<MatchQuery['sort']>
  readonly serverNow: () => number
  readonly memory: KeyValue
}

export interface HomeModel {
  readonly home$: State$<HomeView>
  setMode(mode: HomeMode): void
  setBetType(betType: BetType): void
  setSport(sport: Sport): void
  setDay(day: DayKey): void
  toggleLeague(leagueId: string): void
}

const NO_LIST: Feed<readonly ListedMatch[]> = CONNECTING

/** The home list: tab, sport, day and leagues. The filters are stored for the browser session. */
export function createHome(scope: Scope, deps: HomeDeps): HomeModel {
  const kept = readHomeFilters(deps.memory)
  const filters = scope.cell<HomeFilters>({ ...kept, betType: offered(deps.betTypes, kept.betType) })
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
  const groups$ = combineStates({ list: confirmed$, folded: folded.state$ }, ({ list, folded: names }) =>
    list.value === undefined ? list : { ...list, value: leagueGroups(list.value, names) },
  )

  const home$ = combineStates(
    { filters: filters.state$, menu: deps.menu$, groups: groups$, sort: deps.sort$ },
    ({ filters: at, menu, groups, sort }): HomeView => {
      const tabs = deps.betTypes.map((betType) => ({
        betType,
        count: tabOf(menu.value, betType)?.count ?? 0,
      }))
      return {
        ...at,
        sport: sportOf(at, menu.value ?? []),
        tabs,
        sports: tabOf(menu.value, at.betType)?.sports ?? [],
        days: daysOf(at.betType, deps.serverNow(), entryOf(at, menu.value ?? [])),
        menu: menu.value === undefined ? menu : { ...menu, value: null },
        list: groups,
        sort,
      }
    },
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

function tabOf(menu: Menu | undefined, betType: BetType): Menu[number] | undefined {
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

function queryFor(filters: HomeFilters, menu: Menu, sort: MatchQuery['sort']): MatchQuery | null {
  const entry = entryOf(filters, menu)
  if (filters.mode !== 'sport' || entry === undefined) return null
  return { betType: filters.betType, sport: entry.sport, menuId: entry.menuId, day: filters.day, sort }
}

/** The query that the menu is expected to confirm, so that its list is requested together with the menu. */
function expectedQuery(
  { mode, betType, sport, day }: HomeFilters,
  { usualMenuId }: Pick<HomeDeps, 'usualMenuId'>,
  sort: MatchQuery['sort'],
): MatchQuery | null {
  const menuId = usualMenuId(betType, sport)
  return mode !== 'sport' || menuId === null ? null : { betType, sport, menuId, day, sort }
}

function sameQuery(a: MatchQuery | null, b: MatchQuery | null): boolean {
  if (a === null || b === null) return a === b
  return (
    a.betType === b.betType &&
    a.sport === b.sport &&
    a.menuId === b.menuId &&
    a.day === b.day &&
    a.sort === b.sort
  )
}

function daysOf(betType: BetType, serverNow: number, entry: MenuSport | undefined): HomeView['days'] {
  if (betType !== 'early' && betType !== 'parlay') return []
  return dateRows([], serverNow, betType).map(({ key, label }) => ({
    key,
    label,
    count: entry?.dayCounts[key] ?? null,
  }))
}
