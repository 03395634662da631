/**
 * The venue's numbers and the domain's names for them. They are plain literals, because `wire` does not depend on
 * the domain; the venue's adapter and the platform check them against the domain's types.
 */

/** Sports by `sid` that are offered, the esports under their own base (docs/venues/dpty.md, 2.1). */
export const DPTY_SPORTS = {
  1: 'football',
  2: 'basketball',
  3: 'tennis',
  5: 'snooker',
  6: 'volleyball',
  9: 'rugby',
  10: 'boxing',
  11: 'handball',
  12: 'iceHockey',
  13: 'cricket',
  16: 'americanFootball',
  17: 'golf',
  18: 'baseball',
  19: 'badminton',
  23: 'tableTennis',
  26: 'beachVolleyball',
  33: 'darts',
  276: 'lol',
  277: 'dota2',
  278: 'csgo',
  279: 'kog',
  280: 'eFootball',
  281: 'eBasketball',
} as const

/** Sports of which there are results: the offered ones, and these. */
export const DPTY_RESULT_SPORTS = {
  ...DPTY_SPORTS,
  30: 'floorball',
  31: 'futsal',
  32: 'mma',
  34: 'bowls',
  35: 'waterPolo',
  36: 'cycling',
  37: 'formula1',
  38: 'stockCarRacing',
  39: 'motorcycleRacing',
  40: 'olympic',
  41: 'asianGames',
} as const

/** `qt` of a list; `upcoming` is not asked for by the client. */
export const DPTY_LISTS = ['in-play', 'today', 'early', 'champion', 'parlay', 'upcoming'] as const

export type DptyList = (typeof DPTY_LISTS)[number]

/** `qt` by tab. */
export const DPTY_TABS = {
  live: 'in-play',
  today: 'today',
  early: 'early',
  parlay: 'parlay',
  champion: 'champion',
} as const

/** `sortBy` of a list. */
export const DPTY_SORTS = ['hot', 'time', 'league'] as const

/** `di`: today, the last day with its own number, and everything later. */
export const DPTY_DAYS = { today: 0, last: 7, later: 8 } as const

/** State of a match by `st` of `md.s`. */
export const DPTY_STATES = {
  notStarted: 'notStarted',
  inProgress: 'live',
  pause: 'paused',
  over: 'ended',
  close: 'closed',
  cancel: 'cancelled',
  giveUp: 'abandoned',
  delay: 'delayed',
  unknown: 'unknown',
  extension: 'postponed',
  interruption: 'interrupted',
} as const

/** `st` by state. */
export const DPTY_STATE_CODES = {
  notStarted: 'notStarted',
  live: 'inProgress',
  paused: 'pause',
  ended: 'over',
  closed: 'close',
  cancelled: 'cancel',
  abandoned: 'giveUp',
  delayed: 'delay',
  unknown: 'unknown',
  postponed: 'extension',
  interrupted: 'interruption',
} as const

/** Status of a match by `ss`. */
export const DPTY_STATUSES = { 1: 'open', 2: 'suspended', 3: 'closed' } as const

/** `ss` by status; a locked match is open, and its options are locked. */
export const DPTY_STATUS_CODES = { open: 1, suspended: 2, locked: 1, closed: 3 } as const

/** Status of an option by `s`. */
export const DPTY_OPTION_STATUSES = { 2: 'open', 3: 'suspended', 4: 'locked', 5: 'closed' } as const

export const DPTY_OPTION_STATUS_CODES = { open: 2, suspended: 3, locked: 4, closed: 5 } as const

/** Odds formats by `marketType`. */
export const DPTY_ODDS_FORMATS = {
  1: 'europe',
  2: 'hk',
  3: 'malay',
  4: 'indonesian',
  5: 'american',
  6: 'british',
} as const

export const DPTY_ODDS_FORMAT_CODES = {
  europe: 1,
  hk: 2,
  malay: 3,
  indonesian: 4,
  american: 5,
  british: 6,
} as const

/** `currency`. */
export const DPTY_CURRENCIES = { RMB: 1, USDT: 200 } as const
