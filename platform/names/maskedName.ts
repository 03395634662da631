const HIDDEN = '***'
/** A name this long shows its last character too. */
const LONG = 4

/** A member's name as others see it in a ranking: its first character, and the last one of a long name. */
export function maskedName(name: string): string {
  const characters = Array.from(name)
  const [first = ''] = characters
  const last = characters.length >= LONG ? (characters.at(-1) ?? '') : ''
  return `${first}${HIDDEN}${last}`
}
