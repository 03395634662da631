import { MAX_NOTES } from './limits.ts'
import type { Choice, Play, Value, ValueGroup } from './play.ts'

/** Why a text or a choice is not a valid bet on a play. */
export type NumbersFault =
  /** Not written as `numbers` are: other characters, an empty value, too long. */
  | 'malformed'
  /** More or fewer groups than the play has. */
  | 'groups'
  /** A value that the play does not have at this place. */
  | 'unknownValue'
  /** A value twice, or values out of their order. */
  | 'order'
  | 'tooFew'
  | 'tooMany'
  /** No note is possible, such as the same number on the first and the second place. */
  | 'noNotes'
  | 'tooManyNotes'

/** A valid choice with the number of its notes, or why it is invalid. */
export type ReadNumbers =
  { readonly choice: Choice; readonly notes: number } | { readonly fault: NumbersFault }

/** The longest text is six groups of 49 numbers, 839 characters. */
const LONGEST = 1000
const VALUE = /^(?:0|[1-9]\d?|[a-z])$/

/** The text of a choice (docs/games/lottery.md, 4): `2,7|0,5,8|4,6`. */
export function formatNumbers(choice: Choice): string {
  return choice.map((values) => values.join(',')).join('|')
}

/** Reads the text `numbers` of a bet on a play. Never throws. */
export function readNumbers(play: Play, text: string): ReadNumbers {
  if (text.length > LONGEST) return { fault: 'malformed' }
  const choice = text.split('|').map((group) => (group === '' ? [] : group.split(',')))
  return choice.flat().every((value) => VALUE.test(value))
    ? checkChoice(play, choice)
    : { fault: 'malformed' }
}

/** Checks a choice: all that a text is checked for, and the number of notes. */
export function checkChoice(play: Play, choice: Choice): ReadNumbers {
  if (choice.length !== play.groups.length) return { fault: 'groups' }
  for (const [index, group] of play.groups.entries()) {
    const fault = groupFault(group, choice[index] ?? [])
    if (fault !== null) return { fault }
  }
  if (choice.every((values) => values.length === 0)) return { fault: 'tooFew' }
  const notes = play.countNotes(choice)
  if (notes === 0) return { fault: 'noNotes' }
  return notes > MAX_NOTES ? { fault: 'tooManyNotes' } : { choice, notes }
}

function groupFault({ values, min, max }: ValueGroup, chosen: readonly Value[]): NumbersFault | null {
  const places = chosen.map((value) => values.indexOf(value))
  if (places.includes(-1)) return 'unknownValue'
  if (places.some((place, index) => index > 0 && place <= (places[index - 1] ?? 0))) return 'order'
  if (chosen.length < min) return 'tooFew'
  return chosen.length > max ? 'tooMany' : null
}
