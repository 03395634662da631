/** A pattern that begins with these very words. */
export function startingWith(...words: readonly string[]): RegExp {
  return new RegExp(`^${words.map(literally).join('')}`)
}

/** Text as part of a pattern. */
export function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
