import type { BetType } from '../../../streams/domain/menu.ts'
import type { MatchListRequest } from '../../../streams/wire/pmty/matchRequests.ts'
import { PMTY_HOT, PMTY_MENU_TYPE_CODES } from '../../../streams/wire/pmty/tables.ts'
import { isEsport, type Sport } from '../../../streams/domain/vocabulary/sports.ts'
import type { WorldMatch } from '../../world/world.ts'
import { byLeague, byTime, endOfToday, isListedIn, matchesOfTab, sportsOfTab } from '../tabMatches.ts'
import { sportCode } from './numbers.ts'

/** The tabs with matches at this venue. */
export const PMTY_TABS: readonly BetType[] = ['live', 'today', 'early', 'parlay', 'champion']

const MS_PER_DAY = 86_400_000
/** Menu ids of level 2 as at the venue, where football in play is 40003. */
const MENU_BASE: Readonly<Record<BetType, number>> = {
  live: 40002,
  today: 40102,
  early: 40202,
  parlay: 41102,
  champion: 50002,
}

/** `menuId` of a sport under a tab, which is its `euid`. */
export function menuIdOf(tab: BetType, sport: Sport): string {
  return String(MENU_BASE[tab] + sportCode(sport))
}

/** `menuId` of the hot leagues of a tab. */
export function hotMenuId(tab: BetType): string {
  return String(MENU_BASE[tab] + PMTY_HOT)
}

/** A list of the menu. Without a sport it is the list of the hot leagues of all sports. */
interface MenuPlace {
  readonly tab: BetType
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

/** `menuType` of a tab. */
export function tabCode(tab: BetType): number {
  return PMTY_MENU_TYPE_CODES[tab]
}

/** Esports are in lists of their own (docs/esports.md, 6.3). */
export function withoutEsports(matches: readonly WorldMatch[]): readonly WorldMatch[] {
  return matches.filter(({ sport }) => !isEsport(sport))
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
  const ofSports = withoutEsports(matches)
  for (const { tab, sport } of places) {
    for (const match of matchesOfTab(ofSports, tab, now)) {
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
export function isOnDay(kickOff: number, md: string, now: number): boolean {
  const day = Number(md)
  if (md === '' || Number.isNaN(day)) return true
  if (day === 0) return kickOff < endOfToday(now)
  return day < 0 ? kickOff >= -day : kickOff >= day && kickOff < day + MS_PER_DAY
}

/** The order of a list by `sort`: 1 by league, 2 by time. */
export function orderOf(sort: number): (one: WorldMatch, other: WorldMatch) => number {
  return sort === 2 ? byTime : byLeague
}
