import type { TextLanguage } from '../domain/localText.ts'
import type { Settings } from '../feeds/settings/index.ts'

/** The language of texts that exist in all languages, by the one of the settings. */
export const TEXT_LANGUAGES: Readonly<Record<Settings['language'], TextLanguage>> = {
  CMN: 'cmn',
  ZHO: 'zho',
  ENGLISH: 'english',
}
