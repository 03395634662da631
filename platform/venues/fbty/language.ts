import type { TextLanguage } from '../../../streams/domain/localText.ts'

const LANGUAGES: Readonly<Record<string, TextLanguage>> = { CMN: 'cmn', ZHO: 'zho', ENGLISH: 'english' }

/** The language of a body's `languageType`; simplified Chinese for any other, and for a body without it. */
export function languageOf(body: unknown): TextLanguage {
  const type: unknown =
    typeof body === 'object' && body !== null && 'languageType' in body ? body.languageType : ''
  return typeof type === 'string' && Object.hasOwn(LANGUAGES, type) ? (LANGUAGES[type] ?? 'cmn') : 'cmn'
}
