import type { BetType, ListSport, Menu } from '../../domain/menu.ts'
import { menu } from '../../wire/pmty/menu.ts'
import { PMTY_PATHS } from '../../wire/pmty/paths.ts'
import type { Call } from '../call.ts'
import type { Ask } from './call.ts'
import { readMenu } from './map/menu.ts'
import { mapValue } from '../mapAnswer.ts'

/** The menu id of football in play (docs/pmty.md), the list that a first visit begins with. */
const LIVE_FOOTBALL = '40003'

export function usualMenuId(betType: BetType, sport: ListSport): string | null {
  return betType === 'live' && sport === 'football' ? LIVE_FOOTBALL : null
}

/** Requests tabs and sports with their counts. */
export function askMenu$(ask: Ask): Call<Menu> {
  return ask({ kind: 'read', polled: true, path: PMTY_PATHS.menu, answer: menu }).pipe(mapValue(readMenu))
}
