/** The base of the venue's calls, after the `url` of the launch (docs/venues/imty.md, 1.1). */
export const IMTY_BASE = '/api/mobile/'

/** The path of the bridge's base address, which a launch of its venue answers after the origin. */
export const BRIDGE_BASE = '/bridge'

/** The calls, spelled as at the venue. Every one is a POST. */
export const IMTY_PATHS = {
  sportCount: `${IMTY_BASE}getallsportcount`,
  competitionCount: `${IMTY_BASE}getallcompetitioncount`,
  eventPage: `${IMTY_BASE}GetEventInfoByPage`,
  liveEvents: `${IMTY_BASE}getLiveEventInfo`,
  selectedEvents: `${IMTY_BASE}getSelectedEventInfo`,
  outrights: `${IMTY_BASE}getoutrightevents`,
  virtualEvents: `${IMTY_BASE}getvseventinfo`,
  search: `${IMTY_BASE}SearchEventInfo`,
  favourites: `${IMTY_BASE}GetFavouriteEvent`,
  addFavourite: `${IMTY_BASE}AddFavouriteEvent`,
  removeFavourite: `${IMTY_BASE}RemoveFavouriteEvent`,
  betInfo: `${IMTY_BASE}getbetinfo`,
  placeBet: `${IMTY_BASE}placebet`,
  pendingStatus: `${IMTY_BASE}GetPendingWagerStatus`,
  betList: `${IMTY_BASE}getbetlist`,
  statement: `${IMTY_BASE}getstatement`,
  buyBack: `${IMTY_BASE}submitbuyback`,
  balance: `${IMTY_BASE}getbalance`,
  preferences: `${IMTY_BASE}getuserpreferences`,
  savePreferences: `${IMTY_BASE}updateuserpreferences`,
  announcements: `${IMTY_BASE}GetAnnouncement`,
  completedResults: `${IMTY_BASE}getcompletedresults`,
} as const

/** Request headers of the venue; the last two are those of the bridge. */
export const IMTY_HEADERS = {
  token: 'requestId',
  language: 'lang',
  version: 'version',
  proxyAddress: 'proxy-address',
} as const

/** The only value of the `version` header; any other is refused. */
export const IMTY_VERSION = '1'

/** Longer values of `proxy-address` are refused. */
export const IMTY_MAX_PROXY_ADDRESS = 200

/** Limits of the calls (docs/venues/imty.md, 3). */
export const IMTY_LIMITS = {
  /** Events of a page, and what it has when no size is asked for. */
  pageRecords: 300,
  usualPageRecords: 50,
  /** `EventIds` of `getSelectedEventInfo`. */
  selectedEvents: 40,
  /** Wagers of one `placebet`. */
  wagers: 64,
  /** `WagerIds` of `GetPendingWagerStatus` and of `getbetlist`. */
  pendingWagers: 50,
  statementRecords: 300,
  /** The longest range of a statement. */
  statementDays: 366,
  pricingId: 200,
  delta: 64,
} as const

/** Real ms, all of them. */
export const IMTY_TIMES = {
  /** How far the `TimeStamp` of any call may be from platform time. */
  clockSkewMs: 5 * 60_000,
  /** How far that of a bet or a sale may be behind platform time, and ahead of it. */
  betLateMs: 30_000,
  betEarlyMs: 5_000,
  /** An older `Delta` is refused with 600. */
  deltaMs: 60_000,
  /** How long a `PricingId` is valid. */
  pricingMs: 10_000,
} as const
