/** Percentage of the limits by odds level, where 1 to 7 stand for A to G (docs/betting.md, 5). */
const PERCENT: readonly number[] = [100, 80, 60, 40, 25, 10, 5]
const LOWEST_PERCENT = 5

/** A member's standing at the site; a number is `null` while it is not known. */
export interface MemberLevels {
  readonly level: number | null
  readonly oddsLevel: number | null
}

/** `A` to `G`; `null` for a number that is no odds level. */
export function oddsLevelName(oddsLevel: number): string | null {
  return ['A', 'B', 'C', 'D', 'E', 'F', 'G'][oddsLevel - 1] ?? null
}

/** Percentage of a member's own limits that the odds level allows. Limits of all members together ignore it. */
export function oddsLevelPercent(oddsLevel: number): number {
  return PERCENT[oddsLevel - 1] ?? LOWEST_PERCENT
}
