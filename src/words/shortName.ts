const LATIN_LETTERS = 3
const OTHER_CHARACTERS = 4

/**
 * Short names of two teams, as television shows them: the first three letters as capitals, or the first four characters
 * of a name that is not in Latin letters. When both would be the same, those of the last word are taken.
 */
export function shortNames(home: string, away: string): readonly [home: string, away: string] {
  const first = [shortened(home), shortened(away)] as const
  return first[0] === first[1] ? [lastShortened(home), lastShortened(away)] : first
}

/** What stands in brackets at the end, as in `捷克(男双)`: cut, it would be left open. */
const IN_BRACKETS = /(\S)\s*[(（][^()（）]*[)）]?$/u

function shortened(full: string): string {
  const name = full.trim().replace(IN_BRACKETS, '$1')
  const characters = charactersOf(name.trim())
  if (!/^\p{Script=Latin}/u.test(name.trim())) return characters.slice(0, OTHER_CHARACTERS).join('')
  const letters = characters.filter((character) => /[\p{L}\p{N}]/u.test(character))
  return letters.slice(0, LATIN_LETTERS).join('').toUpperCase()
}

function lastShortened(name: string): string {
  const words = name.trim().split(/\s+/)
  if (words.length > 1) return shortened(words.at(-1) ?? name)
  return charactersOf(name.trim()).slice(-OTHER_CHARACTERS).join('')
}

/** Without cutting one that has several code points. */
function charactersOf(text: string): readonly string[] {
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
}
