import type { Anchor } from './anchors.ts'

/** What decides whose turn it is. */
interface TurnMatch {
  readonly id: string
  /** Platform ms. */
  readonly kickOff: number
  readonly league: { readonly level: number }
}

/** The anchors of a sport take turns in the order of the kick-offs. */
export interface Turns {
  /**
   * The matches of an anchor, in the order given.
   *
   * @param matches those of the anchor's sport: all of a half day up to the last one.
   */
  of<M extends TurnMatch>(anchor: Anchor, matches: readonly M[]): readonly M[]
}

const HOUR = 3_600_000
/** Turns are counted anew so often, ms, so that a turn depends only on the matches before it in its half day. */
export const HALF_DAY = 12 * HOUR

/** Were places drawn from the ids of the matches, some anchors would have two at a time and others none for hours. */
export function createTurns(anchors: readonly Anchor[]): Turns {
  const known = new WeakMap<readonly TurnMatch[], ReadonlyMap<string, number>>()
  const turnsIn = (matches: readonly TurnMatch[]): ReadonlyMap<string, number> => {
    const before = known.get(matches)
    if (before !== undefined) return before
    const turns = counted(matches)
    known.set(matches, turns)
    return turns
  }
  return {
    of(anchor, matches) {
      const colleagues = anchors.filter(({ sport }) => sport === anchor.sport)
      const place = colleagues.indexOf(anchor)
      const turns = turnsIn(matches)
      return matches.filter(({ id }) => (turns.get(id) ?? 0) % colleagues.length === place)
    },
  }
}

function counted(matches: readonly TurnMatch[]): ReadonlyMap<string, number> {
  const counts = new Map<number, number>()
  const turns = new Map<string, number>()
  for (const { id, kickOff } of matches.toSorted(byKickOff)) {
    const halfDay = Math.floor(kickOff / HALF_DAY)
    const turn = counts.get(halfDay) ?? 0
    counts.set(halfDay, turn + 1)
    turns.set(id, turn)
  }
  return turns
}

/** Of matches that begin together, that of the highest league is first. */
export function byKickOff(one: TurnMatch, other: TurnMatch): number {
  return one.kickOff - other.kickOff || one.league.level - other.league.level || (one.id < other.id ? -1 : 1)
}
