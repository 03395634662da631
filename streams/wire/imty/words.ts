/** A table of words with numbers, such as those of the domain's vocabulary, which this layer does not import. */
export type NumberedWords = Readonly<Record<string, { readonly id: number }>>

/** The words of a table by their numbers. */
export function wordsById<W extends NumberedWords>(table: W): ReadonlyMap<number, keyof W & string> {
  return new Map(Object.entries(table).map(([word, { id }]) => [id, word]))
}
