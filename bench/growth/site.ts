export const SITE_ID = 1001

const NO_LIMIT = { perSecond: 1e6, burst: 1e6 }

/** Options of a platform for one member who calls as fast as possible. */
export const UNLIMITED = {
  rateAllowances: { address: NO_LIMIT, member: NO_LIMIT },
  roomOptions: { joins: NO_LIMIT, connection: NO_LIMIT, member: NO_LIMIT, texts: NO_LIMIT, fullAbove: 0 },
} as const
