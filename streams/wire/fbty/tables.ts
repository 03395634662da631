/**
 * The venue's numbers of lists, matches and markets, and the domain's names for them (docs/venues/fbty.md, 2). They
 * are plain literals, because `wire` does not depend on the domain.
 */

/** `type` of a list and `ty` of a count. */
export const FBTY_LIST_TYPES = { live: 1, parlay: 2, today: 3, early: 4, champion: 7 } as const

/** The lists without a tab: all matches, today and in play, matches of two sides, and any day. */
export const FBTY_FURTHER_LISTS = { all: 0, todayAndLive: 6, matches: 8, todayAndEarly: 9 } as const

/** `orderBy` of a list. */
export const FBTY_ORDERS = { time: 0, league: 1 } as const

/** `ty` of a match. */
export const FBTY_MATCH_KINDS = { outright: 1, normal: 2 } as const

/** `ms` of a match. */
export const FBTY_MATCH_STATES = {
  0: 'ended',
  1: 'postponed',
  2: 'interrupted',
  3: 'cancelled',
  4: 'notStarted',
  5: 'live',
  6: 'delayed',
  7: 'abandoned',
  8: 'paused',
} as const

/** `ms` by state; the venue has no number for the last two. */
export const FBTY_MATCH_STATE_CODES = {
  ended: 0,
  postponed: 1,
  interrupted: 2,
  cancelled: 3,
  notStarted: 4,
  live: 5,
  delayed: 6,
  abandoned: 7,
  paused: 8,
  closed: 0,
  unknown: 8,
} as const

/** `ss` of a match; any other number is closed. */
export const FBTY_SALES = { 1: 'open', 2: 'suspended' } as const
export const FBTY_SALE_CODES = { open: 1, suspended: 2, locked: 2, closed: 0 } as const

/** `ss` of a market. A market that is locked is open with locked prices. */
export const FBTY_MARKET_STATUSES = { 1: 'open', 0: 'suspended', [-1]: 'closed' } as const
export const FBTY_MARKET_STATUS_CODES = { open: 1, suspended: 0, locked: 1, closed: -1 } as const

/** Odds types. */
export const FBTY_ODDS_FORMATS = {
  1: 'europe',
  2: 'hk',
  3: 'malay',
  4: 'indonesian',
  5: 'american',
  6: 'british',
} as const
export const FBTY_ODDS_FORMAT_CODES = {
  europe: 1,
  hk: 2,
  malay: 3,
  indonesian: 4,
  american: 5,
  british: 6,
} as const

/** `odt` of an option. */
export const FBTY_OFFERED_FORMATS = { europeOnly: 1, all: 2 } as const

/** `tp` and `tu` of a clock. */
export const FBTY_CLOCK_DIRECTIONS = { up: 1, down: 2 } as const
export const FBTY_CLOCK_UNITS = { seconds: 1, minutes: 2 } as const

/** `sv`, who serves or is at bat. */
export const FBTY_SERVING = { home: 1, away: 2 } as const

/** `tyg` of a count by what is counted. 5 is that of goals, points and runs, 5556 of sets but those of snooker. */
export const FBTY_COUNTS = {
  goals: 5,
  points: 5,
  runs: 5,
  corners: 6,
  yellowCards: 7,
  redCards: 8,
  cards: 9,
  sets: 5556,
  games: 5559,
  hits: 5601,
  wickets: 5602,
  touchdowns: 5603,
  legs: 5605,
  outs: 5606,
  balls: 5607,
  scorecards: 5608,
  rounds: 5609,
  homeRuns: 5611,
  fieldGoals: 5612,
  fours: 5613,
  sixes: 5614,
} as const

/** `tyg` of the frames of snooker. */
export const FBTY_FRAMES = 12

/** Tabs of the detail in their order. */
export const FBTY_TABS = [
  'p',
  'h',
  's',
  'cs',
  'f',
  't',
  'c',
  'b',
  'i',
  'q',
  'set',
  'o',
  'et',
  'pk',
  'pd',
  'inn',
  'rd',
] as const

export type FbtyTab = (typeof FBTY_TABS)[number]

/** `currencyId` and `cid`. */
export const FBTY_CURRENCIES = { RMB: 1, USDT: 200 } as const

/** `languageType` of each body; any other counts as the first. */
export const FBTY_LANGUAGES = ['CMN', 'ZHO', 'ENGLISH'] as const

/** `lang` header by language, as at PMTY. */
export const FBTY_LANGUAGE_HEADERS = { CMN: 'zh', ZHO: 'tw', ENGLISH: 'en' } as const
