import { forkJoin, map } from 'rxjs'
import {
  BET_TYPES,
  type BetType,
  HOT,
  type ListSport,
  type Menu,
  type MenuSport,
  type MenuTab,
} from '../../domain/menu.ts'
import { err, ok } from '../../domain/result.ts'
import { type DayKey, dayKeyAt } from '../../domain/schedule.ts'
import { type ImtyGroupCount, type ImtySportCount, sportCountAnswer } from '../../wire/imty/lists.ts'
import { IMTY_EVENT_GROUPS } from '../../wire/imty/markets.ts'
import { IMTY_PATHS } from '../../wire/imty/paths.ts'
import { IMTY_ALL_SPORTS } from '../../wire/imty/sports.ts'
import type { Call } from '../call.ts'
import type { Ask } from './call.ts'
import { sportNumber, sportOf } from './numbers.ts'

/** The id of a sport under a tab, which is known without the menu. */
export function menuIdOf(betType: BetType, sport: ListSport): string {
  return `${betType}:${sport === HOT ? IMTY_ALL_SPORTS : sportNumber(sport)}`
}

/** Requests tabs and sports with their counts: without and with what is only for combos. */
export function askMenu$(ask: Ask): Call<Menu> {
  const counts$ = (IsCombo: boolean) =>
    ask({
      kind: 'read',
      polled: true,
      path: IMTY_PATHS.sportCount,
      payload: { IsCombo },
      answer: sportCountAnswer,
    })
  return forkJoin([counts$(false), counts$(true)]).pipe(
    map(([all, combo]) => {
      if (!all.ok) return err(all.error)
      if (!combo.ok) return err(combo.error)
      const { value, at } = all.value
      const series = withoutOutrights(combo.value.value.SportCount, value.SportCount)
      return ok(
        BET_TYPES.map((betType) => readTab(betType, betType === 'parlay' ? series : value.SportCount, at)),
      )
    }),
  )
}

/** Combos have no outrights, so only the counts of `all` say which sports have nothing else. */
function withoutOutrights(
  combo: readonly ImtySportCount[],
  all: readonly ImtySportCount[],
): readonly ImtySportCount[] {
  const outrights = new Set(
    all.flatMap((row) => {
      const group = matchCounts(row)
      return group !== undefined && isOutrightOnly(group) ? [row.SportId] : []
    }),
  )
  return combo.filter(({ SportId }) => !outrights.has(SportId))
}

function readTab(betType: BetType, counts: readonly ImtySportCount[], at: number): MenuTab {
  const sports = counts
    .toSorted((one, other) => one.OrderNumber - other.OrderNumber)
    .flatMap((row) => readSport(betType, row, at) ?? [])
  const count = sports.reduce((sum, each) => sum + (each.sport === HOT ? 0 : each.count), 0)
  return { betType, count, sports }
}

/** `null` for an unknown sport, and for one that has no list under the tab. */
function readSport(betType: BetType, row: ImtySportCount, at: number): MenuSport | null {
  const sport: ListSport | null = row.SportId === IMTY_ALL_SPORTS ? HOT : sportOf(row.SportId)
  const group = matchCounts(row)
  if (sport === null || group === undefined) return null
  const count = countOf(betType, group)
  if (count === 0 && (sport === HOT || isOutrightOnly(group) !== (betType === 'champion'))) return null
  const days = betType === 'early' || betType === 'parlay' ? group.Days : []
  const all = days.length === 0 ? [] : [['all', count] as const]
  return {
    sport,
    name: row.SportName,
    menuId: menuIdOf(betType, sport),
    count,
    dayCounts: Object.fromEntries([
      ...all,
      ...days.map(({ Date: date, Count }) => [dayOf(date, at), Count] as const),
    ]),
    dayLiveCounts: liveCounts(days, at),
  }
}

function matchCounts({ EventGroupTypes }: ImtySportCount): ImtyGroupCount | undefined {
  return EventGroupTypes.find(({ EventGroupTypeId }) => EventGroupTypeId === IMTY_EVENT_GROUPS.match)
}

/** Matches in play by day, and their sum; empty when the venue reports none of them. */
function liveCounts(days: ImtyGroupCount['Days'], at: number): MenuSport['dayCounts'] {
  const told = days.flatMap(({ Date: date, LiveCount }) =>
    LiveCount === undefined ? [] : [[dayOf(date, at), LiveCount] as const],
  )
  if (told.length === 0) return {}
  const all = told.reduce((sum, [, count]) => sum + count, 0)
  return Object.fromEntries([['all', all] as const, ...told])
}

/** Sports of tournaments have no matches, and the others no outrights. */
function isOutrightOnly({ ORCount, Count }: ImtyGroupCount): boolean {
  return ORCount > 0 && Count === 0
}

function countOf(betType: BetType, group: ImtyGroupCount): number {
  const { EarlyFECount, TodayFECount, RBFECount, ORCount } = group
  switch (betType) {
    case 'live':
      return RBFECount
    case 'today':
      return TodayFECount + RBFECount
    case 'early':
      return EarlyFECount
    case 'parlay':
      return EarlyFECount + TodayFECount + RBFECount
    case 'champion':
      return ORCount
  }
}

/** The row of a date: *today*, *other* for that day and later ones, or the day. */
function dayOf(date: string, at: number): DayKey {
  if (date.endsWith('+')) return 'other'
  return date === dayKeyAt(at) ? 'today' : (date as DayKey)
}
