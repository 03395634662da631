import * as v from 'valibot'
import { HOT, LIST_TABS, type ListSport, type ListTab } from '../../domain/menu.ts'
import type { DayKey } from '../../domain/schedule.ts'
import { isSport } from '../../domain/vocabulary/sports.ts'
import { parseJson } from '../../kernel/parseJson.ts'
import type { KeyValue } from '../../ports/storage.ts'

/** Modes of the home list. */
export const HOME_MODES = ['sport', 'lottery', 'real'] as const

export type HomeMode = (typeof HOME_MODES)[number]

/** The member's place in the home list. */
export interface HomeFilters {
  readonly mode: HomeMode
  readonly betType: ListTab
  readonly sport: ListSport
  readonly day: DayKey
  /** The ids of the leagues that the list is limited to, sorted; empty for all. */
  readonly leagues: readonly string[]
}

const KEY = 'touchline.home'

const START: HomeFilters = { mode: 'sport', betType: 'live', sport: 'football', day: 'all', leagues: [] }

const isListSport = (text: string): text is ListSport => text === HOT || isSport(text)
const sportNames = v.pipe(v.string(), v.guard(isListSport))

/** The most leagues that a list is limited to; a request names them all. */
export const MAX_LEAGUES = 200
const leagueIds = v.pipe(v.array(v.pipe(v.string(), v.regex(/^[^\s,]{1,64}$/))), v.maxLength(MAX_LEAGUES))

/** The day is not stored: a date of yesterday would show an empty list. */
const stored = v.object({
  mode: v.fallback(v.picklist(HOME_MODES), START.mode),
  betType: v.fallback(v.picklist(LIST_TABS), START.betType),
  sport: v.fallback(sportNames, START.sport),
  leagues: v.fallback(leagueIds, START.leagues),
  /** The leagues are those of this venue. */
  venue: v.fallback(v.string(), ''),
})

/** The place stored for this browser session, or the start; leagues are kept at their venue only. */
export function readHomeFilters(memory: KeyValue, venue: string): HomeFilters {
  const read = v.safeParse(stored, parseJson(memory.get(KEY)))
  if (!read.success) return START
  const { venue: of, leagues, ...place } = read.output
  return { ...place, leagues: of === venue ? leagues : START.leagues, day: 'all' }
}

/** Whether a place was stored at this venue in this browser session. */
export function hasHomeFilters(memory: KeyValue, venue: string): boolean {
  const read = v.safeParse(stored, parseJson(memory.get(KEY)))
  return read.success && read.output.venue === venue
}

export function storeHomeFilters(memory: KeyValue, venue: string, place: HomeFilters): void {
  memory.set(KEY, JSON.stringify({ ...place, venue }))
}
