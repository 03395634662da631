/**
 * Sports by `sid`. Darts, motor racing, esports and virtual sports are known, but not offered (docs/venues/fbty.md,
 * 2.1).
 */
export const FBTY_SPORTS = {
  1: 'football',
  2: 'basketball',
  3: 'iceHockey',
  4: 'rugby',
  5: 'tennis',
  6: 'americanFootball',
  7: 'baseball',
  8: 'handball',
  13: 'volleyball',
  14: 'cricket',
  15: 'tableTennis',
  16: 'snooker',
  18: 'mma',
  19: 'boxing',
  20: 'darts',
  24: 'waterPolo',
  47: 'badminton',
  51: 'beachVolleyball',
  92: 'formula1',
  164: 'dota2',
  165: 'lol',
  177: 'eFootball',
  178: 'eBasketball',
  179: 'csgo',
  180: 'kog',
  1001: 'virtualFootball',
  1020: 'virtualHorse',
  1021: 'virtualGreyhounds',
  1022: 'virtualSpeedway',
  1023: 'virtualMotorbike',
} as const

/** The numbers at which periods, phases and market types of a sport begin, in the order of the row of sports. */
export const FBTY_BASES = {
  football: 1000,
  basketball: 3000,
  tennis: 5000,
  volleyball: 13_000,
  tableTennis: 15_000,
  badminton: 47_000,
  snooker: 16_000,
  baseball: 7000,
  iceHockey: 2000,
  handball: 8000,
  beachVolleyball: 51_000,
  americanFootball: 6000,
  waterPolo: 24_000,
  boxing: 19_000,
  cricket: 14_000,
  rugby: 4000,
  mma: 18_000,
} as const

/** A sport that the venue offers. */
export type FbtySport = keyof typeof FBTY_BASES

/** In the order of the row of sports. */
export const FBTY_OFFERED = Object.keys(FBTY_BASES) as readonly FbtySport[]

/** The base of a sport; `null` for one that is not offered. */
export function fbtyBase(sport: string): number | null {
  return Object.hasOwn(FBTY_BASES, sport) ? FBTY_BASES[sport as FbtySport] : null
}
