import type { Currency } from '../money.ts'
import { type Play, PLAYS } from '../baccarat/plays.ts'

/** The types of tables; the numbers are values of the setting `baccaratType` (docs/games/casino.md, 1.1). */
export const TABLE_TYPES = [0, 1, 2, 5, 8] as const

export type TableType = (typeof TABLE_TYPES)[number]

export function isTableType(type: number): type is TableType {
  return TABLE_TYPES.some((known) => known === type)
}

/** How long the phases of a table are (docs/games/casino.md, 2). */
export type Pace = 'slow' | 'quick'

/** The least and the most stake at a table, units. */
export interface UnitRange {
  readonly min: number
  readonly max: number
}

export interface TableRules {
  readonly pace: Pace
  /** Whether 3001 is taken besides 3031. */
  readonly commission: boolean
  readonly limits: Readonly<Record<Currency, UnitRange>>
  /** The ids of the type's tables. */
  readonly tables: readonly string[]
}

const SLOW_LIMITS = { RMB: { min: 20, max: 50_000 }, USDT: { min: 2, max: 5_000 } } as const
const QUICK_LIMITS = { RMB: { min: 10, max: 20_000 }, USDT: { min: 1, max: 2_000 } } as const

export const TABLE_RULES: Readonly<Record<TableType, TableRules>> = {
  0: { pace: 'slow', commission: true, limits: SLOW_LIMITS, tables: numbered('A', 11, 6) },
  1: { pace: 'quick', commission: true, limits: QUICK_LIMITS, tables: numbered('C', 1, 4) },
  2: { pace: 'slow', commission: false, limits: SLOW_LIMITS, tables: numbered('N', 1, 3) },
  5: { pace: 'quick', commission: false, limits: QUICK_LIMITS, tables: numbered('S', 1, 2) },
  8: {
    pace: 'slow',
    commission: false,
    limits: { RMB: { min: 50, max: 100_000 }, USDT: { min: 5, max: 10_000 } },
    tables: numbered('B', 6, 3),
  },
}

export interface CasinoTable {
  readonly tableId: string
  readonly type: TableType
}

/** Numbers of tables that a platform can have; 18 have a type of their own, those above are of type 1. */
export const LEAST_TABLES = 18
export const MOST_TABLES = 60
const FURTHER_TYPE = 1

/** The most tables that are played at once (docs/games/casino.md, 7). */
export const MOST_TOGETHER = 6

/** The tables of a platform, in the order of the lobby. A number out of its range is taken as the nearest. */
export function casinoTables(count: number = LEAST_TABLES): readonly CasinoTable[] {
  const tables = TABLE_TYPES.flatMap((type) =>
    TABLE_RULES[type].tables.map((tableId): CasinoTable => ({ tableId, type })),
  )
  const further = Math.min(Math.max(count, LEAST_TABLES), MOST_TABLES) - tables.length
  return [
    ...tables,
    ...numbered('D', 1, further).map((tableId): CasinoTable => ({ tableId, type: FURTHER_TYPE })),
  ]
}

/** The type of a table of the platform with the most tables; `null` for any other id. */
export function typeOfTable(tableId: string): TableType | null {
  return TYPE_OF.get(tableId) ?? null
}

/** Whether a platform with the most tables has this one. */
export function isCasinoTable(tableId: string): boolean {
  return typeOfTable(tableId) !== null
}

/** The plays that the platform takes at a table: all, but 3001 only where there is commission. */
export function playsAt(type: TableType): readonly Play[] {
  return Object.values(PLAYS).filter((play) => play !== PLAYS.banker || TABLE_RULES[type].commission)
}

/** What decides which spots a member sees at a table. */
export interface SpotChoice {
  /** Whether banker is 3031 where the member may choose. */
  readonly freeCharge: boolean
  readonly superSix: boolean
}

/** The spots of a table as a member sees them: one banker, and 3012 only where super six is shown (5). */
export function spotsAt(type: TableType, { freeCharge, superSix }: SpotChoice): readonly Play[] {
  const banker = TABLE_RULES[type].commission && !freeCharge ? PLAYS.banker : PLAYS.bankerFree
  return playsAt(type).filter((play) => {
    if (play === PLAYS.banker || play === PLAYS.bankerFree) return play === banker
    return play !== PLAYS.superSix || superSix
  })
}

function numbered(letter: string, first: number, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `${letter}${String(first + index).padStart(2, '0')}`)
}

const TYPE_OF: ReadonlyMap<string, TableType> = new Map(
  casinoTables(MOST_TABLES).map(({ tableId, type }) => [tableId, type]),
)
