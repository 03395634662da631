import { forEachSet, type SetWord } from '../sets.ts'

type SetPlay = `${'points' | 'legs'}.${'winner' | 'total'}.${SetWord}`

/** Points have 911 to 953 for five sets. */
const POINTS = 911
const MANY_POINTS = 6001
const LEGS = 7001

/**
 * Plays of the points and legs of each set: the number of the first play of the first set, 10 for each set, and
 * 2 more for the total. Our choice (docs/protocol.md, 2.4).
 */
export function setPlays(): Readonly<Record<number, SetPlay>> {
  return Object.fromEntries(
    forEachSet((set, word) => {
      const points = (set <= 5 ? POINTS : MANY_POINTS) + 10 * (set - 1)
      const legs = LEGS + 10 * (set - 1)
      return [
        [points, `points.winner.${word}`],
        [points + 2, `points.total.${word}`],
        [legs, `legs.winner.${word}`],
        [legs + 2, `legs.total.${word}`],
      ] satisfies readonly (readonly [number, SetPlay])[]
    }).flat(),
  )
}

const PARTS = ['third1', 'third2', 'third3', 'quarter1', 'quarter2', 'quarter3', 'quarter4'] as const
const OF_PART = ['result', 'handicap', 'total'] as const

type PartPlay = `goals.${(typeof OF_PART)[number]}.${(typeof PARTS)[number]}`

/** Plays of the goals of each period or quarter, from 7501: 10 for each. Our choice (docs/protocol.md, 2.4). */
export function partPlays(): Readonly<Record<number, PartPlay>> {
  return Object.fromEntries(
    PARTS.flatMap((part, place) =>
      OF_PART.map((kind, index) => [7501 + 10 * place + index, `goals.${kind}.${part}`] as const),
    ),
  )
}

const INNINGS = 9

type InningPlay = `runs.${'result' | 'total'}.${SetWord}`

/** Plays of the runs of each inning of baseball, from 7601: 10 for each. Our choice (docs/protocol.md, 2.4). */
export function inningPlays(): Readonly<Record<number, InningPlay>> {
  return Object.fromEntries(
    forEachSet((inning, word) =>
      inning > INNINGS
        ? []
        : ([
            [7591 + 10 * inning, `runs.result.${word}`],
            [7593 + 10 * inning, `runs.total.${word}`],
          ] satisfies readonly (readonly [number, InningPlay])[]),
    ).flat(),
  )
}
