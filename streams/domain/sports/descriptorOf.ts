import type { Match, Pair } from '../match.ts'
import type { Sport } from '../vocabulary/sports.ts'
import { BASKETBALL } from './basketball.ts'
import type { SportDescriptor } from './descriptor.ts'
import { FOOTBALL } from './football.ts'
import { PLAIN } from './plain.ts'
import { TENNIS } from './tennis.ts'
import { VOLLEYBALL } from './volleyball.ts'

const DESCRIPTORS: Readonly<Partial<Record<Sport, SportDescriptor>>> = {
  football: FOOTBALL,
  basketball: BASKETBALL,
  tennis: TENNIS,
  volleyball: VOLLEYBALL,
  americanFootball: { ...PLAIN, clock: 'down' },
  waterPolo: { ...PLAIN, clock: 'down' },
  handball: { ...PLAIN, clock: 'up' },
  iceHockey: { ...PLAIN, clock: 'up' },
  rugby: { ...PLAIN, clock: 'up' },
}

/** The descriptor of a sport; `PLAIN` for one without its own. */
export function descriptorOf(sport: Sport): SportDescriptor {
  return DESCRIPTORS[sport] ?? PLAIN
}

/** The count of the present part, such as the games of this set; `null` where there is none. */
export function runningCount({ sport, facts }: Pick<Match, 'sport' | 'facts'>): Pair | null {
  const { periods, board } = descriptorOf(sport)
  const { running } = board
  if (running === null) return null
  const played = periods.findLast((period) => facts[`${running}.${period}`] !== undefined)
  return played === undefined ? null : (facts[`${running}.${played}`] ?? null)
}
