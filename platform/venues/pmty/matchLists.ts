import { dateRows, NOON_IN_BEIJING } from '../../../streams/domain/schedule.ts'
import type { MatchListRequest } from '../../../streams/wire/pmty/matchRequests.ts'
import { PMTY_HOT, PMTY_MENU_TYPE_CODES } from '../../../streams/wire/pmty/tables.ts'
import type { Sport } from '../../../streams/domain/vocabulary/sports.ts'
import { isInPlay, isOver } from '../../book/matchState.ts'
import { playedSport, WORLD_SPORTS } from '../../world/sports.ts'
import type { WorldMatch } from '../../world/world.ts'
import { sportCode } from './numbers.ts'

/** The tabs with matches at this venue. */
export const PMTY_TABS = ['live', 'today', 'early', 'parlay', 'champion'] as const

export type PmtyTab = (typeof PMTY_TABS)[number]

/** The sports of a tab, in display order: those with tournaments have no other matches. */
export function sportsOfTab(tab: PmtyTab): readonly Sport[] {
  return WORLD_SPORTS.filter((sport) => (playedSport(sport).tournament ?? false) === (tab === 'champion'))
}

const MS_PER_DAY = 86_400_000
/** Menu ids of level 2 as at the venue, where football in play is 40003. */
const MENU_BASE: Readonly<Record<PmtyTab, number>> = {
  live: 40002,
  today: 40102,
  early: 40202,
  parlay: 41102,
  champion: 50002,
}

/** `menuId` of a sport under a tab, which is its `euid`. */
export function menuIdOf(tab: PmtyTab, sport: Sport): string {
  return String(MENU_BASE[tab] + sportCode(sport))
}

/** `menuId` of the hot leagues of a tab. */
export function hotMenuId(tab: PmtyTab): string {
  return String(MENU_BASE[tab] + PMTY_HOT)
}

/** A list of the menu. Without a sport it is the list of the hot leagues of all sports. */
interface MenuPlace {
  readonly tab: PmtyTab
  readonly sport: Sport | null
}

/** The tab and sport of a `euid`; `null` for one that is not in the menu. */
export function menuPlace(euid: string): MenuPlace | null {
  for (const tab of PMTY_TABS) {
    if (hotMenuId(tab) === euid) return { tab, sport: null }
    const sport = sportsOfTab(tab).find((each) => menuIdOf(tab, each) === euid)
    if (sport !== undefined) return { tab, sport }
  }
  return null
}

/** Whether a match of a tab is in the list of a place. */
export function isListedIn({ sport, league }: WorldMatch, place: MenuPlace['sport']): boolean {
  return place === null ? league.hot : sport === place
}

/** `menuType` of a tab. */
export function tabCode(tab: PmtyTab): number {
  return PMTY_MENU_TYPE_CODES[tab]
}

/** The end of today: the next noon in Beijing. */
export function endOfToday(now: number): number {
  const tomorrow = dateRows([], now, 'early', NOON_IN_BEIJING).find(({ label }) => label !== null)
  return tomorrow?.from ?? now + MS_PER_DAY
}

/** The matches of a tab, in no particular order. */
export function matchesOfTab(
  matches: readonly WorldMatch[],
  tab: PmtyTab,
  now: number,
): readonly WorldMatch[] {
  const todayEnds = endOfToday(now)
  return matches.filter((match) => {
    if (isOver(match) || (match.teams === null) !== (tab === 'champion')) return false
    const inPlay = isInPlay(match)
    switch (tab) {
      case 'live':
        return inPlay
      case 'today':
        return inPlay || match.kickOff < todayEnds
      case 'early':
        return !inPlay && match.kickOff >= todayEnds
      case 'parlay':
        return match.markets.some(({ parlayAllowed }) => parlayAllowed)
      case 'champion':
        return true
    }
  })
}

/** The requested list in its order; `null` if the menu ids are unknown. */
export function listedMatches(
  matches: readonly WorldMatch[],
  request: Pick<MatchListRequest, 'euid' | 'tid' | 'md' | 'sort'>,
  now: number,
): readonly WorldMatch[] | null {
  // Duplicate ids are removed, because each of them is looked up among all matches.
  const euids = new Set(request.euid.split(',').map((euid) => euid.trim()))
  const places = [...euids].flatMap((euid) => menuPlace(euid) ?? [])
  if (places.length === 0) return null
  const leagues = new Set(request.tid.split(',').filter((id) => id !== ''))
  const found = new Map<string, WorldMatch>()
  for (const { tab, sport } of places) {
    for (const match of matchesOfTab(matches, tab, now)) {
      if (isListedIn(match, sport)) found.set(match.id, match)
    }
  }
  return [...found.values()]
    .filter(({ league }) => leagues.size === 0 || leagues.has(league.id))
    .filter(({ kickOff }) => isOnDay(kickOff, request.md, now))
    .sort(orderOf(request.sort))
}

/**
 * `md`: empty for all, `0` for today, noon of a day, or minus the time from which on all matches are
 * requested.
 */
function isOnDay(kickOff: number, md: string, now: number): boolean {
  const day = Number(md)
  if (md === '' || Number.isNaN(day)) return true
  if (day === 0) return kickOff < endOfToday(now)
  return day < 0 ? kickOff >= -day : kickOff >= day && kickOff < day + MS_PER_DAY
}

type Order = (one: WorldMatch, other: WorldMatch) => number

/** The order of a list by `sort`: 1 by league, 2 by time. */
export function orderOf(sort: number): Order {
  return sort === 2 ? byTime : byLeague
}

/** In play first, then by kick-off. */
const byTime: Order = (one, other) =>
  Number(isInPlay(other)) - Number(isInPlay(one)) ||
  one.kickOff - other.kickOff ||
  compareText(one.league.id, other.league.id) ||
  compareText(one.id, other.id)

/** In play first, then by league level, with the matches of a league together. */
const byLeague: Order = (one, other) =>
  Number(isInPlay(other)) - Number(isInPlay(one)) ||
  one.league.level - other.league.level ||
  compareText(one.league.id, other.league.id) ||
  one.kickOff - other.kickOff ||
  compareText(one.id, other.id)

function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
