import type { i18n as I18n } from 'i18next'
import { createI18n as createWith } from '../../src/i18n/i18n.ts'
import type { Language } from '../../src/i18n/languages.ts'
import { texts } from '../../src/i18n/texts/cmn/texts.ts'

/** With all texts from the start, as after the first screen that is loaded on demand. */
export function createI18n(language: Language): Promise<I18n> {
  return createWith(language, texts)
}
