import type { SeriesId } from './series.ts'

/** The tabs under which the plays of a series are shown, each with its plays, in their order. */
const GROUPS = {
  1: { three: [101, 102, 103], place: [105], sum: [104, 107], sides: [106], dragonTiger: [108] },
  2: {
    place: [201],
    five: [213],
    four: [212],
    firstThree: [203, 206, 208],
    middleThree: [204],
    lastThree: [202, 205, 207, 209],
    two: [210, 211],
    sides: [214, 215],
    dragonTiger: [216],
  },
  3: { place: [301], sides: [302, 305], dragonTiger: [303], sum: [304], firstTwo: [306], firstThree: [307] },
  4: {
    any: [401, 402, 403, 404, 405, 406, 407, 408],
    place: [409],
    firstTwo: [410, 411],
    firstThree: [412, 413],
    sides: [414],
    dragonTiger: [415],
  },
  5: { sum: [501, 502], triples: [503, 504], pair: [505, 506], different: [507, 508] },
  6: { special: [601, 602, 603, 604], normal: [605, 606], several: [607, 608] },
} as const satisfies Readonly<Record<SeriesId, Readonly<Record<string, readonly number[]>>>>

type KeysOf<T> = T extends unknown ? keyof T : never

export type PlayGroup = KeysOf<(typeof GROUPS)[SeriesId]>

/** The groups of a series with their plays; each play is in exactly one. */
export function playGroups(
  seriesId: SeriesId,
): readonly { readonly group: PlayGroup; readonly plays: readonly number[] }[] {
  const groups: Readonly<Record<string, readonly number[]>> = GROUPS[seriesId]
  return Object.entries(groups).map(([group, plays]) => ({
    // The entries are those of the table.
    group: group as PlayGroup,
    plays,
  }))
}
