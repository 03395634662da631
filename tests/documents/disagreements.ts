import type { DocumentedCode } from './documented.ts'

export interface Comparing {
  /** The word of the code for a meaning of the documents, where it is not the same word in camel case. */
  readonly words?: Readonly<Record<string, string>>
  /** Codes that are documented and not in the table, with the reason. */
  readonly left?: Readonly<Record<string, string>>
  /** Codes of the table that no document names, with the reason. */
  readonly undocumented?: Readonly<Record<string, string>>
}

export const camelCase = (means: string): string =>
  means.replace(/[\s-]+(\w)/g, (_, letter: string) => letter.toUpperCase())

/**
 * Where a table (code → word) and the documents differ, in both directions: a code with another meaning, a
 * code that is missing, a code that is not documented, and an exception that is none.
 */
export function disagreements(
  documented: readonly DocumentedCode[],
  table: Readonly<Record<string, string>>,
  { words = {}, left = {}, undocumented = {} }: Comparing = {},
): readonly string[] {
  const known = new Set(documented.map(({ code }) => String(code)))
  const documentedCodes = documented.flatMap(({ code, means }) => {
    const word = table[code]
    const expected = words[means] ?? camelCase(means)
    if (word === undefined) return Object.hasOwn(left, code) ? [] : [`${code} (${means}) is missing`]
    if (Object.hasOwn(left, code)) return [`${code} is there, though it is excepted`]
    return word === expected ? [] : [`${code} means ${means}, and not ${word}`]
  })
  const others = Object.keys(table).filter((code) => !known.has(code) && !Object.hasOwn(undocumented, code))
  const idle = [
    ...Object.keys(undocumented).filter((code) => known.has(code) || !Object.hasOwn(table, code)),
    ...Object.keys(left).filter((code) => !known.has(code)),
  ]
  return [
    ...documentedCodes,
    ...others.map((code) => `${code} (${table[code] ?? ''}) is documented nowhere`),
    ...idle.map((code) => `${code} is an exception that nothing needs`),
  ]
}

/** Where a table by which one side writes (word → code) uses an undocumented code, or one of another meaning. */
export function wronglyWritten(
  documented: readonly DocumentedCode[],
  table: Readonly<Record<string, string | number>>,
  words: Readonly<Record<string, string>> = {},
): readonly string[] {
  return Object.entries(table).flatMap(([word, code]) => {
    const means = documented.filter((each) => String(each.code) === String(code))
    const fits = means.some(({ means }) => (words[means] ?? camelCase(means)) === word)
    return fits ? [] : [`${word} is written as ${code}, which means ${means[0]?.means ?? 'nothing'}`]
  })
}
