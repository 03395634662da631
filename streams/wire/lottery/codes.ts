/** `saleStatus` by name (docs/games/lottery.md, 2). */
export const saleStatusCodes = { open: 0, stop: 1, removed: 2, closed: 3, maintain: 4 } as const

export type SaleStatus = keyof typeof saleStatusCodes

/** `betState` by name; a bet that was given back has none. */
export const betStateCodes = { single: 1, lost: 2, singleWon: 3, chase: 4, chaseWon: 5 } as const

/** `chaseState` by name. */
export const chaseStateCodes = { inProgress: 1, completed: 2 } as const

export type ChaseState = keyof typeof chaseStateCodes
