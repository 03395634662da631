/** The sports of the venue, and what its own bet types count in the match itself (docs/venues/imty.md, 2.1). */
export const IMTY_SPORTS = {
  1: { sport: 'football', count: 'goals' },
  2: { sport: 'basketball', count: 'points' },
  3: { sport: 'tennis', count: 'games' },
  7: { sport: 'badminton', count: 'points' },
  8: { sport: 'baseball', count: 'runs' },
  11: { sport: 'boxing', count: 'scorecards' },
  15: { sport: 'darts', count: 'legs' },
  18: { sport: 'hockey', count: 'goals' },
  19: { sport: 'americanFootball', count: 'points' },
  21: { sport: 'golf', count: 'places' },
  23: { sport: 'handball', count: 'goals' },
  25: { sport: 'iceHockey', count: 'goals' },
  29: { sport: 'formula1', count: 'places' },
  31: { sport: 'rugby', count: 'places' },
  34: { sport: 'snooker', count: 'points' },
  36: { sport: 'tableTennis', count: 'points' },
  40: { sport: 'volleyball', count: 'points' },
  41: { sport: 'waterPolo', count: 'goals' },
} as const

/** Virtual sports, which are in `getvseventinfo` alone, and what the venue's own bet types count in them. */
export const IMTY_VIRTUAL_SPORTS = {
  39: { sport: 'virtualFootball', count: 'goals' },
  43: { sport: 'virtualHorse', count: 'places' },
  44: { sport: 'virtualGreyhounds', count: 'places' },
  45: { sport: 'virtualSpeedway', count: 'places' },
  46: { sport: 'virtualMotorbike', count: 'places' },
} as const

/** The number of a sport that the venue does not have. */
export const IMTY_NO_SPORT = -1

/** All sports in a request, and the hot leagues in the menu. */
export const IMTY_ALL_SPORTS = 0
