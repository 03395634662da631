import { MINOR_PER_UNIT } from '../money.ts'
import { stakedPlays, stakeOn, type Stakes } from './stakes.ts'

/** The spots of one table that are not sent (docs/games/casino.md, 7). */
export interface CartSpot {
  readonly tableId: string
  /** The code of the play. */
  readonly option: string
  /** Units. */
  readonly amount: number
}

/** `currentBetType`: 1 the spots of the present table, 2 those of several tables; a parlay, 3, does not exist here. */
export const BET_TYPES = { table: 1, tables: 2, parlay: 3 } as const

/** The cart of the casino, with the names that sport has. It is not stored. */
export interface CasinoCart {
  readonly currentBetType: (typeof BET_TYPES)[keyof typeof BET_TYPES]
  readonly singles: readonly CartSpot[]
  /** Always empty in the casino. */
  readonly parlay: readonly never[]
  readonly multi: Readonly<Record<string, readonly CartSpot[]>>
}

/** What lies on the spots of the tables that are shown. */
export interface TableSpots {
  readonly tableId: string
  readonly stakes: Stakes
}

/** @param several whether several tables are played at once. */
export function cartOf(tables: readonly TableSpots[], several: boolean): CasinoCart {
  const lying = tables
    .map((table) => ({ table, spots: spotsOf(table) }))
    .filter(({ spots }) => spots.length > 0)
  return {
    currentBetType: several ? BET_TYPES.tables : BET_TYPES.table,
    singles: several ? [] : lying.flatMap(({ spots }) => spots),
    parlay: [],
    multi: several ? Object.fromEntries(lying.map(({ table, spots }) => [table.tableId, spots])) : {},
  }
}

/** What the cart sends: a bet for each spot, in one call for each table. */
export interface CartSum {
  readonly bets: number
  readonly tables: number
  /** Minor units. */
  readonly stake: number
}

export function cartSum(cart: CasinoCart): CartSum {
  const spots = presentSpots(cart)
  return {
    bets: spots.length,
    tables: new Set(spots.map(({ tableId }) => tableId)).size,
    stake: Math.round(spots.reduce((sum, { amount }) => sum + amount, 0) * MINOR_PER_UNIT),
  }
}

/** The spots of the list that is played now. */
function presentSpots({ currentBetType, singles, parlay, multi }: CasinoCart): readonly CartSpot[] {
  switch (currentBetType) {
    case BET_TYPES.table:
      return singles
    case BET_TYPES.tables:
      return Object.values(multi).flat()
    case BET_TYPES.parlay:
      return parlay
  }
}

function spotsOf({ tableId, stakes }: TableSpots): readonly CartSpot[] {
  return stakedPlays(stakes).map((option) => ({
    tableId,
    option: String(option),
    amount: stakeOn(stakes, option) / MINOR_PER_UNIT,
  }))
}
