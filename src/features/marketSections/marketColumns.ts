/** How many prices of a market are side by side. */
export const DEFAULT_GROUP_SIZE = 3

/** The columns of a market, by the number of selections of each line: two where they do not fill three. */
export function marketColumns(counts: readonly number[]): 2 | typeof DEFAULT_GROUP_SIZE {
  return counts.every((count) => count % DEFAULT_GROUP_SIZE === 0) ? DEFAULT_GROUP_SIZE : 2
}
