import { dateRows, NOON_IN_BEIJING } from '../../../streams/domain/schedule.ts'
import type { MatchListRequest } from '../../../streams/wire/pmty/matchRequests.ts'
import { PMTY_MENU_TYPE_CODES } from '../../../streams/wire/pmty/tables.ts'
import type { Sport } from '../../../streams/domain/sport.ts'
import { isInPlay, isOver } from '../../book/matchStanding.ts'
import type { WorldMatch } from '../../world/world.ts'
import { sportCode } from './numbers.ts'

/** The tabs that this venue has matches for. */
export const PMTY_TABS = ['live', 'today', 'early', 'parlay'] as const

export type PmtyTab = (typeof PMTY_TABS)[number]

/** Sports in the order in which they are listed. */
export const PMTY_SPORT_ORDER: readonly Sport[] = ['football', 'basketball', 'tennis']

const MS_PER_DAY = 86_400_000
/** Level-2 ids as at the venue, where football in play is 40003. */
const MENU_BASE: Readonly<Record<PmtyTab, number>> = {
  live: 40002,
  today: 40102,
  early: 40202,
  parlay: 41102,
}

/** `menuId` of a sport under a tab: what `euid` takes. */
export function menuIdOf(tab: PmtyTab, sport: Sport): string {
  return String(MENU_BASE[tab] + sportCode(sport))
}

/** The tab and sport of a `euid`; `null` for one that is not in the menu. */
export function menuPlace(euid: string): { readonly tab: PmtyTab; readonly sport: Sport } | null {
  for (const tab of PMTY_TABS) {
    const sport = PMTY_SPORT_ORDER.find((each) => menuIdOf(tab, each) === euid)
    if (sport !== undefined) return { tab, sport }
  }
  return null
}

/** `menuType` of a tab. */
export function tabCode(tab: PmtyTab): number {
  return PMTY_MENU_TYPE_CODES[tab]
}

/** When today ends by the venue's cut: the next noon in Beijing. */
export function endOfToday(now: number): number {
  const tomorrow = dateRows([], now, 'early', NOON_IN_BEIJING).find(({ label }) => label !== null)
  return tomorrow?.from ?? now + MS_PER_DAY
}

/** The matches of a tab, in no order. */
export function matchesOfTab(
  matches: readonly WorldMatch[],
  tab: PmtyTab,
  now: number,
): readonly WorldMatch[] {
  const todayEnds = endOfToday(now)
  return matches.filter((match) => {
    if (isOver(match)) return false
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
    }
  })
}

/** The asked list in its order, or `null` when the menu ids name none. */
export function listedMatches(
  matches: readonly WorldMatch[],
  request: MatchListRequest,
  now: number,
): readonly WorldMatch[] | null {
  const places = request.euid.split(',').flatMap((euid) => menuPlace(euid.trim()) ?? [])
  if (places.length === 0) return null
  const leagues = new Set(request.tid.split(',').filter((id) => id !== ''))
  const found = new Map<string, WorldMatch>()
  for (const { tab, sport } of places) {
    for (const match of matchesOfTab(matches, tab, now)) {
      if (match.sport === sport) found.set(match.id, match)
    }
  }
  return [...found.values()]
    .filter(({ league }) => leagues.size === 0 || leagues.has(league.id))
    .filter(({ kickOff }) => isOnDay(kickOff, request.md, now))
    .sort(request.sort === 2 ? byTime : byLeague)
}

/** `md`: empty for all, `0` today, noon of a day, or minus the time from which on everything is meant. */
function isOnDay(kickOff: number, md: string, now: number): boolean {
  const day = Number(md)
  if (md === '' || Number.isNaN(day)) return true
  if (day === 0) return kickOff < endOfToday(now)
  return day < 0 ? kickOff >= -day : kickOff >= day && kickOff < day + MS_PER_DAY
}

type Order = (one: WorldMatch, other: WorldMatch) => number

/** In play first; then by kick-off. */
const byTime: Order = (one, other) =>
  Number(isInPlay(other)) - Number(isInPlay(one)) ||
  one.kickOff - other.kickOff ||
  compareText(one.league.id, other.league.id) ||
  compareText(one.id, other.id)

/** In play first; then hot leagues, better known leagues, and one league together. */
const byLeague: Order = (one, other) =>
  Number(isInPlay(other)) - Number(isInPlay(one)) ||
  Number(other.league.hot) - Number(one.league.hot) ||
  one.league.level - other.league.level ||
  compareText(one.league.id, other.league.id) ||
  one.kickOff - other.kickOff ||
  compareText(one.id, other.id)

function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
