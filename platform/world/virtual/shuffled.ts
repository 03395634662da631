import type { Dice } from '../random.ts'

/** The items in an order drawn with these dice. */
export function shuffled<T>(items: readonly T[], drawn: Dice): readonly T[] {
  return items
    .map((item) => ({ item, rank: drawn.next() }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item)
}
