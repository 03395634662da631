import { type Counts, differenceOf, type Spread, sumOf } from '../pricing/counts.ts'
import { lazily } from '../pricing/lazily.ts'
import type { Pair } from '../../../streams/domain/match.ts'

/** The probable counts of a period at its end. */
export interface Outlook {
  readonly home: () => Spread
  readonly away: () => Spread
  /** Home minus away. */
  readonly lead: () => Spread
  readonly total: () => Spread
}

/** The outlook where the counts to come of the two sides are independent of each other. */
export function independently(counted: Pair, home: Counts, away: Counts): Outlook {
  return {
    home: () => ({ from: counted[0], chances: home }),
    away: () => ({ from: counted[1], chances: away }),
    lead: lazily(() => moved(differenceOf(home, away), counted[0] - counted[1])),
    total: lazily(() => sumOf({ from: counted[0], chances: home }, { from: counted[1], chances: away })),
  }
}

/** Where they depend on each other: `joint[h * size + a]` is the chance of h and a to come. */
export function jointly(counted: Pair, joint: Float64Array, size: number): Outlook {
  const by = (length: number, place: (home: number, away: number) => number): readonly number[] => {
    const chances = new Array<number>(length).fill(0)
    // Not `entries()`, which takes several times as long.
    for (let index = 0; index < joint.length; index += 1) {
      const chance = joint[index] ?? 0
      if (chance === 0) continue
      const at = place(Math.floor(index / size), index % size)
      chances[at] = (chances[at] ?? 0) + chance
    }
    return chances
  }
  return {
    home: lazily(() => ({ from: counted[0], chances: by(size, (home) => home) })),
    away: lazily(() => ({ from: counted[1], chances: by(size, (_, away) => away) })),
    lead: lazily(() => ({
      from: counted[0] - counted[1] + 1 - size,
      chances: by(2 * size - 1, (home, away) => home - away + size - 1),
    })),
    total: lazily(() => ({
      from: counted[0] + counted[1],
      chances: by(2 * size - 1, (home, away) => home + away),
    })),
  }
}

function moved({ from, chances }: Spread, by: number): Spread {
  return { from: from + by, chances }
}
