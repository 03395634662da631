/** How much of a name is looked at while it is typed, in characters. */
const LONGEST_QUERY = 40

/** A mention that is being typed: the name begins after the `@`. */
export interface OpenMention {
  /** Where the `@` is. */
  readonly at: number
  readonly query: string
}

/** The mention before the caret, or `null`. An `@` within a word, as in an address, begins none. */
export function openMention(draft: string, caret: number): OpenMention | null {
  const before = draft.slice(0, caret)
  const at = before.lastIndexOf('@')
  if (at < 0 || endsInWord(before.slice(0, at))) return null
  const query = before.slice(at + 1)
  return query.length > LONGEST_QUERY || /\s/u.test(query) ? null : { at, query }
}

/** The draft with the name in place of what was typed of it, and the caret after it. */
export function withMention(
  draft: string,
  { at, query }: OpenMention,
  name: string,
): { readonly draft: string; readonly caret: number } {
  const head = `${draft.slice(0, at)}@${name} `
  return { draft: head + draft.slice(at + 1 + query.length).trimStart(), caret: head.length }
}

/** The names that a query may mean, in their order: those that begin with it first, then those that contain it. */
export function namesFor(query: string, names: readonly string[], most: number): readonly string[] {
  const asked = query.toLowerCase()
  const found = [...new Set(names)].filter((name) => name.toLowerCase().includes(asked))
  const begins = (name: string): boolean => name.toLowerCase().startsWith(asked)
  return [...found.filter(begins), ...found.filter((name) => !begins(name))].slice(0, most)
}

/** Whether a text calls somebody by name. `@demo2` does not call `demo`. */
export function mentions(text: string, name: string): boolean {
  const call = `@${name}`
  for (let at = text.indexOf(call); name !== '' && at >= 0; at = text.indexOf(call, at + 1)) {
    if (!endsInWord(text.slice(0, at)) && !startsInWord(text.slice(at + call.length))) return true
  }
  return false
}

const endsInWord = (text: string): boolean => /[\p{L}\p{N}]$/u.test(text)
const startsInWord = (text: string): boolean => /^[\p{L}\p{N}_-]/u.test(text)
