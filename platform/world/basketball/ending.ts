import type { Spread } from '../pricing/counts.ts'
import { chanceOf, mixed, sumOf } from '../pricing/counts.ts'
import { lazily } from '../pricing/lazily.ts'

/** Where a period's points will probably end. */
export interface Ending {
  readonly lead: () => Spread
  readonly total: () => Spread
  readonly home: () => Spread
  readonly away: () => Spread
}

const EVEN = [0.5, 0.5]

/** What ends a level overtime: a point for either side. */
export const TIP: Ending = {
  lead: () => ({ from: -1, chances: [0.5, 0, 0.5] }),
  total: () => ({ from: 1, chances: [1] }),
  home: () => ({ from: 0, chances: EVEN }),
  away: () => ({ from: 0, chances: EVEN }),
}

/**
 * The ending of a period from each side's points in it. Where it may not end level, `ifLevel` is what is then
 * played on top: its points count, so they belong to the total and to both sides too.
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

/** Chances that both sides end with each number. */
function levelScores(home: Spread, away: Spread): Spread {
  return {
    from: home.from,
    chances: home.chances.map((chance, index) => chance * chanceOf(away, home.from + index)),
  }
}

/** Moves the level part of a spread on by what is played after it. */
function extended(spread: Spread, level: Spread, extra: Spread): Spread {
  return mixed(mixed(spread, 1, level, -1), 1, sumOf(level, extra), 1)
}

function sumOfChances({ chances }: Spread): number {
  return chances.reduce((sum, chance) => sum + chance, 0)
}

function negative({ from, chances }: Spread): Spread {
  return { from: 1 - from - chances.length, chances: [...chances].reverse() }
}

/** Both sides' points together where each has the same. */
function doubled({ from, chances }: Spread): Spread {
  return {
    from: 2 * from,
    chances: chances.flatMap((chance, index) => (index === 0 ? [chance] : [0, chance])),
  }
}
