/** The products whose bets wait for rounds (docs/games/rounds.md, 1). */
export const ROUND_PRODUCTS = ['anchorGame', 'casino', 'lottery'] as const

/** The states of a round (docs/games/rounds.md, 2.1). */
export const ROUND_STATES = [
  'announced',
  'open',
  'sealed',
  'interrupted',
  'decided',
  'closed',
  'void',
] as const

/** The states of a bet in the frame `G3`, which are those of a position. */
export const OWN_BET_STATES = ['open', 'settled', 'cancelled', 'rolledBack'] as const

/** A commitment or a seed: 64 lower-case hexadecimal digits. */
export const HEX_64 = /^[0-9a-f]{64}$/
