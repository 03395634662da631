import * as v from 'valibot'
import { LIST_TABS, type ListTab } from '../../domain/menu.ts'
import type { DayKey } from '../../domain/schedule.ts'
import { isSport, type Sport } from '../../domain/vocabulary/sports.ts'
import { parseJson } from '../../kernel/parseJson.ts'
import type { KeyValue } from '../../ports/storage.ts'

/** Modes of the home list; the last two are not implemented yet. */
export const HOME_MODES = ['sport', 'lottery', 'real'] as const

export type HomeMode = (typeof HOME_MODES)[number]

/** The member's place in the home list. */
export interface HomeFilters {
  readonly mode: HomeMode
  readonly betType: ListTab
  readonly sport: Sport
  readonly day: DayKey
}

const KEY = 'touchline.home'

const START: HomeFilters = { mode: 'sport', betType: 'live', sport: 'football', day: 'all' }

const sportNames = v.pipe(v.string(), v.guard(isSport))

/** The day is not stored: a date of yesterday would show an empty list. */
const stored = v.object({
  mode: v.fallback(v.picklist(HOME_MODES), START.mode),
  betType: v.fallback(v.picklist(LIST_TABS), START.betType),
  sport: v.fallback(sportNames, START.sport),
})

/** The place stored for this browser session, or the start. */
export function readHomeFilters(memory: KeyValue): HomeFilters {
  const read = v.safeParse(stored, parseJson(memory.get(KEY)))
  return read.success ? { ...read.output, day: 'all' } : START
}

export function storeHomeFilters(memory: KeyValue, place: HomeFilters): void {
  memory.set(KEY, JSON.stringify(place))
}
