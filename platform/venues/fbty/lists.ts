import type { BetType } from '../../../streams/domain/menu.ts'
import { FBTY_FURTHER_LISTS, FBTY_LIST_TYPES, FBTY_ORDERS } from '../../../streams/wire/fbty/tables.ts'
import { isOver } from '../../book/matchState.ts'
import type { WorldMatch } from '../../world/world.ts'
import { byLeague, byTime, matchesOfTab } from '../tabMatches.ts'
import { isOffered } from './numbers.ts'

/** The lists with a tab of the client, in the order of the counts. */
export const LISTED_TABS: readonly BetType[] = ['today', 'live', 'early', 'parlay', 'champion']

const TABS: ReadonlyMap<number, BetType> = new Map(LISTED_TABS.map((tab) => [FBTY_LIST_TYPES[tab], tab]))
/** Today contains what is in play. */
const SAME_AS: ReadonlyMap<number, BetType> = new Map([[FBTY_FURTHER_LISTS.todayAndLive, 'today']])
const MATCHES_ONLY: ReadonlySet<number> = new Set([
  FBTY_FURTHER_LISTS.matches,
  FBTY_FURTHER_LISTS.todayAndEarly,
])

/** The matches of a list at the venue, in no particular order; `null` for a list that there is not. */
export function matchesOfType(
  matches: readonly WorldMatch[],
  type: number,
  now: number,
): readonly WorldMatch[] | null {
  const offered = matches.filter((match) => isOffered(match.sport) && !isOver(match))
  const tab = TABS.get(type) ?? SAME_AS.get(type)
  if (tab !== undefined) return matchesOfTab(offered, tab, now)
  if (MATCHES_ONLY.has(type)) return offered.filter(({ teams }) => teams !== null)
  return type === FBTY_FURTHER_LISTS.all ? offered : null
}

/** Kick-offs from and before, platform ms. */
interface Days {
  readonly beginTime?: number | undefined
  readonly endTime?: number | undefined
}

export function isWithin({ kickOff }: WorldMatch, { beginTime, endTime }: Days): boolean {
  return (beginTime === undefined || kickOff >= beginTime) && (endTime === undefined || kickOff < endTime)
}

/** The order of a list: by league, or by time for any other number. */
export function orderOf(orderBy: number): typeof byTime {
  return orderBy === FBTY_ORDERS.league ? byLeague : byTime
}
