import { type Chance, combinations } from '../chance.ts'
import type { Below, Choice, Play, Value, ValueGroup, WinningNotes } from '../play.ts'
import type { LotteryDraw, SeriesId } from '../series.ts'

interface PlayHead {
  readonly playId: number
  readonly seriesId: SeriesId
  readonly together: number
  /** Missing for a play that is sold for every draw. */
  readonly offered?: (drawAt: number) => boolean
}

const always = (): boolean => true

function wonNotes(notes: number): readonly WinningNotes[] {
  return notes === 0 ? [] : [{ notes, value: null }]
}

/** An element, each with the same chance. */
function anyOf<T>(list: readonly T[], below: Below): readonly T[] {
  const place = below(list.length)
  return list.slice(place, place + 1)
}

/** Draws `size` different values and keeps their order. Each selection is equally likely. */
function someOf(values: readonly Value[], size: number, below: Below): readonly Value[] {
  let missing = size
  return values.filter((_, index) => {
    const chosen = below(values.length - index) < missing
    if (chosen) missing -= 1
    return chosen
  })
}

/** What a note of an `each` play has as its chance: the same for all, or by value. */
type EachChance = Chance | ((value: Value, drawAt: number) => Chance)

/** Each value of each group is a note. */
export function each(
  { offered = always, ...head }: PlayHead,
  groups: readonly ValueGroup[],
  chance: EachChance,
): Play {
  const byValue = typeof chance === 'function'
  const winners = (choice: Choice, draw: LotteryDraw): readonly Value[] => {
    const values: Value[] = []
    for (const [index, group] of groups.entries()) {
      for (const value of choice[index] ?? []) if (group.has(value, draw)) values.push(value)
    }
    return values
  }
  return {
    ...head,
    form: 'each',
    groups,
    byValue,
    offered,
    countNotes: (choice) => choice.reduce((count, values) => count + values.length, 0),
    chance: (value, drawAt) => (typeof chance === 'function' ? chance(value ?? '', drawAt) : chance),
    winning: (choice, draw) => {
      const values = winners(choice, draw)
      return byValue ? values.map((value) => ({ notes: 1, value })) : wonNotes(values.length)
    },
    randomNote: (below) => {
      let left = below(groups.reduce((count, { values }) => count + values.length, 0))
      return groups.map(({ values }) => {
        const chosen = left >= 0 && left < values.length ? values.slice(left, left + 1) : []
        left = chosen.length > 0 ? -1 : left - values.length
        return chosen
      })
    },
  }
}

/** How notes of one value from each group are counted: `different` excludes those with a value twice. */
export interface DirectNotes {
  readonly different: boolean
}

/** One value of each group, at its place. */
export function direct(
  { offered = always, ...head }: Omit<PlayHead, 'together'>,
  groups: readonly ValueGroup[],
  { different }: DirectNotes,
  chance: Chance,
): Play {
  return {
    ...head,
    together: 1,
    form: 'direct',
    groups,
    byValue: false,
    offered,
    countNotes: (choice) =>
      different ? differentNotes(choice) : choice.reduce((count, values) => count * values.length, 1),
    chance: () => chance,
    winning: (choice, draw) => {
      const won = groups.every((group, index) =>
        (choice[index] ?? []).some((value) => group.has(value, draw)),
      )
      return wonNotes(won ? 1 : 0)
    },
    randomNote: (below) => {
      const note: Value[] = []
      for (const { values } of groups) {
        note.push(...anyOf(different ? values.filter((value) => !note.includes(value)) : values, below))
      }
      return note.map((value) => [value])
    },
  }
}

/** How many ways there are to choose one value of each group without one twice. */
function differentNotes(choice: Choice, taken: readonly Value[] = []): number {
  const [first, ...rest] = choice
  if (first === undefined) return 1
  const free = first.filter((value) => !taken.includes(value))
  if (rest.length === 0) return free.length
  return free.reduce((count, value) => count + differentNotes(rest, [...taken, value]), 0)
}

/** A combination of values of the one group. */
interface CombinationNotes {
  /** How many values a note has. */
  readonly size: number
  /** The number of notes of `chosen` values. Without it, the number of their combinations. */
  readonly count?: (chosen: number) => number
  /**
   * The number of winning notes when `hits` of the `chosen` values were drawn. Without it, the number of combinations
   * of the hits.
   */
  readonly won?: (hits: number, chosen: number, draw: LotteryDraw) => number
}

/** A play whose notes are `size` values of one group, in any order. */
export function combination(
  { offered = always, ...head }: PlayHead,
  group: ValueGroup,
  {
    size,
    count = (chosen) => combinations(chosen, size),
    won = (hits) => combinations(hits, size),
  }: CombinationNotes,
  chance: Chance,
): Play {
  return {
    ...head,
    form: 'combination',
    groups: [group],
    byValue: false,
    offered,
    countNotes: (choice) => count(choice[0]?.length ?? 0),
    chance: () => chance,
    winning: ([values = []], draw) => {
      const hits = values.filter((value) => group.has(value, draw)).length
      return wonNotes(won(hits, values.length, draw))
    },
    randomNote: (below) => [someOf(group.values, size, below)],
  }
}
