/** Controls that are not space, halves of surrogate pairs, and what is not a character. */
const UNSEEN = /[\p{Cs}\u00ad\u200b\u2060-\u2064\ufeff\ufdd0-\ufdef\ufffe\uffff]|(?!\s)\p{Cc}/gu
/** Marks, embeddings, overrides and isolates that turn the direction of what follows. */
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
/** Letters carry at most this many marks: more climb over the lines above. */
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu
const SPACES = /\s+/gu
/** Something that can be seen, beside joiners, selectors and blank letters. */
const SEEN = /(?!\p{M}|\p{Cf}|[\u115f\u1160\u2800\u3164\uffa0])\S/u

/**
 * A member's words as others may see them: one line, in one direction, without what cannot be seen. Markup is
 * left as it is, since it is never taken for markup. Empty when nothing is left to see.
 */
export function cleanText(input: string): string {
  const clean = input
    .replace(UNSEEN, '')
    .replace(DIRECTIONS, '')
    .normalize('NFC')
    .replace(PILED_MARKS, '$1')
    .replace(SPACES, ' ')
    .trim()
  return SEEN.test(clean) ? clean : ''
}

/** Characters as the word limit counts them: code points after cleaning, so an emoji is one or a few. */
export function textLength(text: string): number {
  let length = 0
  for (const _ of text) length += 1
  return length
}
