import { type Currency, MINOR_PER_UNIT } from '../money.ts'
import { oddsLevelPercent } from '../oddsLevel.ts'
import type { Play } from '../baccarat/plays.ts'
import { TABLE_RULES, type TableType } from './tables.ts'

/** Chips, units (docs/games/casino.md, 3.4). */
export const CHIPS: Readonly<Record<Currency, readonly number[]>> = {
  RMB: [10, 50, 100, 500, 1_000, 5_000],
  USDT: [1, 5, 10, 50, 100, 500],
}

/** Limits of a table in one currency, minor units but always whole units. */
export interface TableLimits {
  /** The least stake of a bet. */
  readonly min: number
  /** The most on each play, for a member in a round. */
  readonly max: Readonly<Record<Play, number>>
  /** The most on a round, for a member. */
  readonly roundMax: number
  /** The most on a play, of all members in a round. */
  readonly allMax: number
}

/** The most on a play is the table's most divided by this. */
const DIVISORS: Readonly<Record<Play, number>> = {
  3001: 1,
  3031: 1,
  3002: 1,
  3003: 8,
  3012: 20,
  3004: 10,
  3005: 10,
}
const ROUND_TIMES = 2
const ALL_TIMES = 20

/** The limits of a member of this odds level, 1 to 7. */
export function tableLimits(type: TableType, currency: Currency, oddsLevel: number): TableLimits {
  const { min, max } = TABLE_RULES[type].limits[currency]
  const percent = oddsLevelPercent(oddsLevel)
  const scaled = (times: number, divisor = 1): number =>
    Math.floor((max * times * percent) / (100 * divisor)) * MINOR_PER_UNIT
  const on = (play: Play): number => scaled(1, DIVISORS[play])
  return {
    min: min * MINOR_PER_UNIT,
    max: {
      3001: on(3001),
      3031: on(3031),
      3002: on(3002),
      3003: on(3003),
      3012: on(3012),
      3004: on(3004),
      3005: on(3005),
    },
    roundMax: scaled(ROUND_TIMES),
    allMax: max * ALL_TIMES * MINOR_PER_UNIT,
  }
}

/** Limits of one member at a table, without `allMax`, which is for all members together. */
export type MemberLimits = Omit<TableLimits, 'allMax'>

/** A member's limits from the reported minimum and maximum, minor units. `max` is already scaled for the member. */
export function memberLimits({ min, max }: { readonly min: number; readonly max: number }): MemberLimits {
  const whole = (minor: number): number => minor - (minor % MINOR_PER_UNIT)
  const on = (play: Play): number => whole(Math.floor(max / DIVISORS[play]))
  return {
    min,
    max: {
      3001: on(3001),
      3031: on(3031),
      3002: on(3002),
      3003: on(3003),
      3012: on(3012),
      3004: on(3004),
      3005: on(3005),
    },
    roundMax: whole(max * ROUND_TIMES),
  }
}
