import type { BetType } from '../../../streams/domain/menu.ts'
import { dateRows, dayKeyAt } from '../../../streams/domain/schedule.ts'
import type { Sport } from '../../../streams/domain/vocabulary/sports.ts'
import type { ImtyCodeName } from '../../../streams/wire/imty/codes.ts'
import { IMTY_ALL_SPORTS } from '../../../streams/wire/imty/sports.ts'
import { IMTY_MARKET, IMTY_ORDERS } from '../../../streams/wire/imty/tables.ts'
import { isInPlay } from '../../book/matchState.ts'
import type { WorldMatch } from '../../world/world.ts'
import { byLeague, byTime, endOfToday, matchesOfTab } from '../tabMatches.ts'
import { hasSport, sportNumbered } from './numbers.ts'

/** The fields by which a call names a list (docs/venues/imty.md, 3.1). */
export interface ListPlace {
  readonly SportId: number
  readonly Market: number
  readonly IncludeLive: boolean
  readonly IsCombo: boolean
  readonly CompetitionIds: readonly string[]
  readonly EventDate: string
  readonly OrderBy: number
}

/** The place of a list that only some of its fields name. */
export const WHOLE_LIST: Omit<ListPlace, 'SportId'> = {
  Market: IMTY_MARKET.all,
  IncludeLive: false,
  IsCombo: false,
  CompetitionIds: [],
  EventDate: '',
  OrderBy: IMTY_ORDERS.league,
}

/** The matches that the venue has. */
export function offeredMatches(matches: readonly WorldMatch[]): readonly WorldMatch[] {
  return matches.filter(({ sport }) => hasSport(sport))
}

/** The matches of a list in its order, or why there is no such list. */
export function listedMatches(
  matches: readonly WorldMatch[],
  place: ListPlace,
  now: number,
): readonly WorldMatch[] | ImtyCodeName {
  const sport = sportNumbered(place.SportId)
  if (sport === null && place.SportId !== IMTY_ALL_SPORTS) return 'badSport'
  const ofMarket = matchesOfMarket(offeredMatches(matches), place, now)
  if (ofMarket === null) return 'marketChanged'
  const isOnDay = dayFilter(place.EventDate, now)
  if (isOnDay === null) return 'badBeginning'
  return inOrder(
    ofMarket.filter((match) => isWanted(match, sport, place.CompetitionIds) && isOnDay(match)),
    place.OrderBy,
  )
}

/** The outrights of a sport in their order, or why there are none. */
export function listedOutrights(
  matches: readonly WorldMatch[],
  place: Pick<ListPlace, 'SportId' | 'CompetitionIds' | 'OrderBy'>,
  now: number,
): readonly WorldMatch[] | ImtyCodeName {
  const sport = sportNumbered(place.SportId)
  if (sport === null && place.SportId !== IMTY_ALL_SPORTS) return 'badSport'
  const outrights = matchesOfTab(offeredMatches(matches), 'champion', now)
  return inOrder(
    outrights.filter((match) => isWanted(match, sport, place.CompetitionIds)),
    place.OrderBy,
  )
}

export function inOrder(matches: readonly WorldMatch[], orderBy: number): readonly WorldMatch[] {
  return matches.toSorted(orderBy === IMTY_ORDERS.time ? byTime : byLeague)
}

/** Without a sport it is the list of the hot leagues, or of the leagues that are asked for. */
function isWanted(
  { sport: own, league }: WorldMatch,
  sport: Sport | null,
  leagues: readonly string[],
): boolean {
  if (sport === null ? leagues.length === 0 && !league.hot : own !== sport) return false
  return leagues.length === 0 || leagues.includes(league.id)
}

/** `null` for an invalid `Market`. */
function matchesOfMarket(
  matches: readonly WorldMatch[],
  { Market, IncludeLive, IsCombo }: ListPlace,
  now: number,
): readonly WorldMatch[] | null {
  const tab = TABS.get(Market)
  if (tab === undefined) return null
  const ofTab = tab.flatMap((each) => matchesOfTab(matches, each, now))
  const wanted = IncludeLive || Market !== IMTY_MARKET.today ? ofTab : ofTab.filter((m) => !isInPlay(m))
  return IsCombo ? wanted.filter(mayBeInCombo) : wanted
}

/** Today has those in play too, so that today and early are all. */
const TABS: ReadonlyMap<number, readonly BetType[]> = new Map([
  [IMTY_MARKET.all, ['today', 'early']],
  [IMTY_MARKET.early, ['early']],
  [IMTY_MARKET.today, ['today']],
  [IMTY_MARKET.live, ['live']],
] as const)

export function mayBeInCombo({ markets }: WorldMatch): boolean {
  return markets.some(({ parlayAllowed }) => parlayAllowed)
}

const DAY = /^\d{4}-\d\d-\d\d$/

/**
 * `EventDate`: empty for all, a venue day, or a day and `+` for that day and later ones. Today has everything up
 * to its end, also what began before it. `null` for another text.
 */
function dayFilter(text: string, now: number): ((match: WorldMatch) => boolean) | null {
  if (text === '') return () => true
  const later = text.endsWith('+')
  const day = later ? text.slice(0, -1) : text
  if (!DAY.test(day)) return null
  if (later) return ({ kickOff }) => dayKeyAt(kickOff) >= day
  const ends = endOfToday(now)
  if (day === dayKeyAt(now)) return ({ kickOff }) => kickOff < ends
  return ({ kickOff }) => dayKeyAt(kickOff) === day
}

/** The `EventDate` of each row of a tab's date row, and its bounds; *all* has none. */
export function dayRows(tab: 'early' | 'parlay', now: number) {
  return dateRows([], now, tab).flatMap(({ key, from, to }) => {
    if (key === 'all') return []
    if (key === 'today') return [{ date: dayKeyAt(now), from, to }]
    return [{ date: key === 'other' ? `${dayKeyAt(from)}+` : key, from, to }]
  })
}
