export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE

/** How long an ended match stays listed, ms. */
export const LISTED_AFTER_END = 10 * MINUTE
