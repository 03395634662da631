import type { Anchor } from './anchors.ts'

interface AssignedMatch {
  readonly id: string
  /** Platform ms. */
  readonly kickOff: number
  readonly league: { readonly level: number }
}

/** Which matches belong to which anchor: each to one of those of its sport. */
export interface Assignment {
  /**
   * The matches of an anchor, in the order given.
   *
   * @param matches of the anchor's sport.
   */
  of<M extends AssignedMatch>(anchor: Anchor, matches: readonly M[]): readonly M[]
}

const HOUR = 3_600_000
/** The count of turns starts again at 0:00 and 12:00 UTC. This is the time between two starts, ms. */
export const HALF_DAY = 12 * HOUR

/**
 * The anchors of a sport take turns in the order of the kick-offs (docs/decisions/0114-anchors-take-turns.md). The turn of
 * a match is the number of matches before it in its half day, so the matches given must include all of these.
 */
export function assignByTurns(anchors: readonly Anchor[]): Assignment {
  const known = new WeakMap<readonly AssignedMatch[], ReadonlyMap<string, number>>()
  return assignBy(anchors, (matches) => {
    const turns = known.get(matches) ?? turnsIn(matches)
    known.set(matches, turns)
    return ({ id }) => turns.get(id) ?? 0
  })
}

/**
 * The anchor follows from the id of the match alone. For a recording: its list does not keep the matches that are over,
 * without which turns cannot be counted.
 */
export function assignById(anchors: readonly Anchor[]): Assignment {
  return assignBy(
    anchors,
    () =>
      ({ id }) =>
        hashed(id),
  )
}

function assignBy(
  anchors: readonly Anchor[],
  numbersOf: (matches: readonly AssignedMatch[]) => (match: AssignedMatch) => number,
): Assignment {
  return {
    of(anchor, matches) {
      const colleagues = anchors.filter(({ sport }) => sport === anchor.sport)
      const place = colleagues.indexOf(anchor)
      const numberOf = numbersOf(matches)
      return matches.filter((match) => numberOf(match) % colleagues.length === place)
    },
  }
}

function turnsIn(matches: readonly AssignedMatch[]): ReadonlyMap<string, number> {
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
export function byKickOff(one: AssignedMatch, other: AssignedMatch): number {
  return one.kickOff - other.kickOff || one.league.level - other.league.level || (one.id < other.id ? -1 : 1)
}

/** FNV-1a; ids that differ in one digit get very different hashes. */
function hashed(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193)
  return hash >>> 0
}
