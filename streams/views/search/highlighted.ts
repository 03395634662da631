/** A piece of a text; `hit` when it is what was searched for. */
export interface TextPart {
  readonly text: string
  readonly hit: boolean
}

/** Divides a text at each occurrence of the keyword, in any case. The pieces together are the text. */
export function highlighted(text: string, keyword: string): readonly TextPart[] {
  const wanted = keyword.trim().toLowerCase()
  if (wanted === '') return [{ text, hit: false }]
  const parts: TextPart[] = []
  let plain = ''
  let at = 0
  while (at < text.length) {
    const piece = text.slice(at, at + wanted.length)
    if (piece.toLowerCase() !== wanted) {
      plain += text.charAt(at)
      at += 1
      continue
    }
    if (plain !== '') parts.push({ text: plain, hit: false })
    parts.push({ text: piece, hit: true })
    plain = ''
    at += wanted.length
  }
  return plain === '' ? parts : [...parts, { text: plain, hit: false }]
}
