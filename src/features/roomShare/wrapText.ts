/** The width of a text at a size, px. */
type Measure = (text: string, size: number) => number

export interface FittedText {
  readonly size: number
  readonly lines: readonly string[]
}

export interface TextPlace {
  readonly width: number
  /** Sizes that may be used, the largest first. */
  readonly sizes: readonly number[]
  /** With more lines a smaller size is used; at the smallest one there may be as many as needed. */
  readonly lines: number
}

/** A text in lines of a width, at the largest size that needs few enough lines. Nothing of it is left out. */
export function fitText(text: string, { width, sizes, lines }: TextPlace, measure: Measure): FittedText {
  let fitted: FittedText = { size: 0, lines: [] }
  for (const size of sizes) {
    fitted = { size, lines: linesOf(text, width, (part) => measure(part, size)) }
    if (fitted.lines.length <= lines) break
  }
  return fitted
}

function linesOf(text: string, width: number, measure: (text: string) => number): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const word of partsOf(text, 'word')) {
    if (measure((line + word).trimEnd()) <= width) {
      line += word
      continue
    }
    if (line.trim() !== '') lines.push(line.trim())
    line = ''
    // A word that is wider than a line is broken between its characters, such as an address.
    for (const character of partsOf(word, 'grapheme')) {
      if (line !== '' && measure(line + character) > width) {
        lines.push(line.trim())
        line = ''
      }
      line += character
    }
  }
  if (line.trim() !== '') lines.push(line.trim())
  return lines
}

function partsOf(text: string, granularity: 'word' | 'grapheme'): readonly string[] {
  return [...new Intl.Segmenter(undefined, { granularity }).segment(text)].map(({ segment }) => segment)
}
