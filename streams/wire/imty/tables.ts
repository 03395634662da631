/** The numbers of docs/venues/imty.md, 2.4 to 2.6, by the names of the domain. */

/** `Market` of an event, and of the lists in requests, where 0 is all. */
export const IMTY_MARKET = { all: 0, early: 1, today: 2, live: 3 } as const

/** `EventStatusId` and `MarketlineStatusId`. */
export const IMTY_STATUSES = { 1: 'open', 2: 'closed', 3: 'suspended', 4: 'locked' } as const
export const IMTY_STATUS_CODES = { open: 1, closed: 2, suspended: 3, locked: 4 } as const

/** `EventStateId`. */
export const IMTY_MATCH_STATES = {
  0: 'notStarted',
  1: 'live',
  2: 'paused',
  3: 'ended',
  4: 'closed',
  5: 'cancelled',
  6: 'abandoned',
  7: 'delayed',
  8: 'unknown',
  9: 'postponed',
  10: 'interrupted',
} as const

export const IMTY_MATCH_STATE_CODES = {
  notStarted: 0,
  live: 1,
  paused: 2,
  ended: 3,
  closed: 4,
  cancelled: 5,
  abandoned: 6,
  delayed: 7,
  unknown: 8,
  postponed: 9,
  interrupted: 10,
} as const

/** `GroundTypeId`: 0 is a neutral ground, 1 the home side's. */
export const IMTY_GROUNDS = { neutral: 0, home: 1 } as const

/** `EventTypeId`. */
export const IMTY_EVENT_TYPES = { match: 1, outright: 2 } as const

/** `OrderBy`. */
export const IMTY_ORDERS = { time: 1, league: 2 } as const

/** `MarketLineLevel` of the main line. */
export const IMTY_MAIN_LINE = 1

/** `ServerSide`. */
export const IMTY_SERVERS = { nobody: 0, home: 1, away: 2 } as const

/** `OddsType`. */
export const IMTY_ODDS_TYPES = { 1: 'malay', 2: 'hk', 3: 'europe', 4: 'indonesian' } as const
export const IMTY_ODDS_TYPE_CODES = { malay: 1, hk: 2, europe: 3, indonesian: 4 } as const

/** `AcceptOdds`. */
export const IMTY_ACCEPTANCES = { 0: 'none', 1: 'better', 2: 'any' } as const
export const IMTY_ACCEPTANCE_CODES = { none: 0, better: 1, any: 2 } as const

/** `WagerType`. */
export const IMTY_WAGER_TYPES = { single: 1, combo: 2 } as const

/** `BetConfirmationStatus`. */
export const IMTY_CONFIRMATIONS = { pending: 1, confirmed: 2, rejected: 3, cancelled: 4 } as const

/** `BetSettlementStatus`. */
export const IMTY_SETTLEMENTS = { open: 0, settled: 1 } as const

/** `BetTradeStatus`. */
export const IMTY_TRADES = { unsold: 0, sold: 1, pending: 2, failed: 3 } as const

/** `CancelType`. */
export const IMTY_CANCEL_TYPES = { wager: 1, event: 2, result: 3 } as const

/** `CancelReason`. */
export const IMTY_CANCEL_REASONS = { none: 0, redCard: 1, goal: 2, abandoned: 101 } as const

/** `BettingPlatform` of a mobile page. */
export const IMTY_PLATFORM_H5 = 2

/** `DateType`: the client asks by the time of the bet. */
export const IMTY_DATE_TYPES = { event: 1, bet: 2 } as const

/** `Currency` of money that the member has here. Records may name other codes, which are only shown. */
export const IMTY_CURRENCIES = { CNY: 'RMB', USDT: 'USDT' } as const
export const IMTY_CURRENCY_CODES = { RMB: 'CNY', USDT: 'USDT' } as const

/** `Action` of a change in a delta. */
export const IMTY_ACTIONS = { put: 0, remove: 1 } as const

/** Settings of the venue's own block (3.10). */
export const IMTY_EVENT_SORTINGS = { 1: 'time', 2: 'league' } as const
export const IMTY_BETTING_STYLES = { 1: 'click', 2: 'slide' } as const

/** What `Specifiers` calls the line of a market whose name has a place for it. */
export const IMTY_SPECIFIERS = {
  total: 'total',
  teamTotalHome: 'total',
  teamTotalAway: 'total',
  nextTeam: 'goalnr',
  race: 'race',
} as const
