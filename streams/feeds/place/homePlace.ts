import * as v from 'valibot'
import { BET_TYPES, type BetType } from '../../domain/menu.ts'
import type { DayKey } from '../../domain/schedule.ts'
import { type Sport, SPORT_IDS } from '../../domain/sport.ts'
import { parseJson } from '../../kernel/parseJson.ts'
import type { KeyValue } from '../../ports/storage.ts'

/** Home list modes (specification, venue part, 2); the last two come later. */
export const HOME_MODES = ['sport', 'real', 'lottery'] as const

export type HomeMode = (typeof HOME_MODES)[number]

/** Where the member stands in the home list. */
export interface HomePlace {
  readonly mode: HomeMode
  readonly betType: BetType
  readonly sport: Sport
  readonly day: DayKey
}

const KEY = 'touchline.home'

const START: HomePlace = { mode: 'sport', betType: 'live', sport: 'football', day: 'all' }

const sportNames = v.custom<HomePlace['sport']>(
  (name) => typeof name === 'string' && Object.hasOwn(SPORT_IDS, name),
)

/** The day is not kept: a date of yesterday would show an empty list. */
const stored = v.object({
  mode: v.fallback(v.picklist(HOME_MODES), START.mode),
  betType: v.fallback(v.picklist(BET_TYPES), START.betType),
  sport: v.fallback(sportNames, START.sport),
})

/** Where the member was in this browser session, or the start. */
export function readPlace(memory: KeyValue): HomePlace {
  const read = v.safeParse(stored, parseJson(memory.get(KEY)))
  return read.success ? { ...read.output, day: 'all' } : START
}

export function rememberPlace(memory: KeyValue, place: HomePlace): void {
  memory.set(KEY, JSON.stringify(place))
}
