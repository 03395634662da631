import type { BetType } from '../../../streams/domain/menu.ts'
import { DPTY_DAYS, type DptyList } from '../../../streams/wire/dpty/tables.ts'
import type { MatchListRequest } from '../../../streams/wire/dpty/requests.ts'
import { isInPlay } from '../../book/matchState.ts'
import type { WorldMatch } from '../../world/world.ts'
import { byLeague, byTime, endOfToday, matchesOfTab } from '../tabMatches.ts'
import { BOTH_BASES, type DptyCaller } from './dptyCall.ts'
import type { MatchRows } from './matchRows.ts'
import { sportNumber } from './numbers.ts'

const MS_PER_DAY = 86_400_000

/** The tab of each list; those to come are the matches of today that have not begun. */
const TABS: Readonly<Record<DptyList, BetType>> = {
  'in-play': 'live',
  today: 'today',
  early: 'early',
  champion: 'champion',
  parlay: 'parlay',
  upcoming: 'today',
}

/** The matches of a list, in no particular order. */
export function matchesOfList(
  matches: readonly WorldMatch[],
  qt: DptyList,
  now: number,
): readonly WorldMatch[] {
  const listed = matchesOfTab(matches, TABS[qt], now)
  return qt === 'upcoming' ? listed.filter((match) => !isInPlay(match)) : listed
}

/** The day (`di`) of a kick-off: 0 until `todayEnds`, 1 to 7 the days that follow, 8 everything later. */
export function dayNumber(kickOff: number, todayEnds: number): number {
  if (kickOff < todayEnds) return DPTY_DAYS.today
  return Math.min(DPTY_DAYS.later, 1 + Math.floor((kickOff - todayEnds) / MS_PER_DAY))
}

type Listed = Pick<MatchListRequest, 'qt' | 'sportId' | 'di'> & { readonly leagueIds?: readonly string[] }

/** A list of one sport, of leagues of several sports, or of all esports (docs/venues/dpty.md, 3.2). */
export function listedMatches(
  rows: Pick<MatchRows, 'matches'>,
  { qt, sportId, di, leagueIds = [] }: Listed,
  { base, now }: Pick<DptyCaller, 'base' | 'now'>,
): readonly WorldMatch[] {
  const leagues = new Set(leagueIds)
  const named = sportId === 0 && leagues.size > 0
  const wanted = rows.matches(named ? BOTH_BASES : { base }).filter(({ sport, league }) => {
    const ofSport = sportId === 0 ? named || base === 'esports' : sportNumber(sport) === sportId
    return ofSport && (leagues.size === 0 || leagues.has(league.id))
  })
  const listed = matchesOfList(wanted, qt, now)
  if (di === null) return listed
  const todayEnds = endOfToday(now)
  return listed.filter(({ kickOff }) => dayNumber(kickOff, todayEnds) === di)
}

type Order = (one: WorldMatch, other: WorldMatch) => number

/** Hot leagues first, then league by league. */
const byHeat: Order = (one, other) =>
  Number(other.league.hot) - Number(one.league.hot) || byLeague(one, other)

export const ORDERS: Readonly<Record<MatchListRequest['sortBy'], Order>> = {
  hot: byHeat,
  time: byTime,
  league: byLeague,
}

/** One page of rows, and the pager of the answer. */
export function pageOf<T>(
  rows: readonly T[],
  { pageNum, pageSize }: { readonly pageNum: number; readonly pageSize: number },
): { readonly pager: object; readonly page: readonly T[] } {
  const from = (pageNum - 1) * pageSize
  return { pager: { count: rows.length, pageNum, pageSize }, page: rows.slice(from, from + pageSize) }
}
