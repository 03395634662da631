import type { TextLanguage } from '../../streams/domain/localText.ts'

/** Language of the platform by the `lang` header. */
const LANGUAGES: Readonly<Record<string, TextLanguage>> = { zh: 'cmn', tw: 'zho', en: 'english' }

/** The language of a `lang` header; simplified Chinese for any other. */
export function languageOf(header: string | undefined): TextLanguage {
  return LANGUAGES[header ?? ''] ?? 'cmn'
}
