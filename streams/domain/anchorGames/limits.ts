import { type Currency, MINOR_PER_UNIT } from '../money.ts'
import { oddsLevelPercent } from '../oddsLevel.ts'
import type { AnchorGame, AnchorOption } from './games.ts'

/** Limits of a game in one currency, minor units (docs/games/anchor.md, 1.3). */
export interface AnchorLimits {
  /** The least stake of a bet. */
  readonly min: number
  /** The most on an option, for a member in a round. */
  readonly max: number
  /** Options whose most differs. */
  readonly maxOf: Readonly<Partial<Record<AnchorOption, number>>>
  /** The most on a round, for a member. */
  readonly roundMax: number
  /** The most on an option, of all members in a round. */
  readonly allMax: number
}

interface Units {
  readonly min: number
  readonly option: number
  readonly tie: number
  readonly round: number
  readonly all: number
}

const UNITS: Readonly<Record<Currency, Units>> = {
  RMB: { min: 1, option: 5_000, tie: 1_000, round: 20_000, all: 200_000 },
  USDT: { min: 1, option: 500, tie: 100, round: 2_000, all: 20_000 },
}

/** Amounts to choose from, units of either currency. */
export const QUICK_AMOUNTS: readonly number[] = [10, 50, 100]

/** The limits of a member of this odds level, 1 to 7; what is left of a minor unit is cut. */
export function anchorLimits(game: AnchorGame, currency: Currency, oddsLevel: number): AnchorLimits {
  const { min, option, tie, round, all } = UNITS[currency]
  const scaled = (units: number): number =>
    Math.floor((units * MINOR_PER_UNIT * oddsLevelPercent(oddsLevel)) / 100)
  return {
    min: min * MINOR_PER_UNIT,
    max: scaled(option),
    maxOf: game === 'baccarat' ? { tie: scaled(tie) } : {},
    roundMax: scaled(round),
    allMax: all * MINOR_PER_UNIT,
  }
}

/** The most on an option, for a member in a round, minor units. */
export function maxOn({ max, maxOf }: Pick<AnchorLimits, 'max' | 'maxOf'>, option: AnchorOption): number {
  return maxOf[option] ?? max
}

/** Whether a number of units can be the member's own amount: whole, and from 1 to the most of an option. */
export function isOwnAmount(units: number, { max }: Pick<AnchorLimits, 'max'>): boolean {
  return Number.isSafeInteger(units) && units >= 1 && units * MINOR_PER_UNIT <= max
}
