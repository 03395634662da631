import type { TextLanguage } from '../../streams/domain/localText.ts'
import { textIn } from '../../streams/domain/localText.ts'

/** The letters by which a venue goes, before the word for sports. */
const LETTERS = 2

/** The name of a sports venue in a record: `PM体育` of `PMTY`. */
export function venueNameOf(code: string, language: TextLanguage): string {
  const letters = code.slice(0, LETTERS)
  return textIn({ cmn: `${letters}体育`, zho: `${letters}體育`, english: `${letters} Sports` }, language)
}
