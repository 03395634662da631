const LATIN_LETTERS = 3
const OTHER_CHARACTERS = 4

/**
 * Short names of two teams, as television shows them: the first three letters as capitals, or the first four characters
 * of a name that is not in Latin letters. When both would be the same, the last word of each is shortened instead; of a
 * name of one word, its last four characters are taken.
 */
export function shortNames(home: string, away: string): readonly [home: string, away: string] {
  const first = [shortened(home), shortened(away)] as const
  return first[0] === first[1] ? [lastShortened(home), lastShortened(away)] : first
}

/** A suffix in brackets, as in `捷克(男双)`. It is removed, because shortening would leave the bracket open. */
const IN_BRACKETS = /(\S)\s*[(（][^()（）]*[)）]?$/u

function shortened(full: string): string {
  const name = full.trim().replace(IN_BRACKETS, '$1').trim()
  const characters = charactersOf(name)
  if (!isLatin(name)) return characters.slice(0, OTHER_CHARACTERS).join('')
  const letters = characters.filter((character) => /[\p{L}\p{N}]/u.test(character))
  return letters.slice(0, LATIN_LETTERS).join('').toUpperCase()
}

/** With brackets, since they may be all that tells the names apart, as `曼联(女)` and `曼联(青年)`. */
function lastShortened(full: string): string {
  const name = full.trim()
  const words = name.split(/\s+/)
  if (words.length > 1) return shortened(words.at(-1) ?? name)
  const last = charactersOf(name).slice(-OTHER_CHARACTERS).join('')
  return isLatin(name) ? last.toUpperCase() : last
}

function isLatin(name: string): boolean {
  return /^\p{Script=Latin}/u.test(name)
}

/** The characters as graphemes, so that none is split between its code points. */
function charactersOf(text: string): readonly string[] {
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
}
