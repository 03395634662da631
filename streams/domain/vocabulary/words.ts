/**
 * A table of words with numbers. The numbers are stored (decision 0064), so they never change and are never
 * reused; a new word gets the next one.
 */
export type WordTable = Readonly<Record<string, { readonly id: number }>>

/** A type guard for the words of a table. */
export function guardOf<T extends Readonly<Record<string, unknown>>>(
  table: T,
): (text: string) => text is keyof T & string {
  return (text): text is keyof T & string => Object.hasOwn(table, text)
}

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * The code of each word: its number in `base`, to 62, with `width` digits.
 *
 * @throws RangeError for a number that needs more digits or that two words share.
 */
export function codesOf<T extends WordTable>(
  name: string,
  table: T,
  { base, width }: { readonly base: number; readonly width: number },
): Readonly<Record<keyof T & string, string>> {
  const taken = new Map<string, string>()
  for (const [word, { id }] of Object.entries(table)) {
    const code = Number.isInteger(id) && id >= 0 ? inBase(id, base).padStart(width, '0') : ''
    const other = taken.get(code)
    if (code === '' || code.length > width)
      throw new RangeError(`${name}: the number of ${word} does not fit into ${width} digits: ${id}`)
    if (other !== undefined) throw new RangeError(`${name}: ${word} and ${other} have one number: ${id}`)
    taken.set(code, word)
  }
  const codes = Object.fromEntries([...taken].map(([code, word]) => [word, code]))
  return codes as Record<keyof T & string, string>
}

function inBase(id: number, base: number): string {
  if (id < base) return DIGITS.charAt(id)
  return inBase(Math.floor(id / base), base) + DIGITS.charAt(id % base)
}
