import type { Choice, Play, Value, ValueGroup } from './play.ts'
import { isSo } from './twoSided.ts'

/** The quick choices of a group of numbers; groups of words and sums have the first and the last only. */
export const QUICK_CHOICES = ['all', 'big', 'small', 'odd', 'even', 'clear'] as const

export type QuickChoice = (typeof QUICK_CHOICES)[number]

export function emptyChoice(play: Play): Choice {
  return play.groups.map(() => [])
}

/** A choice with the values of one group replaced; they are brought into the order of the group. */
export function withValues(play: Play, choice: Choice, groupIndex: number, chosen: readonly Value[]): Choice {
  return play.groups.map(({ values }, index) =>
    index === groupIndex ? values.filter((value) => chosen.includes(value)) : (choice[index] ?? []),
  )
}

/** A choice with a value added, or removed when it was chosen. */
export function toggled(play: Play, choice: Choice, groupIndex: number, value: Value): Choice {
  const chosen = choice[groupIndex] ?? []
  const next = chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value]
  return withValues(play, choice, groupIndex, next)
}

/** Whether a group has this quick choice. */
export function hasQuickChoice({ values, bigFrom, max }: ValueGroup, quick: QuickChoice): boolean {
  if (quick === 'clear') return true
  return quick === 'all' ? values.length <= max : bigFrom !== null
}

/** The values of a quick choice; none where the group does not have it. */
export function quickValues(group: ValueGroup, quick: QuickChoice): readonly Value[] {
  const { values, bigFrom } = group
  if (!hasQuickChoice(group, quick)) return []
  if (quick === 'all') return values
  if (quick === 'clear' || bigFrom === null) return []
  const bounds = { bigFrom, smallTo: bigFrom - 1 }
  return values.filter((value) => isSo(quick.charAt(0), Number(value), bounds))
}
