import type { ToldCode } from './told.ts'

interface Comparing {
  /** The word of the code for a meaning of the documents, where it is not the same word in camel case. */
  readonly words?: Readonly<Record<string, string>>
  /** Codes that are told and not in the table, with the reason. */
  readonly left?: Readonly<Record<string, string>>
  /** Codes of the table that no document tells, with the reason. */
  readonly untold?: Readonly<Record<string, string>>
}

export const camelCase = (means: string): string =>
  means.replace(/[\s-]+(\w)/g, (_, letter: string) => letter.toUpperCase())

/**
 * Where a table (code → word) and the documents differ, in both directions: a code with another meaning, a
 * code that is missing, a code that is not told, and an exception that is none.
 */
export function disagreements(
  told: readonly ToldCode[],
  table: Readonly<Record<string, string>>,
  { words = {}, left = {}, untold = {} }: Comparing = {},
): readonly string[] {
  const known = new Set(told.map(({ code }) => String(code)))
  const toldCodes = told.flatMap(({ code, means }) => {
    const word = table[code]
    const expected = words[means] ?? camelCase(means)
    if (word === undefined) return Object.hasOwn(left, code) ? [] : [`${code} (${means}) is missing`]
    if (Object.hasOwn(left, code)) return [`${code} is there, though it is excepted`]
    return word === expected ? [] : [`${code} means ${means}, and not ${word}`]
  })
  const others = Object.keys(table).filter((code) => !known.has(code) && !Object.hasOwn(untold, code))
  const idle = [
    ...Object.keys(untold).filter((code) => known.has(code) || !Object.hasOwn(table, code)),
    ...Object.keys(left).filter((code) => !known.has(code)),
  ]
  return [
    ...toldCodes,
    ...others.map((code) => `${code} (${table[code] ?? ''}) is told nowhere`),
    ...idle.map((code) => `${code} is an exception that nothing needs`),
  ]
}

/** Where a table by which one side writes (word → code) uses a code that is not told, or tells otherwise. */
export function wronglyWritten(
  told: readonly ToldCode[],
  table: Readonly<Record<string, string | number>>,
  words: Readonly<Record<string, string>> = {},
): readonly string[] {
  return Object.entries(table).flatMap(([word, code]) => {
    const means = told.filter((each) => String(each.code) === String(code))
    const fits = means.some(({ means }) => (words[means] ?? camelCase(means)) === word)
    return fits ? [] : [`${word} is written as ${code}, which means ${means[0]?.means ?? 'nothing'}`]
  })
}
