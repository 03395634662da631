import { type BetType, HOT, type ListSport, type Menu, type MenuSport } from '../../../domain/menu.ts'
import { dateRows, type DayKey } from '../../../domain/schedule.ts'
import { isEsport, isVirtualSport } from '../../../domain/vocabulary/sports.ts'
import type { FbtyCounts, FbtyListCount, FbtySportCount } from '../../../wire/fbty/answers.ts'
import { listTypes, sportOf } from '../numbers.ts'

/** The number of the list of hot matches, beside the sports. */
export const HOT_SID = 0

/** The venue's tabs that the client has. */
const TABS: readonly BetType[] = ['today', 'live', 'early', 'parlay', 'champion']
/** Where virtual sports and esports stand among the sports, from 0. */
const VIRTUAL_PLACE = 2
const ESPORTS_PLACE = 3
/** How many entries are cut from the end of the list of parlays. */
export const CUT = 2

/** `menuId`: the list and the sport, with a point between. */
export function menuIdOf(betType: BetType, sid: number): string {
  return `${listTypes[betType]}.${sid}`
}

/** The sport of a `menuId`; `HOT_SID` for hot matches. */
export function sidOfMenu(menuId: string): number {
  return Number(menuId.split('.')[1] ?? HOT_SID)
}

/** The tabs with their sports (docs/venues/fbty.md, 5.4); `at` is the venue's time of the counts. */
export function readMenu(counts: FbtyCounts, at: number): Menu {
  return TABS.flatMap((betType) => {
    const list = counts.sl.find(({ ty }) => ty === listTypes[betType])
    if (list === undefined) return []
    const kept = betType === 'parlay' ? withoutLast(list) : list
    return [{ betType, count: kept.tc, sports: sportsOf(betType, kept, at) }]
  })
}

/**
 * The list of parlays without its last sports, rugby and MMA. They are counted before those without matches are left
 * out, so they are the same two at any time.
 */
function withoutLast({ ssl, tc, ...list }: FbtyListCount): FbtyListCount {
  const lost = ssl.slice(-CUT).reduce((sum, { c }) => sum + c, 0)
  return { ...list, ssl: ssl.slice(0, -CUT), tc: Math.max(0, tc - lost) }
}

function sportsOf(betType: BetType, list: FbtyListCount, at: number): readonly MenuSport[] {
  const all = inOrder(
    list.ssl.flatMap((row) => {
      const sport = sportOf(row.sid)
      return sport === null
        ? []
        : [{ ...menuSport(betType, sport, row.sid, row.c), ...daysOf(row.c, row.days, at) }]
    }),
  )
  const sports = all.filter(({ count }) => count > 0)
  // Outrights have no list of hot matches.
  if (list.ht === 0 || betType === 'champion') return sports
  const entry = { ...menuSport(betType, HOT, HOT_SID, list.ht), ...daysOf(list.ht, list.htDays, at) }
  return betType === 'parlay' ? [entry, ...sports] : [...sports.slice(0, 1), entry, ...sports.slice(1)]
}

function menuSport(betType: BetType, sport: ListSport, sid: number, count: number): MenuSport {
  return { sport, name: '', menuId: menuIdOf(betType, sid), count, dayCounts: {} }
}

/** Counts by day of `c` matches, with those in play. A day that is left out has no matches. */
function daysOf(
  c: number,
  days: FbtySportCount['days'],
  at: number,
): Pick<MenuSport, 'dayCounts' | 'dayLiveCounts'> {
  if (days === undefined) return { dayCounts: {} }
  const keys = dayKeys(at)
  const pick = (all: number, count: 'c' | 'lc'): MenuSport['dayCounts'] =>
    Object.fromEntries([
      ['all', all] as const,
      ...keys.map((key, di) => [key, days.find((day) => day.di === di)?.[count] ?? 0] as const),
    ])
  return {
    dayCounts: pick(c, 'c'),
    dayLiveCounts: pick(
      days.reduce((sum, { lc }) => sum + lc, 0),
      'lc',
    ),
  }
}

/** The keys of the days by `di`: today, the seven that follow, and everything later. */
function dayKeys(at: number): readonly DayKey[] {
  return dateRows([], at, 'parlay').flatMap(({ key }) => (key === 'all' ? [] : [key]))
}

/** Virtual sports at the third place and esports at the fourth, when they are offered. */
function inOrder(sports: readonly MenuSport[]): readonly MenuSport[] {
  const isOf = (test: typeof isEsport) => (each: MenuSport) => each.sport !== HOT && test(each.sport)
  const moved = (rest: readonly MenuSport[], test: typeof isEsport, place: number) => {
    const [group, others] = [rest.filter(isOf(test)), rest.filter((each) => !isOf(test)(each))]
    return group.length === 0 ? rest : [...others.slice(0, place), ...group, ...others.slice(place)]
  }
  return moved(moved(sports, isVirtualSport, VIRTUAL_PLACE), isEsport, ESPORTS_PLACE)
}
