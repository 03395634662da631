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
import { ok } from '../../domain/result.ts'
import { dateRows, type DayKey } from '../../domain/schedule.ts'
import { type CountRow, countRows, type HotLeague, hotLeagues } from '../../wire/dpty/lists.ts'
import { DPTY_CATEGORIES, DPTY_PATHS } from '../../wire/dpty/paths.ts'
import type { Call } from '../call.ts'
import type { Ask } from './call.ts'
import { listCodes, offeredSport, sidOf } from './numbers.ts'

/** The `menuId` of the hot leagues; that of a sport is its `sid`. */
export const HOT_MENU = '0'

export function usualMenuId(_: BetType, sport: ListSport): string | null {
  return sport === HOT ? HOT_MENU : String(sidOf(sport))
}

/** A menu and the hot leagues that it was made with. */
export interface MenuAnswer {
  readonly menu: Menu
  readonly hot: readonly HotLeague[]
}

/** How names are shown: in Chinese as the venue has them, or in English. */
interface MenuOptions {
  readonly english: boolean
  /** The name of the hot leagues in the member's language. */
  readonly hotName: string
  readonly serverNow: number
}

/** Requests the sports with their counts, and the hot leagues. */
export function askMenu$(ask: Ask, options: MenuOptions): Call<MenuAnswer> {
  const category = DPTY_CATEGORIES.sports
  const counts$ = ask({
    kind: 'read',
    polled: true,
    path: DPTY_PATHS.counts,
    query: { category: String(category) },
    answer: countRows,
    noData: [],
  })
  return forkJoin([counts$, askHotLeagues$(ask)]).pipe(
    map(([counts, hot]) => {
      if (!counts.ok) return counts
      if (!hot.ok) return hot
      return ok({ menu: menuOf(counts.value.value, hot.value, options), hot: hot.value })
    }),
  )
}

/** Requests the hot leagues, the hottest first. */
export function askHotLeagues$(ask: Ask): Call<readonly HotLeague[]> {
  return ask({
    kind: 'read',
    polled: true,
    path: DPTY_PATHS.hotLeagues,
    body: { category: DPTY_CATEGORIES.sports },
    answer: hotLeagues,
    noData: [],
  }).pipe(
    map((result) =>
      result.ok ? ok(result.value.value.toSorted((one, other) => one.sort - other.sort)) : result,
    ),
  )
}

function menuOf(rows: readonly CountRow[], hot: readonly HotLeague[], options: MenuOptions): Menu {
  return BET_TYPES.map((betType): MenuTab => {
    const sports = rows.flatMap((row) => sportEntry(row, betType, options) ?? [])
    const count = sports.reduce((sum, sport) => sum + sport.count, 0)
    return { betType, count, sports: [...hotEntry(hot, betType, options), ...sports] }
  })
}

function hotEntry(
  hot: readonly HotLeague[],
  betType: BetType,
  { hotName, serverNow }: MenuOptions,
): readonly MenuSport[] {
  const list = listCodes[betType]
  const count = hot.reduce(
    (sum, { c }) => sum + (list === 'champion' || list === 'upcoming' ? 0 : (c?.[list] ?? 0)),
    0,
  )
  if (count === 0) return []
  const days = hot.flatMap((league) => league.days)
  return [{ sport: HOT, name: hotName, menuId: HOT_MENU, count, ...daysOf(days, betType, serverNow) }]
}

/** `null` for a sport that is not offered, is switched off, or has nothing to show under this tab. */
function sportEntry(row: CountRow, betType: BetType, options: MenuOptions): MenuSport | null {
  const sport = offeredSport(row.sid)
  if (sport === null || row.s !== 1 || row.sportShowSwitch === 0) return null
  if (betType === 'live' && row.rollingBallSwitch === 0) return null
  if (betType === 'early' && row.morningSwitch === 0) return null
  const count = countOf(row, betType)
  const isTournament = row.cc > 0 && row.tc + row.ec === 0
  if (isTournament !== (betType === 'champion')) return null
  return {
    sport,
    name: options.english ? row.sne : row.snc,
    menuId: String(row.sid),
    count,
    ...daysOf(row.days, betType, options.serverNow),
  }
}

function countOf(row: CountRow, betType: BetType): number {
  const counts: Readonly<Record<BetType, number>> = {
    today: row.tc,
    live: row.ipc,
    early: row.ec,
    parlay: row.pc,
    champion: row.cc,
  }
  return counts[betType]
}

/** Counts by the days of the tab, with those of the matches in play; empty when the venue reports none. */
function daysOf(
  days: CountRow['days'],
  betType: BetType,
  serverNow: number,
): Pick<MenuSport, 'dayCounts' | 'dayLiveCounts'> {
  if (days.length === 0 || (betType !== 'early' && betType !== 'parlay')) return { dayCounts: {} }
  const counted = days.filter(({ di }) => betType === 'parlay' || di > 0)
  const pick = (count: (day: (typeof days)[number]) => number): MenuSport['dayCounts'] => {
    const sumOf = (some: typeof days) => some.reduce((sum, day) => sum + count(day), 0)
    return Object.fromEntries([
      ['all', sumOf(counted)] as const,
      ...dayKeys(serverNow).map(
        (key, index) => [key, sumOf(counted.filter(({ di }) => di === index))] as const,
      ),
    ])
  }
  return {
    dayCounts: pick((day) => (betType === 'parlay' ? day.pc : day.c)),
    dayLiveCounts: pick(({ ipc }) => ipc),
  }
}

/** The keys of the days by `di`: today, the seven that follow, and everything later. */
export function dayKeys(serverNow: number): readonly DayKey[] {
  return dateRows([], serverNow, 'parlay').flatMap(({ key }) => (key === 'all' ? [] : [key]))
}

/** `di` of a day; empty for all, and for one that is not in the date row. */
export function dayNumber(day: string, serverNow: number): number | '' {
  const at = dayKeys(serverNow).findIndex((key) => key === day)
  return at === -1 ? '' : at
}
