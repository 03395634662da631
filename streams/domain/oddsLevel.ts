/** Of the limits of a member, A to G as 1 to 7 (docs/betting.md, 5). */
const PERCENT: readonly number[] = [100, 80, 60, 40, 25, 10, 5]
const LOWEST_PERCENT = 5

/** The percentage of one member's limits that the member's odds level leaves; those of all members do not depend on it. */
export function oddsLevelPercent(oddsLevel: number): number {
  return PERCENT[oddsLevel - 1] ?? LOWEST_PERCENT
}
