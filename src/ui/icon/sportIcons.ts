import type { IconName } from './Icon.tsx'

const SPORT_ICONS: Readonly<Record<string, IconName>> = {
  hot: 'hot',
  football: 'football',
  futsal: 'football',
  eFootball: 'football',
  virtualFootball: 'football',
  basketball: 'basketball',
  eBasketball: 'basketball',
  tennis: 'tennis',
  volleyball: 'volleyball',
  beachVolleyball: 'volleyball',
  baseball: 'baseball',
  iceHockey: 'iceHockey',
  floorball: 'iceHockey',
  americanFootball: 'americanFootball',
  rugby: 'rugby',
  handball: 'handball',
  waterPolo: 'handball',
  tableTennis: 'tableTennis',
  badminton: 'badminton',
  snooker: 'snooker',
  bowls: 'snooker',
  boxing: 'boxing',
  mma: 'boxing',
  cricket: 'cricket',
  darts: 'darts',
  golf: 'golf',
  cycling: 'cycling',
  formula1: 'racing',
  stockCarRacing: 'racing',
  motorcycleRacing: 'racing',
  virtualSpeedway: 'racing',
  virtualMotorbike: 'racing',
  virtualHorse: 'horse',
  virtualGreyhounds: 'horse',
  dota2: 'esports',
  lol: 'esports',
  csgo: 'esports',
  kog: 'esports',
  esports: 'esports',
  virtual: 'virtual',
}

/** The icon of a sport by its name; the trophy for a sport without a drawing. */
export function sportIcon(sport: string): IconName {
  return SPORT_ICONS[sport] ?? 'trophy'
}
