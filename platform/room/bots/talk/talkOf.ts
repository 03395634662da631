import type { Sport } from '../../../../streams/domain/vocabulary/sports.ts'
import { BASKETBALL } from './basketball.ts'
import { FOOTBALL } from './football.ts'
import { MAPS } from './maps.ts'
import { PLAIN } from './plain.ts'
import type { Talk } from './talk.ts'
import { TENNIS } from './tennis.ts'
import { VOLLEYBALL } from './volleyball.ts'

const TALKS: Readonly<Partial<Record<Sport, Talk>>> = {
  football: FOOTBALL,
  basketball: BASKETBALL,
  tennis: TENNIS,
  volleyball: VOLLEYBALL,
  dota2: MAPS,
  lol: MAPS,
  csgo: MAPS,
  kog: MAPS,
}

/** The lines for a sport; `PLAIN` if it has none of its own. */
export function talkOf(sport: Sport): Talk {
  return TALKS[sport] ?? PLAIN
}
