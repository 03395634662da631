import type { Sport } from '../../streams/domain/vocabulary/sports.ts'
import { guardOf } from '../../streams/domain/vocabulary/words.ts'
import { AMERICAN_FOOTBALL } from './americanFootball/sport.ts'
import { BADMINTON } from './badminton/sport.ts'
import { BASEBALL } from './baseball/sport.ts'
import { BASKETBALL } from './basketball/sport.ts'
import { BEACH_SOCCER } from './beachSoccer/sport.ts'
import { BEACH_VOLLEYBALL } from './beachVolleyball/sport.ts'
import { BOXING } from './boxing/sport.ts'
import { CRICKET } from './cricket/sport.ts'
import { CSGO } from './csgo/sport.ts'
import { DARTS } from './darts/sport.ts'
import { DOTA2 } from './dota2/sport.ts'
import type { Fixture } from './fixture.ts'
import { FOOTBALL } from './football/sport.ts'
import { HANDBALL } from './handball/sport.ts'
import { HOCKEY } from './hockey/sport.ts'
import { ICE_HOCKEY } from './iceHockey/sport.ts'
import { KOG } from './kog/sport.ts'
import { LOL } from './lol/sport.ts'
import type { PlayedSport } from './playedSport.ts'
import { SEVENS } from './sevens/sport.ts'
import { SNOOKER } from './snooker/sport.ts'
import { TABLE_TENNIS } from './tableTennis/sport.ts'
import { TENNIS } from './tennis/sport.ts'
import { VOLLEYBALL } from './volleyball/sport.ts'
import { WATER_POLO } from './waterPolo/sport.ts'
import type { WorldMatch } from './world.ts'

const PLAYED = {
  football: FOOTBALL,
  basketball: BASKETBALL,
  tennis: TENNIS,
  volleyball: VOLLEYBALL,
  tableTennis: TABLE_TENNIS,
  badminton: BADMINTON,
  snooker: SNOOKER,
  darts: DARTS,
  beachVolleyball: BEACH_VOLLEYBALL,
  iceHockey: ICE_HOCKEY,
  handball: HANDBALL,
  americanFootball: AMERICAN_FOOTBALL,
  waterPolo: WATER_POLO,
  baseball: BASEBALL,
  hockey: HOCKEY,
  beachSoccer: BEACH_SOCCER,
  boxing: BOXING,
  cricket: CRICKET,
  rugby: SEVENS,
  dota2: DOTA2,
  lol: LOL,
  csgo: CSGO,
  kog: KOG,
} as const

/** The sports that the world plays. */
export type WorldSport = keyof typeof PLAYED

/** The simulation of each sport. */
export const PLAYED_SPORTS: Readonly<Record<WorldSport, PlayedSport>> = PLAYED

/** Whether the world plays a sport. */
export const isPlayed: (sport: string) => sport is WorldSport = guardOf(PLAYED)

/** The simulation of a fixture's sport. @throws for a sport that the world does not simulate. */
export function playedSport(sport: Sport): PlayedSport {
  if (!isPlayed(sport)) throw new Error(`the world does not play ${sport}`)
  return PLAYED_SPORTS[sport]
}

/** The format of a match of esports, to be put into a match; nothing for other sports. */
export function formatOf(fixture: Pick<Fixture, 'sport' | 'league' | 'seed'>): Pick<WorldMatch, 'format'> {
  const format = playedSport(fixture.sport).format?.(fixture)
  return format === undefined ? {} : { format }
}

/** In display order. */
export const WORLD_SPORTS: readonly WorldSport[] = Object.keys(PLAYED).filter(isPlayed)
