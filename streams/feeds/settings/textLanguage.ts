import type { TextLanguage } from '../../domain/localText.ts'
import type { Settings } from './settings.ts'

const LANGUAGES: Readonly<Record<Settings['language'], TextLanguage>> = {
  CMN: 'cmn',
  ZHO: 'zho',
  ENGLISH: 'english',
}

/** The language of texts that exist in all languages. */
export function textLanguage({ language }: Pick<Settings, 'language'>): TextLanguage {
  return LANGUAGES[language]
}
