/**
 * The codes of refused bets by name (docs/games/rounds.md, 5.1). The three products use the same ones; `badRequest` is
 * 10003 in the site's envelope.
 */
export const GAME_REFUSAL_CODES = {
  roundNotOpen: [3014],
  gameOff: [20_003],
  maintenance: [23_098],
  unknownOption: [3002],
  oddsChanged: [3003],
  belowMin: [3005],
  aboveMax: [3006],
  roundFull: [3024],
  currency: [3021],
  insufficient: [3001],
  onBreak: [3090],
  ownStakeLimit: [3091],
  ownLossLimit: [3092],
  ownTimeLimit: [3093],
  duplicateId: [10],
  badRequest: [5, 10_003],
} as const satisfies Readonly<Record<string, readonly [number, ...number[]]>>

export type GameRefusalName = keyof typeof GAME_REFUSAL_CODES

/** Codes of the products that are launched, besides those of refused bets (docs/games/casino.md, 6). */
export const PRODUCT_CODES = {
  success: [0],
  /** The login has ended: the client launches once more. */
  tokenExpired: [10_110, 4, 14_009, 14_010],
  rateLimited: [12, 14_068],
  noData: [7, 14_002],
  serverError: [6, 1, 2],
} as const satisfies Readonly<Record<string, readonly [number, ...number[]]>>

export type ProductCodeName = keyof typeof PRODUCT_CODES

function byCode<N extends string>(table: Readonly<Record<N, readonly number[]>>): ReadonlyMap<number, N> {
  return new Map(
    (Object.keys(table) as N[]).flatMap((name) => table[name].map((code) => [code, name] as const)),
  )
}

const REFUSALS = byCode<GameRefusalName>(GAME_REFUSAL_CODES)
const PRODUCT = byCode<ProductCodeName>(PRODUCT_CODES)

/** The name of the refusal with this code; `null` for any other code. */
export function gameRefusalName(code: number): GameRefusalName | null {
  return REFUSALS.get(code) ?? null
}

/** The name of a code of a launched product that is not a refusal of a bet; `null` for any other code. */
export function productCodeName(code: number): ProductCodeName | null {
  return PRODUCT.get(code) ?? null
}
