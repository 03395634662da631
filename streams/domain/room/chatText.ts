/** Control characters other than spaces, lone surrogates, annotations, and noncharacters. */
const UNSEEN = /[\p{Cs}\u00ad\u200b\u2060-\u2064\ufeff\ufdd0-\ufdef\ufff9-\ufffb\ufffe\uffff]|(?!\s)\p{Cc}/gu
/** Characters that change the text direction: marks, embeddings, overrides and isolates. */
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
/**
 * Tag characters (invisible copies of ASCII), which could hide words from moderators; the three flags that
 * need them are kept.
 */
const TAGS =
  /\u{1f3f4}\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f}|[\u{e0000}-\u{e007f}]/gu
/** At most four combining marks per letter: more would overlap the lines above. */
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu
const SPACES = /\s+/gu
/** A visible character: not a mark, joiner, selector or blank letter. */
const SEEN = /(?!\p{M}|\p{Cf}|[\u115f\u1160\u2800\u3164\uffa0])\S/u

/**
 * Sanitises a member's text: one line, one direction, no invisible characters. Markup is kept, since it is
 * only ever shown as text. Empty when nothing visible is left.
 */
export function cleanText(input: string): string {
  const clean = input
    .replace(UNSEEN, '')
    .replace(DIRECTIONS, '')
    .replace(TAGS, (found) => (found.length > 2 ? found : ''))
    // Before `normalize`, which takes quadratic time in the number of marks; and again after it, because it
    // may split one mark into several.
    .replace(PILED_MARKS, '$1')
    .normalize('NFC')
    .replace(PILED_MARKS, '$1')
    .replace(SPACES, ' ')
    .trim()
  return SEEN.test(clean) ? clean : ''
}

/** Length for the word limit: code points after cleaning, so an emoji counts as one or a few. */
export function textLength(text: string): number {
  let length = 0
  for (const _ of text) length += 1
  return length
}

/** A longer input exceeds every limit even after cleaning, and is not cleaned at all. UTF-16 units. */
export const LONGEST_TYPED = 4096

/** Length of a typed text for the room's word limit, counted as the platform does. */
export function typedLength(typed: string): number {
  return typed.length > LONGEST_TYPED ? typed.length : textLength(cleanText(typed))
}
