/** A pattern for texts that begin with these words. */
export function startingWith(...words: readonly string[]): RegExp {
  return new RegExp(`^${words.map(literally).join('')}`)
}

/** Escapes a text for use in a pattern. */
export function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
