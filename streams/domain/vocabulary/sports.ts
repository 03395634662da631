import { guardOf } from './words.ts'

/**
 * Sports by name, with the site's sport ids. Each venue has numbers of its own, which are used only in the
 * venue's folder. The site's list has no hockey, no beach soccer and no virtual basketball: their ids are ours.
 */
export const SPORT_IDS = {
  football: 1,
  iceHockey: 2,
  basketball: 3,
  rugby: 4,
  tennis: 5,
  americanFootball: 6,
  baseball: 7,
  handball: 8,
  hockey: 9,
  floorball: 10,
  golf: 12,
  volleyball: 13,
  cricket: 14,
  tableTennis: 15,
  snooker: 16,
  futsal: 17,
  mma: 18,
  boxing: 19,
  darts: 20,
  bowls: 21,
  beachSoccer: 22,
  waterPolo: 24,
  cycling: 25,
  badminton: 47,
  beachVolleyball: 51,
  formula1: 92,
  specials: 93,
  stockCarRacing: 94,
  motorcycleRacing: 95,
  olympic: 100,
  asianGames: 101,
  dota2: 164,
  lol: 165,
  eFootball: 177,
  eBasketball: 178,
  csgo: 179,
  kog: 180,
  virtualFootball: 1001,
  virtualHorse: 1020,
  virtualGreyhounds: 1021,
  virtualSpeedway: 1022,
  virtualMotorbike: 1023,
  virtualBasketball: 1024,
} as const

export type Sport = keyof typeof SPORT_IDS

export const isSport = guardOf(SPORT_IDS)

const SPORT_OF_ID: ReadonlyMap<number, Sport> = new Map(
  Object.entries(SPORT_IDS).flatMap(([name, id]) => (isSport(name) ? [[id, name] as const] : [])),
)

/** The sport with one of the site's ids; `null` for an unknown id. */
export function sportOfId(id: number): Sport | null {
  return SPORT_OF_ID.get(id) ?? null
}

const FIRST_ESPORT = SPORT_IDS.dota2
const FIRST_VIRTUAL = SPORT_IDS.virtualFootball

export function isEsport(sport: Sport): boolean {
  return SPORT_IDS[sport] >= FIRST_ESPORT && SPORT_IDS[sport] < FIRST_VIRTUAL
}

export function isVirtualSport(sport: Sport): boolean {
  return SPORT_IDS[sport] >= FIRST_VIRTUAL
}

/** Specials, esports and virtual sports, which are never the initial sport of a tab. */
export function isSpecialSport(sport: Sport): boolean {
  return sport === 'specials' || SPORT_IDS[sport] >= FIRST_ESPORT
}
