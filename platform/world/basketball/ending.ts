import type { Spread } from '../pricing/counts.ts'
import { chanceOf, mixed, sumOf } from '../pricing/counts.ts'
import { lazily } from '../pricing/lazily.ts'

/** The probable final points of a period. */
export interface Ending {
  readonly lead: () => Spread
  readonly total: () => Spread
  readonly home: () => Spread
  readonly away: () => Spread
}

const EVEN = [0.5, 0.5]

/** The end of a level overtime: one point for either side. */
export const TIP: Ending = {
  lead: () => ({ from: -1, chances: [0.5, 0, 0.5] }),
  total: () => ({ from: 1, chances: [1] }),
  home: () => ({ from: 0, chances: EVEN }),
  away: () => ({ from: 0, chances: EVEN }),
}

/**
 * The final points of a period from each side's points. If it may not end level, `ifLevel` is the overtime
 * that follows; its points count for the total and for both sides.
 */
export function endingOf(home: Spread, away: Spread, ifLevel: Ending | null): Ending {
  const lead = lazily(() => sumOf(home, negative(away)))
  const total = lazily(() => sumOf(home, away))
  if (ifLevel === null) return { lead, total, home: () => home, away: () => away }
  const level = lazily(() => levelScores(home, away))
  return {
    lead: lazily(() => extended(lead(), { from: 0, chances: [sumOfChances(level())] }, ifLevel.lead())),
    total: lazily(() => extended(total(), doubled(level()), ifLevel.total())),
    home: lazily(() => extended(home, level(), ifLevel.home())),
    away: lazily(() => extended(away, level(), ifLevel.away())),
  }
}

/** Chances that both sides end with the same number of points. */
function levelScores(home: Spread, away: Spread): Spread {
  return {
    from: home.from,
    chances: home.chances.map((chance, index) => chance * chanceOf(away, home.from + index)),
  }
}

/** Replaces the level part of a spread by the results of the play that follows. */
function extended(spread: Spread, level: Spread, extra: Spread): Spread {
  return mixed(mixed(spread, 1, level, -1), 1, sumOf(level, extra), 1)
}

function sumOfChances({ chances }: Spread): number {
  return chances.reduce((sum, chance) => sum + chance, 0)
}

function negative({ from, chances }: Spread): Spread {
  return { from: 1 - from - chances.length, chances: [...chances].reverse() }
}

/** The total points of both sides when level. */
function doubled({ from, chances }: Spread): Spread {
  return {
    from: 2 * from,
    chances: chances.flatMap((chance, index) => (index === 0 ? [chance] : [0, chance])),
  }
}
