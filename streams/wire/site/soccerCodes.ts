/** Phases of a football match in the soccer data (docs/protocol.md, 1.7). */
export const soccerPhases = {
  notStarted: 1001,
  firstHalf: 1002,
  halfTime: 1003,
  secondHalf: 1004,
  regularEnd: 1005,
  extraTimeAwaited: 1006,
  extraTimeFirst: 1007,
  extraTimeBreak: 1008,
  extraTimeSecond: 1009,
  extraTimeEnd: 1010,
  penaltiesAwaited: 1011,
  penalties: 1012,
  ended: 1013,
  interrupted: 1014,
  abandoned: 1015,
  cancelled: 1016,
} as const

/** What a ranking of players counts. */
export const playerStats = { goals: 1, assists: 2 } as const

export const soccerEvents = {
  goal: 1,
  goalCancelled: 2,
  penaltyGiven: 3,
  penaltyMissed: 4,
  yellowCard: 5,
  redCard: 6,
  corner: 7,
  substitution: 8,
} as const

/** Where the ball is. */
export const soccerPlays = {
  possession: 1,
  attack: 2,
  dangerousAttack: 3,
  corner: 4,
  goal: 5,
  penalty: 6,
  review: 7,
} as const

export const soccerSides = { home: 1, away: 2 } as const

/** The result of an earlier match for a team. */
export const soccerResults = { won: 1, drawn: 2, lost: 3 } as const

export const soccerPositions = { goalkeeper: 1, defender: 2, midfielder: 3, forward: 4 } as const

/** The counts of `matchDetail`; `possession` is in percent. */
export const soccerCounts = {
  possession: 1,
  shots: 2,
  shotsOnTarget: 3,
  corners: 4,
  attacks: 5,
  dangerousAttacks: 6,
  fouls: 7,
  offsides: 8,
  yellowCards: 9,
  redCards: 10,
} as const

/** The stages of a tournament, by the name that the chart has for them. */
export const promotionStages = [
  'block',
  'round',
  'thirtySecondFinals',
  'sixteenthFinals',
  'eighthFinals',
  'quarterFinals',
  'semiFinals',
  'final',
  'champ',
  'thirdPlace',
  'fifthPlace',
  'seventhPlace',
  'fifthToEighth',
] as const
