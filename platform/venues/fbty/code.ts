/** The venue's code at the site, in orders and in tokens. */
export const FBTY = 'FBTY'

/** Where its calls begin on this platform. */
export const FBTY_BASE = '/fbty'
