import type { BetType } from '../../streams/domain/menu.ts'
import { dateRows, NOON_IN_BEIJING } from '../../streams/domain/schedule.ts'
import { isEsport, type Sport } from '../../streams/domain/vocabulary/sports.ts'
import { isInPlay, isOver } from '../book/matchState.ts'
import { playedSport, WORLD_SPORTS, type WorldSport } from '../world/sports.ts'
import type { WorldMatch } from '../world/world.ts'

const MS_PER_DAY = 86_400_000

/** Whether a sport has tournaments and no matches of two sides. */
export function hasTournaments(sport: WorldSport): boolean {
  return playedSport(sport).tournament === true
}

/** The sports of a tab, in display order: those with tournaments have no other matches, and esports have no tab. */
export function sportsOfTab(tab: BetType): readonly WorldSport[] {
  return WORLD_SPORTS.filter((sport) => !isEsport(sport) && hasTournaments(sport) === (tab === 'champion'))
}

/** Whether a match of a tab is in the list of a sport; `null` is the list of the hot leagues of all sports. */
export function isListedIn({ sport, league }: WorldMatch, place: Sport | null): boolean {
  return place === null ? league.hot : sport === place
}

/** The end of today: the next noon in Beijing. */
export function endOfToday(now: number): number {
  const tomorrow = dateRows([], now, 'early', NOON_IN_BEIJING).find(({ label }) => label !== null)
  return tomorrow?.from ?? now + MS_PER_DAY
}

/** The matches of a tab, in no particular order. */
export function matchesOfTab(
  matches: readonly WorldMatch[],
  tab: BetType,
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

type Order = (one: WorldMatch, other: WorldMatch) => number

/** In play first, then by kick-off. */
export const byTime: Order = (one, other) =>
  Number(isInPlay(other)) - Number(isInPlay(one)) ||
  one.kickOff - other.kickOff ||
  compareText(one.league.id, other.league.id) ||
  compareText(one.id, other.id)

/** In play first, then by league level, with the matches of a league together. */
export const byLeague: Order = (one, other) =>
  Number(isInPlay(other)) - Number(isInPlay(one)) ||
  one.league.level - other.league.level ||
  compareText(one.league.id, other.league.id) ||
  one.kickOff - other.kickOff ||
  compareText(one.id, other.id)

function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
