import type { WorldSport } from '../names/competitions.ts'

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE

/** How often a sport kicks off. With how long its matches last this says how many are in play at once. */
interface Rhythm {
  /** ms from one kick-off to the next. */
  readonly interval: number
  readonly offset: number
  /** No match of this sport is listed longer than this after its kick-off. */
  readonly longest: number
}

/**
 * Football kicks off so often that one match is always in its last ten minutes, even when another is broken
 * off. Tennis lasts as long as its points take: more than five hours would need five hundred of them.
 */
const RHYTHMS: Readonly<Record<WorldSport, Rhythm>> = {
  football: { interval: 4 * MINUTE, offset: 0, longest: 3 * HOUR },
  basketball: { interval: 20 * MINUTE, offset: 5 * MINUTE, longest: 4 * HOUR },
  tennis: { interval: 12 * MINUTE, offset: 10 * MINUTE, longest: 5 * HOUR },
}

export function rhythmOf(sport: WorldSport): Rhythm {
  return RHYTHMS[sport]
}

/** How long an ended match stays listed. */
export const LINGER = 10 * MINUTE
