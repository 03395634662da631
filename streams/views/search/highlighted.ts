import { foldText } from '../../domain/foldText.ts'

/** A piece of a text; `hit` when it is what was searched for. */
export interface TextPart {
  readonly text: string
  readonly hit: boolean
}

/**
 * Divides a text at each occurrence of the keyword, which is compared as the platform searches for it. The
 * pieces together are the text.
 */
export function highlighted(text: string, keyword: string): readonly TextPart[] {
  const wanted = foldText(keyword).trim()
  if (wanted === '') return [{ text, hit: false }]
  const { folded, places } = foldedPlaces(text)
  const parts: TextPart[] = []
  let done = 0
  const add = (to: number, hit: boolean): void => {
    if (to > done) parts.push({ text: text.slice(done, to), hit })
    done = Math.max(done, to)
  }
  let found = folded.indexOf(wanted)
  while (found !== -1) {
    add(places[found] ?? text.length, false)
    add(places[found + wanted.length] ?? text.length, true)
    found = folded.indexOf(wanted, found + wanted.length)
  }
  add(text.length, false)
  return parts
}

/** `places[i]`: where in the text the character is from which `folded[i]` was made. One can make several (`㎏`). */
function foldedPlaces(text: string): { readonly folded: string; readonly places: readonly number[] } {
  let folded = ''
  const places: number[] = []
  let at = 0
  for (const character of text) {
    const made = foldText(character)
    folded += made
    for (let index = 0; index < made.length; index += 1) places.push(at)
    at += character.length
  }
  return { folded, places }
}
