/** The venue's code at the site, in orders and in tokens. */
export const PMTY = 'PMTY'
