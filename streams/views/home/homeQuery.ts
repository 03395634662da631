import {
  type BetType,
  HOT,
  type ListQuery,
  type ListSort,
  type ListSport,
  type ListTab,
  type Menu,
  type MenuSport,
} from '../../domain/menu.ts'
import { isSpecialSport } from '../../domain/vocabulary/sports.ts'
import type { HomeFilters, HomeMode } from '../../feeds/homeFilters/index.ts'
import { listControls } from './listControls.ts'

/** The chosen mode, or the first one if it has no games any more or is hidden by the operator. */
export function offeredMode(modes: readonly HomeMode[], chosen: HomeMode): HomeMode {
  return modes.includes(chosen) ? chosen : (modes[0] ?? 'sport')
}

export function tabOf(menu: Menu | undefined, betType: ListTab): Menu[number] | undefined {
  return menu?.find((tab) => tab.betType === betType)
}

/** The chosen sport, or the tab's first ordinary one if it does not have the chosen one. */
export function sportOf(filters: HomeFilters, menu: Menu): ListSport {
  const sports = (tabOf(menu, filters.betType)?.sports ?? []).map(({ sport }) => sport)
  if (sports.includes(filters.sport)) return filters.sport
  return sports.find((sport) => sport !== HOT && !isSpecialSport(sport)) ?? sports[0] ?? filters.sport
}

export function entryOf(filters: HomeFilters, menu: Menu): MenuSport | undefined {
  const chosen = sportOf(filters, menu)
  return tabOf(menu, filters.betType)?.sports.find(({ sport }) => sport === chosen)
}

/** The query of the list; `null` where there is none. */
export function queryFor(filters: HomeFilters, menu: Menu, sort: ListSort): ListQuery | null {
  const { mode, betType } = filters
  if (mode !== 'sport') return null
  if (betType === 'favourite') return { betType, sort }
  const entry = entryOf(filters, menu)
  if (entry === undefined) return null
  return { betType, sport: entry.sport, menuId: entry.menuId, ...narrowed(filters, entry.sport), sort }
}

/** The query that the menu is expected to confirm, so that its list is requested together with the menu. */
export function expectedQuery(
  filters: HomeFilters,
  usualMenuId: (betType: BetType, sport: ListSport) => string | null,
  sort: ListSort,
): ListQuery | null {
  const { mode, betType, sport } = filters
  if (mode !== 'sport') return null
  if (betType === 'favourite') return { betType, sort }
  const menuId = usualMenuId(betType, sport)
  return menuId === null ? null : { betType, sport, menuId, ...narrowed(filters, sport), sort }
}

function narrowed({ betType, day, leagues }: HomeFilters, sport: ListSport) {
  return { day, leagues: listControls(betType, sport).filter ? leagues : [] }
}

export function sameQuery(a: ListQuery | null, b: ListQuery | null): boolean {
  if (a === null || b === null) return a === b
  if (a.sort !== b.sort) return false
  if (a.betType === 'favourite' || b.betType === 'favourite') return a.betType === b.betType
  return (
    a.betType === b.betType &&
    a.sport === b.sport &&
    a.menuId === b.menuId &&
    a.day === b.day &&
    a.leagues.join() === b.leagues.join()
  )
}
