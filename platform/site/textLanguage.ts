import type { TextLanguage } from '../../streams/domain/localText.ts'
import type { Language } from '../../streams/wire/site/headers.ts'

const LANGUAGES: Readonly<Record<Language, TextLanguage>> = { CMN: 'cmn', ZHO: 'zho', ENGLISH: 'english' }

/** The language of the platform's names for the language of a call. */
export function textLanguage(language: Language): TextLanguage {
  return LANGUAGES[language]
}
